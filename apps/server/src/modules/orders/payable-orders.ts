import { isSecured, orderTotal } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { findOrder, isVersionOf, ownOrder, reservedCertificates } from '../order-book/index.ts';
import type { PayableOrders, PaymentRow } from '../payments/index.ts';
import { giveCertificateInstead } from '../returns/index.ts';
import { applyPaymentsToOrder } from './apply-payments.ts';
import { comesBack } from './money-comes-back.ts';

/** What the payments module asks of orders. */
export const payableOrders: PayableOrders = {
  applyPayments: applyPaymentsToOrder,
  needsPayment,
  giveCertificateInstead,
  isVersionOf: ({ db }, text, orderId) => isVersionOf(db, text, orderId),
  async ownOrder({ db }, accountId, orderId) {
    const { slotDay, slotBegin, slotEnd, ...order } = await ownOrder(db, accountId, orderId);
    const certificates = await reservedCertificates(db, order.orderId);
    const shares = certificates.map(({ kind, amountCents: cents }) => ({ kind, cents }));
    const { totalCents } = orderTotal(order.payableCents, shares);
    return { ...order, totalCents, slot: { day: slotDay, text: `${slotBegin}–${slotEnd}` } };
  },
};

/** A notice that did not fit its payment asks to reverse it; a payment whose order is going ahead stays. */
async function needsPayment({ db }: Deps, payment: PaymentRow): Promise<boolean> {
  const order = await findOrder(db, payment.orderId);
  return isSecured(payment.state) && order !== undefined && !(await comesBack(db, order, payment));
}
