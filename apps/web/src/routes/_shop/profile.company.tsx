import { createFileRoute } from '@tanstack/react-router';
import { peopleQuery } from '../../features/company/api/people.ts';
import { requireMaster } from '../../features/company/model/require-master.ts';
import { PeoplePage } from '../../features/company/people-page.tsx';

export const Route = createFileRoute('/_shop/profile/company')({
  beforeLoad: requireMaster,
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(peopleQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Persone dell’azienda — Sporta' }] }),
  component: PeoplePage,
});
