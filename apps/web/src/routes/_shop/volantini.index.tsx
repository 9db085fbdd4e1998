import { createFileRoute } from '@tanstack/react-router';
import { FlyersPage, leafletsQuery } from '../../features/flyer/index.ts';
import { breadcrumbData, pageHead } from '../../features/seo/index.ts';
import { shopName } from '../../lib/shop-name.ts';
import { knownShopHash } from '../../shared/cart/index.ts';

/** All flyers (specification, section 2). What it says of itself comes with its loader: other pages do not load it. */
export const Route = createFileRoute('/_shop/volantini/')({
  loader: async ({ context: { queryClient, api, origin } }) => {
    await queryClient.ensureQueryData(leafletsQuery(api, knownShopHash(queryClient)));
    return {
      origin,
      path: '/volantini',
      title: 'Volantini',
      description: `Il volantino digitale di ${shopName()}: sfoglialo e metti le offerte direttamente nel carrello.`,
      structuredData: [
        breadcrumbData(origin, [
          { name: 'Home', path: '/' },
          { name: 'Volantini', path: '/volantini' },
        ]),
      ],
    };
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  headers: () => ({ 'x-cache-seconds': '60' }),
  component: FlyersPage,
});
