import { createFileRoute } from '@tanstack/react-router';
import { orderQuery } from '../../features/orders/api/orders.ts';
import { OrderPage } from '../../features/orders/order-page.tsx';
import { parseId } from '../../lib/parse-id.ts';

export const Route = createFileRoute('/_shop/profile/orders/$orderId')({
  params: {
    parse: ({ orderId }) => ({ orderId: parseId(orderId) }),
    stringify: ({ orderId }) => ({ orderId: String(orderId) }),
  },
  loader: async ({ context: { queryClient, api }, params }) => {
    await queryClient.ensureQueryData(orderQuery(api, params.orderId)).catch(() => undefined);
    return { now: Date.now() };
  },
  head: () => ({ meta: [{ title: 'Il tuo ordine — Sporta' }] }),
  component: OrderRoute,
});

function OrderRoute() {
  const { orderId } = Route.useParams();
  const { now } = Route.useLoaderData();
  return <OrderPage orderId={orderId} now={now} />;
}
