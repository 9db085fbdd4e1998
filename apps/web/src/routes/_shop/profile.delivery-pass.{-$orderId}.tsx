import { createFileRoute } from '@tanstack/react-router';
import { PassPage, PassPurchasePage } from '../../features/delivery-passes/index.ts';
import { parseId } from '../../lib/parse-id.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/delivery-pass/{-$orderId}')({
  head: () => ({ meta: [{ title: `Abbonamento consegne — ${shopName()}` }] }),
  component: DeliveryPassRoute,
});

/** All of them, or how the purchase of one stands. */
function DeliveryPassRoute() {
  const { orderId } = Route.useParams();
  return orderId === undefined ? <PassPage /> : <PassPurchasePage orderId={parseId(orderId)} />;
}
