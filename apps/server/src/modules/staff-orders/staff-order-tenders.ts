import type { StaffOrder, StaffTender } from '@sporta/contract';
import { EXTRA_BAGS } from '@sporta/domain';
import type { OrderView } from '../order-book/index.ts';
import { tendersOf } from '../orders/index.ts';
import type { readPayments } from './staff-order.repo.ts';

const held: ReadonlySet<string> = new Set(['authorised', 'captured', 'refunded']);

/** The tenders of an order with what of each was held, taken and given back; certificates come first. */
export function staffTendersOf(order: OrderView, payments: Awaited<ReturnType<typeof readPayments>>): StaffTender[] {
  const { certificates } = order;
  return tendersOf(order).map((tender, index): StaffTender => {
    const certificate = certificates[index];
    if (certificate) {
      const used = certificate.state === 'reserved' ? certificate.amountCents : 0;
      // what a certificate pays is only set aside until the order is closed: goods that are missing leave it on the certificate
      const isTaken = order.deliveredCents !== null;
      return {
        ...tender,
        state: tender.state === 'paid' && !isTaken ? 'authorised' : tender.state,
        authorised: certificate.amountCents / 100,
        captured: (isTaken ? used : 0) / 100,
        refunded: certificate.returnedCents / 100,
      };
    }
    const payment = payments[index - certificates.length];
    if (!payment) return { ...tender, authorised: 0, captured: 0, refunded: 0 };
    return {
      ...tender,
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

/**
 * Why more is held than the order is expected to cost. Only where one tender holds it all and the parts add up to what it holds, so
 * that nothing is said of an order whose changes were paid apart.
 */
export function holdOf(order: OrderView): StaffOrder['hold'] {
  const { payments, payableCents, authoriseCents, lines, packages } = order;
  const own = payments.filter(({ state }) => held.has(state));
  const last = own.filter(({ kind }) => kind !== 'meal-ticket');
  const [payment] = last;
  if (!payment || last.length > 1) return undefined;
  const mealTicketCents = own.reduce(
    (sum, { kind, amountCents }) => sum + (kind === 'meal-ticket' ? amountCents : 0),
    0,
  );
  const isWeighed = lines.some(({ estimatedGrams }) => estimatedGrams !== null);
  const bagsCents = isWeighed ? EXTRA_BAGS * (packages[0]?.costCents ?? 0) : 0;
  const marginCents = authoriseCents - payableCents - bagsCents;
  const totalCents = authoriseCents - mealTicketCents;
  if (marginCents < 0 || marginCents + bagsCents === 0 || totalCents !== payment.amountCents) return undefined;
  return {
    name: payment.brand ?? payment.name,
    ...(payment.maskedNumber ? { maskedNumber: payment.maskedNumber } : {}),
    estimate: (payableCents - mealTicketCents) / 100,
    margin: marginCents / 100,
    bags: bagsCents / 100,
    total: totalCents / 100,
  };
}
