import { createFileRoute } from '@tanstack/react-router';
import { ProfileHomePage } from '../../features/account/index.ts';
import { OrdersAtAGlance } from '../../features/orders/index.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_shop/profile/')({
  head: () => ({ meta: [{ title: `Il tuo profilo — ${shopName()}` }] }),
  component: ProfileHomeRoute,
});

function ProfileHomeRoute() {
  return (
    <ProfileHomePage>
      <OrdersAtAGlance />
    </ProfileHomePage>
  );
}
