import { createFileRoute } from '@tanstack/react-router';
import { giftsQuery } from '../../features/gifts/api/gifts.ts';
import { GiftsPage } from '../../features/gifts/gifts-page.tsx';

export const Route = createFileRoute('/_shop/profile/gifts')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(giftsQuery(api, false)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Buoni sconto — Sporta' }] }),
  component: GiftsPage,
});
