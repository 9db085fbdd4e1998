import { createFileRoute } from '@tanstack/react-router';
import { approvalsQuery, PeoplePage, peopleQuery, requireMaster } from '../../features/company/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/company')({
  beforeLoad: requireMaster,
  loader: async ({ context: { queryClient, api } }) => {
    await Promise.allSettled([
      queryClient.ensureQueryData(peopleQuery(api)),
      queryClient.ensureQueryData(approvalsQuery(api)),
    ]);
  },
  head: () => ({ meta: [{ title: `Persone dell’azienda — ${shopName()}` }] }),
  component: PeoplePage,
});
