import { percentOf, weightTolerancePercent } from '@sporta/domain';
import type { PaidGoods } from './paid-goods.repo.ts';

/**
 * The most that meal vouchers inside a provider's wallet may pay of an order: food after all discounts, without what may weigh
 * less and without what meal tickets of others pay already (payments.md section 1). Never more than the payment.
 */
export function mealVoucherCents(goods: Omit<PaidGoods, 'slotEndAt'>, amountCents: number): number {
  const { foodCents, weighedFoodCents, itemsCents, discountCents, voucherCents, mealTicketCents } = goods;
  const { excludedCents, excludedFoodCents } = goods;
  // discounts and vouchers lower only what may be promoted
  const linesCents = itemsCents + discountCents - excludedCents;
  const takenCents = Math.min(linesCents, discountCents + voucherCents);
  // rounded against vouchers: they never pay what a discount has paid
  const foodAfterDiscounts =
    linesCents <= 0 ? foodCents : foodCents - Math.ceil((takenCents * (foodCents - excludedFoodCents)) / linesCents);
  const certain = foodAfterDiscounts - percentOf(weighedFoodCents, weightTolerancePercent) - mealTicketCents;
  return Math.max(0, Math.min(certain, amountCents));
}
