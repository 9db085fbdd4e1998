import { isBeingPaid, type OrderState, wasPaid } from '@sporta/domain';
import type { PaymentRow } from './payments.repo.ts';

/** Whether an order was confirmed before and this payment of it came to nothing so far: the order lacks it still. */
export function isStillMissing(order: OrderState, { state }: Pick<PaymentRow, 'state'>): boolean {
  return !isBeingPaid(order) && !wasPaid(state) && state !== 'promised';
}

/** Where the customer goes after paying; an order that still lacks the payment says so on its own page. */
export function pageAfter(order: OrderState, payment: Pick<PaymentRow, 'orderId' | 'state'>): string {
  const { orderId } = payment;
  if (order === 'payment-failed' || order === 'cancelled') return `/cart/payment-error/${orderId}`;
  return isStillMissing(order, payment) ? `/profile/orders/${orderId}` : `/cart/payment-completed/${orderId}`;
}
