import { isPaid } from '@sporta/domain';
import type { PayableOrders } from '../payments/index.ts';
import { ownPurchase } from '../purchases/index.ts';
import { applyPaymentsToGiftVoucher } from './apply-payments.ts';
import { findGiftVoucher } from './gift-voucher-orders.repo.ts';
import { giftVoucherPurchases } from './gift-voucher-purchases.ts';

/** What the payments module asks of orders of gift vouchers. */
export const payableGiftVouchers: PayableOrders = {
  applyPayments: applyPaymentsToGiftVoucher,
  async needsPayment(deps, payment) {
    const order = await findGiftVoucher(deps.db, payment.orderId);
    return isPaid(payment.state) && (order?.state === 'awaiting-payment' || order?.state === 'confirmed');
  },
  // who withdraws is owed money, not another voucher (Codice del consumo, art. 56): staff see the work that fails, and pay it back
  async giveCertificateInstead(_deps, { paymentId }, cents) {
    throw new Error(`payment ${paymentId} of a gift voucher: ${cents} cents are not taken back by their provider`);
  },
  // a voucher is never changed, so its order has one version
  isVersionOf: async (_deps, text, orderId) => text === String(orderId),
  async ownOrder({ db }, accountId, orderId) {
    const order = await ownPurchase(giftVoucherPurchases, db, accountId, orderId);
    return { ...order, payableCents: order.amountCents, totalCents: order.amountCents };
  },
};
