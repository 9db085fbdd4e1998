import type { Cart, CartChanges, CartItem } from './cart.ts';
import { itemsSum } from './items-sum.ts';

/**
 * The cart that `known` became. Undefined when that cannot be said, because something else has changed too: another device
 * was quicker, a price or the stock moved, the cart was locked. Then the whole cart has to be asked for.
 */
export function withChanges(known: Cart | undefined, changes: CartChanges): Cart | undefined {
  const { since, changedItems, removedItemIds, itemsSum: sum, ...whole } = changes;
  const isBase = known && known.cartId === whole.cartId && known.revision === since && known.locked === whole.locked;
  if (!isBase) return undefined;
  const replaced = new Set([...removedItemIds, ...changedItems.map(({ cartItemId }) => cartItemId)]);
  const kept = known.cartItems.filter(({ cartItemId }) => !replaced.has(cartItemId));
  const cartItems = [...kept, ...changedItems].sort(byPlace);
  return sumOfItems(cartItems) === sum ? { ...whole, cartItems } : undefined;
}

/** In the order they were added, free items last. */
function byPlace(a: CartItem, b: CartItem): number {
  return a.cartItemInsertionTypeId - b.cartItemInsertionTypeId || a.cartItemId - b.cartItemId;
}

/** `itemsSum` of lines as the shop answers them. */
export function sumOfItems(items: readonly CartItem[]): number {
  return itemsSum(
    items.map(({ cartItemId, quantity, grossTotal, errors, hint }) => ({
      cartItemId,
      quantity: Math.round(quantity * 1000),
      totalCents: Math.round(grossTotal * 100),
      errors: errors?.length ?? 0,
      hintPieces: hint?.add ?? 0,
    })),
  );
}
