import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

const cartsOf = (tx: Tx, accountId: number) =>
  tx.selectFrom('cart').select('cart_id').where('account_id', '=', accountId);

/** Takes the person's words and choices off their carts. */
export async function clearCartWords(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('cart')
    .set((eb) => ({
      order_comment: null,
      purchase_order: null,
      cost_centre: null,
      address_id: null,
      promo_codes: sql<string[]>`'{}'`,
      revision: eb('revision', '+', 1),
      updated_at: now,
    }))
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .updateTable('cart_item')
    .set({ user_notes: null })
    .where('user_notes', 'is not', null)
    .where('cart_id', 'in', cartsOf(tx, accountId))
    .execute();
}

/** Empties the open carts of a person; what is being paid stays. */
export async function emptyOpenCarts(tx: Tx, accountId: number): Promise<void> {
  await tx
    .deleteFrom('cart_item as i')
    .using('cart as c')
    .whereRef('c.cart_id', '=', 'i.cart_id')
    .where('c.account_id', '=', accountId)
    .where('c.state', '=', 'open')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('orders as o')
            .select('o.order_id')
            .whereRef('o.cart_id', '=', 'c.cart_id')
            .where('o.state', '=', 'awaiting-payment'),
        ),
      ),
    )
    .execute();
}

/** Places a person holds, in the order in which slots are locked. */
export async function listHolds(tx: Tx, accountId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('slot_booking')
    .select('slot_booking_id')
    .where('account_id', '=', accountId)
    .where('state', '=', 'held')
    .orderBy('timeslot_id')
    .execute();
  return rows.map((row) => row.slot_booking_id);
}

/** What a person has entered and collected, for themselves alone. */
export async function deleteBelongings(tx: Tx, accountId: number): Promise<void> {
  for (const table of [
    'weekly_slot',
    'address',
    'product_list',
    'product_list_member',
    'product_rating',
    'person_fiscal',
    'payment_auth',
    'meal_ticket_link',
    'card_saving',
    'meal_ticket_login',
    'account_allergen',
    'account_disclaimer',
    'reward_cart_item',
    'account_offer',
    'company_join_request',
    'order_approval',
    'customer_store',
  ] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  // The company keeps what it was offered, without the words of who asked.
  await tx.updateTable('quote').set({ note: null, wished: null }).where('account_id', '=', accountId).execute();
  await tx
    .deleteFrom('company_invitation')
    .where('invited_by', '=', accountId)
    .where('accepted_at', 'is', null)
    .execute();
}
