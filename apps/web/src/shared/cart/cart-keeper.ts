import type { Product } from '@sporta/contract';
import type { Thousandths } from '@sporta/domain';
import type { ChangeRequest } from './change-request.ts';

/** A change that no network took. */
export interface UnsentChange {
  productId: number;
  product: Product | undefined;
  /** The quantity in the cart before it. */
  from: Thousandths;
  to: Thousandths;
  /** Absent = it was never tried. One that was may have been made, so it is sent again as it is. */
  request?: ChangeRequest | undefined;
}

/** Keeps changes on the device until there is a network. */
export interface CartKeeper {
  /** Something waits: what comes later waits behind it. */
  isWaiting(): boolean;
  keep(change: UnsentChange): void;
}

let keeper: CartKeeper | undefined;
const waiting: ((keeper: CartKeeper | undefined) => void)[] = [];
/** How long a change waits for the late parts of its page, in milliseconds. */
const PATIENCE_MS = 15_000;

/** The keeper comes with the parts of a page that load late; a page without one takes a change back and says so. */
export function setCartKeeper(next: CartKeeper | undefined): void {
  keeper = next;
  if (next) for (const go of waiting.splice(0)) go(next);
}

export function cartKeeper(): CartKeeper | undefined {
  return keeper;
}

/** The keeper, or none when the page has none after a while: who is quick taps before the late parts are there. */
export function keeperSoon(): Promise<CartKeeper | undefined> {
  if (keeper || typeof window === 'undefined') return Promise.resolve(keeper);
  return new Promise((resolve) => {
    waiting.push(resolve);
    setTimeout(() => resolve(keeper), PATIENCE_MS);
  });
}
