import { centsToEuro, isSettled, wasPaid } from '@sporta/domain';
import { failureText, type PaymentRow, pageAfterPaying, redirectToWire } from '../payments/index.ts';
import type { PaidPurchase } from './pay-purchase.ts';
import type { Purchase, PurchaseKind } from './purchase.ts';

/** What buying answers. */
export function paidToWire({ order, redirect }: PaidPurchase<Purchase>) {
  const { orderId, orderNumber, amountCents, state } = order;
  const nextUrl = pageAfterPaying(orderId, state);
  return { orderId, orderNumber, amount: centsToEuro(amountCents), nextUrl, ...redirectToWire(redirect) };
}

/** How the payment of a purchase stands. @param payment absent in lists */
export function paymentToWire(
  { state }: Pick<Purchase, 'state'>,
  payment: PaymentRow | undefined,
  kind: PurchaseKind<Purchase>['name'],
): { canPay: boolean; reason?: string } {
  if (!payment) return { canPay: false };
  const reason = wasPaid(payment.state) ? 'paid-too-late' : payment.failureReason;
  return {
    canPay: state === 'awaiting-payment' && !isSettled(payment.state),
    ...(state === 'payment-failed' ? { reason: failureText(reason, kind) } : {}),
  };
}
