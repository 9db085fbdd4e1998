import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { ofStores } from '../../../platform/db/of-stores.ts';
import type { StaffRights } from '../../../platform/staff-rights.ts';
import { newestVersionOf } from '../../order-book/index.ts';

/* Letters of staff to the customers of orders (tables order_letter, order_letter_to). */

export interface LetterReader {
  orderId: number;
  orderNumber: string;
  warehouseId: number;
  accountId: number;
  name: string;
  /** null: the account is gone, and its address with it. */
  email: string | null;
}

/**
 * Who ordered these orders of these stores, in the order of their numbers; each order once, in its newest version.
 * @returns `unknown`: how many of the ids are of no order of these stores
 */
export async function readReaders(
  db: Db | Tx,
  orderIds: readonly number[],
  stores: StaffRights['stores'],
): Promise<{ orders: LetterReader[]; unknown: number }> {
  const { rows } = await sql<{ asked: number; order: LetterReader | null }>`
    select asked.order_id as asked, to_jsonb(found) as "order"
    from (select distinct unnest(${[...orderIds]}::int[]) as order_id) asked
    left join lateral (
      select o.order_id as "orderId", o.order_number as "orderNumber", o.warehouse_id as "warehouseId",
        a.account_id as "accountId", trim(coalesce(c.name, a.first_name || ' ' || a.last_name)) as name,
        case when a.disabled_at is null then a.email end as email
      from orders o join account a using (account_id) left join company c on c.company_id = o.company_id
      where o.order_id = ${newestVersionOf(sql<number>`asked.order_id`)} and ${ofStores(stores)}) found on true`.execute(
    db,
  );
  const found = new Map(rows.flatMap(({ order }) => (order ? [[order.orderId, order] as const] : [])));
  return {
    orders: [...found.values()].sort((a, b) => (a.orderNumber < b.orderNumber ? -1 : 1)),
    unknown: rows.filter(({ order }) => order === null).length,
  };
}

/** The id of an order in its newest version, by its number. */
export async function newestOfNumber(db: Db, orderNumber: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('orders as o')
    .select(({ ref }) => newestVersionOf(sql<number>`${ref('o.order_id')}`).as('orderId'))
    .where('o.order_number', '=', orderNumber)
    .limit(1)
    .executeTakeFirst();
  return row?.orderId;
}

export interface NewLetter {
  key: string;
  staffId: number;
  subject: string;
  text: string;
  now: Date;
}

/** @returns the number of the letter; undefined when the key has written before */
export async function insertLetter(
  tx: Tx,
  { key, staffId, subject, text, now }: NewLetter,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('order_letter')
    .values({ idempotency_key: key, staff_id: staffId, subject, text, at: now })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('order_letter_id')
    .executeTakeFirst();
  return row?.order_letter_id;
}

export async function insertLetterOrders(tx: Tx, letterId: number, orderNumbers: readonly string[]): Promise<void> {
  await tx
    .insertInto('order_letter_to')
    .values(orderNumbers.map((orderNumber) => ({ order_letter_id: letterId, order_number: orderNumber })))
    .execute();
}

/** Orders a key wrote about. */
export async function ordersOfKey(db: Db | Tx, key: string): Promise<string[]> {
  const rows = await db
    .selectFrom('order_letter')
    .innerJoin('order_letter_to', 'order_letter_to.order_letter_id', 'order_letter.order_letter_id')
    .select('order_number')
    .where('idempotency_key', '=', key)
    .orderBy('order_number')
    .execute();
  return rows.map((row) => row.order_number);
}

/** A letter, and those of these orders it was not mailed about yet; undefined when there are none. */
export async function findUnsentLetter(db: Db, letterId: number, orderNumbers: readonly string[]) {
  const rows = await db
    .selectFrom('order_letter as l')
    .innerJoin('order_letter_to as t', 't.order_letter_id', 'l.order_letter_id')
    .innerJoin('account as a', 'a.account_id', 'l.staff_id')
    .select(['l.subject', 'l.text', 'a.first_name as by', 't.order_number as orderNumber'])
    .where('l.order_letter_id', '=', letterId)
    .where('t.order_number', 'in', orderNumbers)
    .where('t.mailed_at', 'is', null)
    .orderBy('t.order_number')
    .execute();
  const [first] = rows;
  if (!first) return;
  const { subject, text, by } = first;
  return { subject, text, by, orderNumbers: rows.map(({ orderNumber }) => orderNumber) };
}

export async function markLetterMailed(
  db: Db,
  letterId: number,
  orderNumbers: readonly string[],
  now: Date,
): Promise<void> {
  await db
    .updateTable('order_letter_to')
    .set({ mailed_at: now })
    .where('order_letter_id', '=', letterId)
    .where('order_number', 'in', orderNumbers)
    .execute();
}

/** What was written about an order, the first one first. */
export function lettersOfOrder(db: Db, orderNumber: string) {
  return db
    .selectFrom('order_letter_to as t')
    .innerJoin('order_letter as l', 'l.order_letter_id', 't.order_letter_id')
    .innerJoin('account as a', 'a.account_id', 'l.staff_id')
    .select(['l.at', 'l.subject', 'l.text', 'a.first_name as by', 't.mailed_at as mailedAt'])
    .where('t.order_number', '=', orderNumber)
    .orderBy('l.order_letter_id')
    .execute();
}
