import { createFileRoute } from '@tanstack/react-router';
import { GiftsPage } from '../../features/gifts/index.ts';
import { giftsQuery } from '../../shared/vouchers/index.ts';

export const Route = createFileRoute('/_shop/profile/gifts')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(giftsQuery(api, false)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Buoni sconto — Sporta' }] }),
  component: GiftsPage,
});
