/** So many tickets of one face value. */
export interface Tickets {
  faceValueCents: number;
  count: number;
}

/** Value in cents. */
export function worth(tickets: readonly Tickets[]): number {
  return tickets.reduce((sum, { faceValueCents, count }) => sum + faceValueCents * count, 0);
}

export function countOf(tickets: readonly Tickets[]): number {
  return tickets.reduce((sum, { count }) => sum + count, 0);
}

/** One entry for each face value, the highest first, none of zero: equal tickets are written equally. */
export function tidy(tickets: readonly Tickets[]): Tickets[] {
  const counts = new Map<number, number>();
  for (const { faceValueCents, count } of tickets) {
    counts.set(faceValueCents, (counts.get(faceValueCents) ?? 0) + count);
  }
  return [...counts]
    .filter(([, count]) => count !== 0)
    .sort(([one], [other]) => other - one)
    .map(([faceValueCents, count]) => ({ faceValueCents, count }));
}

export function plus(some: readonly Tickets[], more: readonly Tickets[]): Tickets[] {
  return tidy([...some, ...more]);
}

/** What is left; undefined when `fewer` are not among `some`. */
export function minus(some: readonly Tickets[], fewer: readonly Tickets[]): Tickets[] | undefined {
  const left = tidy([...some, ...fewer.map((each) => ({ ...each, count: -each.count }))]);
  return left.some(({ count }) => count < 0) ? undefined : left;
}

/** Whole tickets among `purse` that are worth exactly `cents`, high ones first; undefined when there are none such. */
export function ticketsWorth(purse: readonly Tickets[], cents: number): Tickets[] | undefined {
  if (cents === 0) return [];
  const [first, ...rest] = tidy(purse);
  if (!first) return undefined;
  for (let count = Math.min(first.count, Math.floor(cents / first.faceValueCents)); count >= 0; count--) {
    const others = ticketsWorth(rest, cents - count * first.faceValueCents);
    if (others) return tidy([{ ...first, count }, ...others]);
  }
  return undefined;
}
