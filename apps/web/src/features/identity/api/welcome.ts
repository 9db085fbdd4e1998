import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

/** What somebody who registers now gets. */
export function welcomeQuery(api: Api, accountType: 'household' | 'business') {
  return queryOptions({
    queryKey: ['welcome', accountType],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.account.welcome, { account_type: accountType }, { signal })).data,
    staleTime: 10 * 60_000,
  });
}
