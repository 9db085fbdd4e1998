import { createFileRoute } from '@tanstack/react-router';
import { GiftErrorPage } from '../../features/gift-vouchers/index.ts';
import { parseId } from '../../lib/parse-id.ts';
import { shopName } from '../../lib/shop-name.ts';
import { requireLogin } from '../../shared/session/index.ts';

export const Route = createFileRoute('/_shop/payment-error-melaregalo/$orderId')({
  params: {
    parse: ({ orderId }) => ({ orderId: parseId(orderId) }),
    stringify: ({ orderId }) => ({ orderId: String(orderId) }),
  },
  beforeLoad: requireLogin,
  head: () => ({ meta: [{ title: `Pagamento non riuscito — ${shopName()}` }, { name: 'robots', content: 'noindex' }] }),
  component: GiftErrorRoute,
});

function GiftErrorRoute() {
  const { orderId } = Route.useParams();
  return <GiftErrorPage orderId={orderId} />;
}
