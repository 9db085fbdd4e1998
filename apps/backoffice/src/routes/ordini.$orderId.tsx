import { createFileRoute, notFound } from '@tanstack/react-router';
import { OrderPage, orderIdOf } from '../features/order/index.ts';

export const Route = createFileRoute('/ordini/$orderId')({
  params: {
    parse: (params) => {
      const orderId = orderIdOf(params.orderId);
      if (orderId === undefined) throw notFound();
      return { orderId };
    },
  },
  component: Order,
});

function Order() {
  const { orderId } = Route.useParams();
  return <OrderPage key={orderId} orderId={orderId} />;
}
