import { createFileRoute, notFound } from '@tanstack/react-router';
import { OrderPage } from '../features/order/index.ts';

export const Route = createFileRoute('/ordini/$orderId')({
  params: {
    parse: ({ orderId }) => {
      if (!/^[1-9]\d{0,8}$/.test(orderId)) throw notFound();
      return { orderId: Number(orderId) };
    },
  },
  component: Order,
});

function Order() {
  const { orderId } = Route.useParams();
  return <OrderPage key={orderId} orderId={orderId} />;
}
