import { useSyncExternalStore } from 'react';

/** Windows that any page can open over itself. They live outside the pages so that moving on does not lose them. */
export interface ShopWindows {
  cart: boolean;
  delivery: DeliveryRequest | undefined;
  fastPayment: boolean;
}

export interface DeliveryRequest {
  /** What the customer wants to change; on phones each has a sheet of its own. */
  about: 'address' | 'slot';
  /** What to open once address and slot are chosen. */
  then?: 'cart' | 'fast-payment' | undefined;
}

const closed: ShopWindows = { cart: false, delivery: undefined, fastPayment: false };

let current = closed;
const listeners = new Set<() => void>();

function change(next: Partial<ShopWindows>): void {
  current = { ...current, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Opens and closes the windows of the shop, in the browser. */
export const shopWindows = {
  /** Without asking whether the cart may be seen: see `useOpenCart`. */
  openCart: () => change({ cart: true }),
  closeCart: () => change({ cart: false }),
  openDelivery: (delivery: DeliveryRequest) => change({ delivery }),
  closeDelivery: () => change({ delivery: undefined }),
  openFastPayment: () => change({ fastPayment: true }),
  closeFastPayment: () => change({ fastPayment: false }),
  closeAll: () => change(closed),
};

export function useShopWindows(): ShopWindows {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => closed,
  );
}
