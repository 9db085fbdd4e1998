import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export const listsKey = ['lists'] as const;

/** Lists of the customer, the favourites first. */
export function listsQuery(api: Api) {
  return queryOptions({
    queryKey: listsKey,
    queryFn: async ({ signal }) => (await api.call(endpoints.lists.list, {}, { signal })).data.lists,
    staleTime: 15_000,
  });
}
