import { createFileRoute } from '@tanstack/react-router';
import { AllOrdersPage, allOrdersQuery, requireMaster } from '../../features/company/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/all-orders/')({
  beforeLoad: requireMaster,
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureInfiniteQueryData(allOrdersQuery(api, { filter: 'all', text: '' })).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Tutti gli ordini — ${shopName()}` }] }),
  component: AllOrdersPage,
});
