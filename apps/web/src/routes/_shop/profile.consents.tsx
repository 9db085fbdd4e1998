import { createFileRoute } from '@tanstack/react-router';
import { ConsentsPage, userDisclaimersQuery } from '../../features/account/index.ts';

export const Route = createFileRoute('/_shop/profile/consents')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(userDisclaimersQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Consensi — Sporta' }] }),
  component: ConsentsPage,
});
