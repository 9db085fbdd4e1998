import { createFileRoute } from '@tanstack/react-router';
import { dueDatesQuery } from '../../features/company/api/company.ts';
import { DueDatesPage } from '../../features/company/due-dates-page.tsx';
import { requireMaster } from '../../features/company/model/require-master.ts';

export const Route = createFileRoute('/_shop/profile/paymentduedate')({
  beforeLoad: requireMaster,
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(dueDatesQuery(api, false)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Scadenze di pagamento — Sporta' }] }),
  component: DueDatesPage,
});
