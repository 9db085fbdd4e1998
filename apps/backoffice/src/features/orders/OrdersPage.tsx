import type { StaffOrderRow, StaffOrderTab } from '@sporta/contract';
import { capitalised, formatDayLong, isShopDay, shopDay } from '@sporta/domain';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { stringifySearch } from '../../lib/search-params.ts';
import { useApi } from '../../lib/use-api.ts';
import { NewOrder } from '../../shared/client-acts/index.ts';
import { DownloadMenu } from '../../shared/downloads/index.ts';
import { LoadProblem, OlderNote } from '../../shared/errors/index.ts';
import { clock, listCount } from '../../shared/figures/index.ts';
import { todayQuery } from '../../shared/live/index.ts';
import { useLastAnswer } from '../../shared/offline/index.ts';
import { useMe } from '../../shared/staff/index.ts';
import { DataTable, TableFoot, useSelection } from '../../shared/table/index.ts';
import { SavedViews } from '../../shared/views/index.ts';
import { orderColumns, orderHref } from './columns.tsx';
import { chipsOf, type Filter, filtersOf } from './filters.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderBulkBar } from './OrderBulkBar.tsx';
import { OrderRowMenu } from './OrderRowMenu.tsx';
import { OrdersFilters } from './OrdersFilters.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import { ordersFile, ordersQuery } from './orders-query.ts';
import { dayInForce, listInput, type OrdersSearch } from './orders-search.ts';

const rowId = ({ orderId }: StaffOrderRow) => orderId;

/** All orders of the stores of this person. The address holds tab, filters, order and page. */
export function OrdersPage({ search, onSearch }: { search: OrdersSearch; onSearch: (search: OrdersSearch) => void }) {
  const api = useApi();
  const me = useMe();
  const router = useRouter();
  const today = shopDay(Date.now());
  const selection = useSelection(rowId);
  const options = ordersQuery(api, search);
  const query = useQuery(options);
  const { data, error, isPlaceholderData } = query;
  const { failed, older, staleSince } = useLastAnswer(query, options.queryKey);
  const retry = () => void query.refetch();
  const day = dayInForce(search);
  const { data: glance } = useQuery(todayQuery(api, isShopDay(day) && day !== today ? day : undefined));
  const filters = filtersOf(search, me.stores, glance?.slots ?? [], today);
  const slot = filters.find(({ field, value }) => field === 'begin' && value);
  const oneDay = day !== 'all' && day !== 'week';

  /** A changed filter begins at the first page again. */
  const change = (part: Partial<OrdersSearch>) => onSearch({ ...search, page: undefined, ...part });
  const withoutFilters = () => onSearch({ tab: search.tab, day: search.day, sort: search.sort });

  const input = listInput(search, today);
  const sort = input.direction === 'desc' ? `-${input.sort}` : `${input.sort}`;
  return (
    <>
      <title>Ordini | Banco</title>
      <div className="bt">
        <div className="grow">
          <h1>Ordini</h1>
          <p className="muted">{data ? subtitle(data.page.totItems, { day, today, slot }) : '\u00a0'}</p>
        </div>
        <DownloadMenu kind="line" hrefOf={(format) => ordersFile(api, format, search)} />
        <NewOrder />
      </div>
      <div className="tabs-row">
        <OrderTabs
          current={search.tab ?? 'all'}
          counts={data?.counts}
          onChange={(tab: StaffOrderTab) => change({ tab })}
        />
        <SavedViews room="order" path="/ordini" search={stringifySearch({ ...search, page: undefined })} />
      </div>
      <OlderNote since={staleSince} onRetry={retry} />
      <section className="bx table orders-table" aria-label="Elenco degli ordini" aria-busy={isPlaceholderData}>
        <OrdersFilters
          {...{ search, filters, sort, onChange: change, onClear: withoutFilters }}
          chips={chipsOf(filters, search)}
        />
        {selection.rows.length > 0 ? <OrderBulkBar {...{ selection, search }} /> : null}
        {failed ? (
          <LoadProblem what="gli ordini" {...{ error, older }} onRetry={retry} />
        ) : data?.orders.length === 0 ? (
          <NoOrders
            slot={
              search.begin ? glance?.slots.find(({ beginTime }) => beginTime.startsWith(search.begin ?? '')) : undefined
            }
            day={oneDay ? (day === 'today' ? today : day) : undefined}
            filtered={chipsOf(filters, search).length > 0 || search.tab !== undefined}
            onClear={() => onSearch({ day: search.day, sort: search.sort })}
            onAllDays={() => onSearch({ day: 'all' })}
          />
        ) : (
          <>
            <DataTable
              caption="Ordini"
              columns={orderColumns(oneDay)}
              rows={data?.orders}
              rowId={rowId}
              rowName={({ orderNumber }) => `ordine ${orderNumber}`}
              sort={sort}
              onSort={(sort) => change({ sort })}
              selection={selection}
              onOpen={({ orderId }) => void router.navigate({ href: orderHref(orderId) })}
              rowEnd={(order) => <OrderRowMenu order={order} />}
            />
            {data ? (
              <TableFoot
                page={data.page}
                onPage={(page) => onSearch({ ...search, page: page === 1 ? undefined : page })}
                note="“ca.” = ancora da pesare"
                selects
              />
            ) : null}
          </>
        )}
      </section>
    </>
  );
}

interface Shown {
  day: string;
  today: string;
  /** The filter by slot, where one is chosen. */
  slot: Filter | undefined;
}

/** "Sabato 22 novembre, ore 16:52 · 30 ordini nella fascia 18–20". */
function subtitle(total: number, { day, today, slot }: Shown): string {
  const hours = slot?.options.find(({ value }) => value === slot.value)?.label;
  const orders = `${total === 1 ? '1 ordine' : `${listCount(total)} ordini`}${hours ? ` nella fascia ${hours}` : ''}`;
  if (day === 'all') return `${orders} di tutti i giorni`;
  if (day === 'week') return `${orders} nei prossimi 7 giorni`;
  const named = formatDayLong(day === 'today' ? today : day);
  const now = day === 'today' || day === today ? `, ore ${clock(new Date().toISOString())}` : '';
  return `${capitalised(named)}${now} · ${orders}`;
}
