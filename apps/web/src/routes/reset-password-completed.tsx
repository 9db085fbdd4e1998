import { createFileRoute } from '@tanstack/react-router';
import { ResetCompletedPage } from '../features/identity/index.ts';
import { shopName } from '../lib/shop-name.ts';

export const Route = createFileRoute('/reset-password-completed')({
  head: () => ({ meta: [{ title: `Password cambiata — ${shopName()}` }, { name: 'robots', content: 'noindex' }] }),
  component: ResetCompletedPage,
});
