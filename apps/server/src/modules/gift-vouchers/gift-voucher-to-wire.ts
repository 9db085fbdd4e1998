import type { GiftVoucherOrder } from '@sporta/contract';
import { isSettled, shopDay, wasPaid } from '@sporta/domain';
import { failureText, type PaymentRow } from '../payments/index.ts';
import { cancelUntil } from './cancel-gift-voucher.ts';
import type { GiftVoucherRow } from './gift-voucher-orders.repo.ts';

const states = {
  'awaiting-payment': 'pending',
  confirmed: 'paid',
  'payment-failed': 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<GiftVoucherRow['state'], GiftVoucherOrder['state']>;

/** @param payment its payment, where the answer shows its state */
export function toWire(order: GiftVoucherRow, now: Date, payment?: PaymentRow): GiftVoucherOrder {
  const usable = order.state === 'confirmed' && !order.used;
  const until = cancelUntil(order);
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    state: states[order.state],
    ...(order.state === 'payment-failed' && payment ? { reason: whyFailed(payment) } : {}),
    amount: order.amountCents / 100,
    recipientName: order.recipientName ?? '',
    recipientEmail: order.recipientEmail ?? '',
    senderName: order.senderName ?? '',
    message: order.message ?? '',
    deliverOn: order.deliverOn,
    ...(order.mailedAt ? { mailedAt: order.mailedAt.toISOString() } : {}),
    createdAt: order.createdAt.toISOString(),
    used: order.state === 'confirmed' && order.used,
    canPay: order.state === 'awaiting-payment' && payment !== undefined && !isSettled(payment.state),
    canResend: usable,
    canCancel: usable && until !== undefined && shopDay(now.getTime()) <= until,
    ...(until ? { cancelUntil: until } : {}),
  };
}

function whyFailed({ state, failureReason }: PaymentRow): string {
  return failureText(wasPaid(state) ? 'paid-too-late' : failureReason, 'voucher');
}
