import { createFileRoute } from '@tanstack/react-router';
import { LeaveForPayment } from '../features/app/index.ts';
import { shopName } from '../lib/shop-name.ts';

/** Where the in-app browser begins when a provider wants a form: the content security policy lets it go to providers only. */
export const Route = createFileRoute('/leave-for-payment')({
  head: () => ({ meta: [{ title: `Pagamento — ${shopName()}` }, { name: 'robots', content: 'noindex' }] }),
  component: LeaveForPayment,
});
