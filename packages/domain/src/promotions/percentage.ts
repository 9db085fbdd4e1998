import { formatPercent, lessPercent, type UnitRule } from './rule.ts';
import type { PercentagePromotion } from './types.ts';

export const percentage: UnitRule<PercentagePromotion> = {
  level: 'unit',
  label: (p) => `−${formatPercent(p.percent)}`,
  unitPrice: (p, unitCents) => lessPercent(unitCents, p.percent),
  explain: (p, touched) => `Sconto ${formatPercent(p.percent)} su ${touched.quantityText}`,
};
