import { createFileRoute } from '@tanstack/react-router';
import { RecipesPage, recipesQuery } from '../../features/recipes/index.ts';
import { breadcrumbData, pageHead } from '../../features/seo/index.ts';
import { knownShopHash } from '../../shared/cart/index.ts';

/** All recipes. */
export const Route = createFileRoute('/_shop/ricette/')({
  loader: async ({ context: { queryClient, api } }) => {
    await queryClient.ensureQueryData(recipesQuery(api, knownShopHash(queryClient)));
  },
  head: ({ match }) =>
    pageHead({
      origin: match.context.origin,
      path: '/ricette',
      title: 'Ricette con la lista della spesa',
      description:
        'Ricette italiane con gli ingredienti da mettere nel carrello in un tocco: scegli per quante persone, alle confezioni pensiamo noi.',
      structuredData: [
        breadcrumbData(match.context.origin, [
          { name: 'Home', path: '/' },
          { name: 'Ricette', path: '/ricette' },
        ]),
      ],
    }),
  headers: () => ({ 'x-cache-seconds': '60' }),
  component: RecipesPage,
});
