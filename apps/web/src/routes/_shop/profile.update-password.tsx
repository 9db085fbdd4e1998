import { createFileRoute } from '@tanstack/react-router';
import { AccessPage } from '../../features/account/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { userDetailQuery } from '../../shared/session/index.ts';

export const Route = createFileRoute('/_shop/profile/update-password')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(userDetailQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `Accesso e password — ${shopName()}` }] }),
  component: AccessPage,
});
