import { type SellingMode, workUnits } from '@sporta/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { releaseBooking, shrinkBooking } from '../delivery/index.ts';
import { findOrder, type OrderRow, releaseGifts, takeRestOfGifts, transitionOrder } from '../order-book/index.ts';
import { heldCents, lockPayments, movePaymentsTo, type PaymentRow } from '../payments/index.ts';

/*
 * A changed order is a new version of itself. Once it is covered, what it needs of the old version moves to it: place, goods
 * (stock-reservations.repo.ts), certificates, payments, approval. The rest stays with the old version, which gives it back.
 */

/** The version an order is to replace, while that one stands. */
export async function findReplaced(tx: Tx, order: OrderRow): Promise<OrderRow | undefined> {
  const old = order.replacesOrderId === null ? undefined : await findOrder(tx, order.replacesOrderId);
  return old && (old.state === 'reopened' || old.state === 'confirmed') ? old : undefined;
}

/** The new version takes over what the old one is paid with. Place and goods have moved; both orders' carts are locked. */
export async function takeOver(tx: Tx, old: OrderRow, order: OrderRow, now: Date): Promise<void> {
  await releaseGifts(tx, old.orderId);
  await takeRestOfGifts(tx, order.orderId);
  await sql`
    update order_approval set order_id = ${order.orderId} where order_id = ${old.orderId}
      and not exists (select from order_approval own where own.order_id = ${order.orderId})`.execute(tx);
  await transitionOrder(tx, old, 'replaced', { actor: 'customer', note: `Versione ${order.version}`, now });
  await movePayments(tx, old, order);
}

async function movePayments(tx: Tx, old: OrderRow, order: OrderRow): Promise<void> {
  const held = (await lockPayments(tx, [old.orderId, order.orderId])).filter((each) => heldCents([each]) > 0);
  const needed = paymentsNeeded(held, order.authoriseCents);
  const moving = held.filter((each) => each.orderId === old.orderId && needed.has(each));
  await movePaymentsTo(
    tx,
    order.orderId,
    moving.map((each) => each.paymentId),
  );
  if (held.some((each) => each.orderId === old.orderId && !needed.has(each))) {
    await writeOutbox(tx, 'order.give-back', { orderId: old.orderId });
  }
}

/**
 * The payments an order keeps so that what is held is enough for it: a later one is given up first, and only whole, because
 * a hold can be released but not lowered; what one is too much is not taken at picking.
 */
export function paymentsNeeded(held: readonly PaymentRow[], neededCents: number): Set<PaymentRow> {
  const kept = new Set(held);
  for (const payment of held.toSorted((a, b) => b.paymentId - a.paymentId)) {
    if (heldCents([...kept]) - heldCents([payment]) >= neededCents) kept.delete(payment);
  }
  return kept;
}

/** The old order's place in the slot goes to the new one, unless that has a place of its own: then it is given back. */
export async function giveOldPlace(tx: Tx, oldOrderId: number, newOrderId: number): Promise<void> {
  assertLockOrder(tx, 'timeslot');
  const { rows } = await sql`
    select 1 from slot_booking where order_id = ${newOrderId} and state = 'confirmed'`.execute(tx);
  if (rows.length > 0) await releaseBooking(tx, { orderId: oldOrderId });
  else {
    await sql`update slot_booking set order_id = ${newOrderId} where order_id = ${oldOrderId} and state = 'confirmed'`.execute(
      tx,
    );
    await countOwnUnits(tx, newOrderId);
  }
}

/**
 * While a changed order is being paid, the place it shares with the order it replaces counts the work units of the larger
 * of the two. Once that is decided, it counts those of the one that stands.
 */
export async function countOwnUnits(tx: Tx, orderId: number): Promise<void> {
  const { rows } = await sql<{ mode: SellingMode; quantity: number }>`
    select selling_mode as mode, quantity from order_line where order_id = ${orderId}`.execute(tx);
  await shrinkBooking(tx, { orderId, units: workUnits(rows) });
}
