import { isBeingPaid, isGiftVoucherOrder, type OrderState, wasPaid } from '@sporta/domain';
import type { PaymentRow } from './payments.repo.ts';

/** Whether an order was confirmed before and this payment of it came to nothing so far: the order lacks it still. */
export function isStillMissing(order: OrderState, { state }: Pick<PaymentRow, 'state'>): boolean {
  return !isBeingPaid(order) && !wasPaid(state) && state !== 'promised';
}

/**
 * Page of the shop that says how paying an order ended; vouchers for others have pages of their own (specification, section 2).
 * @param payment the one the customer comes back from: an order that still lacks it says so on its own page
 */
export function pageAfterPaying(orderId: number, state: OrderState, payment?: Pick<PaymentRow, 'state'>): string {
  const failed = state === 'payment-failed' || state === 'cancelled';
  if (isGiftVoucherOrder(orderId)) {
    return failed ? `/payment-error-melaregalo/${orderId}` : `/cart/payment-completed-melaregalo/${orderId}`;
  }
  if (failed) return `/cart/payment-error/${orderId}`;
  return payment && isStillMissing(state, payment)
    ? `/profile/orders/${orderId}`
    : `/cart/payment-completed/${orderId}`;
}
