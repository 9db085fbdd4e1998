import type { StaffCompany } from '@sporta/contract';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import { euro } from '../../shared/figures/index.ts';
import { type Column, DataTable } from '../../shared/table/index.ts';

type Person = StaffCompany['people'][number];

const columns: Column<Person>[] = [
  {
    key: 'name',
    header: 'Chi',
    cell: ({ userId, name, email }) => (
      <>
        <Link className="row-link of-two-lines client-link" href={hrefOf(`/clienti/${userId}`)}>
          {name}
        </Link>
        <small>{email}</small>
      </>
    ),
  },
  {
    key: 'role',
    header: 'Ruolo',
    from: 'tablet',
    cell: ({ master }) => (master ? <Tag tone="green">Account principale</Tag> : 'Persona'),
  },
  {
    key: 'limit',
    header: 'Limite per ordine',
    figures: true,
    cell: ({ spendingLimit }) => (spendingLimit === undefined ? 'nessuno' : euro(spendingLimit)),
  },
  {
    key: 'budget',
    header: 'Budget del mese',
    figures: true,
    from: 'tablet',
    cell: ({ monthlyBudget, spentThisMonth }) =>
      monthlyBudget === undefined ? 'nessuno' : `${euro(spentThisMonth)} di ${euro(monthlyBudget)}`,
  },
  { key: 'orders', header: 'Ordini', figures: true, cell: ({ orders }) => orders },
];

/** Who buys for the company, masters first. */
export function PeoplePanel({ company: { people } }: { company: StaffCompany }) {
  return (
    <section className="bx table" aria-label="Utenti">
      <div className="client-panel-head">
        <h2>Utenti</h2>
      </div>
      <DataTable
        caption="Utenti"
        columns={columns}
        rows={people}
        rowId={({ userId }) => userId}
        rowName={({ name }) => name}
      />
    </section>
  );
}
