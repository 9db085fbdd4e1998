import type { Cents } from './money.ts';

export interface MinimumOrderPolicy {
  minimumCents: Cents;
  /** What happens below it. */
  below: 'block' | 'surcharge';
  /** With `surcharge`. */
  surchargeCents?: Cents | undefined;
}

export interface MinimumOrderOutcome {
  outcome: 'reached' | 'surcharge' | 'block';
  /** What is missing to the minimum, 0 when reached. */
  missingCents: Cents;
  surchargeCents: Cents;
}

/** @param goodsCents goods after promotions, without bags and delivery */
export function minimumOrder(goodsCents: Cents, policy: MinimumOrderPolicy): MinimumOrderOutcome {
  const missingCents = Math.max(0, policy.minimumCents - goodsCents);
  if (missingCents === 0) return { outcome: 'reached', missingCents, surchargeCents: 0 };
  if (policy.below === 'block') return { outcome: 'block', missingCents, surchargeCents: 0 };
  return { outcome: 'surcharge', missingCents, surchargeCents: policy.surchargeCents ?? 0 };
}
