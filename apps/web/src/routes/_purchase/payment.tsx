import { createFileRoute } from '@tanstack/react-router';
import { requireGoods } from '../../features/checkout/model/require-goods.ts';
import { PaymentPage } from '../../features/checkout/payment-page.tsx';

export const Route = createFileRoute('/_purchase/payment')({
  beforeLoad: requireGoods,
  head: () => ({ meta: [{ title: 'Pagamento — Sporta' }] }),
  component: PaymentPage,
});
