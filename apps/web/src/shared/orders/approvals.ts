import { endpoints, type OrderApproval } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { answerThatCounts } from './own-approval.ts';

/** What the master of the company was asked about one's own orders, as far as it still counts. */
export function ownApprovalQuery(api: Api, userId: number) {
  return queryOptions({
    queryKey: ['company-approvals', 'own', userId],
    queryFn: async ({ signal }): Promise<OrderApproval | null> => {
      const { approvals } = (await api.call(endpoints.company.approvals, {}, { signal })).data;
      return answerThatCounts(approvals, shopNow()) ?? null;
    },
  });
}
