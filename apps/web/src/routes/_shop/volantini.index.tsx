import { createFileRoute } from '@tanstack/react-router';
import { knownShopHash } from '../../features/cart/model/index.ts';
import { FlyersPage } from '../../features/flyer/flyers-page.tsx';
import { leafletsQuery } from '../../features/flyer/model/leaflet-query.ts';
import { pageHead } from '../../features/seo/head.ts';
import { breadcrumbData } from '../../features/seo/structured-data.ts';

/** All flyers (specification, section 2). */
export const Route = createFileRoute('/_shop/volantini/')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(leafletsQuery(api, knownShopHash(queryClient)));
  },
  head: ({ match }) =>
    pageHead({
      origin: match.context.origin,
      path: '/volantini',
      title: 'Volantini',
      description: 'Il volantino digitale di Sporta: sfoglialo e metti le offerte direttamente nel carrello.',
      structuredData: [
        breadcrumbData(match.context.origin, [
          { name: 'Home', path: '/' },
          { name: 'Volantini', path: '/volantini' },
        ]),
      ],
    }),
  headers: () => ({ 'x-cache-seconds': '60' }),
  component: FlyersPage,
});
