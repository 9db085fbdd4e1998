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
}

export interface DeliveryFee {
  /** To pay, surcharge included. */
  cents: Cents;
  /** Without threshold and reduction: what to strike, when higher. */
  standardCents: Cents;
  reason: 'standard' | 'reduced' | 'free-threshold';
  minimum: MinimumOrderOutcome;
  /** Only where the zone has a threshold. */
  freeDelivery?: { thresholdCents: Cents; missingCents: Cents };
}

/**
 * Fee by zone, slot, basket threshold and customer segment (domain rules, "Fee"). A blocked order (below the minimum)
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
  const fee: DeliveryFee = {
    cents: cents + minimum.surchargeCents,
    standardCents: full + minimum.surchargeCents,
    reason,
    minimum,
  };
  if (threshold !== undefined) {
    fee.freeDelivery = { thresholdCents: threshold, missingCents: Math.max(0, threshold - goodsCents) };
  }
  return fee;
}
