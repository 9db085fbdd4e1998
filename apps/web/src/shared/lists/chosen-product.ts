import type { Product } from '@sporta/contract';
import { useSyncExternalStore } from 'react';

/** The product a list is being chosen for. */
let chosen: Product | undefined;
const listeners = new Set<() => void>();

export function chooseListFor(product: Product | undefined): void {
  chosen = product;
  for (const listener of listeners) listener();
}

export function useChosenProduct(): Product | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => chosen,
    () => undefined,
  );
}
