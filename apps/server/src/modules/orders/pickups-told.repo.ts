/* What customers know about the hours at which they fetch their orders (table pickup_told). Raw: one statement looks and takes. */
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { newestVersionOf } from '../order-book/index.ts';
import { isPickupToCome } from './closed-pickups.repo.ts';

/** Longer than a letter may take: then its worker is gone, and another one may write it. */
const SENDING_SECONDS = 70;

interface Telling {
  /** Of the version in force. */
  orderId: number;
  orderNumber: string;
  /** Nobody else writes to this customer meanwhile, until `endTelling`. */
  taken: boolean;
  /** What the customer was told last of the window the order has now; null: nothing. */
  closed: boolean | null;
}

/** Takes the right to tell the customer of an order that is still to be fetched. @returns undefined when it is not */
export async function beginTelling(db: Db, orderId: number, now: Date): Promise<Telling | undefined> {
  const { rows } = await sql<Telling>`
    with pickup as (
      select order_id, order_number, slot_begin_at, slot_end_at from orders
       where order_id = ${newestVersionOf(orderId)} and ${isPickupToCome(now)}),
    taken as (
      insert into pickup_told as t (order_number, slot_begin_at, slot_end_at, sending_until)
      select order_number, slot_begin_at, slot_end_at, now() + make_interval(secs => ${SENDING_SECONDS}) from pickup
      on conflict (order_number) do update set sending_until = excluded.sending_until,
        slot_begin_at = excluded.slot_begin_at, slot_end_at = excluded.slot_end_at,
        closed = case when (t.slot_begin_at, t.slot_end_at) = (excluded.slot_begin_at, excluded.slot_end_at) then t.closed end,
        told_at = case when (t.slot_begin_at, t.slot_end_at) = (excluded.slot_begin_at, excluded.slot_end_at) then t.told_at end
        where t.sending_until is null or t.sending_until < now()
      returning order_number, closed)
    select p.order_id as "orderId", p.order_number as "orderNumber", t.order_number is not null as taken, t.closed
      from pickup p left join taken t using (order_number)`.execute(db);
  return rows[0];
}

/** @param told what the customer was told now; undefined: nothing */
export async function endTelling(
  db: Db,
  { orderNumber }: Telling,
  told: { closed: boolean; now: Date } | undefined,
): Promise<void> {
  await db
    .updateTable('pickup_told')
    .set({ sending_until: null, ...(told ? { closed: told.closed, told_at: told.now } : {}) })
    .where('order_number', '=', orderNumber)
    .execute();
}
