import { createFileRoute } from '@tanstack/react-router';
import { ResetRequestPage } from '../features/identity/index.ts';
import { shopName } from '../lib/shop-name.ts';

interface RequestSearch {
  /** E-mail or username already typed at the login. */
  account?: string;
}

export const Route = createFileRoute('/reset-password-request')({
  validateSearch: (search: Record<string, unknown>): RequestSearch =>
    typeof search.account === 'string' ? { account: search.account } : {},
  head: () => ({
    meta: [
      { title: `Password dimenticata — ${shopName()}` },
      { name: 'description', content: 'Ricevi per e-mail il collegamento per scegliere una nuova password.' },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: RequestRoute,
});

function RequestRoute() {
  const { account } = Route.useSearch();
  return <ResetRequestPage account={account} />;
}
