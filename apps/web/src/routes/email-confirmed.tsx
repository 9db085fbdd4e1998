import { createFileRoute } from '@tanstack/react-router';
import { EmailConfirmedPage } from '../features/identity/index.ts';
import { shopName } from '../lib/shop-name.ts';
import { requireLogin } from '../shared/session/index.ts';

interface ConfirmedSearch {
  token?: string;
}

export const Route = createFileRoute('/email-confirmed')({
  validateSearch: (search: Record<string, unknown>): ConfirmedSearch =>
    typeof search.token === 'string' ? { token: search.token } : {},
  // An address is confirmed inside the account it becomes the address of.
  beforeLoad: requireLogin,
  // The code is a secret: it must not reach other sites through the address of this page.
  head: () => ({
    meta: [
      { title: `Conferma dell’e-mail — ${shopName()}` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: ConfirmedRoute,
});

function ConfirmedRoute() {
  const { token } = Route.useSearch();
  return <EmailConfirmedPage token={token} />;
}
