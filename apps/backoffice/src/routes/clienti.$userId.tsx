import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { CustomerPage, type CustomerSearch, customerIdOf, readCustomerSearch } from '../features/customer/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/clienti/$userId')({
  params: {
    parse: (params) => {
      const userId = customerIdOf(params.userId);
      if (userId === undefined) throw notFound();
      return { userId };
    },
  },
  validateSearch: readCustomerSearch,
  component: Customer,
});

function Customer() {
  const { userId } = Route.useParams();
  const search = Route.useSearch();
  const router = useRouter();
  const show = (next: CustomerSearch) =>
    void router.navigate({ href: hrefOf(`/clienti/${userId}`, next), resetScroll: false });
  return <CustomerPage key={userId} userId={userId} search={search} onSearch={show} />;
}
