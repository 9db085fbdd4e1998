import { createFileRoute } from '@tanstack/react-router';
import { requireMaster } from '../../features/company/model/require-master.ts';
import { orderQuery } from '../../features/orders/api/orders.ts';
import { OrderPage } from '../../features/orders/order-page.tsx';
import { parseId } from '../../lib/parse-id.ts';

export const Route = createFileRoute('/_shop/profile/all-orders/$orderId')({
  params: {
    parse: ({ orderId }) => ({ orderId: parseId(orderId) }),
    stringify: ({ orderId }) => ({ orderId: String(orderId) }),
  },
  beforeLoad: requireMaster,
  loader: async ({ context: { queryClient, api }, params }) => {
    await queryClient.ensureQueryData(orderQuery(api, params.orderId)).catch(() => undefined);
    return { now: Date.now() };
  },
  head: () => ({ meta: [{ title: 'Ordine dell’azienda — Sporta' }] }),
  component: CompanyOrderRoute,
});

function CompanyOrderRoute() {
  const { orderId } = Route.useParams();
  const { now } = Route.useLoaderData();
  return <OrderPage orderId={orderId} now={now} listHref="/profile/all-orders" />;
}
