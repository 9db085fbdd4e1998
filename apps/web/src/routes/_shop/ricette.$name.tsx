import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { RecipePage, recipeProductsQuery, recipeQuery } from '../../features/recipes/index.ts';
import { breadcrumbData, notFoundHead, pageHead, recipeData } from '../../features/seo/index.ts';
import { useApi } from '../../lib/use-api.ts';
import { knownShopHash, useShopHash } from '../../shared/cart/index.ts';

/** One recipe. */
export const Route = createFileRoute('/_shop/ricette/$name')({
  loader: async ({ context: { queryClient, api, origin }, params }) => {
    const hash = knownShopHash(queryClient);
    const recipe = await queryClient.ensureQueryData(recipeQuery(api, hash, params.name));
    if (!recipe) throw notFound();
    await queryClient.ensureQueryData(recipeProductsQuery(api, hash, recipe));
    const path = `/ricette/${recipe.name}`;
    return {
      origin,
      path,
      title: `${recipe.title}: ricetta e ingredienti`,
      description: recipe.summary,
      image: recipe.pictures[0]?.mediaURL,
      structuredData: [
        recipeData(origin, recipe),
        breadcrumbData(origin, [
          { name: 'Home', path: '/' },
          { name: 'Ricette', path: '/ricette' },
          { name: recipe.title, path },
        ]),
      ],
    };
  },
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData) : notFoundHead()),
  headers: () => ({ 'x-cache-seconds': '30' }),
  component: RecipeRoute,
});

function RecipeRoute() {
  const { name } = Route.useParams();
  const { data: recipe } = useSuspenseQuery(recipeQuery(useApi(), useShopHash(), name));
  return recipe ? <RecipePage key={recipe.name} recipe={recipe} /> : null;
}
