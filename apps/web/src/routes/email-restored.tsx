import { createFileRoute } from '@tanstack/react-router';
import { EmailRestoredPage } from '../features/identity/index.ts';
import { shopName } from '../lib/shop-name.ts';

interface RestoredSearch {
  token?: string;
}

export const Route = createFileRoute('/email-restored')({
  validateSearch: (search: Record<string, unknown>): RestoredSearch =>
    typeof search.token === 'string' ? { token: search.token } : {},
  // The code is a secret: it must not reach other sites through the address of this page.
  head: () => ({
    meta: [
      { title: `Rimetti il tuo indirizzo — ${shopName()}` },
      { name: 'robots', content: 'noindex' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: RestoredRoute,
});

function RestoredRoute() {
  const { token } = Route.useSearch();
  return <EmailRestoredPage token={token} />;
}
