import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { OrderRow } from './order-row.ts';

/*
 * The only code that promises stock. Each piece promised has one owner and one place: `stock_reservation` says what an order
 * holds of a product in a warehouse, whatever lines it is on, and `stock.reserved` is the sum of it. Stock rows are locked by
 * warehouse and product, lowest first, as the import locks them. Raw: each statement changes both tables at once.
 */

/**
 * Reserves what a new order needs, all or nothing. Of the order it replaces it may reuse what that one holds of the same
 * product in the same warehouse: so much stays with the old order until the new one takes its place. The condition is
 * checked on the row as it is then, so two customers never share the last unit.
 * @param wanted thousandths by product
 * @returns the products there is not enough of; then nothing may be kept (roll back)
 */
export async function reserveStock(
  tx: Tx,
  { orderId, warehouseId, replacesOrderId }: Pick<OrderRow, 'orderId' | 'warehouseId' | 'replacesOrderId'>,
  wanted: ReadonlyMap<number, number>,
): Promise<number[]> {
  assertLockOrder(tx, 'stock');
  if (wanted.size === 0) return [];
  const { rows: found } = await sql<{ product_id: number; held: number }>`
    select s.product_id, coalesce(r.quantity, 0) as held from stock s
    left join stock_reservation r on r.order_id = ${replacesOrderId}::int and r.warehouse_id = s.warehouse_id
      and r.product_id = s.product_id
    where s.warehouse_id = ${warehouseId} and s.product_id = any(${[...wanted.keys()]}::int[])
    order by s.product_id for update of s`.execute(tx);
  const heldOf = new Map(found.map((row) => [row.product_id, row.held]));
  const extra = [...wanted]
    .map(([productId, quantity]) => ({ product_id: productId, quantity: quantity - (heldOf.get(productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  if (extra.length === 0) return [];
  const { rows: reserved } = await sql<{ product_id: number }>`
    with promised as (
      update stock s set reserved = s.reserved + w.quantity
      from jsonb_to_recordset(${JSON.stringify(extra)}::jsonb) as w(product_id int, quantity int)
      where s.warehouse_id = ${warehouseId} and s.product_id = w.product_id
        and (s.on_hand is null or s.on_hand - s.reserved >= w.quantity)
      returning s.product_id, w.quantity)
    insert into stock_reservation (order_id, product_id, warehouse_id, quantity)
    select ${orderId}, product_id, ${warehouseId}, quantity from promised returning product_id`.execute(tx);
  const done = new Set(reserved.map((row) => row.product_id));
  return extra.map((each) => each.product_id).filter((productId) => !done.has(productId));
}

/** The new order takes over what it needs of what the old one holds in the same warehouse; the rest is free again. */
export async function moveReservations(tx: Tx, oldOrderId: number, newOrderId: number): Promise<void> {
  await lockReserved(tx, oldOrderId);
  await sql`
    with held as (
      delete from stock_reservation where order_id = ${oldOrderId} returning product_id, warehouse_id, quantity),
    needed as (
      select l.product_id, o.warehouse_id, sum(l.quantity)::int - coalesce((select own.quantity from stock_reservation own
        where own.order_id = o.order_id and own.product_id = l.product_id and own.warehouse_id = o.warehouse_id), 0) as quantity
      from order_line l join orders o using (order_id) where o.order_id = ${newOrderId}
      group by o.order_id, l.product_id, o.warehouse_id),
    shared as (
      select product_id, warehouse_id, h.quantity, greatest(0, least(h.quantity, coalesce(n.quantity, 0))) as kept
      from held h left join needed n using (product_id, warehouse_id)),
    moved as (
      insert into stock_reservation (order_id, product_id, warehouse_id, quantity)
      select ${newOrderId}, product_id, warehouse_id, kept from shared where kept > 0
      on conflict (order_id, product_id, warehouse_id) do update set quantity = stock_reservation.quantity + excluded.quantity)
    update stock s set reserved = s.reserved - (h.quantity - h.kept) from shared h
    where s.warehouse_id = h.warehouse_id and s.product_id = h.product_id and h.quantity > h.kept`.execute(tx);
}

/** Gives back all an order holds. */
export async function releaseStock(tx: Tx, orderId: number): Promise<void> {
  await lockReserved(tx, orderId);
  await sql`
    with held as (
      delete from stock_reservation where order_id = ${orderId} returning product_id, warehouse_id, quantity)
    update stock s set reserved = s.reserved - h.quantity from held h
    where s.warehouse_id = h.warehouse_id and s.product_id = h.product_id`.execute(tx);
}

async function lockReserved(tx: Tx, orderId: number): Promise<void> {
  assertLockOrder(tx, 'stock');
  await sql`
    select 1 from stock s join stock_reservation r using (warehouse_id, product_id) where r.order_id = ${orderId}
    order by s.warehouse_id, s.product_id for update of s`.execute(tx);
}

/**
 * The goods of an order leave the shelves: what it held is released, and what came is taken off. What is promised to others is
 * never touched, also where something came in the place of something else.
 * @param came thousandths by product
 */
export async function takeFromShelves(
  tx: Tx,
  { orderId, warehouseId }: Pick<OrderRow, 'orderId' | 'warehouseId'>,
  came: ReadonlyMap<number, number>,
): Promise<void> {
  assertLockOrder(tx, 'stock');
  const taken = [...came].map(([productId, quantity]) => ({ product_id: productId, quantity }));
  await sql`
    select 1 from stock s where s.warehouse_id = ${warehouseId} and s.product_id = any(array(
      select product_id from stock_reservation where order_id = ${orderId} and warehouse_id = ${warehouseId}
      union select unnest(${[...came.keys()]}::int[])))
    order by s.product_id for update of s`.execute(tx);
  await releaseStock(tx, orderId);
  await sql`
    update stock s set on_hand = greatest(s.reserved, s.on_hand - t.quantity)
    from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as t(product_id int, quantity int)
    where s.warehouse_id = ${warehouseId} and s.product_id = t.product_id and s.on_hand is not null`.execute(tx);
}

/**
 * Somebody counted what is there: the books come down to it, never below what is promised, and never up.
 * @param counted thousandths by product, on the shelf and on carts
 */
export async function lowerStock(tx: Tx, warehouseId: number, counted: ReadonlyMap<number, number>): Promise<void> {
  assertLockOrder(tx, 'stock');
  const found = [...counted].map(([productId, quantity]) => ({ product_id: productId, quantity }));
  await sql`
    select 1 from stock where warehouse_id = ${warehouseId} and product_id = any(${[...counted.keys()]}::int[])
    order by product_id for update`.execute(tx);
  await sql`
    update stock s set on_hand = greatest(s.reserved, f.quantity)
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(product_id int, quantity int)
    where s.warehouse_id = ${warehouseId} and s.product_id = f.product_id and s.on_hand > f.quantity`.execute(tx);
}
