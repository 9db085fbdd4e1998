import { type StaffCustomerRow, staffEndpoints } from '@sporta/contract';
import { Button, ButtonLink } from '@sporta/ui/components/button/Button.tsx';
import { EmptyState } from '@sporta/ui/components/feedback/EmptyState.tsx';
import { FilterChip } from '@sporta/ui/components/form/Chip.tsx';
import { UserCircleDuotone } from '@sporta/ui/icons/UserCircleDuotone.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { stringifySearch } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { DownloadMenu } from '../../shared/downloads/index.ts';
import { LoadProblem } from '../../shared/errors/index.ts';
import { SearchField } from '../../shared/filters/index.ts';
import { mayUse, useMe } from '../../shared/staff/index.ts';
import { DataTable, TableFoot } from '../../shared/table/index.ts';
import { SavedViews } from '../../shared/views/index.ts';
import { CustomerTabs } from './CustomerTabs.tsx';
import { columnsOf, customerHref } from './columns.tsx';
import { customersFile, customersQuery } from './customers-query.ts';
import type { CustomersSearch } from './customers-search.ts';

const rowId = ({ userId }: StaffCustomerRow) => userId;

interface CustomersPageProps {
  search: CustomersSearch;
  onSearch: (search: CustomersSearch) => void;
}

/** All customers this person sees. The address holds tab, search, order and page. */
export function CustomersPage({ search, onSearch }: CustomersPageProps) {
  const api = useApi();
  const me = useMe();
  const router = useRouter();
  const { data, error, refetch, isPlaceholderData } = useQuery(customersQuery(api, search));
  /** A changed filter begins at the first page again. */
  const change = (part: Partial<CustomersSearch>) => onSearch({ ...search, page: undefined, ...part });
  if (error && !data)
    return <LoadProblem page="Clienti" error={error} what="i clienti" onRetry={() => void refetch()} />;
  return (
    <>
      <title>Clienti | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Clienti</h1>
          <p className="muted">
            {me.allStores ? 'Persone e aziende che comprano qui.' : 'Chi ha ordinato nelle tue sedi.'}
          </p>
        </div>
        {mayUse(me, staffEndpoints.staffQuotes.list) ? (
          <ButtonLink kind="line" href="/banco/clienti/preventivi">
            Preventivi
          </ButtonLink>
        ) : null}
        {mayUse(me, staffEndpoints.staffCustomers.listFile) ? (
          <DownloadMenu kind="line" hrefOf={(format) => customersFile(api, format, search)} />
        ) : null}
      </div>
      <div className="tabs-row">
        <CustomerTabs
          current={search.tab ?? 'all'}
          counts={data?.counts}
          onChange={(tab) => change({ tab: tab === 'all' ? undefined : tab })}
        />
        <SavedViews room="customer" path="/clienti" search={stringifySearch({ ...search, page: undefined })} />
      </div>
      <section className="bx table clients-table" aria-label="Elenco dei clienti" aria-busy={isPlaceholderData}>
        <div className="filters">
          <div className="filter-row">
            <SearchField
              label="Cerca tra i clienti"
              placeholder="Nome, e-mail, telefono, ordine, carta"
              q={search.q ?? ''}
              onChange={(q) => change({ q: q || undefined })}
            />
            {search.company_id ? (
              <FilterChip name="Un’azienda" onRemove={() => change({ company_id: undefined })}>
                Un’azienda
              </FilterChip>
            ) : null}
          </div>
        </div>
        {data?.customers.length === 0 ? (
          <EmptyState
            icon={UserCircleDuotone}
            title="Nessun cliente qui"
            body="Prova con una parte del nome, la fine del telefono o il numero di un ordine."
            actions={
              <Button kind="line" onClick={() => onSearch({})}>
                Togli i filtri
              </Button>
            }
          />
        ) : (
          <>
            <DataTable
              caption="Clienti"
              columns={columnsOf(search.tab)}
              rows={data?.customers}
              rowId={rowId}
              rowName={({ name }) => name}
              sort={search.sort ?? 'name'}
              onSort={(sort) => change({ sort })}
              onOpen={({ userId }) => void router.navigate({ href: customerHref(userId) })}
            />
            {data ? (
              <TableFoot
                page={data.page}
                onPage={(page) => onSearch({ ...search, page: page === 1 ? undefined : page })}
              />
            ) : null}
          </>
        )}
      </section>
    </>
  );
}
