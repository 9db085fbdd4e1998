import { saving } from './basket-discount.ts';
import { type BasketRule, discountOf } from './rule.ts';
import type { FirstOrderPromotion } from './types.ts';

export const firstOrder: BasketRule<FirstOrderPromotion> = {
  level: 'basket',
  label: saving,
  threshold: (p) => p.thresholdCents ?? 0,
  discount: discountOf,
  explain: (p) => `${saving(p)} sul primo ordine`,
};
