import { createFileRoute } from '@tanstack/react-router';
import { PointsPage, pointsQuery } from '../../features/rewards/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/points')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureInfiniteQueryData(pointsQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `I tuoi punti — ${shopName()}` }] }),
  component: PointsPage,
});
