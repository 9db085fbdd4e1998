import { type OrderState, statesBefore } from '@sporta/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { OrderRow } from './order-row.ts';

/** An `OrderRow`, of the table or query called `o`. */
export const orderColumns = sql`o.order_id as "orderId", o.order_number as "orderNumber", o.version, o.account_id as "accountId", o.cart_id as "cartId",
  o.idempotency_key as "idempotencyKey", o.state, o.warehouse_id as "warehouseId", o.timeslot_id as "timeslotId",
  o.total_cents as "totalCents", o.payable_cents as "payableCents", o.authorise_cents as "authoriseCents",
  o.replaces_order_id as "replacesOrderId", o.cutoff_at as "cutoffAt",
  to_char(o.slot_begin_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as "slotDay",
  to_char(o.slot_begin_at at time zone 'Europe/Rome', 'HH24:MI') || '–' || to_char(o.slot_end_at at time zone 'Europe/Rome', 'HH24:MI') as "slotText"`;

export async function findOrder(db: Db | Tx, orderId: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`select ${orderColumns} from orders o where order_id = ${orderId}`.execute(db);
  return rows[0];
}

/** The version of an order that stands now, by the id of any of its versions. */
export async function findNewestVersion(db: Db | Tx, orderId: number): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o where o.order_id = ${newestVersionOf(orderId)}`.execute(db);
  return rows[0];
}

/** A try at a change that is not paid is no version that stands. */
export function newestVersionOf(orderId: number): RawBuilder<number> {
  return sql`(select coalesce((select n.order_id from orders n where n.order_number = v.order_number and n.version > v.version
      and n.state not in ('draft', 'awaiting-payment', 'payment-failed') order by n.version desc limit 1), v.order_id)
    from orders v where v.order_id = ${orderId})`;
}

/**
 * Whether two ids are of the same order: a payment travels on to the next version, and its page still leads back to the old one.
 * @param text as an address has it, whatever it is
 */
export async function isVersionOf(db: Db | Tx, text: string, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders v join orders o using (order_number) where o.order_id = ${orderId} and v.order_id::text = ${text}`.execute(
    db,
  );
  return rows.length > 0;
}

/** The order an earlier request with the same key made: from this cart, or else the last one from another. */
export async function findOrderByKey(
  db: Db | Tx,
  accountId: number,
  cartId: number,
  key: string,
): Promise<OrderRow | undefined> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from orders o where account_id = ${accountId} and idempotency_key = ${key}
    order by cart_id = ${cartId} desc, created_at desc limit 1`.execute(db);
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

/** A bug in our own code: the table of states (domain, `order-state.ts`) knows no such way. */
export class OrderTransitionError extends Error {
  constructor({ orderId, state }: Pick<OrderRow, 'orderId' | 'state'>, to: OrderState) {
    super(`order ${orderId} cannot go from ${state} to ${to}`);
    this.name = 'OrderTransitionError';
  }
}

/**
 * The one way an order goes from state to state, written into its history. The statement itself holds it to the table of
 * states, and to the state its caller saw.
 * @throws {OrderTransitionError} when the table forbids it, or when the order is in another state by now
 */
export async function transitionOrder(
  tx: Tx,
  order: Pick<OrderRow, 'orderId' | 'state'>,
  to: OrderState,
  { actor, note, now }: { actor: string; note?: string | undefined; now: Date },
): Promise<void> {
  const { rows } = await sql`
    with moved as (
      update orders set state = ${to}, updated_at = ${now},
        confirmed_at = case when ${to} = 'confirmed' then coalesce(confirmed_at, ${now}) else confirmed_at end
      where order_id = ${order.orderId} and state = ${order.state} and state = any(${statesBefore(to)}::text[])
      returning order_id)
    insert into order_event (order_id, at, actor, from_state, to_state, note)
    select order_id, ${now}::timestamptz, ${actor}::text, ${order.state}::text, ${to}::text, ${note ?? null}::text from moved
    returning order_event_id`.execute(tx);
  if (rows.length === 0) throw new OrderTransitionError(order, to);
  order.state = to;
}
