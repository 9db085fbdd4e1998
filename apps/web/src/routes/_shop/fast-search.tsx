import { createFileRoute } from '@tanstack/react-router';
import { FastSearchPage, FastSearchStart, fastSearchQuery, readList } from '../../features/fast-search/index.ts';
import { pageHead } from '../../features/seo/index.ts';
import { knownShopHash } from '../../shared/cart/index.ts';

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
