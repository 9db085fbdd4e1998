import { createFileRoute } from '@tanstack/react-router';
import { ConsentsPage, userDisclaimersQuery } from '../../features/account/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/consents')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(userDisclaimersQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Consensi — ${shopName()}` }] }),
  component: ConsentsPage,
});
