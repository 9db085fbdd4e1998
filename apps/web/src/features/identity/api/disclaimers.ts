import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

/** The texts to accept or refuse at registration, the required ones first. */
export function disclaimersQuery(api: Api) {
  return queryOptions({
    queryKey: ['disclaimers'],
    queryFn: async ({ signal }) => (await api.call(endpoints.disclaimers.list, {}, { signal })).data.disclaimers,
    staleTime: 10 * 60_000,
  });
}
