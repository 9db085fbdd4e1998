import { createFileRoute } from '@tanstack/react-router';
import { SatispayPage } from '../../features/checkout/index.ts';
import { parseId } from '../../lib/parse-id.ts';
import { shopName } from '../../lib/shop-name.ts';

export const Route = createFileRoute('/_purchase/payment_/satispay/$orderId')({
  params: {
    parse: ({ orderId }) => ({ orderId: parseId(orderId) }),
    stringify: ({ orderId }) => ({ orderId: String(orderId) }),
  },
  head: () => ({ meta: [{ title: `Conferma con Satispay — ${shopName()}` }] }),
  component: SatispayRoute,
});

function SatispayRoute() {
  const { orderId } = Route.useParams();
  return <SatispayPage orderId={orderId} />;
}
