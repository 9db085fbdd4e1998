import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { Tx } from '../../platform/db/database.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { isOutsideHours } from '../delivery/index.ts';
import type { StoreHours } from '../warehouses/index.ts';
import { pickupsToCome } from './closed-pickups.repo.ts';

const { pickup } = deliveryServiceIds;

/**
 * Tells the customers whose order was to be fetched at an hour at which its store is closed from now on, and was open before. Their
 * orders stay as they are: staff, or they themselves, find another hour. In the transaction that writes the hours.
 */
export async function tellOfClosedPickups(
  tx: Tx,
  { warehouseId, before, after, now }: { warehouseId: number; before: StoreHours; after: StoreHours; now: Date },
): Promise<void> {
  for (const { orderId, ...slot } of await pickupsToCome(tx, warehouseId, now)) {
    if (!isOutsideHours(slot, pickup, after) || isOutsideHours(slot, pickup, before)) continue;
    await writeOutbox(tx, 'order.pickup-closed', { orderId });
  }
}
