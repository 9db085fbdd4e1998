import { type PayableKind, payableKind } from '@sporta/domain';
import { payableDeliveryPasses } from './delivery-passes/index.ts';
import { payableGiftVouchers } from './gift-vouchers/index.ts';
import { payableOrders } from './orders/index.ts';
import type { PayableOrders } from './payments/index.ts';

const kinds: Record<PayableKind, PayableOrders> = {
  goods: payableOrders,
  'gift-voucher': payableGiftVouchers,
  'delivery-pass': payableDeliveryPasses,
};

const kindOf = (orderId: number) => kinds[payableKind(orderId)];

/** All that payments pay: what a payment means is asked of whoever wrote its order. The id says who that is. */
export const payables: PayableOrders = {
  applyPayments: (deps, orderId) => kindOf(orderId).applyPayments(deps, orderId),
  needsPayment: (deps, payment) => kindOf(payment.orderId).needsPayment(deps, payment),
  giveCertificateInstead: (deps, payment, cents) =>
    kindOf(payment.orderId).giveCertificateInstead(deps, payment, cents),
  isVersionOf: (deps, text, orderId) => kindOf(orderId).isVersionOf(deps, text, orderId),
  ownOrder: (deps, accountId, orderId) => kindOf(orderId).ownOrder(deps, accountId, orderId),
};
