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
    const used = settledTickets ?? tickets;
    const which =
      used?.map(({ faceCents, count }) => `${count} × ${formatEuro(faceCents)}`).join(' + ') ?? maskedNumber;
    return [which ? `${name} (${which})` : name, cents];
  });
  return [...certificates, ...others].filter(([, cents]) => cents > 0);
}
