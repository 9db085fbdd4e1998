import { isBeingPaid, type OrderState, payableKind, wasPaid } from '@sporta/domain';
import type { PaymentRow } from './payments.repo.ts';

/** Whether an order was confirmed before and this payment of it came to nothing so far: the order lacks it still. */
export function isStillMissing(order: OrderState, { state }: Pick<PaymentRow, 'state'>): boolean {
  return !isBeingPaid(order) && !wasPaid(state) && state !== 'promised';
}

/**
 * Page of the shop that says how paying an order ended; vouchers for others and delivery passes have pages of their own (specification, section 2).
 * @param payment the one the customer comes back from: an order that still lacks it says so on its own page
 */
export function pageAfterPaying(orderId: number, state: OrderState, payment?: Pick<PaymentRow, 'state'>): string {
  const failed = state === 'payment-failed' || state === 'cancelled';
  const kind = payableKind(orderId);
  // its page says how each purchase stands
  if (kind === 'delivery-pass') return `/profile/delivery-pass/${orderId}`;
  if (kind === 'gift-voucher') {
    return failed ? `/payment-error-melaregalo/${orderId}` : `/cart/payment-completed-melaregalo/${orderId}`;
  }
  if (failed) return `/cart/payment-error/${orderId}`;
  return payment && isStillMissing(state, payment)
    ? `/profile/orders/${orderId}`
    : `/cart/payment-completed/${orderId}`;
}
