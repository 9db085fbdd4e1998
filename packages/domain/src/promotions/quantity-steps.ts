import type { Cents } from '../money.ts';
import { type DisplayPromotionInput, displayPromotion, pricePromotionsOf } from './display-promotion.ts';
import { atStep, soldInPieces } from './quantity-price.ts';
import type { Promotion } from './types.ts';
import { bestUnitPrice, stackedPrice } from './unit-choice.ts';

/** What one piece costs from so many pieces on. */
export interface QuantityStepPrice {
  promotionId: number;
  pieces: number;
  unitCents: Cents;
}

/**
 * The steps of a product as its page lists them: what each piece really costs from there on, with whatever else lowers the
 * unit price. A step that is no better than what the customer pays before it is left out. Ascending in pieces, falling in price.
 * Promotions on groups or with a maximum per order are not in it: only a whole cart tells what they do.
 */
export function quantitySteps(input: DisplayPromotionInput): QuantityStepPrice[] {
  if (input.excluded || !soldInPieces(input.mode)) return [];
  const promotions = pricePromotionsOf(input);
  const quantity = promotions.flatMap((promotion) => (promotion.kind === 'quantity-price' ? [promotion] : []));
  if (quantity.length === 0) return [];
  const others = promotions.filter(({ kind }) => kind !== 'quantity-price');
  const counts = [...new Set(quantity.flatMap(({ steps }) => steps.map(({ pieces }) => pieces)))].sort((a, b) => a - b);
  let paidCents = displayPromotion(input).priceCents;
  return counts.flatMap((pieces) => {
    const choice = unitChoiceAt(input.unitCents, [...others, ...quantity], pieces);
    const by = choice.steps.find(({ promotion }) => promotion.kind === 'quantity-price');
    if (!by || choice.cents >= paidCents) return [];
    paidCents = choice.cents;
    return [{ promotionId: by.promotion.promotionId, pieces, unitCents: choice.cents }];
  });
}

/** The best unit price at so many pieces, by the promotions that change the unit price. */
export function unitChoiceAt(unitCents: Cents, promotions: readonly Promotion[], pieces: number) {
  const acting = promotions.flatMap((promotion): Promotion[] => {
    if (promotion.kind !== 'quantity-price') return [promotion];
    const reached = atStep(promotion, pieces);
    return reached ? [reached] : [];
  });
  return bestUnitPrice(unitCents, acting, stackedPrice(unitCents, acting));
}
