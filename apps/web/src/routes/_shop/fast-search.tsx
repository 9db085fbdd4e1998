import { createFileRoute } from '@tanstack/react-router';
import { knownShopHash } from '../../features/cart/model/index.ts';
import { FastSearchPage } from '../../features/fast-search/fast-search-page.tsx';
import { FastSearchStart } from '../../features/fast-search/fast-search-start.tsx';
import { fastSearchQuery } from '../../features/fast-search/model/fast-search-query.ts';
import { readList } from '../../features/fast-search/model/list-address.ts';
import { pageHead } from '../../features/seo/head.ts';

/** Spesa veloce: `q` is the list of words (specification, section 2). */
export const Route = createFileRoute('/_shop/fast-search')({
  validateSearch: (search: Record<string, unknown>): { q?: string } => {
    const q = readList(search.q);
    return q ? { q } : {};
  },
  loaderDeps: ({ search }) => ({ q: readList(search.q) }),
  loader: async ({ context: { queryClient, api }, deps: { q } }) => {
    if (q) await queryClient.ensureQueryData(fastSearchQuery(api, knownShopHash(queryClient), q));
  },
  head: ({ match }) =>
    pageHead({
      origin: match.context.origin,
      path: '/fast-search',
      title: 'Spesa veloce',
      description: 'Scrivi o incolla la tua lista della spesa: la cerchiamo tutta in una volta.',
      noindex: Boolean(match.search.q),
    }),
  component: FastSearchRoute,
});

function FastSearchRoute() {
  const q = readList(Route.useSearch().q);
  return q ? <FastSearchPage key={q} text={q} /> : <FastSearchStart />;
}
