import { formatEuro } from '../money.ts';
import type { UnitRule } from './rule.ts';
import type { FixedPricePromotion } from './types.ts';

/** A special price above the list price changes nothing. */
export const fixedPrice: UnitRule<FixedPricePromotion> = {
  level: 'unit',
  label: (p) => formatEuro(p.amountCents),
  unitPrice: (p, unitCents) => Math.min(unitCents, p.amountCents),
  explain: (p, touched) =>
    `${p.priceName ?? 'Prezzo speciale'} ${formatEuro(p.amountCents)}${touched.per} su ${touched.quantityText}`,
};
