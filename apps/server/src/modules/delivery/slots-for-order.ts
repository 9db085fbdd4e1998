import { type PlaceSize, romeInstant } from '@sporta/domain';
import type { Db } from '../../platform/db/database.ts';
import { sizeOfOrder, slotsWithRoom } from './staff-slots.repo.ts';

/** Slots shown to choose from: about three days of a busy store. */
const mostSlots = 24;

/** Slots an order could move to: same store and service, with room for it, past the cut-off too while they have not ended. */
export async function slotsForOrder(
  db: Db,
  order: { orderId: number; warehouseId: number; deliveryServiceId: number; timeslotId: number },
  now: Date,
) {
  const size = await sizeOfOrder(db, order.orderId);
  const { warehouseId, deliveryServiceId, timeslotId: except } = order;
  return slotsWithRoom(db, { warehouseId, deliveryServiceId, ...size, except, now, limit: mostSlots });
}

/** Slots a new order of this size could have: same store and service, with room for it, not begun. */
export async function slotsToBook(
  db: Db,
  wanted: PlaceSize & { warehouseId: number; deliveryServiceId: number },
  now: Date,
) {
  const slots = await slotsWithRoom(db, { ...wanted, except: 0, now, limit: mostSlots + 1 });
  return slots.filter(({ day, beginTime }) => romeInstant(day, beginTime) > now.getTime()).slice(0, mostSlots);
}
