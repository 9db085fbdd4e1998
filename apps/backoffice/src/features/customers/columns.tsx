import type { StaffCustomerRow, StaffCustomerTab } from '@sporta/contract';
import { formatDayNumeric, shopDay } from '@sporta/domain';
import { Tag } from '@sporta/ui/components/feedback/Badges.tsx';
import { Link } from '@sporta/ui/components/link/LinkContext.tsx';
import { hrefOf } from '../../lib/search-params.ts';
import type { Column } from '../../shared/table/index.ts';

export const customerHref = (userId: number): string => hrefOf(`/clienti/${userId}`);

const day = (at: string) => formatDayNumeric(shopDay(Date.parse(at)));

function StateTags({ toVerify, blocked }: StaffCustomerRow) {
  return (
    <>
      {blocked ? <Tag tone="err">Bloccato</Tag> : null}
      {toVerify ? <Tag tone="warn">Da verificare</Tag> : null}
    </>
  );
}

/** Where the invoices of a company go: shown where companies are looked at. */
const invoiceColumn: Column<StaffCustomerRow> = {
  key: 'invoices',
  header: 'Codice SdI e PEC',
  from: 'small-desk',
  cell: ({ company }) => (
    <span className="clients-contact">
      {company?.recipientCode ?? '—'}
      {company?.pec ? <small>{company.pec}</small> : null}
    </span>
  ),
};

/** Columns of the list; of companies with where their invoices go, instead of cards and points. */
export const columnsOf = (tab: StaffCustomerTab | undefined): Column<StaffCustomerRow>[] =>
  tab === 'company'
    ? customerColumns.flatMap((column) =>
        column.key === 'card' ? [invoiceColumn] : column.key === 'points' ? [] : [column],
      )
    : customerColumns;

const customerColumns: Column<StaffCustomerRow>[] = [
  {
    key: 'name',
    header: 'Cliente',
    sortable: true,
    cell: (row) => (
      <>
        <Link className="row-link of-two-lines clients-name" href={customerHref(row.userId)}>
          {row.name}
        </Link>
        {row.company ? <small>{row.company.name}</small> : null}
        <span className="phone-only">
          <StateTags {...row} />
        </span>
      </>
    ),
  },
  {
    key: 'contact',
    header: 'Contatti',
    from: 'tablet',
    cell: ({ email, phone }) => (
      <span className="clients-contact">
        {email}
        {phone ? <small>{phone}</small> : null}
      </span>
    ),
  },
  { key: 'card', header: 'Carta fedeltà', from: 'desk', cell: ({ fidelityCard }) => fidelityCard ?? '—' },
  {
    key: 'points',
    header: 'Punti',
    sortable: true,
    figures: true,
    from: 'small-desk',
    cell: ({ points }) => points.toLocaleString('it-IT'),
  },
  {
    key: 'orders',
    header: 'Ordini',
    figures: true,
    cell: ({ orders, lastOrderAt }) => (
      <>
        <b>{orders}</b>
        {lastOrderAt ? <small>ultimo {day(lastOrderAt)}</small> : null}
      </>
    ),
  },
  {
    key: 'since',
    header: 'Cliente dal',
    sortable: true,
    figures: true,
    from: 'small-desk',
    cell: ({ since }) => day(since),
  },
  { key: 'state', header: 'Stato', from: 'tablet', cell: (row) => <StateTags {...row} /> },
];
