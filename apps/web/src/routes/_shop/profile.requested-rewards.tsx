import { createFileRoute } from '@tanstack/react-router';
import { RequestedRewardsPage, rewardRequestsQuery } from '../../features/rewards/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/requested-rewards')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(rewardRequestsQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Premi richiesti — ${shopName()}` }] }),
  component: RequestedRewardsPage,
});
