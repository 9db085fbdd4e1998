import { endpoints, type OrderSummary } from '@sporta/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import type { OrderFilter } from '../../orders/api/orders.ts';

const PAGE_SIZE = 20;
/** Largest page the call answers. */
const EXPORT_PAGE_SIZE = 100;

/** Orders of all the people of the company, the latest first, page after page. */
export function allOrdersQuery(api: Api, filter: OrderFilter) {
  return infiniteQueryOptions({
    queryKey: ['company-orders', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(endpoints.order.listAllUsers, { page: pageParam, page_size: PAGE_SIZE, filter }, { signal }))
        .data,
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page.selPage < page.totPages ? page.selPage + 1 : undefined),
    staleTime: 15_000,
  });
}

/** Every order of the filter, for a file. */
export async function readAllOrders(api: Api, filter: OrderFilter): Promise<OrderSummary[]> {
  const orders: OrderSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await api.call(endpoints.order.listAllUsers, { page, page_size: EXPORT_PAGE_SIZE, filter });
    orders.push(...data.orders);
    if (page >= data.page.totPages) return orders;
  }
}

/** What the company owes; with the paid ones when asked. */
export function dueDatesQuery(api: Api, withHistory: boolean) {
  return queryOptions({
    queryKey: ['due-dates', withHistory],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.dueDates.list, { show_history: withHistory }, { signal })).data,
  });
}

/** Address of the statement as PDF, with the same rows as the page. */
export function statementUrl(withHistory: boolean): string {
  const { path } = endpoints.dueDates.statement;
  return `/ebsn/api/${path}${withHistory ? '?show_history=true' : ''}`;
}
