import { isBeingPaid, isPaid, isSettled } from '@sporta/domain';
import { sql } from 'kysely';
import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { rebookForCart } from '../delivery/index.ts';
import { paymentsOfOrder, stopAsking } from '../payments/index.ts';
import type { OrderRow } from './order-row.ts';
import { findOrder, lockCartRow, lockOrder, moveOrder, releaseGifts } from './orders.repo.ts';
import { countOwnUnits, giveOldPlace } from './replace-order.ts';
import { moveReservations, releaseStock } from './stock-reservations.repo.ts';

/**
 * Last phase of buying: brings an order up to what the ledger says of its payments. Run alike after our own call, the
 * provider's notice, the browser's return and by reconciliation; any number of times, from any node. The cart's lock makes
 * the runs take turns, and each looks first at what is already done.
 */
export function settleOrder(deps: Deps, orderId: number): Promise<OrderRow> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    const seen = await findOrder(tx, orderId);
    if (!seen) throw new Error(`there is no order ${orderId}`);
    await lockCartRow(tx, seen.cartId);
    const order = (await findOrder(tx, orderId))!;
    const payments = await paymentsOfOrder(tx, orderId);
    const paid = payments.filter((payment) => isPaid(payment.state));
    const waiting = isBeingPaid(order.state);
    if (waiting && (paid.length > 0 || order.payableCents === 0)) await confirmOrder(tx, order, now);
    else if (waiting && payments.length > 0 && payments.every((payment) => isSettled(payment.state)))
      await failOrder(tx, order, now);
    else if (order.state === 'payment-failed' || order.state === 'cancelled') {
      // paid after the shop had given the order up: the money goes back
      for (const payment of paid) await writeOutbox(tx, 'payment.give-back', { paymentId: payment.paymentId });
    }
    // not before this transaction: whoever died between hearing of a payment and settling its order is followed up
    await stopAsking(tx, orderId);
    return order;
  });
}

async function confirmOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const old = order.replacesOrderId === null ? undefined : await findOrder(tx, order.replacesOrderId);
  const replaces = old && (old.state === 'reopened' || old.state === 'confirmed') ? old : undefined;
  if (replaces) {
    await giveOldPlace(tx, replaces.orderId, order.orderId);
    await moveReservations(tx, replaces.orderId, order.orderId);
  }
  await lockOrder(tx, order.orderId);
  if (replaces) {
    await releaseGifts(tx, replaces.orderId);
    await moveOrder(tx, replaces, 'cancelled', {
      actor: 'customer',
      note: `Sostituito dall’ordine ${order.orderNumber}`,
      now,
    });
    await writeOutbox(tx, 'order.give-back', { orderId: replaces.orderId });
  }
  await moveOrder(tx, order, 'confirmed', { actor: 'system', now });
  await sql`update cart set state = 'ordered', locked_until = null where cart_id = ${order.cartId} and state = 'open'`.execute(
    tx,
  );
  await writeOutbox(tx, 'order.confirmed', { orderId: order.orderId });
}

/** The payment did not succeed: the cart reopens as it was, the slot is kept for the rest of its hold. */
async function failOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  // an order that was to replace another may have left the place to it: then there is none to keep
  await rebookForCart(tx, { orderId: order.orderId, cartId: order.cartId, keep: 'rest-of-hold' });
  if (order.replacesOrderId !== null) await countOwnUnits(tx, order.replacesOrderId);
  await releaseStock(tx, order.orderId);
  await lockOrder(tx, order.orderId);
  await releaseGifts(tx, order.orderId);
  await sql`update cart set locked_until = null, revision = revision + 1 where cart_id = ${order.cartId}`.execute(tx);
  await moveOrder(tx, order, 'payment-failed', { actor: 'provider', now });
}
