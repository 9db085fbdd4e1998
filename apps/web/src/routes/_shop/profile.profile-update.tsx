import { createFileRoute } from '@tanstack/react-router';
import { ForgetMePage, ProfilePage } from '../../features/account/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { userDetailQuery } from '../../shared/session/index.ts';

interface ProfileSearch {
  login?: string;
  /** From the mail that confirms the wish to be forgotten. */
  anonymize_token?: string;
}

export const Route = createFileRoute('/_shop/profile/profile-update')({
  validateSearch: ({ login, anonymize_token: token }: Record<string, unknown>): ProfileSearch => ({
    ...(typeof login === 'string' ? { login } : {}),
    ...(typeof token === 'string' ? { anonymize_token: token } : {}),
  }),
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(userDetailQuery(api)).catch(() => undefined);
  },
  head: () => ({ meta: [{ title: `I tuoi dati — ${shopName()}` }, { name: 'referrer', content: 'no-referrer' }] }),
  component: ProfileRoute,
});

function ProfileRoute() {
  const { login, anonymize_token: token } = Route.useSearch();
  return login && token ? <ForgetMePage login={login} token={token} /> : <ProfilePage />;
}
