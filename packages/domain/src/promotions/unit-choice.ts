import type { Cents } from '../money.ts';
import type { UnitRule } from './rule.ts';
import { ruleOf } from './rules.ts';
import type { Promotion, PromotionKind } from './types.ts';

/** A unit price and the promotions that made it. */
export interface UnitChoice {
  cents: Cents;
  /** What each promotion took off one unit; empty at list price. */
  steps: readonly { promotion: Promotion; offCents: Cents }[];
}

/** Prices before percentages: a percentage on the special price is better for the customer than the other way round. */
const STACK_ORDER: Partial<Record<PromotionKind, number>> = {
  'fixed-price': 0,
  'quantity-price': 0,
  'member-only': 1,
  percentage: 2,
};

export function applyUnitRule(promotion: Promotion, unitCents: Cents): Cents {
  return (ruleOf(promotion) as UnitRule<Promotion>).unitPrice(promotion, unitCents);
}

/** The unit price with every stackable promotion on top of one another. */
export function stackedPrice(unitCents: Cents, promotions: readonly Promotion[]): UnitChoice {
  const stackable = promotions
    .filter((promotion) => promotion.stackable)
    .sort((a, b) => (STACK_ORDER[a.kind] ?? 0) - (STACK_ORDER[b.kind] ?? 0) || a.promotionId - b.promotionId);
  const steps: { promotion: Promotion; offCents: Cents }[] = [];
  let cents = unitCents;
  for (const promotion of stackable) {
    const next = applyUnitRule(promotion, cents);
    if (next < cents) steps.push({ promotion, offCents: cents - next });
    cents = next;
  }
  return { cents, steps };
}

/**
 * The best unit price: one exclusive promotion, or all stackable ones. On a tie the exclusive one, then the lower id:
 * the simpler explanation.
 */
export function bestUnitPrice(unitCents: Cents, promotions: readonly Promotion[], stacked: UnitChoice): UnitChoice {
  let best: UnitChoice = { cents: unitCents, steps: [] };
  for (const promotion of promotions) {
    if (promotion.stackable) continue;
    const cents = applyUnitRule(promotion, unitCents);
    if (cents < best.cents) best = { cents, steps: [{ promotion, offCents: unitCents - cents }] };
  }
  return stacked.cents < best.cents ? stacked : best;
}
