import { shopDay } from '@sporta/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import {
  FlyerPage,
  isOver,
  leafletProductsQuery,
  leafletQuery,
  leafletsQuery,
  pagePicture,
  periodText,
  readFlyerSearch,
} from '../../features/flyer/index.ts';
import { breadcrumbData, notFoundHead, pageHead } from '../../features/seo/index.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { useApi } from '../../lib/use-api.ts';
import { knownShopHash } from '../../shared/cart/index.ts';

/** One flyer (specification, section 2). */
export const Route = createFileRoute('/_shop/volantini/$volantino')({
  validateSearch: readFlyerSearch,
  loader: async ({ context: { queryClient, api, origin }, params }) => {
    const leaflet = await queryClient.ensureQueryData(leafletQuery(api, params.volantino));
    if (!leaflet) throw notFound();
    await queryClient.ensureQueryData(leafletProductsQuery(api, knownShopHash(queryClient), leaflet.leafletId));
    // the way on to the one in force
    if (isOver(leaflet, shopDay(shopNow())))
      await queryClient.ensureQueryData(leafletsQuery(api, knownShopHash(queryClient)));
    const { name, slug } = leaflet;
    const path = `/volantini/${slug}`;
    return {
      name,
      path,
      period: periodText(leaflet),
      image: pagePicture(leaflet, 1),
      structuredData: [
        breadcrumbData(origin, [
          { name: 'Home', path: '/' },
          { name: 'Volantini', path: '/volantini' },
          { name, path },
        ]),
      ],
    };
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? pageHead({
          origin: match.context.origin,
          path: loaderData.path,
          title: `${loaderData.name}, ${loaderData.period}`,
          description: `Il volantino ${loaderData.period}: ${loaderData.name}. Sfoglialo e metti le offerte nel carrello.`,
          image: loaderData.image,
          structuredData: loaderData.structuredData,
        })
      : notFoundHead(),
  headers: () => ({ 'x-cache-seconds': '30' }),
  component: FlyerRoute,
});

function FlyerRoute() {
  const { volantino } = Route.useParams();
  const search = readFlyerSearch({ ...Route.useSearch() });
  const navigate = Route.useNavigate();
  const { data: leaflet } = useSuspenseQuery(leafletQuery(useApi(), volantino));
  return leaflet ? (
    <FlyerPage
      leaflet={leaflet}
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  ) : null;
}
