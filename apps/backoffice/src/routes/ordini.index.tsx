import { createFileRoute, useRouter } from '@tanstack/react-router';
import { OrdersPage, readOrdersSearch } from '../features/orders/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/ordini/')({
  validateSearch: readOrdersSearch,
  component: Orders,
});

function Orders() {
  const search = Route.useSearch();
  const router = useRouter();
  return <OrdersPage search={search} onSearch={(next) => void router.navigate({ href: hrefOf('/ordini', next) })} />;
}
