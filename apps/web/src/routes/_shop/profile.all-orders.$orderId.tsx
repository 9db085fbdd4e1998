import { createFileRoute } from '@tanstack/react-router';
import { MastersOnly, requireMaster } from '../../features/company/index.ts';
import { OrderMissing, OrderPage } from '../../features/orders/index.ts';
import { parseId } from '../../lib/parse-id.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { shopName } from '../../lib/shop-name.ts';
import { loadOrder } from '../../shared/orders/index.ts';
import { knownSession } from '../../shared/session/index.ts';

export const Route = createFileRoute('/_shop/profile/all-orders/$orderId')({
  params: {
    parse: ({ orderId }) => ({ orderId: parseId(orderId) }),
    stringify: ({ orderId }) => ({ orderId: String(orderId) }),
  },
  beforeLoad: requireMaster,
  loader: async ({ context: { queryClient, api }, params }) => {
    if (knownSession(queryClient).master) await loadOrder(queryClient, api, params.orderId);
    return { now: shopNow() };
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData ? `Ordine dell’azienda — ${shopName()}` : `Ordine non trovato — ${shopName()}` }],
  }),
  component: CompanyOrderRoute,
  notFoundComponent: () => <OrderMissing listHref="/profile/all-orders" />,
});

function CompanyOrderRoute() {
  const { orderId } = Route.useParams();
  const { now } = Route.useLoaderData();
  return (
    <MastersOnly title="Gli ordini di tutti li vede il responsabile dell’azienda">
      <OrderPage orderId={orderId} now={now} listHref="/profile/all-orders" />
    </MastersOnly>
  );
}
