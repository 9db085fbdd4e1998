import { createFileRoute } from '@tanstack/react-router';
import { approvalsQuery, MastersOnly, PeoplePage, peopleQuery, requireMaster } from '../../features/company/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { knownSession } from '../../shared/session/index.ts';

/** The page opens without the orders that wait when they are late: they have a place of their own on it. */
const APPROVALS_MS = 1_500;
const soonOrNever = (answer: Promise<unknown>) =>
  Promise.race([answer, new Promise((resolve) => setTimeout(resolve, APPROVALS_MS))]);

export const Route = createFileRoute('/_shop/profile/company')({
  beforeLoad: requireMaster,
  loader: async ({ context: { queryClient, api } }) => {
    if (!knownSession(queryClient).master) return;
    const approvals = queryClient.ensureQueryData(approvalsQuery(api));
    await Promise.allSettled([queryClient.ensureQueryData(peopleQuery(api)), soonOrNever(approvals)]);
  },
  head: () => ({ meta: [{ title: `Persone dell’azienda — ${shopName()}` }] }),
  component: () => (
    <MastersOnly title="Le persone le vede il responsabile dell’azienda">
      <PeoplePage />
    </MastersOnly>
  ),
});
