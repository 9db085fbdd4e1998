import type { GiftVoucherOrder } from '@sporta/contract';
import { shopDay } from '@sporta/domain';
import { giftVoucherFailure } from './buy-gift-voucher.ts';
import { cancelUntil } from './cancel-gift-voucher.ts';
import type { GiftVoucherRow } from './gift-voucher-orders.repo.ts';

const states = {
  'awaiting-payment': 'pending',
  confirmed: 'paid',
  'payment-failed': 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<GiftVoucherRow['state'], GiftVoucherOrder['state']>;

/** @param failureReason of its payment, when that failed */
export function toWire(order: GiftVoucherRow, now: Date, failureReason: string | null = null): GiftVoucherOrder {
  const usable = order.state === 'confirmed' && !order.used;
  const until = cancelUntil(order);
  return {
    orderId: order.orderId,
    orderNumber: order.orderNumber,
    state: states[order.state],
    ...(order.state === 'payment-failed' ? { reason: giftVoucherFailure(failureReason) } : {}),
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
