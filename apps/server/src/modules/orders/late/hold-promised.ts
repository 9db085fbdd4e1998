import { withTransaction } from '../../../platform/db/database.ts';
import type { Deps } from '../../../platform/deps.ts';
import { writeOutbox } from '../../../platform/outbox.ts';
import { findOrder, instantText, lockCartRow, lockOrder, noteInHistory } from '../../order-book/index.ts';
import { chargeSavedCard, findPayment, isHeldLater, isRefusal, providersOf } from '../../payments/index.ts';
import { payByOf } from './pay-by.ts';
import { insertRequest } from './payment-requests.repo.ts';
import { ordersWithoutHold, promisedPayments } from './promised-orders.repo.ts';
import { requestText } from './request-text.ts';

/**
 * Job: holds the money of orders whose slot was too far away for that when they were placed, as soon as a hold reaches the
 * delivery. Where the bank refuses, or wants its customer to confirm, the customer is asked to pay and the order is kept until then.
 */
export async function holdPromised(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const { paymentId, provider: name, slotEndAt } of await promisedPayments(deps.db)) {
    const provider = providersOf(deps).get(name);
    if (!provider || isHeldLater(provider, slotEndAt, now)) continue;
    await attempt(deps, paymentId, async () => {
      const payment = await findPayment(deps.db, paymentId);
      if (payment) await chargeSavedCard(deps, payment);
    });
  }
  for (const { orderId, reason } of await ordersWithoutHold(deps.db)) {
    await askToPay(deps, orderId, reason !== null && isRefusal(reason) ? reason : 'unknown-card');
  }
}

/** One that cannot be held must not keep the others waiting; it is tried again with the next run. */
async function attempt(deps: Deps, paymentId: number, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    deps.log.error({ err: error, paymentId }, 'the money of an order could not be held');
  }
}

/** Asks the customer to pay, once. @param reason as `payment.failure_reason` */
async function askToPay(deps: Deps, orderId: number, reason: string): Promise<void> {
  const now = deps.clock.now();
  await withTransaction(deps.db, async (tx) => {
    const seen = await findOrder(tx, orderId);
    if (!seen) return;
    await lockCartRow(tx, seen.cartId);
    const order = (await lockOrder(tx, orderId))!;
    if (order.state !== 'confirmed' && order.state !== 'reopened') return;
    const { payBy, remindAt } = payByOf(order.cutoffAt, now);
    if (!(await insertRequest(tx, { orderId, reason, payBy, remindAt, now }))) return;
    const note = `${requestText(reason)} Paga entro ${instantText(payBy.toISOString())}.`;
    await noteInHistory(tx, orderId, { actor: 'system', note, now });
    await writeOutbox(tx, 'order.payment-asked', { orderId });
  });
}
