import { ClientOnly, createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { RecipeHint, recipeHintQuery } from '../../features/recipes/index.ts';
import { listingPart, readSearchSearch, SearchPage, scopeOf, topSearchesQuery } from '../../features/search/index.ts';
import { pageHead } from '../../features/seo/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { knownShopHash } from '../../shared/cart/index.ts';
import { listingQuery } from '../../shared/listing/index.ts';

export const Route = createFileRoute('/_shop/search')({
  validateSearch: readSearchSearch,
  loaderDeps: ({ search }) => readSearchSearch({ ...search }),
  loader: async ({ context: { queryClient, api }, deps }) => {
    const scope = scopeOf(deps);
    if (!scope) {
      await queryClient.ensureQueryData(topSearchesQuery(api));
      return { hasHint: false, title: 'Cerca nel negozio' };
    }
    const hash = knownShopHash(queryClient);
    const dish = deps.q
      ? queryClient.ensureQueryData(recipeHintQuery(api, hash, deps.q)).catch(() => [])
      : Promise.resolve([]);
    const listing = await queryClient.ensureInfiniteQueryData(listingQuery(api, hash, scope, listingPart(deps)));
    const hints = await dish;
    const first = listing.pages[0];
    if (first?.products.length === 0) await queryClient.ensureQueryData(topSearchesQuery(api));
    const searched = deps.q ?? deps.barcode;
    return {
      hasHint: hints.length > 0,
      title: searched ? `Cerca “${searched}”` : (first?.products[0]?.vendor.name ?? 'Marca'),
    };
  },
  // A search is worth finding; its endless narrowings are not.
  head: ({ loaderData, match }) => {
    const { q, ...narrowing } = match.search;
    return pageHead({
      origin: match.context.origin,
      path: q ? `/search?q=${encodeURIComponent(q)}` : '/search',
      title: loaderData?.title ?? 'Cerca',
      description: q
        ? `${q}: prezzi, offerte e consegna a casa. Scegli fra i prodotti di ${shopName()} e ricevi la spesa quando vuoi.`
        : `Cerca fra tutti i prodotti di ${shopName()}: prezzi, offerte e consegna a casa quando vuoi.`,
      noindex: !q || Object.values(narrowing).some((value) => value !== undefined),
    });
  },
  headers: () => ({ 'x-cache-seconds': '30' }),
  component: SearchRoute,
});

/** Its room is kept, so that the products do not move when it comes. */
const hintPlace = <div className="recipe-hint-place" />;

function SearchRoute() {
  const navigate = Route.useNavigate();
  const search = readSearchSearch({ ...Route.useSearch() });
  const { hasHint } = Route.useLoaderData();
  return (
    <SearchPage
      search={search}
      hint={
        hasHint && search.q ? (
          <ClientOnly fallback={hintPlace}>
            <Suspense fallback={hintPlace}>
              <RecipeHint q={search.q} />
            </Suspense>
          </ClientOnly>
        ) : null
      }
      onSearch={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
