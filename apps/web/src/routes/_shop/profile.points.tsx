import { createFileRoute } from '@tanstack/react-router';
import { pointsQuery } from '../../features/rewards/api/points.ts';
import { PointsPage } from '../../features/rewards/points-page.tsx';

export const Route = createFileRoute('/_shop/profile/points')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureInfiniteQueryData(pointsQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'I tuoi punti — Sporta' }] }),
  component: PointsPage,
});
