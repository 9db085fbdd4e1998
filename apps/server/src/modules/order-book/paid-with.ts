import { formatEuro } from '@sporta/domain';
import type { OrderView } from './order-view.ts';

/**
 * What an order was paid with and how many cents of each: certificates, meal tickets by their face values, cards and the like.
 * Before the money is collected: what the settlement takes.
 */
export function paidWith(order: OrderView): [label: string, cents: number][] {
  const certificates = order.certificates
    .filter(({ state }) => state === 'reserved')
    .map(({ description, amountCents }): [string, number] => [description, amountCents]);
  const others = order.payments.map((payment): [string, number] => {
    const { name, maskedNumber, capturedCents, settledCents, settledTickets, tickets, state } = payment;
    const cents = capturedCents > 0 ? capturedCents : state === 'authorised' ? (settledCents ?? 0) : 0;
    return [tenderLabel({ name, maskedNumber, tickets: settledTickets ?? tickets }), cents];
  });
  return [...certificates, ...others].filter(([, cents]) => cents > 0);
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
