import { createFileRoute } from '@tanstack/react-router';
import { PaymentMethodsPage } from '../../features/account/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/payment-method')({
  head: () => ({ meta: [{ title: `Metodi di pagamento — ${shopName()}` }] }),
  component: PaymentMethodsPage,
});
