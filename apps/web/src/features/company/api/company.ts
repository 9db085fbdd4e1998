import { endpoints, profileEndpoints } from '@sporta/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import type { OrdersRequest } from '../model/orders-wanted.ts';

const PAGE_SIZE = 20;

/** Orders of all the people of the company, the latest first, page after page. */
export function allOrdersQuery(api: Api, which: OrdersRequest) {
  return infiniteQueryOptions({
    queryKey: ['company-orders', which],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(endpoints.order.listAllUsers, { page: pageParam, page_size: PAGE_SIZE, ...which }, { signal }))
        .data,
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page.selPage < page.totPages ? page.selPage + 1 : undefined),
    staleTime: 15_000,
    // what was found stays in sight while more is typed
    placeholderData: keepPreviousData,
  });
}

/** Address of the same orders as a file for spreadsheets. */
export function ordersFileUrl(which: OrdersRequest): string {
  const { path } = endpoints.order.listAllUsersFile;
  return `/ebsn/api/${path}?${new URLSearchParams(Object.entries(which).map(([name, value]) => [name, String(value)]))}`;
}

/** What the company owes; with the paid ones when asked. */
export function dueDatesQuery(api: Api, withHistory: boolean) {
  return queryOptions({
    queryKey: ['due-dates', withHistory],
    queryFn: async ({ signal }) =>
      (await api.call(profileEndpoints.dueDates.list, { show_history: withHistory }, { signal })).data,
  });
}

/** Address of the same rows as a file for spreadsheets. */
export function dueDatesFileUrl(withHistory: boolean): string {
  const { path } = profileEndpoints.dueDates.listFile;
  return `/ebsn/api/${path}${withHistory ? '?show_history=true' : ''}`;
}

/** Address of the statement as PDF, with the same rows as the page. */
export function statementUrl(withHistory: boolean): string {
  const { path } = profileEndpoints.dueDates.statement;
  return `/ebsn/api/${path}${withHistory ? '?show_history=true' : ''}`;
}
