import type { Cents, RateBp } from '../money.ts';
import type { SellingMode } from '../quantity.ts';
import { grossToNet } from '../vat.ts';
import { priceCart } from './price-cart.ts';
import { indexPromotions } from './promotion-index.ts';
import type { PiecesRule } from './rule.ts';
import { ruleOf } from './rules.ts';
import type { PricedLine, Promotion } from './types.ts';

/** "3×2", "−20%", "Omaggio": the flag of a promotion. */
export function promotionLabel(promotion: Promotion): string {
  return ruleOf(promotion).label(promotion);
}

/** Whether it acts on the lines of the products it names, not on the basket, the delivery or by a free item. */
export function actsOnLines(promotion: Promotion): boolean {
  const { level } = ruleOf(promotion);
  return level === 'unit' || level === 'pieces';
}

/** Pieces that make one whole group: 3 of a 3×2, 1 of a percentage, those of the last step of a quantity price. */
export function groupSizeOf(promotion: Promotion): number {
  if (promotion.kind === 'quantity-price') return Math.max(1, ...promotion.steps.map(({ pieces }) => pieces));
  const rule = ruleOf(promotion);
  return rule.level === 'pieces' ? Math.max(1, (rule as PiecesRule<Promotion>).groupSize(promotion)) : 1;
}

/** A line of `pieces` of one product under this promotion alone, for a customer who may have it; by the engine that prices carts. */
export function pricedAlone(
  promotion: Promotion,
  { unitCents, mode, excluded }: { unitCents: Cents; mode: SellingMode; excluded?: boolean },
  pieces: number,
): PricedLine {
  const productId = promotion.productIds[0] ?? 1;
  const { segment } = promotion;
  const cart = priceCart({
    lines: [{ lineId: 1, productId, mode, unitCents, quantity: pieces * 1000, excluded }],
    promotions: indexPromotions([promotion]),
    customer: { segment: segment === 'everyone' ? 'household' : segment, member: true, firstOrder: true },
    warehouseId: promotion.warehouseIds?.[0],
    codes: promotion.promoCode ? [promotion.promoCode] : [],
    now: promotion.startsAt,
  });
  return cart.lines[0]!;
}

export interface MarginInput {
  /** List price with VAT. */
  unitCents: Cents;
  mode: SellingMode;
  rateBp: RateBp;
  /** What a unit costs the shop, without VAT. */
  costCents: Cents;
  /** What a supplier adds to each unit, without VAT. */
  contributionCents?: Cents | undefined;
}

/** Amounts of one group of pieces. */
export interface GroupMargin {
  grossCents: Cents;
  netCents: Cents;
  marginCents: Cents;
}

export interface PromotionMargin {
  /** Pieces the amounts are of. */
  pieces: number;
  today: GroupMargin;
  withPromotion: GroupMargin;
}

/** What a whole group of pieces leaves to the shop, at list price and under the promotion. */
export function promotionMargin(promotion: Promotion, input: MarginInput): PromotionMargin {
  const pieces = groupSizeOf(promotion);
  const { listTotalCents, totalCents } = pricedAlone(promotion, input, pieces);
  const of = (grossCents: Cents, addedCents: Cents): GroupMargin => {
    const netCents = grossToNet(grossCents, input.rateBp);
    return { grossCents, netCents, marginCents: netCents + addedCents - input.costCents * pieces };
  };
  return {
    pieces,
    today: of(listTotalCents, 0),
    withPromotion: of(totalCents, (input.contributionCents ?? 0) * pieces),
  };
}

/**
 * Pieces that must be sold under the promotion to earn what `pieces` earn without it.
 * @returns undefined when no number of pieces does
 */
export function breakEvenPieces({ today, withPromotion }: PromotionMargin, pieces: number): number | undefined {
  if (today.marginCents <= 0) return withPromotion.marginCents >= today.marginCents ? pieces : undefined;
  if (withPromotion.marginCents <= 0) return undefined;
  return Math.ceil((today.marginCents * pieces) / withPromotion.marginCents);
}
