import type { StaffRefund } from '@sporta/contract';
import { ticketsWithin } from '@sporta/domain';
import type { OrderView } from '../order-book/index.ts';
import { tenderKindOf } from '../payments/index.ts';

type Share = StaffRefund['shares'][number];

/**
 * Where the money of a refund will go, as refund-shares.ts decides it when it is paid out: the last tender first, then certificates,
 * then whole meal tickets, and what is left becomes a certificate. Shown, not decided: what is given back meanwhile changes it.
 */
export function sharesOf(order: OrderView, totalCents: number): Share[] {
  let rest = totalCents;
  const shares: Share[] = [];
  const share = (cents: number, most: number, facts: Omit<Share, 'amount' | 'most'>) => {
    rest -= cents;
    shares.push({ ...facts, amount: cents / 100, most: most / 100 });
  };
  const taken = order.payments.filter(({ capturedCents }) => capturedCents > 0);
  for (const payment of taken.filter(({ tickets }) => !tickets).toReversed()) {
    const most = payment.capturedCents - payment.refundedCents;
    share(Math.min(rest, most), most, factsOf(payment));
  }
  const certificates = order.certificates.filter(({ state }) => state === 'reserved');
  for (const { description, amountCents, returnedCents } of certificates) {
    const most = amountCents - returnedCents;
    share(Math.min(rest, most), most, { kind: 'gift-certificate', name: description });
  }
  for (const payment of taken.filter(({ tickets }) => tickets).toReversed()) {
    const most = payment.capturedCents - payment.refundedCents;
    const whole = ticketsWithin(payment.settledTickets ?? payment.tickets!, Math.min(rest, most)).amountCents;
    share(whole, most, {
      ...factsOf(payment),
      note: 'I buoni pasto tornano solo interi, se chi li emette lo permette',
    });
  }
  if (rest > 0)
    share(rest, rest, { kind: 'gift-certificate', name: 'Nuovo buono', note: 'Quello che avanza diventa un buono' });
  return shares;
}

function factsOf({ kind, name, brand, maskedNumber }: OrderView['payments'][number]): Omit<Share, 'amount' | 'most'> {
  return {
    kind: tenderKindOf(kind),
    name,
    ...(brand ? { brand } : {}),
    ...(maskedNumber ? { maskedNumber } : {}),
  };
}
