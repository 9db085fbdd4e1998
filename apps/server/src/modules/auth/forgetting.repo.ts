import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/** Orders in these states still have to be delivered or paid. */
const openStates = [
  'awaiting-payment',
  'confirmed',
  'picking',
  'picked',
  'ready',
  'out-for-delivery',
  'in-locker',
  'not-delivered',
] as const;

/** Also a gift voucher or a pass that is being paid, a voucher whose mail has still to leave, and money of a pass to give back. */
export async function hasOpenOrders(db: Db, accountId: number): Promise<boolean> {
  const open = await db
    .selectFrom('orders')
    .select('order_id')
    .where('account_id', '=', accountId)
    .where('state', 'in', openStates)
    .limit(1)
    .executeTakeFirst();
  if (open !== undefined) return true;
  const gift = await db
    .selectFrom('gift_voucher_order')
    .select('gift_voucher_order_id')
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'awaiting-payment'),
        eb.and([eb('state', '=', 'confirmed'), eb('mailed_at', 'is', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (gift !== undefined) return true;
  // what an ended pass owes goes back while its customer is known
  const pass = await db
    .selectFrom('delivery_pass_order')
    .select('delivery_pass_order_id')
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'awaiting-payment'),
        eb.and([eb('state', '=', 'cancelled'), eb('refunded_at', 'is', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return pass !== undefined;
}

const ordersOf = (db: Db, accountId: number) =>
  db.selectFrom('orders').select('order_id').where('account_id', '=', accountId);

/** Takes the person off their orders: of the address only the town stays. */
export async function clearOrders(tx: Tx, accountId: number): Promise<void> {
  const town = sql<string>`jsonb_strip_nulls(jsonb_build_object('city', address->'city', 'province', address->'province',
    'postalcode', address->'postalcode', 'warehouseId', address->'warehouseId',
    'deliveryServiceId', address->'deliveryServiceId',
    'addressName', to_jsonb(''::text), 'address1', to_jsonb(''::text), 'addressNumber', to_jsonb(''::text)))`;
  await tx
    .updateTable('orders')
    .set({
      order_comment: null,
      // who an invoice is made out to that is still to be written: by law it has to be, and then has it itself
      invoice_requested: sql`case when state = 'delivered'
        and not exists (select from invoice_order i where i.order_id = orders.order_id) then invoice_requested end`,
      address: town,
      customer_name: '',
      search_text: sql`lower(order_number)`,
    })
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .updateTable('order_line')
    .set({ user_notes: null })
    .where('user_notes', 'is not', null)
    .where('order_id', 'in', ordersOf(tx, accountId))
    .execute();
}

/** Removes the words the customer and the shop wrote to each other about an order, and photos; that there was a withdrawal or a problem stays. */
export async function clearOrderNotes(tx: Tx, accountId: number): Promise<void> {
  const own = ordersOf(tx, accountId);
  await tx
    .updateTable('order_withdrawal')
    .set({ reason: null })
    .where('reason', 'is not', null)
    .where('order_id', 'in', own)
    .execute();
  await tx
    .updateTable('order_problem')
    .set({ note: null, answer: null })
    .where(({ or, eb }) => or([eb('note', 'is not', null), eb('answer', 'is not', null)]))
    .where('order_id', 'in', own)
    .execute();
  // nobody knows the door any more
  await tx
    .updateTable('goods_collection')
    .set({ state: 'cancelled', ended_by: accountId, ended_at: sql<Date>`coalesce(ended_at, now())` })
    .where('state', 'in', ['waiting', 'not-collected', 'to-bring'])
    .where('order_id', 'in', own)
    .execute();
  await tx
    .updateTable('goods_collection')
    .set({ reason: null })
    .where('reason', 'is not', null)
    .where('order_id', 'in', own)
    .execute();
  await tx.deleteFrom('problem_photo').where('order_id', 'in', own).execute();
  await tx
    .deleteFrom('care_message')
    .where('care_case_id', 'in', tx.selectFrom('care_case').select('care_case_id').where('order_id', 'in', own))
    .execute();
}

/** Removes who signed at the door, photos, the driver's words and where the door is; that the order was delivered stays. */
export async function clearDeliveries(tx: Tx, accountId: number): Promise<void> {
  const own = ordersOf(tx, accountId);
  await tx
    .deleteFrom('round_photo')
    .where('round_stop_id', 'in', tx.selectFrom('round_stop').select('round_stop_id').where('order_id', 'in', own))
    .execute();
  await tx
    .updateTable('round_stop')
    .set({ signature: null, signed_by: null, notes: '[]', latitude: 0, longitude: 0 })
    .where('order_id', 'in', own)
    .execute();
}

/** What staff wrote about the person, and about the orders, which may be about the person too; why certificates were given and passes ended. */
export async function removeStaffNotes(tx: Tx, accountId: number): Promise<void> {
  await tx.deleteFrom('customer_note').where('account_id', '=', accountId).execute();
  await tx
    .updateTable('gift_certificate')
    .set({ grant_reason: null })
    .where('account_id', '=', accountId)
    .where('grant_reason', 'is not', null)
    .execute();
  await tx
    .updateTable('delivery_pass_order')
    .set({ end_reason: null })
    .where('account_id', '=', accountId)
    .where('end_reason', 'is not', null)
    .execute();
  await tx
    .deleteFrom('order_note')
    .where('order_number', 'in', tx.selectFrom('orders').select('order_number').where('account_id', '=', accountId))
    .execute();
  await tx
    .deleteFrom('order_letter_to')
    .where('order_number', 'in', tx.selectFrom('orders').select('order_number').where('account_id', '=', accountId))
    .execute();
  // a letter that went to others too says nothing of this person any more
  await sql`delete from order_letter l
    where not exists (select from order_letter_to t where t.order_letter_id = l.order_letter_id)`.execute(tx);
}

/**
 * Removes names, addresses and words from the vouchers a person bought for others, and from those they got by mail. What was paid
 * stays, as tax law asks; the voucher itself is whoever's who has its code.
 */
export async function clearGiftVouchers(tx: Tx, accountId: number, email: string): Promise<void> {
  await tx
    .updateTable('gift_voucher_order')
    .set({ recipient_name: null, recipient_email: null, sender_name: null, message: null })
    .where((eb) =>
      eb.or([
        eb('account_id', '=', accountId),
        eb.and([sql<boolean>`lower(recipient_email) = lower(${email})`, eb('mailed_at', 'is not', null)]),
      ]),
    )
    .execute();
}

/** Removes the person from where they are not alone: codes, points, invitations, decisions, subscriptions. */
export async function removeTraces(tx: Tx, accountId: number, email: string): Promise<void> {
  for (const table of [
    'account_token',
    'cart_change',
    'point_entry',
    'reward_request',
    'push_device',
    'push_notice',
    'notice_choice',
    'notice_quiet',
  ] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
  }
  const isTheirs = sql<boolean>`lower(email) = lower(${email})`;
  await tx.deleteFrom('notify_request').where(isTheirs).execute();
  await tx
    .deleteFrom('company_invitation')
    .where(({ or, eb }) => or([eb('invited_by', '=', accountId), isTheirs]))
    .execute();
  // What somebody decided for others stays theirs, without the words.
  await tx
    .updateTable('order_approval')
    .set({ decided_by: null, note: null })
    .where('decided_by', '=', accountId)
    .execute();
  await tx.deleteFrom('newsletter_subscription').where(isTheirs).execute();
}
