import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { listsKey, listsQuery } from '../../../shared/lists/index.ts';

export { listsKey, listsQuery };

export function listQuery(api: Api, listId: number, hash: string) {
  return queryOptions({
    queryKey: [...listsKey, listId, hash],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.lists.detail, { list_id: listId, hash }, { signal })).data.list,
    staleTime: 15_000,
  });
}

/** A list somebody shared, by the code of its link; without login. */
export function sharedListQuery(api: Api, token: string, hash: string) {
  return queryOptions({
    queryKey: ['shared-list', token, hash],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.lists.shared, { share_token: token, hash }, { signal })).data.list,
    staleTime: 15_000,
    retry: false,
  });
}
