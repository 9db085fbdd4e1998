import { formatEuro } from '../money.ts';
import type { UnitRule } from './rule.ts';
import type { QuantityPricePromotion, QuantityStep } from './types.ts';

/** Changes the unit price once the engine has said which step the pieces reach; above the list price it changes nothing. */
export const quantityPrice: UnitRule<QuantityPricePromotion> = {
  level: 'unit',
  label: (p) => {
    const first = p.reached ?? p.steps[0];
    return first ? `Da ${first.pieces}: ${formatEuro(first.amountCents)}` : 'Prezzo a quantità';
  },
  unitPrice: (p, unitCents) => Math.min(unitCents, p.reached?.amountCents ?? unitCents),
  explain: (p, touched) =>
    p.reached
      ? `Da ${p.reached.pieces} pezzi ${formatEuro(p.reached.amountCents)} l’uno, su ${touched.quantityText}`
      : `Prezzo a quantità su ${touched.quantityText}`,
};

/**
 * The promotion with the step that so many pieces reach; undefined below the first. Of steps written out of order the
 * cheapest that is reached counts, so that more pieces never cost more each.
 */
export function atStep(promotion: QuantityPricePromotion, pieces: number): QuantityPricePromotion | undefined {
  let reached: QuantityStep | undefined;
  for (const step of promotion.steps) {
    if (step.pieces <= pieces && (!reached || step.amountCents < reached.amountCents)) reached = step;
  }
  return reached && { ...promotion, reached };
}

/** Whether a product sold this way is counted in pieces at all. */
export const soldInPieces = (mode: string): boolean => mode === 'piece' || mode === 'pack';
