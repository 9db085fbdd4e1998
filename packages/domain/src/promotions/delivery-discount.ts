import { formatEuro } from '../money.ts';
import { saving } from './basket-discount.ts';
import { type DeliveryRule, discountOf } from './rule.ts';
import type { DeliveryDiscountPromotion } from './types.ts';

export const deliveryDiscount: DeliveryRule<DeliveryDiscountPromotion> = {
  level: 'delivery',
  label: (p) => (isFree(p) ? 'Consegna gratuita' : `Consegna ${saving(p)}`),
  threshold: (p) => p.thresholdCents ?? 0,
  discount: (p, deliveryCents) => (isFree(p) ? deliveryCents : discountOf(p, deliveryCents)),
  explain: (p) => {
    const saved = isFree(p) ? 'Consegna gratuita' : `${saving(p)} sulla consegna`;
    const what = p.firstOrder ? `${saved} sul primo ordine` : saved;
    return p.thresholdCents ? `${what} con ${formatEuro(p.thresholdCents)} di spesa` : what;
  },
};

/** The whole fee is taken off. */
export function isFree(p: DeliveryDiscountPromotion): boolean {
  return typeof p.percent !== 'number' && typeof p.amountCents !== 'number';
}
