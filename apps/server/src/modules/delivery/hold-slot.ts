import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { type GoodsToCarry, placeSize, sizeBeyond } from '@sporta/domain';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import {
  type Booking,
  findBookingOfOrder,
  findHold,
  freeExpiredHolds,
  givePlaceBack,
  type LockedSlot,
  lockSlotAndHeldOne,
  takeFirstPlace,
  takePlace,
  updateBooking,
  writeHold,
} from './bookings.repo.ts';
import { lockCartForSlot } from './cart-to-serve.repo.ts';
import { addressNeeded, cartLocked, lockerTooSmall, slotClosed, slotFull, slotNotFound } from './delivery.errors.ts';
import { claimDoors, neededBehindDoors } from './lockers/claim-doors.ts';
import { priceOfPlace } from './pricing/price-of-place.ts';
import { findKept, markLeft, markUsed } from './weekly/places.repo.ts';

const homeDelivery = deliveryServiceIds.home;

export interface HoldRequest {
  accountId: number;
  timeslotId: number;
  /** `YYYY-MM-DD`: must be the day of the slot, so that a stale page cannot book another day. */
  date: string;
  now: Date;
}

/**
 * Holds a place in a slot for the customer's open cart. Exact whatever runs at once: the slot row is locked, holds that ran
 * out are given back, and one conditional update decides. A customer who already holds another slot of the service keeps it
 * until the new one is theirs, in the same transaction. Holding the same slot again only counts work and crates again: the
 * time left stays, or the limit on extensions would mean nothing.
 *
 * @throws BusinessError `address-needed`, `cart-locked`, `slot-not-found`, `slot-closed`, `slot-full`, `locker-too-small`
 */
export async function holdSlot({ db, config }: Pick<Deps, 'db' | 'config'>, request: HoldRequest): Promise<void> {
  await withTransaction(db, (tx) => holdInTransaction(tx, request, config.slots.holdMinutes));
}

async function holdInTransaction(tx: Tx, request: HoldRequest, holdMinutes: number): Promise<void> {
  const { accountId, timeslotId, now } = request;
  const cart = await lockCartForSlot(tx, accountId, now);
  if (!cart || cart.warehouseId === null) throw addressNeeded();
  if (cart.deliveryServiceId === homeDelivery && cart.addressId === null) throw addressNeeded();
  if (cart.locked) throw cartLocked();

  const size = placeSize(cart.lines);
  // behind the doors of a locker a place is more than a number
  if (cart.modifiedOrderId === null && cart.deliveryServiceId !== deliveryServiceIds.locker) {
    const { warehouseId } = cart;
    const place = {
      ...size,
      timeslotId,
      day: request.date,
      accountId,
      cart: { ...cart, warehouseId },
      now,
      holdMinutes,
    };
    if (await takeFirstPlace(tx, place)) return;
  }

  const owner = { accountId, deliveryServiceId: cart.deliveryServiceId };
  const locked = await lockSlotAndHeldOne(tx, timeslotId, owner);
  const slot = locked.find((each) => each.timeslotId === timeslotId);
  if (!slot || slot.day !== request.date || slot.warehouseId !== cart.warehouseId) throw slotNotFound();
  if (slot.deliveryServiceId !== cart.deliveryServiceId) throw slotNotFound();
  if (isClosed(slot, now) || (slot.companiesOnly && !cart.forCompany)) throw slotClosed();

  await freeExpiredHolds(
    tx,
    locked.map((each) => each.timeslotId),
    now,
  );
  const held = await findHold(tx, owner);

  if (cart.modifiedOrderId !== null) {
    // The reopened order still has its place: choosing that slot again releases the other one.
    const kept = await findBookingOfOrder(tx, cart.modifiedOrderId);
    if (kept?.timeslotId === timeslotId) {
      if (held) await release(tx, held);
      return;
    }
  }

  if (held?.timeslotId === timeslotId) {
    if (!(await takePlace(tx, timeslotId, { orders: 0, ...sizeBeyond(size, held), now }))) throw slotFull();
    await updateBooking(tx, held.bookingId, { ...size, cart_id: cart.cartId });
    await holdDoors(tx, owner, cart.lines, now);
    return;
  }
  // a place kept every week is taken already: it only becomes as large as the cart
  const kept = await findKept(tx, { timeslotId, accountId, addressId: cart.addressId });
  const more = kept ? { orders: 0 as const, ...sizeBeyond(size, kept) } : { orders: 1 as const, ...size };
  const taken = await takePlace(tx, timeslotId, { ...more, now });
  if (!taken) throw slotFull();
  const others = { takenOrders: taken.takenOrders - 1, home: cart.home ?? undefined, now };
  const price = await priceOfPlace(tx, slot, others);
  if (held) {
    await givePlaceBack(tx, held.timeslotId, held);
    await markLeft(tx, held.bookingId);
  }
  const usualEnd = holdEnd(now, holdMinutes, slot.cutoffAt);
  await writeHold(tx, {
    ...owner,
    timeslotId,
    cartId: cart.cartId,
    ...size,
    price,
    // the customer was told until when it is theirs
    expiresAt: kept && kept.confirmBy > usualEnd ? kept.confirmBy : usualEnd,
  });
  if (kept) await markUsed(tx, kept.weeklyPlaceId, owner);
  await holdDoors(tx, owner, cart.lines, now);
}

/** Of a locker station a place is as good as the doors it has. @throws BusinessError `slot-full`, `locker-too-small` */
async function holdDoors(
  tx: Tx,
  owner: { accountId: number; deliveryServiceId: number },
  lines: readonly GoodsToCarry[],
  now: Date,
): Promise<void> {
  if (owner.deliveryServiceId !== deliveryServiceIds.locker) return;
  const { bookingId } = (await findHold(tx, owner))!;
  const outcome = await claimDoors(tx, { bookingId, needs: neededBehindDoors(lines), now });
  if (outcome === 'full') throw slotFull();
  if (outcome === 'too-large') throw lockerTooSmall();
}

/** A hold never outlives the moment until which its slot takes orders. */
export function holdEnd(from: Date, minutes: number, cutoffAt: Date): Date {
  return new Date(Math.min(from.getTime() + minutes * 60_000, cutoffAt.getTime()));
}

export function isClosed(slot: Pick<LockedSlot, 'closed' | 'cutoffAt' | 'releasedAt'>, now: Date): boolean {
  return slot.closed || slot.cutoffAt <= now || slot.releasedAt > now;
}

/** Gives a live booking back; its slot is locked. */
export async function release(tx: Tx, booking: Booking): Promise<void> {
  await updateBooking(tx, booking.bookingId, { state: 'released' });
  await markLeft(tx, booking.bookingId);
  await givePlaceBack(tx, booking.timeslotId, booking);
}
