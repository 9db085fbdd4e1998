import { createFileRoute } from '@tanstack/react-router';
import { userDisclaimersQuery } from '../../features/profile/api/disclaimers.ts';
import { ConsentsPage } from '../../features/profile/consents-page.tsx';

export const Route = createFileRoute('/_shop/profile/consents')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(userDisclaimersQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Consensi — Sporta' }] }),
  component: ConsentsPage,
});
