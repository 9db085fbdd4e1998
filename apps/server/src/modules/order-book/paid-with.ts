import { formatEuro } from '@sporta/domain';
import type { OrderView } from './order-view.ts';

/**
 * What an order was paid with and how many cents of each: meal tickets by their face values, certificates, cards and the like, as the
 * payment has them. Before the money is collected: what the settlement takes.
 * @param all vouchers too, as an invoice has them; without them it is what pays "TOTALE", above which they stand with a minus
 */
export function paidWith(order: OrderView, { all = false } = {}): [label: string, cents: number][] {
  const certificates = order.certificates
    .filter(({ state, kind }) => state === 'reserved' && (all || kind === 'prepaid'))
    .map(({ description, amountCents }): [string, number] => [description, amountCents]);
  const paid = (payment: OrderView['payments'][number]): [string, number] => {
    const { name, maskedNumber, capturedCents, settledCents, settledTickets, tickets, state } = payment;
    const cents = capturedCents > 0 ? capturedCents : state === 'authorised' ? (settledCents ?? 0) : 0;
    return [tenderLabel({ name, maskedNumber, tickets: settledTickets ?? tickets }), cents];
  };
  const tickets = order.payments.filter((each) => each.tickets !== null);
  const others = order.payments.filter((each) => each.tickets === null);
  return [...tickets.map(paid), ...certificates, ...others.map(paid)].filter(([, cents]) => cents > 0);
}

/** "Edenred (2 × 8,00 €)", "Carta salvata (************0005)", "Satispay". */
export function tenderLabel({
  name,
  maskedNumber,
  tickets,
}: {
  name: string;
  maskedNumber: string | null;
  tickets: readonly { faceCents: number; count: number }[] | null;
}): string {
  const which =
    tickets?.map(({ faceCents, count }) => `${count} × ${formatEuro(faceCents)}`).join(' + ') ?? maskedNumber;
  return which ? `${name} (${which})` : name;
}
