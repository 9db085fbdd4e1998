import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { largerSize, type PlaceSize, placeSize, sameSize, sizeBeyond, smallerSize } from '@sporta/domain';
import type { Tx } from '../../platform/db/database.ts';
import {
  type Booking,
  confirmPlace,
  findBooking,
  findBookingOfOrder,
  findHold,
  findHoldsOfCart,
  giveSizeBack,
  lockSlotOf,
  lockSlots,
  takePlace,
  updateBooking,
} from './bookings.repo.ts';
import { readCartLines, readOrderLines } from './cart-to-serve.repo.ts';
import { holdEnd, release } from './hold-slot.ts';
import { claimDoors, largerNeeds, neededBehindDoors } from './lockers/claim-doors.ts';
import { cratesOfClaims, readClaims } from './lockers/claims.repo.ts';

/*
 * What the checkout and the orders do with a place in a slot. Everything here runs in the caller's transaction and locks
 * rows of the kind `timeslot`: lock customer and cart before, stock, order and payment after (platform/db/locks.ts).
 */

/** `lost`: given to somebody else. `closed`: past its cut-off, or closed by the shop. `full`: the cart grew too large. */
export type ConfirmOutcome = 'confirmed' | 'lost' | 'closed' | 'full';

/**
 * Turns the hold of a cart into the place of an order, counting the work and the crates of the cart now. The order row must exist.
 * A hold that has run out is still good as long as nobody took its place. The confirmed booking of an order that is being
 * replaced (`order/modify`) may be given too, as that order's: its size then only grows, and `shrinkBooking` takes back what
 * turns out not to be needed. Repeating the call for the same order is harmless.
 * @param goodsOf the order whose goods go behind the doors of a locker, where it is not the one that has the place
 */
export async function confirmHold(
  tx: Tx,
  {
    bookingId,
    orderId,
    goodsOf = orderId,
    now,
    ...size
  }: PlaceSize & { bookingId: number; orderId: number; goodsOf?: number; now: Date },
): Promise<ConfirmOutcome> {
  const found = await findAndLock(tx, bookingId);
  if (!found) return 'lost';
  const { booking, slot } = found;
  if (booking.state === 'released') return 'lost';
  if (booking.state === 'confirmed' && booking.orderId !== orderId) return 'lost';
  const wanted = booking.state === 'confirmed' ? largerSize(size, booking) : size;
  const isLocker = booking.deliveryServiceId === deliveryServiceIds.locker;
  if (booking.state === 'confirmed' && sameSize(booking, wanted) && !isLocker) return 'confirmed';
  if (slot.closed || slot.cutoffAt <= now) return 'closed';
  if (isLocker && !(await claimForOrder(tx, booking, { goodsOf, now }))) return 'full';
  const beyond = sizeBeyond(wanted, booking);
  return (await confirmPlace(tx, booking, { orderId, size: wanted, beyond, now })) ? 'confirmed' : 'full';
}

/** Doors for the goods of an order, beside those its place has already for the order it replaces. */
async function claimForOrder(
  tx: Tx,
  { bookingId, state }: Booking,
  { goodsOf, now }: { goodsOf: number; now: Date },
): Promise<boolean> {
  const own = neededBehindDoors(await readOrderLines(tx, goodsOf));
  const needs = state === 'confirmed' ? largerNeeds(own, cratesOfClaims(await readClaims(tx, bookingId))) : own;
  return (await claimDoors(tx, { bookingId, needs, now })) === 'claimed';
}

/**
 * Gives a place back: of an order (cancelled, expired payment) or one booking. Does nothing when it is free already.
 * @returns whether a place was given back
 */
export async function releaseBooking(tx: Tx, which: { bookingId: number } | { orderId: number }): Promise<boolean> {
  const bookingId = 'bookingId' in which ? which.bookingId : (await findBookingOfOrder(tx, which.orderId))?.bookingId;
  const found = bookingId === undefined ? undefined : await findAndLock(tx, bookingId);
  if (!found || found.booking.state === 'released') return false;
  await release(tx, found.booking);
  return true;
}

/**
 * The confirmed place of an order becomes a hold of a cart again; it is never free in between. `until-cutoff` is for
 * `order/modify` (the customer may take until the cut-off), `rest-of-hold` for a payment that failed. Another hold of the
 * customer for that service is given back, since there may be one only.
 * @returns whether the cart now holds the place; false when the order had none
 */
