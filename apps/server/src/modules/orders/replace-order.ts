import type { Tx } from '../../platform/db/database.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { releaseBooking, shrinkBooking } from '../delivery/index.ts';
import {
  findOrder,
  moveOrder,
  neededSize,
  type OrderRow,
  releaseCertificates,
  takeRestOfCertificates,
} from '../order-book/index.ts';
import { heldCents, lockPayments, movePaymentsTo, type PaymentRow } from '../payments/index.ts';
import { hasPlace, moveApproval, movePlace } from './replaced-orders.repo.ts';

/*
 * A changed order is a new version of itself. Once it is covered, what it needs of the old version moves to it: place, goods
 * (stock-reservations.repo.ts), certificates, payments, approval. The rest stays with the old version, which gives it back.
 */

/** The version an order is to replace, while that one is in force. */
export async function findReplaced(tx: Tx, order: OrderRow): Promise<OrderRow | undefined> {
  const old = order.replacesOrderId === null ? undefined : await findOrder(tx, order.replacesOrderId);
  return old && (old.state === 'reopened' || old.state === 'confirmed') ? old : undefined;
}

/** The new version takes over what the old one is paid with. Place and goods have moved; both orders' carts are locked. */
export async function takeOver(tx: Tx, old: OrderRow, order: OrderRow, now: Date): Promise<void> {
  await releaseCertificates(tx, old.orderId);
  await takeRestOfCertificates(tx, order.orderId);
  await moveApproval(tx, old.orderId, order.orderId);
  await moveOrder(tx, old, 'replaced', { actor: 'customer', reason: `Versione ${order.version}`, now });
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
 * The payments an order keeps so that what is held is enough for it: a later one is released first, and only whole, because
 * a hold can be released but not lowered; what one holds too much is not taken at picking.
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
  if (await hasPlace(tx, newOrderId)) await releaseBooking(tx, { orderId: oldOrderId });
  else {
    await movePlace(tx, oldOrderId, newOrderId);
    await countOwnSize(tx, newOrderId);
  }
}

/**
 * While a changed order is being paid, the place it shares with the order it replaces counts the larger of the two, in
 * work and in crates. Once that is decided, it counts the one in force.
 */
export async function countOwnSize(tx: Tx, orderId: number): Promise<void> {
  await shrinkBooking(tx, orderId, await neededSize(tx, orderId));
}
