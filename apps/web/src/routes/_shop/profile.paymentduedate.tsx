import { createFileRoute } from '@tanstack/react-router';
import { DueDatesPage, dueDatesQuery, MastersOnly, requireMaster } from '../../features/company/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { knownSession } from '../../shared/session/index.ts';

export const Route = createFileRoute('/_shop/profile/paymentduedate')({
  beforeLoad: requireMaster,
  loader: async ({ context: { queryClient, api } }) => {
    if (!knownSession(queryClient).master) return;
    await queryClient.ensureQueryData(dueDatesQuery(api, false)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Scadenze di pagamento — ${shopName()}` }] }),
  component: () => (
    <MastersOnly title="Le scadenze le vede il responsabile dell’azienda">
      <DueDatesPage />
    </MastersOnly>
  ),
});
