import type { Product } from '@sporta/contract';
import { nextQuantity, type Thousandths } from '@sporta/domain';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
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
      const now = wishedOrInCart(queryClient, productId);
      const next = nextQuantity(now, rulesOf(product));
      if (next <= now) return 'most';
      setQuantity(product, next);
      return 'added';
    },
    [queryClient, setQuantity],
  );
}

/** Adds so much of a product to what is in the cart or wished already; how much may be ordered is the shop's word. */
export function useAddQuantity(): (product: Product, more: Thousandths) => void {
  const queryClient = useQueryClient();
  const setQuantity = useSetQuantity();
  return useCallback(
    (product, more) => setQuantity(product, wishedOrInCart(queryClient, product.productId) + more),
    [queryClient, setQuantity],
  );
}

function wishedOrInCart(queryClient: QueryClient, productId: number): Thousandths {
  return wishes.get(productId)?.quantity ?? quantityInCart(knownCart(queryClient), productId);
}
