import { createFileRoute } from '@tanstack/react-router';
import { BalancePage } from '../../features/gift-vouchers/index.ts';
import { pageHead } from '../../features/seo/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/gift-voucher/balance')({
  head: ({ match }) =>
    pageHead({
      origin: match.context.origin,
      path: '/gift-voucher/balance',
      title: 'Quanto resta sul buono regalo?',
      description: `Scrivi il codice del tuo buono regalo ${shopName()} e guarda quanto resta e fino a quando vale.`,
    }),
  component: BalancePage,
});
