import { type OrderState, statesBefore } from '@sporta/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import type { OrderRow } from './order-row.ts';

const shopTime = (column: 'slot_begin_at' | 'slot_end_at', format: string) =>
  sql<string>`to_char(${sql.ref(`o.${column}`)} at time zone 'Europe/Rome', ${sql.lit(format)})`;

/** An `OrderRow`, of the table or query called `o`. */
export const orderColumns = [
  'o.order_id as orderId',
  'o.order_number as orderNumber',
  'o.version',
  'o.account_id as accountId',
  'o.cart_id as cartId',
  'o.idempotency_key as idempotencyKey',
  'o.state',
  'o.warehouse_id as warehouseId',
  'o.delivery_service_id as deliveryServiceId',
  'o.timeslot_id as timeslotId',
  'o.total_cents as totalCents',
  'o.payable_cents as payableCents',
  'o.authorise_cents as authoriseCents',
  'o.replaces_order_id as replacesOrderId',
  'o.redelivers_problem_id as redeliversProblemId',
  'o.cutoff_at as cutoffAt',
  shopTime('slot_begin_at', 'YYYY-MM-DD').as('slotDay'),
  shopTime('slot_begin_at', 'HH24:MI').as('slotBegin'),
  shopTime('slot_end_at', 'HH24:MI').as('slotEnd'),
] as const;

export function findOrder(db: Db | Tx, orderId: number): Promise<OrderRow | undefined> {
  return db.selectFrom('orders as o').select(orderColumns).where('o.order_id', '=', orderId).executeTakeFirst();
}

/** The version of an order that is in force, by the id of any of its versions. */
export function findNewestVersion(db: Db | Tx, orderId: number): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders as o')
    .select(orderColumns)
    .where('o.order_id', '=', newestVersionOf(orderId))
    .executeTakeFirst();
}

/**
 * A change that is not paid is no version of its order. Raw: part of raw queries too.
 * @param orderId of any version, or the column that holds it
 */
export function newestVersionOf(orderId: number | RawBuilder<number>): RawBuilder<number> {
  return sql`(select coalesce((select n.order_id from orders n where n.order_number = v.order_number and n.version > v.version
      and n.state not in ('draft', 'awaiting-payment', 'payment-failed') order by n.version desc limit 1), v.order_id)
    from orders v where v.order_id = ${orderId})`;
}

/**
 * Whether two ids are of the same order: a payment passes on to the next version, and its page still leads back to the old one.
 * @param text as an address has it, whatever it is
 */
export async function isVersionOf(db: Db | Tx, text: string, orderId: number): Promise<boolean> {
  const version = await db
    .selectFrom('orders as v')
    .innerJoin('orders as o', 'o.order_number', 'v.order_number')
    .select('v.order_id')
    .where('o.order_id', '=', orderId)
    .where(sql`v.order_id::text`, '=', text)
    .executeTakeFirst();
  return version !== undefined;
}

/** Whether an order is this customer's, or one of this company. */
export async function isOrderOf(
  db: Db | Tx,
  orderId: number,
  { accountId, companyId }: { accountId: number; companyId: number | null },
): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where((eb) => eb.or([eb('account_id', '=', accountId), eb('company_id', '=', companyId)]))
    .executeTakeFirst();
  return order !== undefined;
}

