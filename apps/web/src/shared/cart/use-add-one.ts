import type { Product } from '@sporta/contract';
import { nextQuantity } from '@sporta/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isSoldOut, rulesOf } from '../product/index.ts';
import { quantityInCart } from './cart-lines.ts';
import { knownCart } from './cart-query.ts';
import { useSetQuantity } from './use-cart-quantity.ts';
import { wishes } from './wishes.ts';

/** `most`: the cart holds as much of it as may be ordered. */
export type AddedOne = 'added' | 'sold-out' | 'most';

/** Adds one step more of a product to what is in the cart or wished already. */
export function useAddOne(): (product: Product) => AddedOne {
  const queryClient = useQueryClient();
  const setQuantity = useSetQuantity();
  return useCallback(
    (product) => {
      if (isSoldOut(product)) return 'sold-out';
      const { productId } = product;
      const now = wishes.get(productId)?.quantity ?? quantityInCart(knownCart(queryClient), productId);
      const next = nextQuantity(now, rulesOf(product));
      if (next <= now) return 'most';
      setQuantity(product, next);
      return 'added';
    },
    [queryClient, setQuantity],
  );
}
