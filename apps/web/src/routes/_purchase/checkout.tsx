import { createFileRoute } from '@tanstack/react-router';
import { CheckoutPage } from '../../features/checkout/index.ts';

export const Route = createFileRoute('/_purchase/checkout')({
  head: () => ({ meta: [{ title: 'Il tuo carrello — Sporta' }] }),
  component: CheckoutPage,
});
