import { isPaid } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { failureText, paymentsOfOrder, type StartedPayment, startPayment } from '../payments/index.ts';
import type { Buyer, Purchase, PurchaseKind } from './purchase.ts';

export interface PaidPurchase<Order extends Purchase> {
  order: Order;
  /** Where the customer goes to pay; absent when the provider has decided. */
  redirect?: Extract<StartedPayment, { kind: 'redirect' }>['to'];
}

/**
 * Begins the payment of a purchase at its provider, or goes on with it: repeating never charges twice.
 * @throws BusinessError `payment-refused`, `payment-unavailable`, `payment-type-not-available`, `payment-auth-not-found`
 */
export async function payPurchase<Order extends Purchase>(
  { name, applyPayments }: PurchaseKind<Order>,
  { deps, account }: Buyer,
  order: Order,
): Promise<PaidPurchase<Order>> {
  const [payment] = await paymentsOfOrder(deps.db, order.orderId);
  if (!payment) throw new Error(`the ${name} ${order.orderId} has no payment`);
  const started = await startPayment(deps, payment, { ...account, orderNumber: order.orderNumber });
  if (started.kind === 'redirect') return { order, redirect: started.to };
  if (started.kind === 'unavailable') {
    // nobody knows whether it was done: the same call asks again, and reconciliation does so by itself
    throw new BusinessError(
      'payment-unavailable',
      'La banca non risponde in questo momento. Non è andato perso nulla: riprova tra un minuto.',
    );
  }
  await applyPayments(deps, order.orderId);
  const { state, failureReason } = started.payment;
  if (!isPaid(state)) throw new BusinessError('payment-refused', failureText(failureReason, name));
  return { order };
}
