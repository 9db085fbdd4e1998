import { type StaffCompany, staffEndpoints } from '@sporta/contract';
import { addDays, shopDay } from '@sporta/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { OrdersFound } from '../../shared/clients/index.ts';
import { FilterMenu } from '../../shared/filters/index.ts';
import { orderKeys } from '../../shared/live/index.ts';
import { orderTabNames } from '../../shared/orders/index.ts';
import { type CompanySearch, readCompanySearch } from './company-search.ts';

const pageSize = 20;

const periods = [
  { value: '', label: 'Tutti i giorni' },
  { value: '30', label: 'Da 30 giorni fa' },
  { value: '90', label: 'Da 3 mesi fa' },
  { value: '365', label: 'Da un anno fa' },
];

interface OrdersPanelProps {
  company: StaffCompany;
  search: CompanySearch;
  onSearch: (search: CompanySearch) => void;
}

/** All orders of the company, by who placed them, how far they are, and when they are brought; the latest first. */
export function OrdersPanel({ company: { companyId, people }, search, onSearch }: OrdersPanelProps) {
  const api = useApi();
  const { person, state, period, page = 1 } = search;
  const input = {
    company_id: companyId,
    user_id: person,
    tab: state,
    from: period && addDays(shopDay(Date.now()), -Number(period)),
    sort: 'created' as const,
    direction: 'desc' as const,
    page,
    page_size: pageSize,
  };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: [...orderKeys.lists, 'of-company', input],
    queryFn: async ({ signal }) => (await api.call(staffEndpoints.staffOrders.list, input, { signal })).data,
    placeholderData: keepPreviousData,
  });
  /** A changed filter begins at the first page again. */
  const take = (field: 'person' | 'state' | 'period', value: string) =>
    onSearch({ ...search, page: undefined, [field]: readCompanySearch({ [field]: value })[field] });
  return (
    <section className="bx table" aria-label="Ordini" aria-busy={isPlaceholderData}>
      <div className="client-panel-head">
        <h2>Ordini</h2>
      </div>
      <div className="filters">
        <div className="filter-row">
          <FilterMenu
            name="Chi"
            value={String(person ?? '')}
            options={[
              { value: '', label: 'Tutti' },
              ...people.map(({ userId, name }) => ({ value: String(userId), label: name })),
            ]}
            onChange={(value) => take('person', value)}
          />
          <FilterMenu
            name="Stato"
            value={state ?? 'all'}
            options={orderTabNames.map(([value, label]) => ({ value, label }))}
            onChange={(value) => take('state', value === 'all' ? '' : value)}
          />
          <FilterMenu
            name="Consegna"
            value={period ?? ''}
            options={periods}
            onChange={(value) => take('period', value)}
          />
        </div>
      </div>
      <OrdersFound
        data={data}
        error={error}
        onRetry={() => void refetch()}
        ofCompany
        none="Nessun ordine così."
        onPage={(next) => onSearch({ ...search, page: next === 1 ? undefined : next })}
      />
    </section>
  );
}
