import type { OrderState } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { OrderRow } from './order-row.ts';

/** An `OrderRow`, of the table or query called `o`. */
export const orderColumns = sql`o.order_id as "orderId", o.order_number as "orderNumber", o.account_id as "accountId", o.cart_id as "cartId",
  o.idempotency_key as "idempotencyKey", o.state, o.warehouse_id as "warehouseId", o.timeslot_id as "timeslotId",
  o.total_cents as "totalCents", o.payable_cents as "payableCents", o.authorise_cents as "authoriseCents",
  o.replaces_order_id as "replacesOrderId", o.cutoff_at as "cutoffAt",
  to_char(o.slot_begin_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as "slotDay",
  to_char(o.slot_begin_at at time zone 'Europe/Rome', 'HH24:MI') || '–' || to_char(o.slot_end_at at time zone 'Europe/Rome', 'HH24:MI') as "slotText"`;

export async function findOrder(db: Db | Tx, orderId: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`select ${orderColumns} from orders o where order_id = ${orderId}`.execute(db);
  return rows[0];
}

/** The order an earlier request with the same key made. */
export async function findOrderByKey(db: Db | Tx, accountId: number, key: string): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o where account_id = ${accountId} and idempotency_key = ${key}`.execute(db);
  return rows[0];
}

/** The order of this customer's open cart that is still being paid. */
export async function findOrderBeingPaidBy(db: Db | Tx, accountId: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from cart c join orders o using (cart_id)
    where c.account_id = ${accountId} and c.state = 'open' and o.state in ('draft', 'awaiting-payment')`.execute(db);
  return rows[0];
}

export async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow | undefined> {
  assertLockOrder(tx, 'order');
  const { rows } =
    await sql<OrderRow>`select ${orderColumns} from orders o where order_id = ${orderId} for update`.execute(tx);
  return rows[0];
}

/** Locks the cart an order came from (before slot, stock and order: platform/db/locks.ts). */
export async function lockCartRow(tx: Tx, cartId: number): Promise<void> {
  assertLockOrder(tx, 'cart');
  await sql`select 1 from cart where cart_id = ${cartId} for update`.execute(tx);
}

/** Moves an order to another state and writes it into its history. */
export async function moveOrder(
  tx: Tx,
  order: Pick<OrderRow, 'orderId' | 'state'>,
  to: OrderState,
  { actor, note, now }: { actor: string; note?: string | undefined; now: Date },
): Promise<void> {
  await sql`
    with moved as (
      update orders set state = ${to}, updated_at = ${now},
        confirmed_at = case when ${to} = 'confirmed' then coalesce(confirmed_at, ${now}) else confirmed_at end
      where order_id = ${order.orderId})
    insert into order_event (order_id, at, actor, from_state, to_state, note)
    values (${order.orderId}, ${now}, ${actor}, ${order.state}, ${to}, ${note ?? null})`.execute(tx);
  order.state = to;
}

/**
 * Reserves stock for an order's lines, all or nothing. Rows are locked by product, lowest first; the condition is checked
 * on the row as it is then, so two customers never share the last unit.
 * @returns the products there is not enough of; then nothing may be kept (roll back)
 */
export async function reserveStock(
  tx: Tx,
  warehouseId: number,
  wanted: ReadonlyMap<number, number>,
): Promise<number[]> {
  assertLockOrder(tx, 'stock');
  if (wanted.size === 0) return [];
  const rows = [...wanted].map(([productId, quantity]) => ({ product_id: productId, quantity }));
  await sql`
    select 1 from stock where warehouse_id = ${warehouseId} and product_id = any(${[...wanted.keys()]}::int[])
    order by product_id for update`.execute(tx);
  const { rows: reserved } = await sql<{ product_id: number }>`
    update stock s set reserved = s.reserved + w.quantity
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w(product_id int, quantity int)
    where s.warehouse_id = ${warehouseId} and s.product_id = w.product_id
      and (s.on_hand is null or s.on_hand - s.reserved >= w.quantity)
    returning s.product_id`.execute(tx);
  const done = new Set(reserved.map((row) => row.product_id));
  return [...wanted.keys()].filter((productId) => !done.has(productId));
}

/** Gives back what an order has reserved and still holds. */
export async function releaseStock(tx: Tx, order: Pick<OrderRow, 'orderId' | 'warehouseId'>): Promise<void> {
  assertLockOrder(tx, 'stock');
  await sql`
    select 1 from stock where warehouse_id = ${order.warehouseId}
      and product_id in (select product_id from order_line where order_id = ${order.orderId} and reserved > 0)
    order by product_id for update`.execute(tx);
  await sql`
    with held as (
      select product_id, sum(reserved)::int as reserved from order_line
      where order_id = ${order.orderId} and reserved > 0 and product_id is not null group by product_id),
    freed as (
      update stock s set reserved = s.reserved - h.reserved from held h
      where s.warehouse_id = ${order.warehouseId} and s.product_id = h.product_id)
    update order_line set reserved = 0 where order_id = ${order.orderId} and reserved > 0`.execute(tx);
}

/** Gives back the certificates an order would have used. */
export async function releaseGifts(tx: Tx, orderId: number): Promise<void> {
  await sql`
    with released as (
      update order_gift_certificate set state = 'released' where order_id = ${orderId} and state = 'reserved'
      returning gift_certificate_id, amount_cents)
    update gift_certificate g set balance_cents = g.balance_cents + r.amount_cents
    from released r where g.gift_certificate_id = r.gift_certificate_id`.execute(tx);
}
