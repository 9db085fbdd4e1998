import { createFileRoute } from '@tanstack/react-router';
import { AccessPage } from '../../features/profile/access-page.tsx';
import { userDetailQuery } from '../../features/profile/api/user-detail.ts';

export const Route = createFileRoute('/_shop/profile/update-password')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(userDetailQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: 'Accesso e password — Sporta' }] }),
  component: AccessPage,
});
