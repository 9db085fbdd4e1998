import { createFileRoute } from '@tanstack/react-router';
import { PaymentErrorPage } from '../../features/checkout/index.ts';
import { parseId } from '../../lib/parse-id.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_purchase/cart/payment-error/$orderId')({
  params: {
    parse: ({ orderId }) => ({ orderId: parseId(orderId) }),
    stringify: ({ orderId }) => ({ orderId: String(orderId) }),
  },
  head: () => ({ meta: [{ title: `Pagamento non riuscito — ${shopName()}` }] }),
  component: ErrorRoute,
});

function ErrorRoute() {
  const { orderId } = Route.useParams();
  return <PaymentErrorPage orderId={orderId} />;
}
