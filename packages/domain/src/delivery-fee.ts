import { type MinimumOrderOutcome, type MinimumOrderPolicy, minimumOrder } from './minimum-order.ts';
import type { Cents } from './money.ts';

/** What a zone charges, for one service. */
export interface ZoneTariff {
  /** Added to the cost of the slot. */
  baseCents: Cents;
  /** Goods from which delivery is free; absent or null = never. */
  freeThresholdCents?: Cents | null | undefined;
  /** The most that customers over 70 or disabled pay; absent or null = no reduction. */
  reducedCents?: Cents | null | undefined;
  minimum: MinimumOrderPolicy;
}

export interface DeliveryFeeInput {
  tariff: ZoneTariff;
  /** Cost of the chosen slot; 0 while none is chosen. */
  slotCents: Cents;
  /** Goods after promotions, without bags. */
  goodsCents: Cents;
  /** Over 70 or disabled. */
  reducedSegment?: boolean | undefined;
  /** Goods from which the customer's delivery pass makes this delivery free (`passFreeFrom`); absent = none that holds. */
  passFromCents?: Cents | undefined;
}

export interface DeliveryFee {
  /** To pay, surcharge included. */
  cents: Cents;
  /** Without threshold and reduction: what to strike, when higher. */
  standardCents: Cents;
  reason: 'standard' | 'reduced' | 'free-threshold' | 'pass';
  minimum: MinimumOrderOutcome;
  /** Only where the zone has a threshold, or the customer a pass: the lower of the two. */
  freeDelivery?: { thresholdCents: Cents; missingCents: Cents };
  /** What would be paid without the pass, and is not; only where the pass makes the delivery free. */
  passSavedCents?: Cents;
}

/**
 * Fee by zone, slot, basket threshold, customer segment and delivery pass (domain rules, "Fee"). A pass counts only where something
 * would be paid: what is free by itself uses up no delivery of it. It never pays the surcharge below the minimum. A blocked order (below the minimum)
 * has a fee all the same: it is `minimum.outcome` that says it cannot be placed.
 */
export function deliveryFee(input: DeliveryFeeInput): DeliveryFee {
  const { tariff, goodsCents } = input;
  const minimum = minimumOrder(goodsCents, tariff.minimum);
  const full = tariff.baseCents + input.slotCents;
  const threshold = tariff.freeThresholdCents ?? undefined;
  let cents = full;
  let reason: DeliveryFee['reason'] = 'standard';
  if (threshold !== undefined && goodsCents >= threshold) {
    cents = 0;
    reason = 'free-threshold';
  } else if (input.reducedSegment && typeof tariff.reducedCents === 'number' && tariff.reducedCents < full) {
    cents = tariff.reducedCents;
    reason = 'reduced';
  }
  const { passFromCents } = input;
  const passSavedCents = passFromCents !== undefined && goodsCents >= passFromCents ? cents : 0;
  if (passSavedCents > 0) {
    cents = 0;
    reason = 'pass';
  }
  const fee: DeliveryFee = {
    cents: cents + minimum.surchargeCents,
    standardCents: full + minimum.surchargeCents,
    reason,
    minimum,
  };
  if (passSavedCents > 0) fee.passSavedCents = passSavedCents;
  // whoever has a pass reaches free delivery at the lower of the two values
  const freeFrom = Math.min(threshold ?? Number.POSITIVE_INFINITY, passFromCents ?? Number.POSITIVE_INFINITY);
  if (Number.isFinite(freeFrom)) {
    fee.freeDelivery = { thresholdCents: freeFrom, missingCents: Math.max(0, freeFrom - goodsCents) };
  }
  return fee;
}
