import { createFileRoute } from '@tanstack/react-router';
import { rewardsCartQuery, rewardsQuery } from '../../features/rewards/api/rewards.ts';
import { RewardsPage } from '../../features/rewards/rewards-page.tsx';

export const Route = createFileRoute('/_shop/profile/rewards-cart')({
  loader: async ({ context: { queryClient, api } }) => {
    await Promise.all([
      queryClient.ensureQueryData(rewardsQuery(api)),
      queryClient.ensureQueryData(rewardsCartQuery(api)),
    ]).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Premi — Sporta' }] }),
  component: RewardsPage,
});
