import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { breadcrumbData, notFoundHead, pageHead, storeData } from '../../features/seo/index.ts';
import { NotFoundPage } from '../../features/shell/index.ts';
import {
  addressText,
  GoneStorePage,
  isGoneStore,
  StorePage,
  storeQuery,
  storesQuery,
} from '../../features/stores/index.ts';
import { parseId } from '../../lib/parse-id.ts';
import { shopNow } from '../../lib/shop-clock.ts';
import { useApi } from '../../lib/use-api.ts';

/** One store (specification, section 2). */
export const Route = createFileRoute('/_shop/store-locator/$warehouseId')({
  loader: async ({ context: { queryClient, api, origin }, params }) => {
    const store = await queryClient.ensureQueryData(storeQuery(api, parseId(params.warehouseId)));
    if (isGoneStore(store)) await queryClient.ensureQueryData(storesQuery(api));
    if (!store || isGoneStore(store)) throw notFound();
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
  head: ({ loaderData, match, params }) => {
    if (!loaderData) {
      const { queryClient, api } = match.context;
      const found = queryClient.getQueryData(storeQuery(api, Number(params.warehouseId)).queryKey);
      return notFoundHead(isGoneStore(found) ? `${found.name} ha chiuso` : undefined);
    }
    const { store, path, description, structuredData } = loaderData;
    return pageHead({ origin: match.context.origin, path, title: store.name, description, structuredData });
  },
  headers: () => ({ 'x-cache-seconds': '60' }),
  component: StoreRoute,
  notFoundComponent: NoStore,
});

function StoreRoute() {
  const { now } = Route.useLoaderData();
  const id = Number(Route.useParams().warehouseId);
  const { data: store } = useSuspenseQuery(storeQuery(useApi(), id));
  return !store || isGoneStore(store) ? <NoStore /> : <StorePage store={store} now={now} />;
}

/** With the status of a page that is not there: which store it was, where the shop knows it. */
function NoStore() {
  const id = Number(Route.useParams().warehouseId);
  const { data: found } = useQuery(storeQuery(useApi(), id));
  return isGoneStore(found) ? <GoneStorePage store={found} /> : <NotFoundPage />;
}
