import { endpoints } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../lib/api.ts';
import { knownSession } from '../session/index.ts';

export const ratingsKey = ['ratings'] as const;

/** What the customer liked and did not like, by product. */
export function ratingsQuery(api: Api) {
  return queryOptions({
    queryKey: [...ratingsKey, 'all'],
    queryFn: async ({ client, signal }) => {
      // they are nobody's but the customer's: staff who buy for them are refused
      if (knownSession(client).actedBy) return new Map<number, boolean>();
      const { ratings } = (await api.call(endpoints.tastes.productRatings, {}, { signal })).data;
      return new Map(ratings.map(({ productId, liked }) => [productId, liked]));
    },
    staleTime: 5 * 60_000,
  });
}
