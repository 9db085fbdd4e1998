import { isPaid } from '@sporta/domain';
import type { PayableOrders } from '../payments/index.ts';
import { ownPurchase } from '../purchases/index.ts';
import { applyPaymentsToPass } from './apply-payments.ts';
import { passPurchases } from './pass-purchases.ts';
import { findPass } from './passes.repo.ts';

/** What the payments module asks of orders of delivery passes. */
export const payableDeliveryPasses: PayableOrders = {
  applyPayments: applyPaymentsToPass,
  async needsPayment(deps, payment) {
    const order = await findPass(deps.db, payment.orderId);
    // of one that was ended a part stays: refund-pass.ts gives back the rest
    return isPaid(payment.state) && order !== undefined && order.state !== 'payment-failed';
  },
  // who withdraws is owed money (Codice del consumo, art. 56): staff see the work that fails, and pay it back
  async giveCertificateInstead(_deps, { paymentId }, cents) {
    throw new Error(`payment ${paymentId} of a delivery pass: ${cents} cents are not taken back by their provider`);
  },
  // a pass is never changed, so its order has one version
  isVersionOf: async (_deps, text, orderId) => text === String(orderId),
  async ownOrder({ db }, accountId, orderId) {
    const order = await ownPurchase(passPurchases, db, accountId, orderId);
    return { ...order, payableCents: order.amountCents, totalCents: order.amountCents };
  },
};
