import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

/** Orders above a limit: with every key that begins with it, those of the whole company and one's own. */
export const approvalsKey = ['company-approvals'] as const;

/** What the master of the company was asked about one's own orders, and what one may order without asking. */
export function ownApprovalsQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: [...approvalsKey, 'own', userId],
    queryFn: async ({ signal }) => (await api.call(endpoints.company.approvals, {}, { signal })).data,
  });
}
