import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';

/** Dishes that a search means; mostly none. In a file of its own: the page of a search loads nothing else of recipes. */
export function recipeHintQuery(api: Api, hash: string, q: string) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'recipe-hint', q],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.content.recipeSearch, { hash, q }, { signal })).data.recipes,
    staleTime: 5 * 60_000,
  });
}
