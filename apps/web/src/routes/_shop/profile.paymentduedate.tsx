import { createFileRoute } from '@tanstack/react-router';
import { DueDatesPage, dueDatesQuery, requireMaster } from '../../features/company/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/paymentduedate')({
  beforeLoad: requireMaster,
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(dueDatesQuery(api, false)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Scadenze di pagamento — ${shopName()}` }] }),
  component: DueDatesPage,
});
