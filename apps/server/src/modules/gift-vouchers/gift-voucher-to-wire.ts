import type { GiftVoucherOrder } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import type { PaymentRow } from '../payments/index.ts';
import { paymentToWire } from '../purchases/index.ts';
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
    ...paymentToWire(order, payment, 'gift-voucher'),
    amount: order.amountCents / 100,
    recipientName: order.recipientName ?? '',
    recipientEmail: order.recipientEmail ?? '',
    senderName: order.senderName ?? '',
    message: order.message ?? '',
    deliverOn: order.deliverOn,
    ...(order.mailedAt ? { mailedAt: order.mailedAt.toISOString() } : {}),
    createdAt: order.createdAt.toISOString(),
    used: order.state === 'confirmed' && order.used,
    canResend: usable,
    canCancel: usable && until !== undefined && shopDay(now.getTime()) <= until,
    ...(until ? { cancelUntil: until } : {}),
  };
}
