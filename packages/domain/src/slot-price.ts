/**
 * How the prices of a store's slots follow demand, within limits (back-office, section 4), and what a slot costs less where a van
 * stops nearby already (domain rules, "Eco slots"). Amounts in cents, shares in percent of the orders a slot takes.
 */
export interface SlotPricing {
  /** A slot that is less full than this in its last hours before the cut-off costs less; null = it does not. */
  quiet: { belowPercent: number; hours: number; discountCents: number } | null;
  /** A slot at least this full costs more; null = it does not. */
  busy: { fromPercent: number; surchargeCents: number } | null;
  /** What an eco slot costs less for a customer whose home a van passes; 0 = nothing. */
  ecoDiscountCents: number;
  /** Neither demand nor a van takes a price out of these limits; one that a person set outside of them stays. */
  minCents: number;
  maxCents: number;
}

/** What the price of a slot depends on. */
export interface SlotToPrice {
  /** What the planner decided. */
  costCents: number;
  /** Without the place of who asks. */
  takenOrders: number;
  capacityOrders: number;
  /** Epoch milliseconds. */
  cutoffAt: number;
  /** Costs less where a van passes. */
  eco: boolean;
}

export interface SlotPrice {
  cents: number;
  /** What it costs less because a van passes: part of {@link cents} already. */
  ecoCents: number;
}

const HOUR_MS = 3_600_000;

/**
 * What a place in a slot costs, before what the zone adds.
 * @param now epoch milliseconds
 * @param vanNearby whether a van of this slot stops near the home of who asks
 */
export function slotPrice(
  slot: SlotToPrice,
  pricing: SlotPricing | undefined,
  { now, vanNearby }: { now: number; vanNearby: boolean },
): SlotPrice {
  if (!pricing) return { cents: slot.costCents, ecoCents: 0 };
  const cents = priceByDemand(slot, pricing, now);
  const wanted = slot.eco && vanNearby ? pricing.ecoDiscountCents : 0;
  const ecoCents = Math.min(wanted, Math.max(0, cents - pricing.minCents));
  return { cents: cents - ecoCents, ecoCents };
}

function priceByDemand(
  { costCents, takenOrders, capacityOrders, cutoffAt }: SlotToPrice,
  pricing: SlotPricing,
  now: number,
) {
  const { quiet, busy, minCents, maxCents } = pricing;
  if (capacityOrders === 0) return costCents;
  const percent = (takenOrders * 100) / capacityOrders;
  if (busy && percent >= busy.fromPercent) {
    return Math.max(costCents, Math.min(costCents + busy.surchargeCents, maxCents));
  }
  if (quiet && percent < quiet.belowPercent && cutoffAt - now <= quiet.hours * HOUR_MS) {
    return Math.min(costCents, Math.max(costCents - quiet.discountCents, minCents));
  }
  return costCents;
}
