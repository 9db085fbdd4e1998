import { endpoints, isApiError } from '@sporta/contract';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { Api } from '../../lib/api.ts';

const orderFilters = ['all', 'open', 'delivered'] as const;
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

/**
 * Reads an order before its page is drawn. Where the shop cannot answer, the page says so and tries again.
 * @throws notFound for the order of somebody else, which answers in the same way as one that does not exist
 */
export async function loadOrder(queryClient: QueryClient, api: Api, orderId: number): Promise<void> {
  try {
    await queryClient.ensureQueryData(orderQuery(api, orderId));
  } catch (error) {
    if (isApiError(error) && error.is('order-not-found')) throw notFound();
  }
}
