import type { LineProblem, OrderLine } from '@sporta/contract';
import { receivedQuantity } from '../../shared/orders/index.ts';

const GRAMS_PER_KILOGRAM = 1000;

/** What is wrong with a line and with how much of it, as it stands in the form. */
export interface Reported {
  problem: LineProblem;
  /** Of what is sold by the piece; undefined = all of them. */
  pieces?: number | undefined;
  /** Of what is weighed, as typed; empty = all of it. */
  grams?: string | undefined;
}

/** Selling units that can still be reported: of what came back before nothing can be reported again. */
export function mostToReport(line: OrderLine): number {
  return receivedQuantity(line) - (line.refund?.quantity ?? 0);
}

/** The same of a weighed line, in whole grams. */
export function mostGramsToReport(line: OrderLine): number {
  return Math.round(mostToReport(line) * GRAMS_PER_KILOGRAM);
}

/** Selling units, pieces or kilograms; undefined = all of the line; `unclear` when nobody can read what was typed. */
export function quantityToReport(line: OrderLine, { pieces, grams }: Reported): number | undefined | 'unclear' {
  if (line.weightUnitSelling !== 'kg') return pieces;
  const written = grams?.trim() ?? '';
  if (written === '') return undefined;
  // "350", "350 g", "1.200"
  const [, digits] = /^(\d{1,3}(?:\.\d{3})+|\d+)\s*g?$/i.exec(written) ?? [];
  const read = Number(digits?.replaceAll('.', ''));
  return read >= 1 && read <= mostGramsToReport(line) ? read / GRAMS_PER_KILOGRAM : 'unclear';
}
