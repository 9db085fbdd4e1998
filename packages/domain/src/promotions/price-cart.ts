import { type Cents, formatEuro } from '../money.ts';
import { type Eligibility, eligibility, ineligibleText, normaliseCode, type PromotionContext } from './eligibility.ts';
import { hintsOf } from './hints.ts';
import { type BasketOutcome, priceBasket } from './price-basket.ts';
import { priceLines } from './price-lines.ts';
import { asIndex, type PromotionIndex } from './promotion-index.ts';
import type { AppliedPromotion, CartLine, PricedCart, Promotion } from './types.ts';

export interface PriceCartInput extends PromotionContext {
  lines: readonly CartLine[];
  /** A list, or better the index built once per catalogue version. */
  promotions: readonly Promotion[] | PromotionIndex;
  /** Fee before promotions, or how it follows from what the goods cost after theirs. */
  deliveryCents?: Cents | ((goodsCents: Cents) => Cents) | undefined;
}

/**
 * Prices a cart: lines, free items, basket and delivery discounts, each saving explained.
 *
 * Promises (property tests beside): the same cart always gives the same answer; the order of the lines does not matter;
 * no total is negative or above the undiscounted one; one more promotion never makes the cart dearer; savings add up
 * to the cent. Costs one pass over lines and promotions.
 */
export function priceCart(input: PriceCartInput): PricedCart {
  const index = asIndex(input.promotions);
  const known = new Map<Promotion, Eligibility>();
  const check = (promotion: Promotion): Eligibility => {
    const before = known.get(promotion);
    if (before) return before;
    const answer = eligibility(promotion, input);
    known.set(promotion, answer);
    return answer;
  };
  const isEligible = (promotion: Promotion) => check(promotion) === 'eligible';

  const onLines = priceLines(input.lines, index, isEligible);
  const goodsCents = sumOf(onLines.lines, (line) => line.totalCents);
  const { deliveryCents: fee = 0 } = input;
  const feeAfter = (discountCents: Cents) => (typeof fee === 'function' ? fee(goodsCents - discountCents) : fee);
  const onBasket = priceBasket(input.lines, onLines.lines, feeAfter, index, isEligible);

  const basketDiscountCents = sumOf(onBasket.basketDiscounts, (applied) => applied.amountCents);
  const deliveryCents = onBasket.feeCents - sumOf(onBasket.deliveryDiscounts, (applied) => applied.amountCents);
  const promotions = savingsByPromotion([
    ...onLines.lines.flatMap((line) => line.applied),
    ...onBasket.basketDiscounts,
    ...onBasket.deliveryDiscounts,
  ]);
  const active = new Set([...promotions, ...onBasket.freeItems].map(({ promotionId }) => promotionId));
  return {
    lines: onLines.lines,
    freeItems: onBasket.freeItems,
    basketDiscounts: onBasket.basketDiscounts,
    deliveryDiscounts: onBasket.deliveryDiscounts,
    listTotalCents: sumOf(onLines.lines, (line) => line.listTotalCents),
    goodsCents,
    basketDiscountCents,
    deliveryCents,
    totalCents: goodsCents - basketDiscountCents + deliveryCents,
    promotions,
    hints: hintsOf(input.lines, onLines, onBasket),
    codes: codeOutcomes(input.codes ?? [], index, check, active, onBasket),
  };
}

function sumOf<T>(items: readonly T[], value: (item: T) => number): number {
  let sum = 0;
  for (const item of items) sum += value(item);
  return sum;
}

function savingsByPromotion(applied: readonly AppliedPromotion[]): PricedCart['promotions'] {
  const savings = new Map<number, PricedCart['promotions'][number]>();
  for (const { promotionId, name, amountCents } of applied) {
    const saving = savings.get(promotionId);
    if (saving) saving.amountCents += amountCents;
    else savings.set(promotionId, { promotionId, name, amountCents });
  }
  return [...savings.values()].sort((a, b) => a.promotionId - b.promotionId);
}

function codeOutcomes(
  codes: readonly string[],
  index: PromotionIndex,
  check: (promotion: Promotion) => Eligibility,
  active: ReadonlySet<number>,
  onBasket: BasketOutcome,
): PricedCart['codes'] {
  return codes.map((code) => {
    const promotions = index.byCode.get(normaliseCode(code)) ?? [];
    const [first] = promotions;
    if (!first) return { code, outcome: 'unknown', text: 'Codice non riconosciuto' };
    const applied = promotions.find((promotion) => active.has(promotion.promotionId));
    if (applied) return { code, outcome: 'applied', text: applied.name };
    const eligible = promotions.find((promotion) => check(promotion) === 'eligible');
    if (!eligible) {
      const reason = check(first);
      return { code, outcome: 'not-eligible', text: reason === 'eligible' ? '' : ineligibleText(reason) };
    }
    const short = onBasket.missing.find((entry) => entry.promotion === eligible);
    const text = short
      ? `Ti mancano ${formatEuro(short.missingCents)} per usare il codice`
      : 'Il codice non cambia il totale di questa spesa';
    return { code, outcome: 'no-effect', text };
  });
}
