import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { breadcrumbData, notFoundHead, pageHead, storeData } from '../../features/seo/index.ts';
import { addressText, StorePage, storeQuery } from '../../features/stores/index.ts';
import { parseId } from '../../lib/parse-id.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { useApi } from '../../lib/use-api.ts';

/** One store (specification, section 2). */
export const Route = createFileRoute('/_shop/store-locator/$warehouseId')({
  loader: async ({ context: { queryClient, api, origin }, params }) => {
    const store = await queryClient.ensureQueryData(storeQuery(api, parseId(params.warehouseId)));
    if (!store) throw notFound();
    const path = `/store-locator/${store.warehouseId}`;
    return {
      store,
      now: shopNow(),
      path,
      description: `${store.name}, ${addressText(store)}: orari, servizi e ritiro della spesa online.`,
      structuredData: [
        breadcrumbData(origin, [
          { name: 'Home', path: '/' },
          { name: 'Punti vendita', path: '/store-locator' },
          { name: store.name, path },
        ]),
        storeData(origin, store),
      ],
    };
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return notFoundHead();
    const { store, path, description, structuredData } = loaderData;
    return pageHead({ origin: match.context.origin, path, title: store.name, description, structuredData });
  },
  headers: () => ({ 'x-cache-seconds': '60' }),
  component: StoreRoute,
});

function StoreRoute() {
  const { now } = Route.useLoaderData();
  const id = Number(Route.useParams().warehouseId);
  const { data: store } = useSuspenseQuery(storeQuery(useApi(), id));
  return store ? <StorePage store={store} now={now} /> : null;
}
