import { createFileRoute } from '@tanstack/react-router';
import { ProfileHomePage } from '../../features/account/index.ts';
import { OrdersAtAGlance } from '../../features/orders/index.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { shopName } from '../../lib/shop-name.ts';
import { ordersQuery } from '../../shared/orders/index.ts';

export const Route = createFileRoute('/_shop/profile/')({
  // The orders stand above everything else: drawn late they would push it down.
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureInfiniteQueryData(ordersQuery(api, 'all')).catch(() => undefined);
    return { now: shopNow() };
  },
  head: () => ({ meta: [{ title: `Il tuo profilo — ${shopName()}` }] }),
  component: ProfileHomeRoute,
});

function ProfileHomeRoute() {
  const { now } = Route.useLoaderData();
  return (
    <ProfileHomePage>
      <OrdersAtAGlance now={now} />
    </ProfileHomePage>
  );
}
