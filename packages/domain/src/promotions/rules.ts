import { basketDiscount } from './basket-discount.ts';
import { bundlePrice } from './bundle-price.ts';
import { deliveryDiscount } from './delivery-discount.ts';
import { firstOrder } from './first-order.ts';
import { fixedPrice } from './fixed-price.ts';
import { freeItem } from './free-item.ts';
import { mForN } from './m-for-n.ts';
import { memberOnly } from './member-only.ts';
import { nthPiece } from './nth-piece.ts';
import { percentage } from './percentage.ts';
import { quantityPrice } from './quantity-price.ts';
import type { PromotionRule } from './rule.ts';
import type { Promotion, PromotionKind } from './types.ts';

const RULES: { [K in PromotionKind]: PromotionRule<Extract<Promotion, { kind: K }>> } = {
  percentage,
  'fixed-price': fixedPrice,
  'member-only': memberOnly,
  'm-for-n': mForN,
  'nth-piece': nthPiece,
  'bundle-price': bundlePrice,
  'quantity-price': quantityPrice,
  'threshold-gift': freeItem,
  'basket-discount': basketDiscount,
  'first-order': firstOrder,
  'delivery-discount': deliveryDiscount,
};

/** The rule of a promotion. The kind of the one is the kind of the other by the type of `RULES`. */
export function ruleOf(promotion: Promotion): PromotionRule {
  return RULES[promotion.kind] as PromotionRule;
}
