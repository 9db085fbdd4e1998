import { useSyncExternalStore } from 'react';
import { keptOnDevice } from '../cart/index.ts';

/* The question whether to leave with changes of the cart that have not reached the shop: who leaves loses them. */

export interface LeavingQuestion {
  /** How many products have a change that waits. */
  count: number;
  answer: (leaves: boolean) => void;
}

/** How long the late parts of a page, which draw the question, may take, in milliseconds: nobody is kept from leaving. */
const PATIENCE_MS = 5_000;

let asked: LeavingQuestion | undefined;
const listeners = new Set<() => void>();

function become(next: LeavingQuestion | undefined): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Asks where something would be lost. @returns whether to leave */
export function mayLeave(): Promise<boolean> {
  const count = keptOnDevice();
  if (count === 0) return Promise.resolve(true);
  asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (leaves: boolean) => {
      become(undefined);
      resolve(leaves);
    };
    become({ count, answer });
    setTimeout(() => listeners.size === 0 && answer(true), PATIENCE_MS);
  });
}

/** The question that is open. */
export function useLeavingQuestion(): LeavingQuestion | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
    () => undefined,
  );
}
