import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/* "Avvisami quando parte il furgone" (table van_notice). Raw: conditions on several tables. */

/** Orders on their way whose customers want to know, and do not yet. */
export async function untoldOrders(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ orderId: number }>`
    select o.order_id as "orderId" from orders o join account a using (account_id)
    where o.state = 'out-for-delivery' and o.delivery_service_id = 1 and a.delivery_notice and a.disabled_at is null
      and not exists (select from van_notice v where v.order_id = o.order_id)
    order by o.slot_begin_at, o.order_id limit ${limit}`.execute(db);
  return rows.map(({ orderId }) => orderId);
}

/** @returns false when it was taken before */
export async function takeVanNotice(tx: Tx, orderId: number, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('van_notice')
    .values({ order_id: orderId, queued_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function isVanNoticeDue(db: Db, orderId: number): Promise<boolean> {
  const row = await db
    .selectFrom('van_notice as v')
    .innerJoin('orders as o', 'o.order_id', 'v.order_id')
    .select('v.order_id')
    .where('v.order_id', '=', orderId)
    .where('v.mailed_at', 'is', null)
    .where('o.state', '=', 'out-for-delivery')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markVanTold(db: Db, orderId: number, now: Date): Promise<void> {
  await db.updateTable('van_notice').set({ mailed_at: now }).where('order_id', '=', orderId).execute();
}
