import { createFileRoute } from '@tanstack/react-router';
import { AllOrdersPage } from '../../features/company/all-orders-page.tsx';
import { allOrdersQuery } from '../../features/company/api/company.ts';
import { requireMaster } from '../../features/company/model/require-master.ts';

export const Route = createFileRoute('/_shop/profile/all-orders/')({
  beforeLoad: requireMaster,
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureInfiniteQueryData(allOrdersQuery(api, { filter: 'all', text: '' })).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Tutti gli ordini — Sporta' }] }),
  component: AllOrdersPage,
});
