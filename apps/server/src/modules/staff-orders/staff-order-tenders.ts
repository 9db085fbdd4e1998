import type { StaffTender } from '@sporta/contract';
import type { OrderView } from '../order-book/index.ts';
import { tendersOf } from '../orders/index.ts';
import { markOfTender } from '../payments/index.ts';
import type { readPayments } from './staff-order.repo.ts';

const held: ReadonlySet<string> = new Set(['authorised', 'captured', 'refunded']);

/** The tenders of an order with what of each was held, taken and given back; certificates come first, as customers see them. */
export function staffTendersOf(order: OrderView, payments: Awaited<ReturnType<typeof readPayments>>): StaffTender[] {
  const { certificates } = order;
  return tendersOf(order).map((tender, index): StaffTender => {
    const certificate = certificates[index];
    if (certificate) {
      const used = certificate.state === 'reserved' ? certificate.amountCents : 0;
      return {
        ...tender,
        authorised: certificate.amountCents / 100,
        captured: (order.deliveredCents === null ? 0 : used) / 100,
        refunded: certificate.returnedCents / 100,
      };
    }
    const payment = payments[index - certificates.length];
    const paid = order.payments.find(({ paymentId }) => paymentId === payment?.paymentId);
    const brand = paid && markOfTender(paid);
    if (!payment) return { ...tender, authorised: 0, captured: 0, refunded: 0 };
    return {
      ...tender,
      ...(brand ? { brand } : {}),
      paymentId: payment.paymentId,
      provider: payment.provider,
      reference: payment.reference,
      authorised: (held.has(payment.state) ? payment.amountCents : 0) / 100,
      captured: payment.capturedCents / 100,
      refunded: payment.refundedCents / 100,
      changedAt: payment.changedAt.toISOString(),
    };
  });
}

/** The three columns added up, to the cent. */
export function totalsOf(tenders: readonly StaffTender[]) {
  const sum = (column: 'authorised' | 'captured' | 'refunded') =>
    tenders.reduce((total, tender) => total + Math.round(tender[column] * 100), 0) / 100;
  return { authorised: sum('authorised'), captured: sum('captured'), refunded: sum('refunded') };
}
