import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { findBooking, findHold, lockSlots } from './bookings.repo.ts';
import { lockCartForSlot } from './cart-to-serve.repo.ts';
import { cartLocked } from './delivery.errors.ts';
import { release } from './hold-slot.ts';

/** Gives the held place of the open cart back; done also when there was none. @throws BusinessError `cart-locked` */
export async function releaseHold(
  { db }: Pick<Deps, 'db'>,
  { accountId, now }: { accountId: number; now: Date },
): Promise<void> {
  await withTransaction(db, async (tx) => {
    const cart = await lockCartForSlot(tx, accountId, now);
    if (!cart) return;
    if (cart.locked) throw cartLocked();
    const seen = await findHold(tx, { accountId, deliveryServiceId: cart.deliveryServiceId });
    if (!seen) return;
    await lockSlots(tx, [seen.timeslotId]);
    const hold = await findBooking(tx, seen.bookingId);
    if (hold?.state === 'held') await release(tx, hold);
  });
}
