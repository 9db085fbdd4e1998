import { shopDay } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { wasKept, wasUndone } from '../order-book/index.ts';

/* Moves what belongs to one account to another. Raw: each table has a rule of its own about what the other has already. */

/** What merging would move. */
export async function readBelongings(db: Db, userId: number, now: Date) {
  const { rows } = await sql<{
    orders: number;
    undoneOrders: number;
    certificateCents: number;
    deliveryPasses: number;
    addresses: number;
    lists: number;
    points: number;
  }>`
    select (select count(*)::int from orders o where o.account_id = ${userId} and ${wasKept}) as orders,
      (select count(*)::int from orders o where o.account_id = ${userId} and ${wasUndone}) as "undoneOrders",
      (select coalesce(sum(balance_cents), 0)::int from gift_certificate where account_id = ${userId}
        and (valid_to is null or valid_to > ${now})) as "certificateCents",
      (select count(*)::int from delivery_pass_order where account_id = ${userId} and state = 'confirmed'
        and ends_on >= ${shopDay(now.getTime())}::date) as "deliveryPasses",
      (select count(*)::int from address where account_id = ${userId} and deleted_at is null) as addresses,
      (select count(*)::int from product_list where account_id = ${userId}) as lists,
      (select points from account where account_id = ${userId}) as points`.execute(db);
  return rows[0]!;
}

