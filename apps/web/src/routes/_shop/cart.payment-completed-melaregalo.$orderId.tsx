import { createFileRoute } from '@tanstack/react-router';
import { GiftCompletedPage } from '../../features/gift-vouchers/index.ts';
import { parseId } from '../../lib/parse-id.ts';
import { shopName } from '../../lib/shop-name.ts';
import { requireLogin } from '../../shared/session/index.ts';

export const Route = createFileRoute('/_shop/cart/payment-completed-melaregalo/$orderId')({
  params: {
    parse: ({ orderId }) => ({ orderId: parseId(orderId) }),
    stringify: ({ orderId }) => ({ orderId: String(orderId) }),
  },
  beforeLoad: requireLogin,
  head: () => ({ meta: [{ title: `Il tuo regalo — ${shopName()}` }, { name: 'robots', content: 'noindex' }] }),
  component: GiftCompletedRoute,
});

function GiftCompletedRoute() {
  const { orderId } = Route.useParams();
  return <GiftCompletedPage orderId={orderId} />;
}
