import type { Product } from '@sporta/contract';
import type { Thousandths } from '@sporta/domain';
import type { UnsentChange } from './cart-keeper.ts';
import type { ChangeRequest } from './change-request.ts';

/** A change on the device. `product` is shown until the cart has a line of it. */
export interface KeptChange extends UnsentChange {
  product: Product | undefined;
  from: Thousandths;
  request?: ChangeRequest | undefined;
}

const KEY = 'sporta.cart-changes';

interface OnDevice {
  /** Account that made them: nobody sends what another one did. */
  by: number;
  changes: KeptChange[];
}

/** Changes of an account in their order; those of another one are forgotten. */
export function readKept(by: number): KeptChange[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as OnDevice | null;
    if (kept && kept.by !== by) forgetKeptChanges();
    return kept?.by === by ? kept.changes : [];
  } catch {
    return [];
  }
}

/** @returns whether the device took them */
export function writeKept(by: number, changes: readonly KeptChange[]): boolean {
  try {
    if (changes.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ by, changes }));
    return true;
  } catch {
    return false;
  }
}

/** At logout. */
export function forgetKeptChanges(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

/**
 * The changes with one more. Of a product that was only changed here, never tried, one change is left: from the quantity before the
 * first to the last.
 */
export function withChange(changes: readonly KeptChange[], next: UnsentChange): KeptChange[] {
  const index = changes.findLastIndex(({ productId }) => productId === next.productId);
  const last = changes[index];
  if (!last) return [...changes, next];
  if (last.request || next.request) return [...changes, { ...next, from: last.to }];
  const merged = { ...last, to: next.to };
  return merged.from === merged.to ? changes.toSpliced(index, 1) : changes.toSpliced(index, 1, merged);
}
