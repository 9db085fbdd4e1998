import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '../../features/checkout/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_purchase/checkout')({
  head: () => ({ meta: [{ title: `Il tuo carrello — ${shopName()}` }] }),
  component: CheckoutPage,
});
