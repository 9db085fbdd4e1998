import { createFileRoute } from '@tanstack/react-router';
import { ResetSentPage } from '../features/identity/index.ts';
import { shopName } from '../lib/shop-name.ts';

interface SentSearch {
  account?: string;
}

export const Route = createFileRoute('/reset-password-sent')({
  validateSearch: (search: Record<string, unknown>): SentSearch =>
    typeof search.account === 'string' ? { account: search.account } : {},
  head: () => ({ meta: [{ title: `Controlla la posta — ${shopName()}` }, { name: 'robots', content: 'noindex' }] }),
  component: SentRoute,
});

function SentRoute() {
  const { account } = Route.useSearch();
  return <ResetSentPage account={account} />;
}
