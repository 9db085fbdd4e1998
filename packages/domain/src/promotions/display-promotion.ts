import type { Cents } from '../money.ts';
import type { SellingMode } from '../quantity.ts';
import { eligibility, type PromotionContext } from './eligibility.ts';
import { isGrouping } from './groups.ts';
import { asIndex, type PromotionIndex } from './promotion-index.ts';
import { soldInPieces } from './quantity-price.ts';
import { formatPercent } from './rule.ts';
import { ruleOf } from './rules.ts';
import type { Promotion, PromotionKind } from './types.ts';
import { applyUnitRule, bestUnitPrice, stackedPrice } from './unit-choice.ts';

/** A flag for the card. */
export interface PromotionLabel {
  promotionId: number;
  kind: PromotionKind;
  name: string;
  /** "−25%", "3×2", "2° −50%", "3 a 5,00 €", "Soci −10%". */
  text: string;
}

export interface DisplayedPrice {
  /** What one unit costs now. */
  priceCents: Cents;
  /** List price to strike; only when `priceCents` is lower. */
  standardCents?: Cents;
  /** Whole percentage off the list price, rounded down; only with `standardCents` and from 1 %. */
  percentOff?: number;
  /** Promotions that make `priceCents`. */
  priceMadeBy: Promotion[];
  /** Flags, the price reduction first, then those that want more pieces, a membership or a code. */
  labels: PromotionLabel[];
}

export interface DisplayPromotionInput extends PromotionContext {
  productId: number;
  mode: SellingMode;
  /** List price of one priced unit. */
  unitCents: Cents;
  /** No promotions by law or by the shop's choice. */
  excluded?: boolean | undefined;
  promotions: readonly Promotion[] | PromotionIndex;
}

/**
 * What a single unit of a product costs in the catalogue, and which flags it carries. Percentages and special prices
 * change the price; 3×2, quantity prices and the like only add a flag. A member price shows as a flag to who is not a member. Promotions
 * with a code show only once the code is typed.
 *
 * The 30-day price the law wants beside a reduction is another matter: see `announcedReduction`.
 */
export function displayPromotion(input: DisplayPromotionInput): DisplayedPrice {
  const { unitCents } = input;
  const candidates = candidatesOf(input);
  const perUnit: Promotion[] = [];
  const limited: Promotion[] = [];
  const flags: PromotionLabel[] = [];
  for (const promotion of candidates) {
    const answer = eligibility(promotion, input);
    const byPiece = ruleOf(promotion).level === 'pieces';
    if (answer === 'members-only') {
      if (applyUnitRule(promotion, unitCents) < unitCents) flags.push(labelOf(promotion));
    } else if (answer !== 'eligible') continue;
    else if (promotion.kind === 'quantity-price') {
      const [first] = promotion.steps;
      if (first && first.amountCents < unitCents && soldInPieces(input.mode)) flags.push(labelOf(promotion));
    } else if (!byPiece) (isGrouping(promotion) ? limited : perUnit).push(promotion);
    else if (soldInPieces(input.mode)) flags.push(labelOf(promotion));
  }
  const stacked = stackedPrice(unitCents, perUnit);
  let best = bestUnitPrice(unitCents, perUnit, stacked);
  for (const promotion of limited) {
    if ((promotion.maxPerOrder ?? 0) < (input.mode === 'loose' ? 1 : 1000)) continue;
    const from = promotion.stackable ? stacked : { cents: unitCents, steps: [] };
    const cents = applyUnitRule(promotion, from.cents);
    if (cents < best.cents) best = { cents, steps: [...from.steps, { promotion, offCents: from.cents - cents }] };
  }

  const displayed: DisplayedPrice = {
    priceCents: best.cents,
    priceMadeBy: best.steps.map(({ promotion }) => promotion),
    labels: flags,
  };
  const [first] = displayed.priceMadeBy;
  if (!first) return displayed;
  displayed.standardCents = unitCents;
  const percentOff = Math.floor(((unitCents - best.cents) * 100) / unitCents);
  const reduction = labelOf(first);
  if (percentOff >= 1) {
    displayed.percentOff = percentOff;
    reduction.text = `−${formatPercent(percentOff)}`;
  }
  displayed.labels = [reduction, ...flags];
  return displayed;
}

/** What may touch the product at all; nothing where promotions are forbidden. */
function candidatesOf(input: DisplayPromotionInput): readonly Promotion[] {
  if (input.excluded) return [];
  const index = asIndex(input.promotions);
  return [...(index.byProduct.get(input.productId) ?? []), ...index.everywhere];
}

/** Those open to this customer that set what a unit costs, whatever else is in the cart. */
export function pricePromotionsOf(input: DisplayPromotionInput): Promotion[] {
  return candidatesOf(input).filter(
    (promotion) =>
      eligibility(promotion, input) === 'eligible' && ruleOf(promotion).level === 'unit' && !isGrouping(promotion),
  );
}

function labelOf(promotion: Promotion): PromotionLabel {
  const { promotionId, kind, name } = promotion;
  return { promotionId, kind, name, text: ruleOf(promotion).label(promotion) };
}
