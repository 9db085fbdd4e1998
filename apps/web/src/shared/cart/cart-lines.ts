import type { Cart, CartItem } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { quantityFromWire, type Thousandths } from '@sporta/domain';

/** `cartItemInsertionTypeId` of a free product (specification, section 9). */
const FREE_INSERTION = insertionTypeIds.free;

/** A line a promotion added for nothing: it cannot be changed, only refused. */
export function isFreeLine(item: CartItem): boolean {
  return item.cartItemInsertionTypeId === FREE_INSERTION;
}

/** The line of a product that the customer put in; free items have lines of their own. */
export function lineOf(cart: Cart | undefined, productId: number): CartItem | undefined {
  return cart?.cartItems.find((item) => item.product.productId === productId && !isFreeLine(item));
}

export function quantityInCart(cart: Cart | undefined, productId: number): Thousandths {
  const line = lineOf(cart, productId);
  return line ? quantityFromWire(line.quantity) : 0;
}
