import { createFileRoute } from '@tanstack/react-router';
import { rewardRequestsQuery } from '../../features/rewards/api/rewards.ts';
import { RequestedRewardsPage } from '../../features/rewards/requested-rewards-page.tsx';

export const Route = createFileRoute('/_shop/profile/requested-rewards')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(rewardRequestsQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Premi richiesti — Sporta' }] }),
  component: RequestedRewardsPage,
});
