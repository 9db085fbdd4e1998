import { endpoints, type FastSearchResult, isApiError, type Recipe } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { wordsFor } from './recipe-amounts.ts';

/** Products looked at for an ingredient: the first may be sold out. */
const PRODUCTS = 5;

export function recipesQuery(api: Api, hash: string) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'recipes'],
    queryFn: async ({ signal }) => (await api.call(endpoints.content.recipeSearch, { hash }, { signal })).data.recipes,
    staleTime: 5 * 60_000,
  });
}

/** One recipe; null when there is none of that name. */
export function recipeQuery(api: Api, hash: string, name: string) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'recipe', name],
    queryFn: async ({ signal }): Promise<Recipe | null> => {
      try {
        return (await api.call(endpoints.content.recipeDetail, { name, hash }, { signal })).data.recipe;
      } catch (error) {
        if (isApiError(error) && error.is('recipe-not-found', 'invalid-field')) return null;
        throw error;
      }
    },
    staleTime: 60_000,
  });
}

/**
 * Products for the ingredients of a recipe, in their order: the list somebody would paste, for its own number of people. They are
 * of these ingredients: whoever changes the recipe meanwhile moves no product to the ingredient beside its own.
 */
export function recipeProductsQuery(api: Api, hash: string, recipe: Recipe) {
  const words = recipe.ingredients.map((each) => wordsFor(each));
  return queryOptions({
    queryKey: ['catalogue', hash, 'recipe-products', recipe.name, words],
    queryFn: async ({ signal }): Promise<FastSearchResult[]> => {
      const call = api.call(endpoints.catalogue.fastSearch, { words, hash, page_size: PRODUCTS }, { signal });
      return (await call).data.results;
    },
    staleTime: 60_000,
  });
}
