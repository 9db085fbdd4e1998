import { createFileRoute } from '@tanstack/react-router';
import { OrderMissing, OrderPage } from '../../features/orders/index.ts';
import { parseId } from '../../lib/parse-id.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { shopName } from '../../lib/shop-name.ts';
import { loadOrder } from '../../shared/orders/index.ts';

export const Route = createFileRoute('/_shop/profile/orders/$orderId')({
  params: {
    parse: ({ orderId }) => ({ orderId: parseId(orderId) }),
    stringify: ({ orderId }) => ({ orderId: String(orderId) }),
  },
  loader: async ({ context: { queryClient, api }, params }) => {
    await loadOrder(queryClient, api, params.orderId);
    return { now: shopNow() };
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData ? `Il tuo ordine — ${shopName()}` : `Ordine non trovato — ${shopName()}` }],
  }),
  component: OrderRoute,
  notFoundComponent: () => <OrderMissing listHref="/profile/orders" />,
});

function OrderRoute() {
  const { orderId } = Route.useParams();
  const { now } = Route.useLoaderData();
  return <OrderPage orderId={orderId} now={now} />;
}
