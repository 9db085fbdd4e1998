import type { Cents } from './money.ts';

/** Meal tickets of one face value. */
export interface TicketCount {
  faceCents: Cents;
  count: number;
}

/** The tickets that come nearest to an amount without exceeding it; of equal ones the fewest tickets. */
export function chooseTickets(
  available: readonly TicketCount[],
  limitCents: Cents,
  maxTickets: number,
): { amountCents: Cents; tickets: TicketCount[] } {
  const faces = [...available].sort((a, b) => b.faceCents - a.faceCents);
  // reachable amounts, each with the counts that need fewest tickets
  let reachable = new Map<Cents, number[]>([[0, []]]);
  const size = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  for (const { faceCents, count } of faces) {
    const next = new Map<Cents, number[]>();
    for (const [amount, counts] of reachable) {
      const used = size(counts);
      for (let more = 0; more <= count && used + more <= maxTickets; more += 1) {
        const reached = amount + more * faceCents;
        if (reached > limitCents) break;
        const known = next.get(reached);
        if (!known || size(known) > used + more) next.set(reached, [...counts, more]);
      }
    }
    reachable = next;
  }
  const amountCents = Math.max(...reachable.keys());
  const counts = reachable.get(amountCents) ?? [];
  const tickets = faces.map(({ faceCents }, index) => ({ faceCents, count: counts[index] ?? 0 }));
  return { amountCents, tickets: tickets.filter(({ count }) => count > 0) };
}
