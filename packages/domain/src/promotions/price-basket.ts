import type { Cents } from '../money.ts';
import type { PromotionIndex } from './promotion-index.ts';
import type { BasketRule, DeliveryRule, FreeItemRule } from './rule.ts';
import { ruleOf } from './rules.ts';
import type { AppliedPromotion, CartLine, FreeItem, PricedLine, Promotion } from './types.ts';

export interface BasketOutcome {
  basketDiscounts: AppliedPromotion[];
  /** Delivery before its discounts. */
  feeCents: Cents;
  deliveryDiscounts: AppliedPromotion[];
  freeItems: FreeItem[];
  /** Eligible promotions whose threshold is not reached. */
  missing: { promotion: Promotion; missingCents: Cents; what: string }[];
}

/**
 * Basket and delivery promotions, and those that add free items.
 *
 * A threshold looks at the goods at list price: so a promotion on a product can never cost the customer the basket one.
 * The products of a basket promotion say what counts for its threshold; it then takes off the whole basket. Taking off
 * those products only would make the best choice of line promotions depend on the basket ones.
 *
 * @param feeAfter what delivery costs once the basket discounts are taken off the goods
 */
export function priceBasket(
  cart: readonly CartLine[],
  priced: readonly PricedLine[],
  feeAfter: (basketDiscountCents: Cents) => Cents,
  index: PromotionIndex,
  isEligible: (promotion: Promotion) => boolean,
): BasketOutcome {
  const listCents = sumOfLines(cart, (at) => priced[at]?.listTotalCents ?? 0);
  const paidCents = sumOfLines(cart, (at) => priced[at]?.totalCents ?? 0);
  const baskets: Promotion[] = [];
  const deliveries: Promotion[] = [];
  const free: Promotion[] = [];
  const missing: BasketOutcome['missing'] = [];

  for (const promotion of index.basket) {
    if (!isEligible(promotion)) continue;
    const products = index.basketProducts.get(promotion.promotionId);
    const spentCents = products ? sumOfLines(cart, (at) => priced[at]?.listTotalCents ?? 0, products) : listCents;
    const rule = ruleOf(promotion) as BasketRule<Promotion> | DeliveryRule<Promotion> | FreeItemRule<Promotion>;
    const threshold = rule.threshold(promotion);
    if (spentCents < threshold || spentCents === 0) {
      const missingCents = threshold - spentCents;
      if (missingCents > 0) missing.push({ promotion, missingCents, what: rule.label(promotion) });
    } else if (rule.level === 'basket') baskets.push(promotion);
    else if (rule.level === 'delivery') deliveries.push(promotion);
    else free.push(promotion);
  }

  const basketDiscounts = bestCombination(baskets, paidCents, (promotion, running) =>
    (ruleOf(promotion) as BasketRule<Promotion>).discount(promotion, running),
  );
  const feeCents = feeAfter(basketDiscounts.reduce((sum, { amountCents }) => sum + amountCents, 0));
  return {
    basketDiscounts,
    feeCents,
    deliveryDiscounts: bestCombination(deliveries, feeCents, (promotion, running) =>
      (ruleOf(promotion) as DeliveryRule<Promotion>).discount(promotion, running),
    ),
    freeItems: chooseFreeItems(free),
    missing: missing.sort(
      (a, b) => a.missingCents - b.missingCents || a.promotion.promotionId - b.promotion.promotionId,
    ),
  };
}

/** Free items and excluded goods count for nothing. */
function sumOfLines(
  cart: readonly CartLine[],
  centsAt: (at: number) => Cents,
  products?: ReadonlySet<number> | undefined,
): Cents {
  let sum = 0;
  for (let at = 0; at < cart.length; at++) {
    const line = cart[at]!;
    if (!line.free && !line.excluded && (!products || products.has(line.productId))) sum += centsAt(at);
  }
  return sum;
}

/**
 * One exclusive promotion, or all stackable ones one on top of the other by id: whichever takes more off.
 * @param discount what a promotion takes off an amount; must not exceed it
 */
function bestCombination(
  promotions: readonly Promotion[],
  amountCents: Cents,
  discount: (promotion: Promotion, running: Cents) => Cents,
): AppliedPromotion[] {
  let best: { promotion: Promotion; amountCents: Cents }[] = [];
  let bestSaving = 0;
  const stack: { promotion: Promotion; amountCents: Cents }[] = [];
  let running = amountCents;
  for (const promotion of promotions) {
    if (promotion.stackable) {
      const off = discount(promotion, running);
      if (off > 0) stack.push({ promotion, amountCents: off });
      running -= off;
    } else {
      const off = discount(promotion, amountCents);
      if (off > bestSaving) {
        best = [{ promotion, amountCents: off }];
        bestSaving = off;
      }
    }
  }
  if (amountCents - running > bestSaving) best = stack;
  return best.map(({ promotion, amountCents: off }) => {
    const rule = ruleOf(promotion) as BasketRule<Promotion> | DeliveryRule<Promotion>;
    const { promotionId, name, kind } = promotion;
    const words = { label: rule.label(promotion), text: rule.explain(promotion) };
    return { promotionId, name, kind, amountCents: off, quantity: 0, ...words };
  });
}

function chooseFreeItems(promotions: readonly Promotion[]): FreeItem[] {
  const thresholdOf = (promotion: Promotion) => (ruleOf(promotion) as FreeItemRule<Promotion>).threshold(promotion);
  let exclusive: Promotion | undefined;
  for (const promotion of promotions) {
    if (promotion.stackable) continue;
    if (!exclusive || thresholdOf(promotion) > thresholdOf(exclusive)) exclusive = promotion;
  }
  return promotions
    .filter((promotion) => promotion.stackable || promotion === exclusive)
    .map((promotion) => {
      const rule = ruleOf(promotion) as FreeItemRule<Promotion>;
      const { promotionId, name } = promotion;
      return { promotionId, name, productId: rule.productId(promotion), quantity: 1000, text: rule.explain(promotion) };
    });
}
