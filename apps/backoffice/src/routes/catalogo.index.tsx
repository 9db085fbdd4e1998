import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ProductsPage, readProductsSearch } from '../features/products/index.ts';
import { hrefOf } from '../lib/search-params.ts';

export const Route = createFileRoute('/catalogo/')({
  validateSearch: readProductsSearch,
  component: Products,
});

function Products() {
  const search = Route.useSearch();
  const router = useRouter();
  return (
    <ProductsPage search={search} onSearch={(next) => void router.navigate({ href: hrefOf('/catalogo', next) })} />
  );
}
