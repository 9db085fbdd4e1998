import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { Tx } from '../../platform/db/database.ts';
import {
  findBookingOfOrder,
  freeExpiredHolds,
  givePlaceBack,
  lockSlots,
  takePlaceForStaff,
  updateBooking,
} from './bookings.repo.ts';
import { readOrderLines } from './cart-to-serve.repo.ts';
import { claimDoors, neededBehindDoors } from './lockers/claim-doors.ts';
import { type DatedPlace, slotWithTimes } from './staff-slots.repo.ts';

/**
 * Moves the confirmed place of an order to another slot of the same warehouse and service, past the cut-off too, while the slot has
 * not ended. The price agreed for the old slot stays. Runs in the caller's transaction, after the cart and before the order are locked.
 * @returns the slot, or why it cannot be
 */
export async function moveBooking(
  tx: Tx,
  order: { orderId: number; timeslotId: number; warehouseId: number; deliveryServiceId: number; now: Date },
): Promise<DatedPlace | 'slot-not-found' | 'slot-full' | 'slot-closed'> {
  const { orderId, timeslotId, now } = order;
  const seen = await findBookingOfOrder(tx, orderId);
  const slots = await lockSlots(tx, [timeslotId, ...(seen ? [seen.timeslotId] : [])]);
  const wanted = slots.find((slot) => slot.timeslotId === timeslotId);
  const booking = await findBookingOfOrder(tx, orderId);
  if (!wanted || !booking) return 'slot-not-found';
  if (wanted.warehouseId !== order.warehouseId || wanted.deliveryServiceId !== order.deliveryServiceId)
    return 'slot-not-found';
  const slot = await slotWithTimes(tx, timeslotId);
  if (wanted.closed || slot.endAt <= now) return 'slot-closed';
  // goods that came back from a locker need doors again, in the slot they have too
  if (booking.timeslotId === timeslotId && wanted.deliveryServiceId !== deliveryServiceIds.locker) return slot;
  if (booking.timeslotId !== timeslotId) {
    await freeExpiredHolds(tx, [timeslotId], now);
    if (!(await takePlaceForStaff(tx, timeslotId, booking))) return 'slot-full';
    await givePlaceBack(tx, booking.timeslotId, booking);
    await updateBooking(tx, booking.bookingId, { timeslot_id: timeslotId });
  }
  if (wanted.deliveryServiceId === deliveryServiceIds.locker) {
    const needs = neededBehindDoors(await readOrderLines(tx, orderId));
    // whoever asked throws: nothing of the move is kept
    if ((await claimDoors(tx, { bookingId: booking.bookingId, needs, now })) !== 'claimed') return 'slot-full';
  }
  return slot;
}
