import { endpoints, isApiError, type ProductDetail } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

/** A product with its facts; null when there is none of that slug. */
export function productQuery(api: Api, hash: string, slug: string) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'product', slug],
    queryFn: async ({ signal }): Promise<ProductDetail | null> => {
      try {
        return (await api.call(endpoints.catalogue.productBySlug, { slug, hash }, { signal })).data;
      } catch (error) {
        if (isApiError(error) && error.is('product-not-found', 'invalid-field')) return null;
        throw error;
      }
    },
    staleTime: 30_000,
  });
}
