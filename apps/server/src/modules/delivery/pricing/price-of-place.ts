import { type SlotPrice, slotPrice } from '@sporta/domain';
import type { Position } from '@sporta/routing';
import type { Tx } from '../../../platform/db/database.ts';
import type { LockedSlot } from '../bookings.repo.ts';
import { passesNearby } from '../passes-nearby.ts';
import { readStopsOfSlot } from '../stops.repo.ts';

/** Whether a van passing by makes a place in this slot cheaper. */
export const mayCostLess = ({ eco, pricing }: Pick<LockedSlot, 'eco' | 'pricing'>): boolean =>
  eco && (pricing?.ecoDiscountCents ?? 0) > 0;

/**
 * What a place costs that is taken now in a slot this transaction has locked.
 * @param takenOrders places taken by others
 * @param home where the goods go, where that is known
 */
export async function priceOfPlace(
  tx: Tx,
  slot: LockedSlot,
  { takenOrders, home, now }: { takenOrders: number; home: Position | undefined; now: Date },
): Promise<SlotPrice> {
  const stops = home && mayCostLess(slot) ? await readStopsOfSlot(tx, slot.timeslotId) : [];
  return slotPrice({ ...slot, cutoffAt: slot.cutoffAt.getTime(), takenOrders }, slot.pricing ?? undefined, {
    now: now.getTime(),
    vanNearby: passesNearby(stops, home),
  });
}
