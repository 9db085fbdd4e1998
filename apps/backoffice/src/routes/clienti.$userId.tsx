import { createFileRoute, notFound } from '@tanstack/react-router';
import { CustomerPage, customerIdOf } from '../features/customer/index.ts';

export const Route = createFileRoute('/clienti/$userId')({
  params: {
    parse: (params) => {
      const userId = customerIdOf(params.userId);
      if (userId === undefined) throw notFound();
      return { userId };
    },
  },
  component: Customer,
});

function Customer() {
  const { userId } = Route.useParams();
  return <CustomerPage key={userId} userId={userId} />;
}
