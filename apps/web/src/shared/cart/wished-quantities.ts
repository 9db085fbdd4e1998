import type { Thousandths } from '@sporta/domain';

/** A quantity the customer chose that the server has not confirmed yet. */
export interface Wish {
  quantity: Thousandths;
}

type Listener = () => void;

/**
 * Quantities shown before the server has answered, by product. The cart of the server is never edited: a wish lies over
 * it and goes away when it is settled, so a refusal needs no undo.
 */
export function createWishes() {
  let wishes: ReadonlyMap<number, Wish> = new Map();
  const listeners = new Set<Listener>();
  const publish = (next: ReadonlyMap<number, Wish>) => {
    wishes = next;
    for (const listener of listeners) listener();
  };
  return {
    get: (productId: number) => wishes.get(productId),
    all: () => wishes,
    set(productId: number, quantity: Thousandths) {
      publish(new Map(wishes).set(productId, { quantity }));
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
