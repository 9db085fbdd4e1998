import type { Cart } from '@sporta/contract';
import type { PaymentChoice } from './payment-choice.ts';

/** What is bought and how: another choice is another request. */
export interface Purchase extends PaymentChoice {
  /** The next cart is another purchase, though it costs the same. */
  cartId: number;
  /** The place it is bought for. */
  timeslotId?: number | undefined;
  /** Where the customer saw that it goes; asked again from the store, nobody knows. */
  addressId?: number | undefined;
  /** Euro, as the customer saw it. */
  expectedTotal: number;
}

/** The cart as a page shows it, paid as chosen there: nothing else may be bought. */
export const purchaseOf = (cart: Cart, choice: PaymentChoice): Purchase => ({
  ...choice,
  cartId: cart.cartId,
  timeslotId: cart.timeslot?.timeslotId,
  addressId: cart.shippingAddress?.userAddressId,
  expectedTotal: cart.grossTotal,
});

interface Remembered {
  key: string;
  of: string;
}

const NAME = 'sporta.buy';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The `idempotency_key` of a purchase. It stays the same until the final answer, also after a reload or a lost connection,
 * so that pressing again never orders twice; another cart, slot, card or total gets a new one.
 */
export function buyKey(purchase: Purchase, store: Store, newKey: () => string): string {
  const of = textOf(purchase);
  const known = read(store);
  if (known?.of === of) return known.key;
  const key = newKey();
  try {
    store.setItem(NAME, JSON.stringify({ key, of } satisfies Remembered));
  } catch {
    // Storage refused by the browser: the key still holds for this one request.
  }
  return key;
}

/** Whether an earlier press asked for the very same purchase, and its final answer is not known yet. */
export function isAskedBefore(purchase: Purchase, store: Store): boolean {
  return read(store)?.of === textOf(purchase);
}

function textOf({ cartId, timeslotId, paymentTypeId, paymentAuthId, saveAuth, expectedTotal }: Purchase): string {
  return JSON.stringify([cartId, timeslotId ?? 0, paymentTypeId, paymentAuthId ?? 0, saveAuth, expectedTotal]);
}

/** The purchase whose final answer never came, on an earlier visit to the page too. */
export function askedPurchase(store: Store): Purchase | undefined {
  const known = read(store);
  if (!known) return undefined;
  try {
    const [cartId, timeslotId, paymentTypeId, paymentAuthId, saveAuth, expectedTotal] = JSON.parse(known.of);
    if (![cartId, timeslotId, paymentTypeId, paymentAuthId, expectedTotal].every(Number.isFinite)) return undefined;
    return {
      cartId,
      timeslotId: timeslotId || undefined,
      paymentTypeId,
      paymentAuthId: paymentAuthId || undefined,
      saveAuth: saveAuth === true,
      expectedTotal,
    };
  } catch {
    return undefined;
  }
}

/** After the final answer: ordered, or refused. */
export function forgetBuyKey(store: Store): void {
  try {
    store.removeItem(NAME);
  } catch {
    // Nothing was stored either.
  }
}

function read(store: Store): Remembered | undefined {
  try {
    const known = JSON.parse(store.getItem(NAME) ?? 'null') as Remembered | null;
    return typeof known?.key === 'string' && typeof known.of === 'string' ? known : undefined;
  } catch {
    return undefined;
  }
}
