import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { CategoryPage } from '../../features/category/index.ts';
import { breadcrumbData, canonicalAddress, notFoundHead, pageHead } from '../../features/seo/index.ts';
import { useApi } from '../../lib/use-api.ts';
import { knownShopHash, useShopHash } from '../../shared/cart/index.ts';
import { departmentQuery, pathTo, slugOfNumber } from '../../shared/departments/index.ts';
import { bannersQuery } from '../../shared/editorial/index.ts';
import { countFilters, listingQuery, readListingSearch } from '../../shared/listing/index.ts';

/**
 * The catch-all route: the path is the slug of a category (specification, section 2), or another name the
 * specification has for a page of the shop. A slug that is no more may have the number of its category beside it, `?categoryId=`.
 */
export const Route = createFileRoute('/_shop/$')({
  validateSearch: readListingSearch,
  // The router adds what it was given to what was validated: only what makes sense is kept.
  loaderDeps: ({ search }) => readListingSearch({ ...search }),
  loader: async ({ context: { queryClient, api, origin }, params, deps, location }) => {
    // names of categories are in small letters, whoever types one by hand
    const slug = (params._splat ?? '').replace(/\/$/, '').toLowerCase();
    const canonical = canonicalAddress(slug);
    if (canonical) throw redirect({ href: canonical + location.searchStr, statusCode: 301 });
    const hash = knownShopHash(queryClient);
    const department = await queryClient.ensureQueryData(departmentQuery(api, hash, slug));
    const path = department ? pathTo(department, slug) : [];
    const category = path.at(-1);
    if (!category) {
      // Links of before, by number too; in the browser MovedCategory looks after them.
      const now = import.meta.env.SSR && (await slugOfNumber(api, hash, location.searchStr));
      throw now ? redirect({ href: `/${now}`, statusCode: 301 }) : notFound();
    }
    const [listing] = await Promise.all([
      queryClient.ensureInfiniteQueryData(listingQuery(api, hash, { parent_category_id: category.categoryId }, deps)),
      queryClient.ensureQueryData(bannersQuery(api, hash, { layout: 'category', category_id: category.categoryId })),
    ]);
    const page = listing.pages[0]?.page.selPage ?? 1;
    return {
      slug,
      path: `/${slug}${page > 1 ? `?page=${page}` : ''}`,
      title: `${page > 1 ? `Pagina ${page} – ` : ''}${category.seoTitle ?? category.name}`,
      description:
        category.seoDescription ??
        category.description ??
        `${category.name}: prezzi e offerte, a casa tua all’ora che vuoi.`,
      structuredData: [
        breadcrumbData(origin, [
          { name: 'Home', path: '/' },
          ...path.map(({ name, slug: each }) => ({ name, path: `/${each}` })),
        ]),
      ],
      noindex: countFilters(deps) > 0 || deps.sort !== undefined,
    };
  },
  head: ({ loaderData, match }) =>
    loaderData ? pageHead({ origin: match.context.origin, ...loaderData }) : notFoundHead(),
  headers: () => ({ 'x-cache-seconds': '30' }),
  component: CategoryRoute,
});

function CategoryRoute() {
  const { slug } = Route.useLoaderData();
  const search = readListingSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const { data: department } = useSuspenseQuery(departmentQuery(useApi(), useShopHash(), slug));
  return (
    <CategoryPage
      path={department ? pathTo(department, slug) : []}
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
