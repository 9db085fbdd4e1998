import { createFileRoute } from '@tanstack/react-router';
import { SaveCardScreen } from '../../features/stripe-pay/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_purchase/payment_/stripe/card')({
  head: () => ({ meta: [{ title: `Aggiungi una carta — ${shopName()}` }] }),
  component: SaveCardScreen,
});
