import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

/** What others search for: a way on from an empty page. */
export function topSearchesQuery(api: Api) {
  return queryOptions({
    queryKey: ['catalogue', 'top-searches'],
    queryFn: async ({ signal }): Promise<string[]> => {
      try {
        const { data } = await api.call(endpoints.catalogue.topSearches, {}, { signal });
        return data.searches.slice(0, 8).map(({ name }) => name);
      } catch {
        return [];
      }
    },
    staleTime: 10 * 60_000,
  });
}