/** Whether something of the account is decided at this moment, or hangs on one of its saved cards. */
export async function isBusy(db: Db | Tx, userId: number): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select from orders o where o.account_id = ${userId} and o.state in ('draft', 'awaiting-payment', 'reopened'))
      or exists (select from payment p join orders o using (order_id) where o.account_id = ${userId} and p.state = 'promised')
      or exists (select from gift_voucher_order where account_id = ${userId} and state = 'awaiting-payment')
      or exists (select from delivery_pass_order where account_id = ${userId} and state = 'awaiting-payment') as busy`.execute(
    db,
  );
  return rows[0]!.busy;
}

/** Locks the carts of both, so that nobody buys in between. */
export async function lockCarts(tx: Tx, userIds: readonly number[]): Promise<void> {
  assertLockOrder(tx, 'cart');
  await sql`select from cart where account_id = any(${[...userIds]}::int[]) and state = 'open' order by cart_id for update`.execute(
    tx,
  );
}

/** The goods in the open cart that the other cart lacks; a cart of which the other account has none goes over as it is. */
export async function moveCarts(tx: Tx, from: number, into: number): Promise<void> {
  await sql`
    update cart_item i set cart_id = b.cart_id from cart a, cart b
    where i.cart_id = a.cart_id and a.account_id = ${from} and a.state = 'open' and b.account_id = ${into} and b.state = 'open'
      and i.insertion_type_id = 1
      and not exists (select from cart_item x where x.cart_id = b.cart_id and x.product_id = i.product_id)`.execute(tx);
  await sql`update cart set revision = revision + 1, updated_at = now() where account_id = ${into} and state = 'open'`.execute(
    tx,
  );
  await sql`delete from cart_gift_certificate where cart_id in (select cart_id from cart where account_id = ${from})`.execute(
    tx,
  );
  await sql`delete from cart_meal_ticket where cart_id in (select cart_id from cart where account_id = ${from})`.execute(
    tx,
  );
  await sql`
    update cart set account_id = ${into}, state = case when state = 'open' and exists (
      select from cart b where b.account_id = ${into} and b.state = 'open') then 'merged' else state end
    where account_id = ${from}`.execute(tx);
  await sql`update slot_booking set account_id = ${into} where account_id = ${from}`.execute(tx);
}

/** Keys of purchases are unique for each account and cart: they move with both. */
export async function moveOrders(tx: Tx, from: number, into: number): Promise<void> {
  assertLockOrder(tx, 'order');
  for (const table of ['orders', 'order_approval', 'quote']) {
    await sql`update ${sql.ref(table)} set account_id = ${into} where account_id = ${from}`.execute(tx);
  }
  // a key of the one may be a key of the other: nobody repeats a purchase of before
  await sql`
    update gift_voucher_order set account_id = ${into},
      idempotency_key = idempotency_key || '-' || ${from}::text where account_id = ${from}`.execute(tx);
  // both may have one that holds: each keeps the days it was sold for
  await sql`
    update delivery_pass_order set account_id = ${into}, merged = true,
      idempotency_key = idempotency_key || '-' || ${from}::text where account_id = ${from}`.execute(tx);
  await sql`
    insert into customer_store select warehouse_id, ${into} from customer_store where account_id = ${from}
    on conflict do nothing`.execute(tx);
  await sql`delete from customer_store where account_id = ${from}`.execute(tx);
}

/** Points with their ledger, rewards that were asked for, certificates, offers. */
export async function moveBenefits(tx: Tx, from: number, into: number): Promise<void> {
  await sql`
    update account a set points = a.points + b.points, is_member = a.is_member or b.is_member,
      fidelity_card = coalesce(a.fidelity_card, b.fidelity_card), reduced_delivery = a.reduced_delivery or b.reduced_delivery
    from account b where a.account_id = ${into} and b.account_id = ${from}`.execute(tx);
  for (const table of ['point_entry', 'reward_request', 'gift_certificate', 'account_offer']) {
    await sql`update ${sql.ref(table)} set account_id = ${into} where account_id = ${from}`.execute(tx);
  }
  await sql`
    insert into reward_cart_item select ${into}, reward_id, quantity, added_at from reward_cart_item where account_id = ${from}
    on conflict do nothing`.execute(tx);
}

/** Addresses, holders of invoices, lists and notes. The favourites of both become one list; other lists keep their names. */
export async function moveThings(tx: Tx, from: number, into: number): Promise<void> {
  for (const table of ['address', 'person_fiscal']) {
    await sql`
      update ${sql.ref(table)} set account_id = ${into}, is_default = is_default and not exists (
        select from ${sql.ref(table)} d where d.account_id = ${into} and d.is_default and d.deleted_at is null)
      where account_id = ${from}`.execute(tx);
  }
  await sql`
    update product_list_item i set product_list_id = b.product_list_id, position = i.position + 1000
    from product_list a, product_list b
    where i.product_list_id = a.product_list_id and a.account_id = ${from} and a.is_favourites
      and b.account_id = ${into} and b.is_favourites
      and not exists (select from product_list_item x where x.product_list_id = b.product_list_id and x.product_id = i.product_id)`.execute(
    tx,
  );
  await sql`
    delete from product_list where account_id = ${from} and is_favourites
      and exists (select from product_list where account_id = ${into} and is_favourites)`.execute(tx);
  await sql`update product_list set account_id = ${into} where account_id = ${from}`.execute(tx);
  // a list both keep, or that was shared between the two, is kept once
  await sql`
    insert into product_list_member (product_list_id, account_id, joined_at)
    select product_list_id, ${into}, joined_at from product_list_member where account_id = ${from} on conflict do nothing`.execute(
    tx,
  );
  await sql`delete from product_list_member m using product_list l where m.product_list_id = l.product_list_id
    and (m.account_id = ${from} or m.account_id = ${into} and l.account_id = ${into})`.execute(tx);
  await sql`update product_list_item set added_by = ${into} where added_by = ${from}`.execute(tx);
  await sql`
    insert into product_rating select ${into}, product_id, liked, rated_at from product_rating where account_id = ${from}
    on conflict do nothing`.execute(tx);
  await sql`delete from product_rating where account_id = ${from}`.execute(tx);
  // who never wants to eat something does so in both
  await sql`
    insert into account_allergen select ${into}, allergen, consented_at from account_allergen where account_id = ${from}
    on conflict do nothing`.execute(tx);
  await sql`delete from account_allergen where account_id = ${from}`.execute(tx);
  await sql`update weekly_slot set account_id = ${into} where account_id = ${from}`.execute(tx);
  await sql`update weekly_place set account_id = ${into} where account_id = ${from}`.execute(tx);
  await sql`update customer_note set account_id = ${into} where account_id = ${from}`.execute(tx);
}

/** What was agreed for the mailbox of the first account, or with others by it, does not pass to the second. */
export async function removeRest(tx: Tx, from: number): Promise<void> {
  for (const table of [
    'account_token',
    'card_saving',
    'cart_change',
    'company_join_request',
    'meal_ticket_link',
    'meal_ticket_login',
    'notice_choice',
    'notice_quiet',
    'payment_auth',
    'push_device',
    'push_notice',
    'reward_cart_item',
  ]) {
    await sql`delete from ${sql.ref(table)} where account_id = ${from}`.execute(tx);
  }
}

export async function noteMerged(tx: Tx, from: number, into: number): Promise<void> {
  await tx.updateTable('account').set({ merged_into: into }).where('account_id', '=', from).execute();
}
