import { type DeliveryDiscountPromotion, eligibility, isFreeDelivery, type Promotion } from '@sporta/domain';
import type { Deps } from '../../platform/deps.ts';
import { catalogueOf } from '../catalogue/index.ts';

interface Welcome {
  voucher?: { amount: number; minimumOrder: number };
  freeDelivery?: { threshold?: number };
}

/**
 * What somebody who registers now gets; the voucher is for who registers for themselves. Free delivery is a promotion: it is named while it holds for everybody of this kind
 * without a code, wherever they live. Of several the one from the lowest spending on.
 */
export function welcomeFor(deps: Deps, segment: 'household' | 'business', now: Date): Welcome {
  const { cents, minimumOrderCents } = deps.shop.welcome;
  const context = { customer: { segment, firstOrder: true }, now: now.getTime() };
  const thresholds = catalogueOf(deps).catalogue.promotionIndex.basket.flatMap((promotion) =>
    isFreeFirstDelivery(promotion) && eligibility(promotion, context) === 'eligible'
      ? [promotion.thresholdCents ?? 0]
      : [],
  );
  const lowest = Math.min(...thresholds);
  return {
    ...(segment === 'household' && cents > 0
      ? { voucher: { amount: cents / 100, minimumOrder: minimumOrderCents / 100 } }
      : {}),
    ...(thresholds.length > 0 ? { freeDelivery: lowest > 0 ? { threshold: lowest / 100 } : {} } : {}),
  };
}

/** About the whole assortment, too: which products somebody will buy is not known. */
function isFreeFirstDelivery(promotion: Promotion): promotion is DeliveryDiscountPromotion {
  return (
    promotion.kind === 'delivery-discount' &&
    promotion.firstOrder === true &&
    isFreeDelivery(promotion) &&
    promotion.productIds.length === 0
  );
}
