import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

export const userDetailKey = ['user-detail'] as const;

/** What the shop knows about the customer. */
export function userDetailQuery(api: Api) {
  return queryOptions({
    queryKey: userDetailKey,
    queryFn: async ({ signal }) => (await api.call(endpoints.account.detail, {}, { signal })).data.user,
  });
}
