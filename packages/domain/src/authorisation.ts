import { type Cents, percentOf } from './money.ts';

/** How much less (or more) than asked for goods sold by weight may come, percent (back-office rules, "Picking"). */
export const weightTolerancePercent = 15;

/** Bags that picking may charge beyond those ordered, of an order with weighed goods: the hold provides for them. */
export const EXTRA_BAGS = 1;

export interface AuthorisationInput {
  /** What the order is expected to cost on this payment, bags and delivery included, other tenders taken off. */
  estimateCents: Cents;
  /** Part of the estimate that is weighed at picking (loose and variable-weight lines). */
  weighedCents: Cents;
  /** Bags that picking may add to those estimated. */
  extraBagsCents?: Cents | undefined;
  /** What substitutions may add; by default nothing, as a substitute costs the same or less. */
  substitutionCents?: Cents | undefined;
  /** Margin on the weighed lines, percent; default 10. */
  marginPercent?: number | undefined;
}

/**
 * Amount to authorise when the final price is known only after picking ("Catch weight" in the domain rules): estimate
 * + margin on the weighed lines + bags + allowed substitution. 0 stays 0: nothing to pay needs no authorisation.
 */
export function authoriseAmount(input: AuthorisationInput): Cents {
  const { estimateCents, weighedCents } = input;
  if (estimateCents <= 0) return 0;
  const margin = percentOf(Math.min(weighedCents, estimateCents), input.marginPercent ?? 10);
  return estimateCents + margin + (input.extraBagsCents ?? 0) + (input.substitutionCents ?? 0);
}

/**
 * Bags an order pays for: those used, and of those beyond the ordered ones only what the hold provides for. The shop gives the
 * others rather than ask for money again.
 */
export function chargedBags({
  ordered,
  used,
  isWeighed,
}: {
  ordered: number;
  used: number;
  isWeighed: boolean;
}): number {
  return Math.min(used, ordered + (isWeighed ? EXTRA_BAGS : 0));
}

/** Amount to capture after picking: what was delivered, never more than what was authorised. */
export function captureAmount(deliveredCents: Cents, authorisedCents: Cents): Cents {
  return Math.max(0, Math.min(deliveredCents, authorisedCents));
}

/** Most grams a weighed line may have, so that its price stays within what was authorised. */
export function heaviestAllowed(estimatedGrams: number, marginPercent = 10): number {
  return Math.floor((estimatedGrams * (100 + marginPercent)) / 100);
}
