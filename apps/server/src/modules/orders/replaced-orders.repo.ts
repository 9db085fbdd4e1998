import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';

/** The company's approval of an order passes to its next version, unless that has one of its own. Raw: one statement decides. */
export async function moveApproval(tx: Tx, oldOrderId: number, newOrderId: number): Promise<void> {
  await sql`
    update order_approval set order_id = ${newOrderId} where order_id = ${oldOrderId}
      and not exists (select from order_approval own where own.order_id = ${newOrderId})`.execute(tx);
}

/** Whether an order has a place of its own in a slot. */
export async function hasPlace(tx: Tx, orderId: number): Promise<boolean> {
  const booking = await tx
    .selectFrom('slot_booking')
    .select('slot_booking_id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'confirmed')
    .executeTakeFirst();
  return booking !== undefined;
}

/** The place of an order in its slot passes to its next version. */
export async function movePlace(tx: Tx, oldOrderId: number, newOrderId: number): Promise<void> {
  assertLockOrder(tx, 'timeslot');
  await tx
    .updateTable('slot_booking')
    .set({ order_id: newOrderId })
    .where('order_id', '=', oldOrderId)
    .where('state', '=', 'confirmed')
    .execute();
}
