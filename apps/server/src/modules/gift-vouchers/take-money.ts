import type { Deps } from '../../platform/deps.ts';
import { collectPayment, findPayment } from '../payments/index.ts';
import { applyPaymentsToGiftVoucher } from './apply-payments.ts';
import { findGiftVoucher } from './gift-voucher-orders.repo.ts';

/**
 * Takes what a payment holds for a voucher, whole and once, and makes the voucher of it. A hold that has ended fails the order.
 * @throws when the provider does not answer; the outbox tries again
 */
export async function takeMoney(deps: Deps, paymentId: number): Promise<void> {
  const payment = await findPayment(deps.db, paymentId);
  const order = payment && (await findGiftVoucher(deps.db, payment.orderId));
  if (!payment || order?.state !== 'awaiting-payment') return;
  const { amountCents } = payment;
  await collectPayment(deps, payment, { amountCents, tickets: null, operationId: `gift-voucher-${paymentId}` });
  await applyPaymentsToGiftVoucher(deps, order.orderId);
}
