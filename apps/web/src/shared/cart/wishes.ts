import type { Product } from '@sporta/contract';
import type { Thousandths } from '@sporta/domain';

/** A quantity the customer chose that the server has not confirmed yet. */
export interface Wish {
  quantity: Thousandths;
  /** Shown where the cart has no line of it yet. */
  product?: Product | undefined;
  /** No network took it: it waits on the device, and the quantity before it was this. */
  keptFrom?: Thousandths;
}

type Listener = () => void;

/**
 * Quantities shown before the server has answered, by product. The cart of the server is never edited: a wish lies over
 * it and goes away when it is settled, so a refusal needs no undo.
 */
function createWishes() {
  let wishes: ReadonlyMap<number, Wish> = new Map();
  const listeners = new Set<Listener>();
  const publish = (next: ReadonlyMap<number, Wish>) => {
    wishes = next;
    for (const listener of listeners) listener();
  };
  return {
    get: (productId: number) => wishes.get(productId),
    all: () => wishes,
    set(productId: number, wish: Wish) {
      publish(new Map(wishes).set(productId, wish));
    },
    clear(productId: number) {
      if (!wishes.has(productId)) return;
      const next = new Map(wishes);
      next.delete(productId);
      publish(next);
    },
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** Of this page; empty while the page is rendered on the server. */
export const wishes = createWishes();
