import { endpoints, type OrderApproval } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

/** The latest answer about an order above one's own limit that still counts: it waits, or it may be placed. */
export function ownApprovalQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: ['company-approvals', 'own', userId],
    queryFn: async ({ signal }): Promise<OrderApproval | null> => {
      const { approvals } = (await api.call(endpoints.company.approvals, {}, { signal })).data;
      return approvals.find(({ state }) => state === 'waiting' || state === 'approved') ?? null;
    },
  });
}
