import type { PromotionField, PromotionFields } from './staff-promotion-fields.ts';

/** The fields a kind of promotion uses beside dates, stores and products; what the others hold stays out of the promotion. */
export const fieldsOfKind: Record<PromotionFields['kind'], readonly PromotionField[]> = {
  percentage: ['percent'],
  'fixed-price': ['amount'],
  'm-for-n': ['take', 'pay'],
  'nth-piece': ['take', 'percent'],
  'bundle-price': ['take', 'amount'],
  'quantity-price': ['steps'],
  'threshold-gift': ['threshold', 'giftProductId'],
  'basket-discount': ['threshold', 'percent', 'amount'],
  'delivery-discount': ['threshold', 'percent', 'amount', 'firstOrder'],
  'first-order': ['threshold', 'percent', 'amount'],
  'member-only': ['percent', 'amount'],
};
