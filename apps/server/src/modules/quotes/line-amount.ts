import { type Cents, chargedQuantity, divideHalfUp, isByWeight, type Thousandths } from '@sporta/domain';
import type { QuoteLineRow } from './quotes.repo.ts';

/** What the price of a line multiplies: pieces, or kilograms where that is what it is of; of weighed pieces about so many. */
export const chargedOf = ({ quantity, mode, averageGrams }: QuoteLineRow): Thousandths =>
  chargedQuantity(quantity, mode, averageGrams ?? undefined);

/** What a whole line costs, VAT included: rounded by itself, as orders round theirs. @param priceCents of one unit */
export const lineCents = (line: QuoteLineRow, priceCents: Cents): Cents =>
  divideHalfUp(priceCents * chargedOf(line), 1000);

/** "", or "/kg" after the price of goods by weight. */
export const perOf = ({ mode }: QuoteLineRow): string => (isByWeight(mode) ? '/kg' : '');
