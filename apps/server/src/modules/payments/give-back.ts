import { holdsMoney, isSettled } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { checkPayment } from './check-payment.ts';
import type { PayableOrders } from './payable-orders.ts';
import { hasCertificateInstead } from './payment-certificates.repo.ts';
import { findPayment, type PaymentRow, paymentsOfOrder } from './payments.repo.ts';
import { reversePayment } from './reverse-payment.ts';

/**
 * Gives back a payment that pays nothing any more: what its provider never takes back becomes a certificate of the customer's own.
 * Any number of times.
 * @throws when the provider does not answer; the outbox tries again
 */
export async function giveBack(deps: Deps, orders: PayableOrders, payment: PaymentRow): Promise<void> {
  if (await hasCertificateInstead(deps.db, payment.paymentId)) return;
  const reversal = await reversePayment(deps, payment);
  if (reversal.kind === 'kept') await orders.giveCertificateInstead(deps, payment, reversal.cents);
}

/** Gives back everything an order was paid with, and ends what is still being paid. One that fails keeps no other waiting. */
export async function giveBackOrder(deps: Deps, orders: PayableOrders, orderId: number): Promise<void> {
  const failures: unknown[] = [];
  for (const payment of await paymentsOfOrder(deps.db, orderId)) {
    try {
      const now = isSettled(payment.state) ? payment : await ended(deps, payment);
      if (holdsMoney(now) || now.state === 'promised') await giveBack(deps, orders, now);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Its page is closed at the provider. Where that cannot be asked, reconciliation does, and what is paid after all goes back. */
async function ended(deps: Deps, payment: PaymentRow): Promise<PaymentRow> {
  await checkPayment(deps, payment, { abandon: true });
  return (await findPayment(deps.db, payment.paymentId)) ?? payment;
}
