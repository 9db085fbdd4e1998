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

/** What the old order had reserved and the new one needs changes owner; the stock's own counters stay as they are. */
export async function moveReservations(tx: Tx, oldOrderId: number, newOrderId: number): Promise<void> {
  await sql`
    with kept as (
      select n.order_line_id as new_id, o.order_line_id as old_id, least(n.quantity - n.reserved, o.reserved) as moved
      from order_line n
      join order_line o on o.order_id = ${oldOrderId} and o.product_id = n.product_id and o.insertion_type_id = n.insertion_type_id
      where n.order_id = ${newOrderId} and o.reserved > 0 and n.quantity > n.reserved)
    update order_line l
    set reserved = case when l.order_line_id = k.new_id then l.reserved + k.moved else l.reserved - k.moved end
    from kept k where l.order_line_id in (k.new_id, k.old_id)`.execute(tx);
}
