import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../../features/seo/head.ts';
import { breadcrumbData, storeData } from '../../features/seo/structured-data.ts';
import { storesQuery } from '../../features/stores/model/stores-query.ts';
import { StoresPage } from '../../features/stores/stores-page.tsx';

/** All stores (specification, section 2). */
export const Route = createFileRoute('/_shop/store-locator/')({
  loader: async ({ context: { queryClient, api, origin } }) => {
    const stores = await queryClient.ensureQueryData(storesQuery(api));
    // The instant goes with the page, so that browser and server say the same about who is open.
    const structuredData = [
      breadcrumbData(origin, [
        { name: 'Home', path: '/' },
        { name: 'Punti vendita', path: '/store-locator' },
      ]),
      ...stores.map((store) => storeData(origin, store)),
    ];
    return { now: Date.now(), structuredData };
  },
  head: ({ loaderData, match }) =>
    pageHead({
      origin: match.context.origin,
      path: '/store-locator',
      title: 'Punti vendita',
      description: 'Trova il punto vendita Sporta più vicino: orari di oggi, servizi e ritiro della spesa online.',
      structuredData: loaderData?.structuredData,
    }),
  headers: () => ({ 'x-cache-seconds': '60' }),
  component: StoresRoute,
});

function StoresRoute() {
  return <StoresPage now={Route.useLoaderData().now} />;
}
