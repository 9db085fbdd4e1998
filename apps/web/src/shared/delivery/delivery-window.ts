import { type OverlayName, overlays } from '../overlays/index.ts';

/** What the customer was doing when an address or a slot turned out to be missing. */
let next: OverlayName | undefined;

/** Opens the choice of address or slot, and comes back to `then` once both are chosen. */
export function openDelivery(about: 'address' | 'slot', then?: OverlayName): void {
  next = then;
  overlays.open(about);
}

/** Both are chosen: goes on with what they were needed for. */
export function finishDelivery(): void {
  const name = next;
  next = undefined;
  if (name) overlays.open(name);
  else overlays.close();
}

/** The customer cancelled: nothing else opens. */
export function leaveDelivery(): void {
  next = undefined;
  overlays.close();
}
