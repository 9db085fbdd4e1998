import type { ProviderMovement } from '../providers/provider.ts';

/** Cents that moved. */
export interface Sums {
  authorised: number;
  captured: number;
  refunded: number;
}

export const NOTHING: Readonly<Sums> = { authorised: 0, captured: 0, refunded: 0 };

export function isSame(one: Sums, other: Sums): boolean {
  return one.authorised === other.authorised && one.captured === other.captured && one.refunded === other.refunded;
}

export function added(all: Iterable<Sums>): Sums {
  const sum = { ...NOTHING };
  for (const { authorised, captured, refunded } of all) {
    sum.authorised += authorised;
    sum.captured += captured;
    sum.refunded += refunded;
  }
  return sum;
}

/** What moved, by the provider's name of each payment. */
export function byPayment(movements: readonly ProviderMovement[]): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const { paymentRef, kind, amountCents } of movements) {
    const sum = sums.get(paymentRef) ?? { ...NOTHING };
    sum[kind] += amountCents;
    sums.set(paymentRef, sum);
  }
  return sums;
}
