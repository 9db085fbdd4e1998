import type { Db } from '../../platform/db/database.ts';
import { slotsWithRoom, unitsOfOrder } from './staff-slots.repo.ts';

/** Slots shown to choose from: about three days of a busy store. */
const mostSlots = 24;

/** Slots an order could move to: same store and service, with room for it, past the cut-off too while they have not ended. */
export async function slotsForOrder(
  db: Db,
  order: { orderId: number; warehouseId: number; deliveryServiceId: number; timeslotId: number },
  now: Date,
) {
  const units = await unitsOfOrder(db, order.orderId);
  const { warehouseId, deliveryServiceId, timeslotId: except } = order;
  return slotsWithRoom(db, { warehouseId, deliveryServiceId, units, except, now, limit: mostSlots });
}
