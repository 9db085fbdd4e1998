import type { PaymentProvider } from './providers/provider.ts';

/** A hold outlives the slot by so long: goods are picked late, and money is collected again after a bad day. */
const SPARE_DAYS = 1;
const DAY_MS = 86_400_000;

type Holds = Pick<PaymentProvider, 'holdDays'>;

/** From when on a hold of this provider reaches the delivery. Undefined: its holds last as long as they are needed. */
export function holdsFrom({ holdDays }: Holds, slotEndAt: Date): Date | undefined {
  if (holdDays === undefined) return undefined;
  return new Date(slotEndAt.getTime() - (holdDays - SPARE_DAYS) * DAY_MS);
}

/** Whether a slot is so far away that a hold made now would end before the goods are paid. */
export function isHeldLater(provider: Holds, slotEndAt: Date, now: Date): boolean {
  const from = holdsFrom(provider, slotEndAt);
  return from !== undefined && from > now;
}
