import { createFileRoute } from '@tanstack/react-router';
import { RequestedRewardsPage, rewardRequestsQuery } from '../../features/rewards/index.ts';

export const Route = createFileRoute('/_shop/profile/requested-rewards')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(rewardRequestsQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Premi richiesti — Sporta' }] }),
  component: RequestedRewardsPage,
});
