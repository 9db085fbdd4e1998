import { createFileRoute } from '@tanstack/react-router';
import { ResetPage } from '../features/identity/index.ts';
import { shopName } from '../lib/shop-name.ts';

interface ResetSearch {
  e_mail?: string;
  login?: string;
  reset_token?: string;
}

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search: Record<string, unknown>): ResetSearch => {
    const { e_mail: email, login, reset_token: token } = search;
    return {
      ...(typeof email === 'string' ? { e_mail: email } : {}),
      ...(typeof login === 'string' ? { login } : {}),
      ...(typeof token === 'string' ? { reset_token: token } : {}),
    };
  },
  // The code is a secret: it must not reach other sites through the address of this page.
  head: () => ({
    meta: [
      { title: `Nuova password — ${shopName()}` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: ResetRoute,
});

function ResetRoute() {
  const { e_mail: email, login, reset_token: token } = Route.useSearch();
  return <ResetPage link={{ email, login, token }} />;
}
