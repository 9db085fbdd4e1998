import { createFileRoute } from '@tanstack/react-router';
import { CatalogPage } from '../../features/category/index.ts';
import { pageHead } from '../../features/seo/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { knownShopHash } from '../../shared/cart/index.ts';
import { departmentsQuery } from '../../shared/departments/index.ts';
import { countFilters, listingQuery, readListingSearch } from '../../shared/listing/index.ts';

/** Everything the shop sells: its departments, and all products with the filters of the address. */
export const Route = createFileRoute('/_shop/catalog')({
  validateSearch: readListingSearch,
  // The router adds what it was given to what was validated: only what makes sense is kept.
  loaderDeps: ({ search }) => readListingSearch({ ...search }),
  loader: async ({ context: { queryClient, api }, deps }) => {
    const hash = knownShopHash(queryClient);
    await Promise.all([
      queryClient.ensureQueryData(departmentsQuery(api, hash)),
      queryClient.ensureInfiniteQueryData(listingQuery(api, hash, { parent_category_id: 1 }, deps)),
    ]);
    return { narrowed: countFilters(deps) > 0 || deps.sort !== undefined || deps.page !== undefined };
  },
  head: ({ loaderData, match }) =>
    pageHead({
      origin: match.context.origin,
      path: '/catalog',
      title: 'Tutti i reparti: la spesa online',
      description: `Frutta e verdura, freschi, dispensa, bevande e casa: tutti i reparti di ${shopName()}, consegnati a casa tua.`,
      noindex: loaderData?.narrowed,
    }),
  headers: () => ({ 'x-cache-seconds': '30' }),
  component: CatalogRoute,
});

function CatalogRoute() {
  const navigate = Route.useNavigate();
  return (
    <CatalogPage
      search={readListingSearch({ ...Route.useSearch() })}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
