import { createFileRoute } from '@tanstack/react-router';
import { PaymentMethodsPage } from '../../features/account/index.ts';

export const Route = createFileRoute('/_shop/profile/payment-method')({
  head: () => ({ meta: [{ title: 'Metodi di pagamento — Sporta' }] }),
  component: PaymentMethodsPage,
});
