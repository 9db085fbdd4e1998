import { refundPassByHand } from './delivery-passes/index.ts';
import { giveUpShare } from './orders/index.ts';
import { giveBackByHand, giveBackOrderByHand, type WorkEndings } from './payments/index.ts';
import { markReturnPaidOut } from './returns/index.ts';

/**
 * What it means that a person ends work on money, asked of whoever wrote it. What charges a rest is not here: the order it
 * belongs to is closed instead (orders/close-rest.ts).
 */
export const workEndings: WorkEndings = {
  'order.give-back': (tx, { orderId }: { orderId: number }) => giveBackOrderByHand(tx, orderId),
  'payment.give-back': (tx, { paymentId }: { paymentId: number }) => giveBackByHand(tx, paymentId),
  'withdrawal.refund': (tx, { withdrawalId }: { withdrawalId: number }, now) =>
    markReturnPaidOut(tx, withdrawalId, now),
  'settlement.collect': giveUpShare,
  'delivery-pass.refund': (tx, { orderId }: { orderId: number }, now) => refundPassByHand(tx, orderId, now),
};
