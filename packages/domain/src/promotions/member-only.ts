import { formatEuro } from '../money.ts';
import { formatPercent, lessPercent, type UnitRule } from './rule.ts';
import type { MemberOnlyPromotion } from './types.ts';

/** With both a percentage and a price, the better one for the customer. */
export const memberOnly: UnitRule<MemberOnlyPromotion> = {
  level: 'unit',
  label: (p) => `Soci ${saving(p)}`,
  unitPrice: (p, unitCents) => Math.min(lessPercent(unitCents, p.percent ?? 0), p.amountCents ?? unitCents),
  explain: (p, touched) => `Per i soci ${saving(p)}${p.percent ? '' : touched.per} su ${touched.quantityText}`,
};

function saving(p: MemberOnlyPromotion): string {
  return p.percent ? `−${formatPercent(p.percent)}` : formatEuro(p.amountCents ?? 0);
}
