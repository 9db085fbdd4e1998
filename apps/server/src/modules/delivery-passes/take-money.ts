import type { Deps } from '../../platform/deps.ts';
import { collectPayment, findPayment } from '../payments/index.ts';
import { applyPaymentsToPass } from './apply-payments.ts';
import { findPass } from './passes.repo.ts';

/**
 * Takes what a payment holds for a pass, whole and once, and lets the pass hold. A hold that has ended fails the order.
 * @throws when the provider does not answer; the outbox tries again
 */
export async function takeMoney(deps: Deps, paymentId: number): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  const order = payment && (await findPass(deps.db, payment.orderId));
  if (!payment || order?.state !== 'awaiting-payment') return;
  const { amountCents } = payment;
  await collectPayment(deps, payment, { amountCents, tickets: null, operationId: `delivery-pass-${paymentId}` });
  await applyPaymentsToPass(deps, order.orderId);
}
