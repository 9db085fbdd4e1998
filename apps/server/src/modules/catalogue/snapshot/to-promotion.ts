import type { Promotion, QuantityStep } from '@sporta/domain';
import type { PromotionRow } from './rows.ts';

/** A row as the pricing rules know it; undefined for a row whose numbers do not make a promotion (it then does nothing). */
export function toPromotion(row: PromotionRow): Promotion | undefined {
  const { params } = row;
  const terms = {
    promotionId: row.promotionId,
    name: row.name,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    warehouseIds: row.warehouseIds,
    segment: row.segment,
    promoCode: row.promoCode,
    productIds: row.productIds,
    maxPerOrder: row.maxPerOrder,
    stackable: row.stackable,
  };
  const percent = numberIn(params, 'percent');
  const amountCents = numberIn(params, 'amountCents');
  const take = numberIn(params, 'take');
  const pay = numberIn(params, 'pay');
  const thresholdCents = numberIn(params, 'thresholdCents');
  const freeProductId = numberIn(params, 'giftProductId');
  switch (row.kind) {
    case 'percentage':
      return percent === undefined ? undefined : { ...terms, kind: 'percentage', percent };
    case 'fixed-price':
      return amountCents === undefined ? undefined : { ...terms, kind: 'fixed-price', amountCents };
    case 'm-for-n':
      return take === undefined || pay === undefined ? undefined : { ...terms, kind: 'm-for-n', take, pay };
    case 'nth-piece':
      return take === undefined || percent === undefined ? undefined : { ...terms, kind: 'nth-piece', take, percent };
    case 'bundle-price':
      return take === undefined || amountCents === undefined
        ? undefined
        : { ...terms, kind: 'bundle-price', take, amountCents };
    case 'quantity-price': {
      const steps = stepsIn(params.steps);
      return steps.length === 0 ? undefined : { ...terms, kind: 'quantity-price', steps };
    }
    case 'threshold-gift':
      return thresholdCents === undefined || freeProductId === undefined
        ? undefined
        : { ...terms, kind: 'threshold-gift', thresholdCents, freeProductId };
    case 'basket-discount':
    case 'first-order':
      return { ...terms, kind: row.kind, percent, amountCents, thresholdCents };
    case 'delivery-discount':
      return { ...terms, kind: row.kind, percent, amountCents, thresholdCents, firstOrder: params.firstOrder === true };
    case 'member-only':
      return { ...terms, kind: 'member-only', percent, amountCents };
    default:
      return undefined;
  }
}

function numberIn(params: Record<string, unknown>, name: string): number | undefined {
  const value = params[name];
  return typeof value === 'number' ? value : undefined;
}

function stepsIn(value: unknown): QuantityStep[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap(({ pieces, amountCents }: Partial<QuantityStep>) =>
    typeof pieces === 'number' && pieces >= 2 && typeof amountCents === 'number' ? [{ pieces, amountCents }] : [],
  );
}
