import { createFileRoute } from '@tanstack/react-router';
import { breadcrumbData, pageHead, storeData } from '../../features/seo/index.ts';
import { StoresPage, storesQuery } from '../../features/stores/index.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { shopName } from '../../lib/shop-name.ts';
import { MAX_TEXT, placeQuery } from '../../shared/places/index.ts';

const readText = (q: unknown) => (typeof q === 'string' ? q.slice(0, MAX_TEXT) : '');

/** All stores (specification, section 2). What it says of itself comes with its loader: other pages do not load it. */
export const Route = createFileRoute('/_shop/store-locator/')({
  validateSearch: (search: Record<string, unknown>): { q?: string } => {
    const q = readText(search.q);
    return q ? { q } : {};
  },
  loader: async ({ context: { queryClient, api, origin }, location }) => {
    const text = readText((location.search as Record<string, unknown>).q);
    const [stores] = await Promise.all([
      queryClient.ensureQueryData(storesQuery(api)),
      // The list is complete without distances.
      queryClient.ensureQueryData(placeQuery(api, text)).catch(() => null),
    ]);
    // The instant goes with the page, so that browser and server say the same about who is open.
    const structuredData = [
      breadcrumbData(origin, [
        { name: 'Home', path: '/' },
        { name: 'Punti vendita', path: '/store-locator' },
      ]),
      ...stores.map((store) => storeData(origin, store)),
    ];
    return {
      now: shopNow(),
      origin,
      path: '/store-locator',
      title: 'Punti vendita',
      description: `Trova il punto vendita ${shopName()} più vicino: orari di oggi, servizi e ritiro della spesa online.`,
      structuredData,
    };
  },
  head: ({ loaderData, match }) => (loaderData ? pageHead({ ...loaderData, noindex: Boolean(match.search.q) }) : {}),
  headers: () => ({ 'x-cache-seconds': '60' }),
  component: StoresRoute,
});

function StoresRoute() {
  const navigate = Route.useNavigate();
  return (
    <StoresPage
      now={Route.useLoaderData().now}
      text={readText(Route.useSearch().q)}
      onText={(q) => void navigate({ search: q ? { q } : {}, replace: true, resetScroll: false })}
    />
  );
}
