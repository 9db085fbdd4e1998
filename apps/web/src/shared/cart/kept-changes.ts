import type { Product } from '@sporta/contract';
import type { Thousandths } from '@sporta/domain';
import { ownerOfDevice } from '../../lib/device.ts';
import type { UnsentChange } from './cart-keeper.ts';
import type { ChangeRequest } from './change-request.ts';

/** A change on the device. `product` is shown until the cart has a line of it. */
export interface KeptChange extends UnsentChange {
  product: Product | undefined;
  from: Thousandths;
  request?: ChangeRequest | undefined;
  /** How many times a shop that answers failed at it. */
  failures?: number;
}

const KEY = 'sporta.cart-changes';

interface OnDevice {
  /** Account that made them: nobody sends what another one did. 0 = whoever made them has left. */
  by: number;
  /** None = they are sent. */
  changes: KeptChange[];
}

/** @returns undefined where nothing is written */
function readDevice(): OnDevice | undefined {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? 'null') as OnDevice | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether the device took it */
function writeDevice(kept: OnDevice): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Changes of an account in their order. From here on the device is theirs: those of another one are forgotten. */
export function openKept(by: number): KeptChange[] {
  const kept = readDevice();
  if (kept?.by === by) return kept.changes;
  forgetKeptChanges();
  writeDevice({ by, changes: [] });
  return [];
}

/**
 * What the device has of an account by now: another page of the browser keeps and sends changes too.
 * @returns none when they are sent or somebody else is here; undefined when the browser has taken away all that was written
 */
export function readKept(by: number): KeptChange[] | undefined {
  const kept = readDevice();
  // A page of an older program says by nothing that all is sent.
  if (!kept) return ownerOfDevice() === 0 ? undefined : [];
  return kept.by === by ? kept.changes : [];
}

/**
 * That there are none is written too: it says that they are sent. Nothing is kept of an account that has left on another page.
 * @returns false when the device did not take them
 */
export function writeKept(by: number, changes: readonly KeptChange[]): boolean {
  const kept = readDevice();
  return kept && kept.by !== by ? true : writeDevice({ by, changes: [...changes] });
}

/** How many products of somebody wait on the device, whoever they are. */
export function keptOnDevice(): number {
  const kept = readDevice();
  return kept && kept.by !== 0 ? new Set(kept.changes.map(({ productId }) => productId)).size : 0;
}

/** Tells of changes that another page of the browser keeps or has sent. @returns stops it */
export function onKeptElsewhere(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** At logout. That nobody is here is written down: other pages know then that nothing of this is to be sent. */
export function forgetKeptChanges(): void {
  if (writeDevice({ by: 0, changes: [] })) return;
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
