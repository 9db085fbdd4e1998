import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { isShutThen, type StoreHours } from '../warehouses/index.ts';
import { type PickupToCome, pickupsToCome } from './closed-pickups.repo.ts';

const { pickup } = deliveryServiceIds;

/** Orders to be fetched from a store in windows to come at which it is not open all along, the soonest first. */
export async function closedPickups(
  db: Db,
  warehouseId: number,
  hours: StoreHours,
  now: Date,
): Promise<PickupToCome[]> {
  const all = await pickupsToCome(db, warehouseId, now);
  return all.filter((slot) => isShutThen(slot, pickup, hours));
}

/**
 * Tells the customers whose order was to be fetched at an hour at which its store is closed from now on, and was open before, or the other
 * way round. What a store that closes for good has promised it keeps: the day is no matter here. Their orders stay as they are: staff, or they themselves, find another hour. In the transaction that writes the hours.
 */
export async function tellOfClosedPickups(
  tx: Tx,
  { warehouseId, before, after, now }: { warehouseId: number; before: StoreHours; after: StoreHours; now: Date },
): Promise<void> {
  for (const { orderId, ...slot } of await pickupsToCome(tx, warehouseId, now)) {
    const isShut = isShutThen(slot, pickup, after);
    if (isShut === isShutThen(slot, pickup, before)) continue;
    await writeOutbox(tx, isShut ? 'order.pickup-closed' : 'order.pickup-open', { orderId });
  }
}
