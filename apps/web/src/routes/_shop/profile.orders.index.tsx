import { createFileRoute } from '@tanstack/react-router';
import { OrdersPage } from '../../features/orders/index.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { shopName } from '../../lib/shop-name.ts';
import { ordersQuery } from '../../shared/orders/index.ts';

export const Route = createFileRoute('/_shop/profile/orders/')({
  // The page knows the filters: here they would be loaded by every visitor of the shop.
  validateSearch: (search): { stato?: string } => search,
  loader: async ({ context: { queryClient, api }, location }) => {
    if (!location.searchStr) await queryClient.ensureInfiniteQueryData(ordersQuery(api, 'all')).catch(() => undefined);
    return { now: shopNow() };
  },
  head: () => ({ meta: [{ title: `I tuoi ordini — ${shopName()}` }] }),
  component: OrdersRoute,
});

function OrdersRoute() {
  const { now } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  return (
    <OrdersPage
      now={now}
      wanted={Route.useSearch().stato}
      onFilter={(filter) =>
        void navigate({ search: filter === 'all' ? {} : { stato: filter }, replace: true, resetScroll: false })
      }
    />
  );
}
