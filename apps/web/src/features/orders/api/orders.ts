import { endpoints } from '@sporta/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

export const orderFilters = ['all', 'open', 'delivered'] as const;
export type OrderFilter = (typeof orderFilters)[number];

const PAGE_SIZE = 10;

/** Orders of the customer, the latest first, page after page. */
export function ordersQuery(api: Api, filter: OrderFilter) {
  return infiniteQueryOptions({
    queryKey: ['orders', filter],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(endpoints.order.list, { page: pageParam, page_size: PAGE_SIZE, filter }, { signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page.selPage < page.totPages ? page.selPage + 1 : undefined),
    staleTime: 15_000,
  });
}

export function orderQuery(api: Api, orderId: number) {
  return queryOptions({
    queryKey: ['orders', 'one', orderId],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.order.detail, { order_id: orderId }, { signal })).data.order,
    staleTime: 10_000,
  });
}
