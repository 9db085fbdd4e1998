import { createFileRoute } from '@tanstack/react-router';
import { RecipesPage, recipesQuery } from '../../features/recipes/index.ts';
import { breadcrumbData, pageHead } from '../../features/seo/index.ts';
import { knownShopHash } from '../../shared/cart/index.ts';

/** All recipes. What it says of itself comes with its loader: other pages do not load it. */
export const Route = createFileRoute('/_shop/ricette/')({
  loader: async ({ context: { queryClient, api, origin } }) => {
    await queryClient.ensureQueryData(recipesQuery(api, knownShopHash(queryClient)));
    return {
      origin,
      path: '/ricette',
      title: 'Ricette con la lista della spesa',
      description:
        'Ricette italiane con gli ingredienti da mettere nel carrello in un tocco: scegli per quante persone, alle confezioni pensiamo noi.',
      structuredData: [
        breadcrumbData(origin, [
          { name: 'Home', path: '/' },
          { name: 'Ricette', path: '/ricette' },
        ]),
      ],
    };
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : {}),
  headers: () => ({ 'x-cache-seconds': '60' }),
  component: RecipesPage,
});
