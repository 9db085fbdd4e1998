import { type Cart, endpoints } from '@sporta/contract';
import { quantityFromWire, quantityToWire, type Thousandths } from '@sporta/domain';
import { isFreeItem, lineOf, useCartAction } from '../../../shared/cart/index.ts';

/** What was put into the cart at once, and what was in it of the same products before. */
export interface AddedAtOnce {
  /** Products by their ids, each with its quantity before; 0: it was not there. */
  before: ReadonlyMap<number, Thousandths>;
  /** Nothing else was in the cart. */
  wasEmpty: boolean;
}

/** Remembers a cart before many products go into it. */
export function beforeAdding(cart: Cart | undefined, productIds: Iterable<number>): AddedAtOnce {
  const before = new Map<number, Thousandths>();
  for (const id of productIds) {
    const line = lineOf(cart, id);
    before.set(id, line ? quantityFromWire(line.quantity) : 0);
  }
  return { before, wasEmpty: cart?.cartItems.length === 0 };
}

/** Makes the cart again as it was before many products went into it; what else came in meanwhile stays. */
export function useTakeBack() {
  return useCartAction<AddedAtOnce>(async (api, { before, wasEmpty }) => {
    const only = 'changes' as const;
    const { data: cart } = await api.call(endpoints.cart.view, {});
    const lines = [...before].flatMap(([productId, quantity]) => {
      const line = lineOf(cart, productId);
      return line ? [{ line, quantity }] : [];
    });
    const others = cart.cartItems.filter(({ product }) => !before.has(product.productId));
    if (wasEmpty && others.every(isFreeItem)) {
      return api.call(endpoints.cartChanges.empty, { only });
    }
    for (const { line, quantity } of lines) {
      const cart_item_id = line.cartItemId;
      if (quantity > 0) {
        await api.call(endpoints.cartChanges.updateItem, { cart_item_id, quantity: quantityToWire(quantity), only });
      } else await api.call(endpoints.cartChanges.removeItem, { cart_item_id, only });
    }
    return api.call(endpoints.cart.view, {});
  });
}