/** The order an earlier request with the same key made: from this cart, or else the last one from another. */
export function findOrderByKey(
  db: Db | Tx,
  accountId: number,
  cartId: number,
  key: string,
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders as o')
    .select(orderColumns)
    .where('o.account_id', '=', accountId)
    .where('o.idempotency_key', '=', key)
    .orderBy((eb) => eb('o.cart_id', '=', cartId), 'desc')
    .orderBy('o.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The order of this customer's open cart that is still being paid. */
export function findOrderBeingPaidBy(db: Db | Tx, accountId: number): Promise<OrderRow | undefined> {
  return db
    .selectFrom('cart as c')
    .innerJoin('orders as o', 'o.cart_id', 'c.cart_id')
    .select(orderColumns)
    .where('c.account_id', '=', accountId)
    .where('c.state', '=', 'open')
    .where('o.state', 'in', ['draft', 'awaiting-payment'])
    .executeTakeFirst();
}

export function lockOrder(tx: Tx, orderId: number): Promise<OrderRow | undefined> {
  assertLockOrder(tx, 'order');
  return tx
    .selectFrom('orders as o')
    .select(orderColumns)
    .where('o.order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks the cart an order came from (before slot, stock and order: platform/db/locks.ts). */
export async function lockCartRow(tx: Tx, cartId: number): Promise<void> {
  assertLockOrder(tx, 'cart');
  await tx.selectFrom('cart').select('cart_id').where('cart_id', '=', cartId).forUpdate().execute();
}

/**
 * Locks the cart an order came from, and before it that of the order it is to replace.
 * @returns false when there is no such order
 */
export async function lockCartsOf(tx: Tx, orderId: number): Promise<boolean> {
  assertLockOrder(tx, 'cart');
  const { rows } = await sql`
    select c.cart_id from orders o left join orders r on r.order_id = o.replaces_order_id
      join cart c on c.cart_id in (o.cart_id, r.cart_id)
    where o.order_id = ${orderId} order by c.cart_id = o.cart_id for update of c`.execute(tx);
  return rows.length > 0;
}

/** A bug in our own code: the table of states (domain, `order-state.ts`) knows no such way. */
export class OrderTransitionError extends Error {
  constructor({ orderId, state }: Pick<OrderRow, 'orderId' | 'state'>, to: OrderState) {
    super(`order ${orderId} cannot go from ${state} to ${to}`);
    this.name = 'OrderTransitionError';
  }
}

/**
 * The one way an order goes from state to state, written into its history with who did it and, for the customer, why. The statement
 * itself holds it to the table of states, and to the state its caller saw. Raw: state and history change in one statement.
 * @throws {OrderTransitionError} when the table forbids it, or when the order is in another state by now
 */
export async function moveOrder(
  tx: Tx,
  order: Pick<OrderRow, 'orderId' | 'state'>,
  to: OrderState,
  { actor, reason, now }: { actor: string; reason?: string | undefined; now: Date },
): Promise<void> {
  const { rows } = await sql`
    with moved as (
      update orders set state = ${to}, updated_at = ${now},
        confirmed_at = case when ${to} = 'confirmed' then coalesce(confirmed_at, ${now}) else confirmed_at end
      where order_id = ${order.orderId} and state = ${order.state} and state = any(${statesBefore(to)}::text[])
      returning order_id)
    insert into order_event (order_id, at, actor, from_state, to_state, note)
    select order_id, ${now}::timestamptz, ${actor}::text, ${order.state}::text, ${to}::text, ${reason ?? null}::text from moved
    returning order_event_id`.execute(tx);
  if (rows.length === 0) throw new OrderTransitionError(order, to);
  order.state = to;
}

/** Writes into the history of an order what became of its payment; its state stays. */
export async function noteInHistory(
  tx: Tx,
  orderId: number,
  { actor, note, now }: { actor: string; note: string; now: Date },
): Promise<void> {
  await sql`
    insert into order_event (order_id, at, actor, from_state, to_state, note)
    select order_id, ${now}, ${actor}, state, state, ${note} from orders where order_id = ${orderId}`.execute(tx);
}

/** The same, unless the latest note of its history says it already: a job that tries again repeats itself. */
export async function noteOnceInHistory(
  tx: Tx,
  orderId: number,
  entry: { actor: string; note: string; now: Date },
): Promise<void> {
  const { rows } = await sql<{ note: string }>`
    select note from order_event where order_id = ${orderId} and note is not null order by order_event_id desc limit 1`.execute(
    tx,
  );
  if (rows[0]?.note !== entry.note) await noteInHistory(tx, orderId, entry);
}

/** Who of the staff placed an order for its customer. */
export async function setPlacedBy(tx: Tx, orderId: number, staffId: number): Promise<void> {
  await tx.updateTable('orders').set({ placed_by: staffId }).where('order_id', '=', orderId).execute();
}
