import { endpoints, type Product } from '@sporta/contract';
import { euroToCents, quantityToWire } from '@sporta/domain';
import type { Picture } from '@sporta/ui/components/product/ProductPicture.tsx';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../lib/api.ts';
import { isSoldOut, pictureOf, rulesOf } from '../../../shared/product/index.ts';
import { ratingsQuery } from '../../../shared/tastes/index.ts';

/** Most products of a usual shop: what is bought often, not everything ever bought. */
const MOST = 40;

export interface UsualShop {
  items: { productId: number; quantity: number; picture: Picture | undefined; tint: string | undefined }[];
  /** About, at today's prices. */
  cents: number;
  /** The first of them, to be shown as cards. */
  products: Product[];
}

/** What the customer buys most, in the quantities they can be put back into the cart with. */
export function usualQuery(api: Api, hash: string, userId: number) {
  return queryOptions({
    queryKey: ['catalogue', hash, 'usual', userId],
    queryFn: async ({ signal, client }): Promise<UsualShop> => {
      const ratings = client.ensureQueryData(ratingsQuery(api)).catch(() => new Map<number, boolean>());
      const { data } = await api.call(
        endpoints.catalogue.products,
        { purchased: true, page_size: MOST, hash },
        { signal },
      );
      // by relevance: what is in most orders first. What was not liked is no usual shop
      const known = await ratings;
      const buyable = data.products.filter((product) => !isSoldOut(product) && known.get(product.productId) !== false);
      return {
        items: buyable.map((product) => ({
          productId: product.productId,
          quantity: quantityToWire(rulesOf(product).min),
          picture: pictureOf(product, '80px'),
          tint: product.tint,
        })),
        cents: buyable.reduce((sum, product) => sum + leastCents(product), 0),
        products: buyable.slice(0, 6),
      };
    },
    staleTime: 60_000,
  });
}

function leastCents(product: Product): number {
  return Math.round((euroToCents(product.priceDisplay) * rulesOf(product).min) / 1000);
}
