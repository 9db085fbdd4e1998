import { createFileRoute } from '@tanstack/react-router';
import { PaymentErrorPage } from '../../features/checkout/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_purchase/payment-error/{-$orderId}')({
  head: () => ({ meta: [{ title: `Pagamento non riuscito — ${shopName()}` }] }),
  component: ErrorRoute,
});

/** Without an order when nothing was placed at all. */
function ErrorRoute() {
  const { orderId } = Route.useParams();
  const id = Number(orderId);
  return <PaymentErrorPage orderId={Number.isInteger(id) && id > 0 ? id : undefined} />;
}
