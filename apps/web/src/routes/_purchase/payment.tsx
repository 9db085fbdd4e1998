import { createFileRoute } from '@tanstack/react-router';
import { PaymentPage } from '../../features/checkout/payment-page.tsx';

export const Route = createFileRoute('/_purchase/payment')({
  head: () => ({ meta: [{ title: 'Pagamento — Sporta' }] }),
  component: PaymentPage,
});
