import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { findBooking, findHold, lockSlots, updateBooking } from './bookings.repo.ts';
import { lockCartForSlot } from './cart-to-serve.repo.ts';
import { maxExtensions, slotClosed, slotLost, slotNeeded } from './delivery.errors.ts';
import { holdEnd } from './hold-slot.ts';
import { claimDoors } from './lockers/claim-doors.ts';
import { cratesOfClaims, readClaims } from './lockers/claims.repo.ts';

/**
 * Makes the hold of the open cart last [60] minutes longer, at most [3] times. A hold that has run out but whose place
 * nobody has taken yet comes back to life.
 *
 * @throws BusinessError `slot-needed`, `slot-lost`, `slot-closed`, `max-extensions`
 */
export async function extendHold(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  const { holdMinutes, maxExtends } = config.slots;
  await withTransaction(db, async (tx) => {
    const cart = await lockCartForSlot(tx, accountId, now);
    const seen = cart && (await findHold(tx, { accountId, deliveryServiceId: cart.deliveryServiceId }));
    if (!seen) throw slotNeeded();
    const [slot] = await lockSlots(tx, [seen.timeslotId]);
    // Read again under the lock: an expired hold may just have been given to somebody else.
    const hold = await findBooking(tx, seen.bookingId);
    if (!slot || hold?.state !== 'held' || !hold.holdExpiresAt) throw slotLost();
    if (slot.closed || slot.cutoffAt <= now) throw slotClosed();
    if (hold.extensions >= maxExtends) throw maxExtensions(maxExtends);
    const from = hold.holdExpiresAt > now ? hold.holdExpiresAt : now;
    await updateBooking(tx, hold.bookingId, {
      hold_expires_at: holdEnd(from, holdMinutes, slot.cutoffAt),
      extensions: hold.extensions + 1,
    });
    if (hold.deliveryServiceId !== deliveryServiceIds.locker) return;
    // the doors of a hold that ran out may be somebody else's
    const needs = cratesOfClaims(await readClaims(tx, hold.bookingId));
    const lost = needs.dry + needs.chilled + needs.frozen === 0;
    if (lost || (await claimDoors(tx, { bookingId: hold.bookingId, needs, now })) !== 'claimed') throw slotLost();
  });
}
