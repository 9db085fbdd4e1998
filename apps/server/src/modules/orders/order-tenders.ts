import type { OrderTender } from '@sporta/contract';
import type { OrderView } from '../order-book/index.ts';
import { markOfTender, tenderKindOf } from '../payments/index.ts';
import { euro } from './wire-values.ts';

/** What an order is paid with, each tender with its cents: held, then taken, then what of it went back. */
export function tendersOf(order: OrderView): OrderTender[] {
  const certificates = order.certificates.map(
    (certificate): OrderTender => ({
      paymentTypeId: 9,
      kind: 'gift-certificate',
      name: certificate.description,
      amount: euro(certificate.amountCents),
      state:
        certificate.state === 'reserved' ? paidState(certificate.amountCents, certificate.returnedCents) : 'released',
      ...refundedPart(certificate.returnedCents),
    }),
  );
  let left = order.payableCents;
  const cards = order.payments.map((payment): OrderTender => {
    // payments share what is to be paid, the first one first; what one holds beyond that is margin. Once settled it is written.
    const planned = payment.settledCents ?? Math.min(left, payment.amountCents);
    const isPlanned = payment.state === 'authorised' || payment.state === 'promised';
    const share = isPlanned ? planned : payment.amountCents;
    const brand = markOfTender(payment);
    const tickets = payment.capturedCents > 0 ? (payment.settledTickets ?? payment.tickets) : payment.tickets;
    if (isPlanned) left -= share;
    return {
      paymentTypeId: payment.paymentTypeId,
      kind: tenderKindOf(payment.kind),
      ...(tickets
        ? { tickets: tickets.map(({ faceCents, count }) => ({ value: euro(faceCents), quantity: count })) }
        : {}),
      name: payment.version > 1 ? `${payment.name} (differenza)` : payment.name,
      ...(brand ? { brand } : {}),
      ...(payment.maskedNumber ? { maskedNumber: payment.maskedNumber } : {}),
      amount: euro(payment.capturedCents > 0 ? payment.capturedCents : share),
      state:
        payment.state === 'refunded'
          ? paidState(payment.capturedCents, payment.refundedCents)
          : tenderState(payment.state),
      ...refundedPart(payment.refundedCents),
    };
  });
  return [...certificates, ...cards];
}

/**
 * What pays "TOTALE", to the cent: vouchers are no tenders for their customer, they stand above it with a minus. As the payment page
 * has them: meal tickets pay first, then certificates, then the rest.
 */
export function payingTendersOf(order: OrderView): OrderTender[] {
  const tenders = tendersOf({ ...order, certificates: order.certificates.filter(({ kind }) => kind === 'prepaid') });
  const areTickets = ({ kind }: OrderTender) => kind === 'meal-ticket';
  return [...tenders.filter(areTickets), ...tenders.filter((each) => !areTickets(each))];
}

/** A tender is given back when all of it was; until then it is paid, and says how much went back. */
function paidState(takenCents: number, backCents: number): OrderTender['state'] {
  return backCents > 0 && backCents >= takenCents ? 'refunded' : 'paid';
}

function refundedPart(cents: number): Pick<OrderTender, 'refundedAmount'> {
  return cents > 0 ? { refundedAmount: euro(cents) } : {};
}

function tenderState(state: string): OrderTender['state'] {
  switch (state) {
    case 'promised':
      return 'promised';
    case 'authorised':
      return 'authorised';
    case 'captured':
      return 'paid';
    case 'voided':
      return 'released';
    case 'failed':
    case 'expired':
    case 'given-up':
      return 'failed';
    default:
      return 'pending';
  }
}
