import { endpoints } from '@sporta/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

export type PurchaseSort = 'often' | 'recent';

/** What the customer bought before, page after page. */
export function purchasesQuery(api: Api, sort: PurchaseSort, hash: string) {
  return infiniteQueryOptions({
    queryKey: ['catalogue', hash, 'purchases', sort],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(endpoints.order.purchased, { page: pageParam, page_size: 20, sort, hash }, { signal })).data,
    initialPageParam: 1,
    getNextPageParam: ({ page }) => (page.selPage < page.totPages ? page.selPage + 1 : undefined),
    staleTime: 60_000,
  });
}
