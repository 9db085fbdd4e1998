import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { releaseBooking } from '../delivery/index.ts';

/** Takes the person's words and choices off their carts, and gives held places back. */
export async function clearCarts(tx: Tx, accountId: number, now: Date): Promise<void> {
  assertLockOrder(tx, 'cart');
  await sql`
    update cart set order_comment = null, purchase_order = null, cost_centre = null, address_id = null, promo_codes = '{}', revision = revision + 1, updated_at = ${now}
     where account_id = ${accountId}`.execute(tx);
  await sql`
    update cart_item set user_notes = null
     where user_notes is not null and cart_id in (select cart_id from cart where account_id = ${accountId})`.execute(
    tx,
  );
  const holds = await tx
    .selectFrom('slot_booking')
    .select('slot_booking_id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'held')
    .orderBy('timeslot_id')
    .execute();
  for (const hold of holds) await releaseBooking(tx, { bookingId: hold.slot_booking_id });
}

/** What a person has entered and collected, for themselves alone. */
export async function removeBelongings(tx: Tx, accountId: number): Promise<void> {
  for (const table of [
    'address',
    'product_list',
    'person_fiscal',
    'payment_auth',
    'meal_ticket_link',
    'account_disclaimer',
    'reward_cart_item',
    'account_offer',
    'company_join_request',
    'order_approval',
  ] as const) {
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
  }
  await sql`delete from company_invitation where invited_by = ${accountId} and accepted_at is null`.execute(tx);
}
