import type { Cart } from '@sporta/contract';
import { cartItems, type EventItem } from './commerce-events.ts';

const KEY = 'sporta.analytics-cart';

/** The cart as it was before paying: paying leads through the page of a bank, and afterwards the cart is empty. */
export interface PendingPurchase {
  items: EventItem[];
  /** Euro. */
  value: number;
}

/** Remembers a cart for as long as the tab lives; an empty one is no news, as after paying. */
export function rememberCart(cart: Cart): void {
  if (cart.cartItems.length === 0) return;
  const pending: PendingPurchase = { items: cartItems(cart), value: cart.grossTotal };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Without storage the purchase is not counted.
  }
}

/** The cart that was paid; each only once, however often the page of the order is opened. */
export function takePurchase(): PendingPurchase | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return text ? (JSON.parse(text) as PendingPurchase) : undefined;
  } catch {
    return undefined;
  }
}

/** Consent taken back. */
export function forgetCart(): void {
  takePurchase();
}
