import { createFileRoute } from '@tanstack/react-router';
import { BillingPage, fiscalPersonsQuery } from '../../features/account/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/billing')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(fiscalPersonsQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Fatturazione — ${shopName()}` }] }),
  component: BillingPage,
});
