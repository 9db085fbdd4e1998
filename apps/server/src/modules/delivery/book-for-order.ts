import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { PlaceSize } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import {
  findBookingOfOrder,
  freeExpiredHolds,
  type LockedSlot,
  lockSlots,
  takePlaceForStaff,
  writeConfirmed,
} from './bookings.repo.ts';
import { readOrderLines } from './cart-to-serve.repo.ts';
import { claimDoors, neededBehindDoors } from './lockers/claim-doors.ts';
import { type DatedPlace, slotWithTimes } from './staff-slots.repo.ts';

/*
 * A place in a slot for an order that staff place without a cart being held: the slot is locked first, because the order is written with
 * its times, and its place is taken for the order that is there then. Both run in the caller's transaction.
 */

/**
 * Locks a slot of this warehouse and service that has not begun, past its cut-off too.
 * @returns the slot, or why it cannot be
 */
export async function lockSlotForStaff(
  tx: Tx,
  wanted: { timeslotId: number; warehouseId: number; deliveryServiceId: number; now: Date },
): Promise<DatedPlace | 'slot-not-found' | 'slot-closed'> {
  const { timeslotId, now } = wanted;
  const [slot] = await lockSlots(tx, [timeslotId]);
  if (!slot || !isThere(slot, wanted)) return 'slot-not-found';
  const dated = await slotWithTimes(tx, timeslotId);
  return slot.closed || dated.beginAt <= now ? 'slot-closed' : dated;
}

const isThere = (slot: LockedSlot, wanted: { warehouseId: number; deliveryServiceId: number }) =>
  slot.warehouseId === wanted.warehouseId && slot.deliveryServiceId === wanted.deliveryServiceId;

/** Takes the place in a slot locked before. @returns false when it does not fit */
export async function bookForOrder(
  tx: Tx,
  order: PlaceSize & {
    orderId: number;
    cartId: number;
    accountId: number;
    deliveryServiceId: number;
    timeslotId: number;
    now: Date;
  },
): Promise<boolean> {
  const { now, ...booking } = order;
  await freeExpiredHolds(tx, [booking.timeslotId], now);
  if (!(await takePlaceForStaff(tx, booking.timeslotId, booking))) return false;
  await writeConfirmed(tx, booking);
  if (booking.deliveryServiceId !== deliveryServiceIds.locker) return true;
  const { bookingId } = (await findBookingOfOrder(tx, booking.orderId))!;
  const needs = neededBehindDoors(await readOrderLines(tx, booking.orderId));
  return (await claimDoors(tx, { bookingId, needs, now })) === 'claimed';
}
