import { type ApiError, endpoints, isApiError, type ProductDetail, type UnsoldProduct } from '@sporta/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';

/**
 * A product with its facts; which it is and what to take in its place where it is not sold (any more); null when there is none of that
 * slug.
 */
export function productQuery(api: Api, hash: string, slug: string) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'product', slug],
    queryFn: async ({ signal }): Promise<ProductDetail | UnsoldProduct | null> => {
      try {
        return (await api.call(endpoints.catalogue.productBySlug, { slug, hash }, { signal })).data;
      } catch (error) {
        if (isApiError(error) && error.is('product-not-found', 'invalid-field')) return unsoldOf(error);
        throw error;
      }
    },
    staleTime: 30_000,
  });
}

/** What the refusal says beside itself. */
function unsoldOf({ data }: ApiError): UnsoldProduct | null {
  return isUnsold(data) ? data : null;
}

export function isUnsold(found: unknown): found is UnsoldProduct {
  return typeof found === 'object' && found !== null && 'alternatives' in found && 'product' in found;
}
