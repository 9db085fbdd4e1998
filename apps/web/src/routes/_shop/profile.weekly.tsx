import { createFileRoute } from '@tanstack/react-router';
import { WeeklySlotsPage, weeklySlotsQuery } from '../../features/weekly-slots/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/weekly')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(weeklySlotsQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Fascia settimanale — ${shopName()}` }] }),
  component: WeeklySlotsPage,
});
