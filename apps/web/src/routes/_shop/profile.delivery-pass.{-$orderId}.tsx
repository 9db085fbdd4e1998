import { createFileRoute } from '@tanstack/react-router';
import { PassPage, PassPurchasePage } from '../../features/delivery-passes/index.ts';
import { parseOptionalId } from '../../lib/parse-optional-id.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/delivery-pass/{-$orderId}')({
  loader: ({ params }) => {
    parseOptionalId(params.orderId);
  },
  head: () => ({ meta: [{ title: `Abbonamento consegne — ${shopName()}` }] }),
  component: DeliveryPassRoute,
});

/** All of them, or how the purchase of one stands. */
function DeliveryPassRoute() {
  const orderId = parseOptionalId(Route.useParams().orderId);
  return orderId === undefined ? <PassPage /> : <PassPurchasePage orderId={orderId} />;
}
