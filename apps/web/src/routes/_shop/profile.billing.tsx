import { createFileRoute } from '@tanstack/react-router';
import { fiscalPersonsQuery } from '../../features/profile/api/fiscal-persons.ts';
import { BillingPage } from '../../features/profile/billing-page.tsx';

export const Route = createFileRoute('/_shop/profile/billing')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(fiscalPersonsQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Fatturazione — Sporta' }] }),
  component: BillingPage,
});
