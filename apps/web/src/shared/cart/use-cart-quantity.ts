import type { Product } from '@sporta/contract';
import { quantityToWire, type Thousandths } from '@sporta/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';
import { knownSession, rememberWantedProduct } from '../session/index.ts';
import { quantityInCart } from './cart-lines.ts';
import { useOfCart } from './cart-query.ts';
import { flushQuantity } from './flush-quantity.ts';
import { wishes } from './wishes.ts';

/** Sets the quantity of a product: at once on the page, then on the server. Visitors are sent to log in first. */
export function useSetQuantity(): (product: Product, quantity: Thousandths) => void {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(
    (product, quantity) => {
      if (knownSession(queryClient).userId === 0) {
        rememberWantedProduct(product, quantityToWire(quantity));
        void router.navigate({ to: '/login', search: { redirect: router.state.location.href } });
        return;
      }
      wishes.set(product.productId, { quantity, product });
      flushQuantity(router.options.context.api, queryClient, product.productId);
    },
    [router, queryClient],
  );
}

export interface CartQuantity {
  /** In the cart, or wished; thousandths of the selling unit. */
  quantity: Thousandths;
  /** A change is on its way. */
  busy: boolean;
  /** A change waits for the network: the quantity before it, in thousandths. */
  keptFrom?: Thousandths | undefined;
}

const noWish = () => undefined;

/** How much of a product is in the cart, as the customer last chose it. */
export function useCartQuantity(productId: number): CartQuantity {
  const inCart = useOfCart((cart) => quantityInCart(cart, productId));
  const wish = useSyncExternalStore(wishes.subscribe, () => wishes.get(productId), noWish);
  if (!wish) return { quantity: inCart, busy: false };
  return { quantity: wish.quantity, busy: wish.keptFrom === undefined, keptFrom: wish.keptFrom };
}
