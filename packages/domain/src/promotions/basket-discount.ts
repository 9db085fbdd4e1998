import { type Cents, formatEuro } from '../money.ts';
import { type BasketRule, discountOf, formatPercent } from './rule.ts';
import type { BasketDiscountPromotion } from './types.ts';

export const basketDiscount: BasketRule<BasketDiscountPromotion> = {
  level: 'basket',
  label: saving,
  threshold: (p) => p.thresholdCents ?? 0,
  discount: discountOf,
  explain: (p) =>
    p.thresholdCents ? `${saving(p)} con ${formatEuro(p.thresholdCents)} di spesa` : `${saving(p)} sulla spesa`,
};

/** "−10%" or "−5,00 €". */
export function saving(terms: { percent?: number | undefined; amountCents?: Cents | undefined }): string {
  return `−${terms.percent ? formatPercent(terms.percent) : formatEuro(terms.amountCents ?? 0)}`;
}
