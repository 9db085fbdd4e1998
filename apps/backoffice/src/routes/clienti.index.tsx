import { createFileRoute, useRouter } from '@tanstack/react-router';
import { CustomersPage, readCustomersSearch } from '../features/customers/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/clienti/')({
  validateSearch: readCustomersSearch,
  component: Customers,
});

function Customers() {
  const search = Route.useSearch();
  const router = useRouter();
  return (
    <CustomersPage search={search} onSearch={(next) => void router.navigate({ href: hrefOf('/clienti', next) })} />
  );
}
