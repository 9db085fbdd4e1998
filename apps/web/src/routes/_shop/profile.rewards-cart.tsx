import { createFileRoute } from '@tanstack/react-router';
import { RewardsPage, rewardsCartQuery, rewardsQuery } from '../../features/rewards/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/rewards-cart')({
  loader: async ({ context: { queryClient, api } }) => {
    await Promise.all([
      queryClient.ensureQueryData(rewardsQuery(api)),
      queryClient.ensureQueryData(rewardsCartQuery(api)),
    ]).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Premi — ${shopName()}` }] }),
  component: RewardsPage,
});
