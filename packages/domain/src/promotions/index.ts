export { isFree as isFreeDelivery } from './delivery-discount.ts';
export * from './display-promotion.ts';
export { type Eligibility, eligibility, ineligibleText, normaliseCode, type PromotionContext } from './eligibility.ts';
export * from './margin.ts';
export { type PriceCartInput, priceCart } from './price-cart.ts';
export { indexPromotions, type PromotionIndex, withPromotions } from './promotion-index.ts';
export { type QuantityStepPrice, quantitySteps } from './quantity-steps.ts';
export * from './types.ts';
