import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '../../features/orders/index.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { shopName } from '../../lib/shop-name.ts';
import { ordersQuery } from '../../shared/orders/index.ts';

export const Route = createFileRoute('/_shop/profile/orders/')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureInfiniteQueryData(ordersQuery(api, 'all')).catch(() => undefined);
    return { now: shopNow() };
  },
  head: () => ({ meta: [{ title: `I tuoi ordini — ${shopName()}` }] }),
  component: OrdersRoute,
});

function OrdersRoute() {
  const { now } = Route.useLoaderData();
  return <OrdersPage now={now} />;
}
