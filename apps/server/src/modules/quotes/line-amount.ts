import {
  type Cents,
  chargedQuantity,
  divideHalfUp,
  formatThousandths,
  isByWeight,
  type Thousandths,
} from '@sporta/domain';
import type { QuoteLineRow } from './quotes.repo.ts';

/** What the price of a line multiplies: pieces, or kilograms where that is what it is of; of weighed pieces about so many. */
export const chargedOf = ({ quantity, mode, averageGrams }: QuoteLineRow): Thousandths =>
  chargedQuantity(quantity, mode, averageGrams ?? undefined);

/** What a whole line costs, VAT included: rounded by itself, as orders round theirs. @param priceCents of one unit */
export const lineCents = (line: QuoteLineRow, priceCents: Cents): Cents =>
  divideHalfUp(priceCents * chargedOf(line), 1000);

/** "", or "/kg" after the price of goods by weight. */
export const perOf = ({ mode }: QuoteLineRow): string => (isByWeight(mode) ? '/kg' : '');

/** "10 pz", "2,5 kg", or "12 pz, ca. 6 kg" of pieces sold by weight: what the price of a kilogram multiplies is said beside it. */
export function quantityText(line: QuoteLineRow): string {
  const unit = line.mode === 'loose' ? 'kg' : 'pz';
  const weight = line.mode === 'weighed' ? `, ca.\u00a0${formatThousandths(chargedOf(line))}\u00a0kg` : '';
  return `${formatThousandths(line.quantity)}\u00a0${unit}${weight}`;
}
