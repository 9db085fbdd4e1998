import { isBeingPaid, isPaid, isSecured, isSettled } from '@sporta/domain';
import { preparing, type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { rebookForCart } from '../delivery/index.ts';
import {
  findOrder,
  lockCartsOf,
  lockOrder,
  moveOrder,
  moveReservations,
  noteInHistory,
  type OrderRow,
  releaseCertificates,
  releaseStock,
} from '../order-book/index.ts';
import { heldCents, type PaymentRow, paymentsOfOrder, stopAsking } from '../payments/index.ts';
import { resumeRest } from './charge-rest-again.ts';
import { closeRequest, findRequest } from './late/payment-requests.repo.ts';
import { byLinkReason } from './late/request-text.ts';
import { comesBack, owesNothingMore } from './money-comes-back.ts';
import { closeBoughtCart, unlockCart } from './order-carts.repo.ts';
import { giveBackParked } from './parked-carts.repo.ts';
import { countOwnSize, findReplaced, giveOldPlace, takeOver } from './replace-order.ts';
import { findSettlement } from './settlements.repo.ts';

/**
 * Last phase of buying: brings an order up to what the ledger says of its payments. Our own call, the provider's notice, the
 * browser's return and reconciliation all run it; any number of times, from any node. The cart's lock makes the runs take
 * turns, and each looks first at what is already done.
 */
export function applyPaymentsToOrder(deps: Deps, orderId: number): Promise<OrderRow> {
  return preparing(() => applyPayments(deps, orderId));
}

function applyPayments(deps: Deps, orderId: number): Promise<OrderRow> {
  const now = deps.clock.now();
  return withTransaction(deps.db, async (tx) => {
    // whoever changes or cancels the order this one is to replace waits (cancel-order.ts)
    if (!(await lockCartsOf(tx, orderId))) throw new Error(`there is no order ${orderId}`);
    const order = (await findOrder(tx, orderId))!;
    const payments = await paymentsOfOrder(tx, orderId);
    const waiting = isBeingPaid(order.state);
    if (waiting && (await isCovered(tx, order, payments))) await confirmOrder(tx, order, now);
    else if (waiting && payments.every((payment) => isSettled(payment.state))) await failOrder(tx, order, now);
    if (order.state === 'confirmed' || order.state === 'reopened') await endRequest(tx, order, payments, now);
    if (!owesNothingMore(order.state)) await collectPaidRest(tx, orderId, payments, now);
    // the payment came after the shop had abandoned the order, its change had failed, or its customer had withdrawn
    for (const payment of payments.filter(({ state }) => isSecured(state))) {
      if (await comesBack(tx, order, payment)) {
        await writeOutbox(tx, 'payment.give-back', { paymentId: payment.paymentId });
      }
    }
    // in this transaction: after a crash between a payment's news and its order, reconciliation still asks
    await stopAsking(tx, orderId);
    return order;
  });
}

/** The customer was asked to pay and did. */
async function endRequest(tx: Tx, order: OrderRow, payments: readonly PaymentRow[], now: Date): Promise<void> {
  if (heldCents(payments) < order.authoriseCents || !(await closeRequest(tx, order.orderId, now))) return;
  await noteInHistory(tx, order.orderId, { actor: 'customer', note: 'Pagamento confermato', now });
}

/** The customer paid what their order lacked after picking: its settlement goes on. */
async function collectPaidRest(tx: Tx, orderId: number, payments: readonly PaymentRow[], now: Date): Promise<void> {
  if (!payments.some(({ isRest, state }) => isRest && isPaid(state))) return;
  const settlement = await findSettlement(tx, orderId);
  if (!settlement?.heldReason || settlement.collectedAt) return;
  await resumeRest(tx, settlement.settlementId, now);
}

/**
 * What is held for the order is enough for it. A change is paid with what the version it replaces holds and the payment of
 * the difference; when that version is no longer in force, there is nothing to change.
 */
async function isCovered(tx: Tx, order: OrderRow, payments: readonly PaymentRow[]): Promise<boolean> {
  if (order.replacesOrderId === null) {
    return heldCents(payments) >= order.authoriseCents || (await isPaidByLink(tx, order, payments));
  }
  const replaced = await findReplaced(tx, order);
  if (!replaced) return false;
  const travelling = await paymentsOfOrder(tx, replaced.orderId);
  return heldCents(payments) + heldCents(travelling) >= order.authoriseCents;
}

/** Made by telephone: its customer has until then to pay what other tenders do not cover, which are held already. */
async function isPaidByLink(tx: Tx, { orderId }: OrderRow, payments: readonly PaymentRow[]): Promise<boolean> {
  if (!payments.every(({ state }) => isSecured(state))) return false;
  const request = await findRequest(tx, orderId);
  return request?.reason === byLinkReason;
}

async function confirmOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const replaced = await findReplaced(tx, order);
  if (replaced) {
    await giveOldPlace(tx, replaced.orderId, order.orderId);
    await moveReservations(tx, replaced.orderId, order.orderId);
  }
  if (replaced) {
    await lockOrder(tx, order.orderId);
    await takeOver(tx, replaced, order, now);
  }
  await moveOrder(tx, order, 'confirmed', { actor: 'system', now });
  await closeBoughtCart(tx, order.cartId);
  if (replaced) await giveBackParked(tx, order.accountId, order.cartId);
  await writeOutbox(tx, 'order.confirmed', { orderId: order.orderId });
}

/** The payment did not succeed: the cart reopens as it was, the slot is kept for the rest of its hold. */
async function failOrder(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  // an order that was to replace another may have left the place to it: then there is none to keep
  await rebookForCart(tx, { orderId: order.orderId, cartId: order.cartId, keep: 'rest-of-hold' });
  if (order.replacesOrderId !== null) await countOwnSize(tx, order.replacesOrderId);
  await releaseStock(tx, order.orderId);
  await lockOrder(tx, order.orderId);
  await releaseCertificates(tx, order.orderId);
  await unlockCart(tx, order.cartId);
  await moveOrder(tx, order, 'payment-failed', { actor: 'provider', now });
}
