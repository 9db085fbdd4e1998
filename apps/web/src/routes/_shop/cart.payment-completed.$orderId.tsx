import { createFileRoute } from '@tanstack/react-router';
import { PaymentCompletedPage } from '../../features/checkout/index.ts';
import { parseId } from '../../lib/parse-id.ts';
import { shopName } from '../../lib/shop-name.ts';
import { requireLogin } from '../../shared/session/index.ts';

export const Route = createFileRoute('/_shop/cart/payment-completed/$orderId')({
  params: {
    parse: ({ orderId }) => ({ orderId: parseId(orderId) }),
    stringify: ({ orderId }) => ({ orderId: String(orderId) }),
  },
  beforeLoad: requireLogin,
  head: () => ({ meta: [{ title: `Ordine fatto — ${shopName()}` }, { name: 'robots', content: 'noindex' }] }),
  component: CompletedRoute,
});

function CompletedRoute() {
  const { orderId } = Route.useParams();
  return <PaymentCompletedPage orderId={orderId} />;
}