export async function rebookForCart(
  tx: Tx,
  { orderId, cartId, keep }: { orderId: number; cartId: number; keep: 'rest-of-hold' | 'until-cutoff' },
): Promise<boolean> {
  const confirmed = await findBookingOfOrder(tx, orderId);
  if (!confirmed) return false;
  const other = await findHold(tx, confirmed);
  const slots = await lockSlots(tx, [confirmed.timeslotId, ...(other ? [other.timeslotId] : [])]);
  const now = await findBooking(tx, confirmed.bookingId);
  const slot = slots.find((each) => each.timeslotId === confirmed.timeslotId);
  if (now?.state !== 'confirmed' || !slot) return false;
  const otherNow = other && (await findBooking(tx, other.bookingId));
  if (otherNow?.state === 'held') await release(tx, otherNow);
  const expiresAt = keep === 'until-cutoff' || !now.holdExpiresAt ? slot.cutoffAt : now.holdExpiresAt;
  await updateBooking(tx, now.bookingId, {
    state: 'held',
    cart_id: cartId,
    order_id: null,
    hold_expires_at: holdEnd(expiresAt, 0, slot.cutoffAt),
  });
  return true;
}

/**
 * Counts the work and the crates of a cart again in the slot it holds; for the checkout, before the customer pays.
 * @returns `none` when nothing is held, `full` when the slot has no room for the cart as it is now (the hold stays as it was)
 */
export async function refreshHold(
  tx: Tx,
  { cartId, now }: { cartId: number; now: Date },
): Promise<'fits' | 'none' | 'full'> {
  const [seen] = await findHoldsOfCart(tx, cartId);
  if (!seen) return 'none';
  const size = placeSize(await readCartLines(tx, cartId));
  if (sameSize(size, seen)) return 'fits';
  const found = await findAndLock(tx, seen.bookingId);
  if (found?.booking.state !== 'held') return 'none';
  const { booking } = found;
  if (!(await takePlace(tx, booking.timeslotId, { orders: 0, ...sizeBeyond(size, booking), now }))) return 'full';
  await updateBooking(tx, booking.bookingId, size);
  return 'fits';
}

/**
 * Sets what an order's place takes, which may only shrink: an order that is being changed counts the larger of what
 * it was and what it may become, and afterwards what it is. Does nothing when the order has no place.
 */
export async function shrinkBooking(tx: Tx, orderId: number, size: PlaceSize): Promise<void> {
  const seen = await findBookingOfOrder(tx, orderId);
  const found = seen && (await findAndLock(tx, seen.bookingId));
  if (found?.booking.state !== 'confirmed' || found.booking.orderId !== orderId) return;
  const { booking } = found;
  if (booking.deliveryServiceId === deliveryServiceIds.locker) {
    const needs = neededBehindDoors(await readOrderLines(tx, orderId));
    // the doors it has are enough; holds of others, run out or not, stay as they are
    await claimDoors(tx, { bookingId: booking.bookingId, needs, now: new Date(0) });
  }
  const kept = smallerSize(size, booking);
  if (sameSize(kept, booking)) return;
  await giveSizeBack(tx, booking.timeslotId, sizeBeyond(booking, kept));
  await updateBooking(tx, booking.bookingId, kept);
}

/** A slot a cart lost because it is delivered elsewhere now. */
export interface LostSlot {
  timeslotId: number;
  /** `YYYY-MM-DD`. */
  day: string;
}

/**
 * Gives back the holds that do not belong to the new address or delivery service of a cart.
 * @returns the slots it gave back, for a warning: nothing vanishes silently
 */
export async function releaseHoldsElsewhere(
  tx: Tx,
  { cartId, warehouseId, deliveryServiceId }: { cartId: number; warehouseId: number; deliveryServiceId: number },
): Promise<LostSlot[]> {
  const seen = await findHoldsOfCart(tx, cartId);
  if (seen.length === 0) return [];
  const slots = await lockSlots(
    tx,
    seen.map((each) => each.timeslotId),
  );
  const lost: LostSlot[] = [];
  for (const { bookingId } of seen) {
    const booking = await findBooking(tx, bookingId);
    const slot = slots.find((each) => each.timeslotId === booking?.timeslotId);
    if (booking?.state !== 'held' || !slot) continue;
    if (slot.warehouseId === warehouseId && slot.deliveryServiceId === deliveryServiceId) continue;
    await release(tx, booking);
    lost.push({ timeslotId: slot.timeslotId, day: slot.day });
  }
  return lost;
}

async function findAndLock(tx: Tx, bookingId: number) {
  const slot = await lockSlotOf(tx, bookingId);
  if (!slot) return undefined;
  // Only under the lock of its slot is a booking what it seems; one that moved meanwhile is not the caller's any more.
  const booking: Booking | undefined = await findBooking(tx, bookingId);
  return booking && booking.timeslotId === slot.timeslotId ? { booking, slot } : undefined;
}
