import { createFileRoute } from '@tanstack/react-router';
import { PaymentPage, requireGoods } from '../../features/checkout/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_purchase/payment')({
  beforeLoad: requireGoods,
  head: () => ({ meta: [{ title: `Pagamento — ${shopName()}` }] }),
  component: PaymentPage,
});
