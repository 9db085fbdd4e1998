import type { Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { releaseBooking } from '../delivery/index.ts';
import { clearCartWords, listHolds } from './belongings.repo.ts';

/** Takes the person's words and choices off their carts, and frees the places they hold. */
export async function clearCarts(tx: Tx, accountId: number, now: Date): Promise<void> {
  assertLockOrder(tx, 'cart');
  await clearCartWords(tx, accountId, now);
  for (const bookingId of await listHolds(tx, accountId)) await releaseBooking(tx, { bookingId });
}
