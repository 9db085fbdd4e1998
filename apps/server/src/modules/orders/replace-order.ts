import { type SellingMode, workUnits } from '@sporta/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { releaseBooking, shrinkBooking } from '../delivery/index.ts';

/** The old order's place in the slot goes to the new one, unless that has a place of its own: then it is given back. */
export async function giveOldPlace(tx: Tx, oldOrderId: number, newOrderId: number): Promise<void> {
  assertLockOrder(tx, 'timeslot');
  const { rows } = await sql`
    select 1 from slot_booking where order_id = ${newOrderId} and state = 'confirmed'`.execute(tx);
  if (rows.length > 0) await releaseBooking(tx, { orderId: oldOrderId });
  else {
    await sql`update slot_booking set order_id = ${newOrderId} where order_id = ${oldOrderId} and state = 'confirmed'`.execute(
      tx,
    );
    await countOwnUnits(tx, newOrderId);
  }
}

/**
 * While a changed order is being paid, the place it shares with the order it replaces counts the work units of the larger
 * of the two. Once that is decided, it counts those of the one that stands.
 */
export async function countOwnUnits(tx: Tx, orderId: number): Promise<void> {
  const { rows } = await sql<{ mode: SellingMode; quantity: number }>`
    select selling_mode as mode, quantity from order_line where order_id = ${orderId}`.execute(tx);
  await shrinkBooking(tx, { orderId, units: workUnits(rows) });
}
