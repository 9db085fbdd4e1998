import type { StaffCaseLine } from '@sporta/contract';
import { readFigure } from '../../shared/figures/index.ts';
import type { ChosenLine } from './use-decision.ts';

/** Quantities to give back by line, as typed; a line that is not there is not given back. */
export type Typed = Readonly<Record<number, string>>;

/** What was reported of every line, as far as it is left: what most reports end with. */
export const everything = (lines: readonly StaffCaseLine[]): Typed =>
  Object.fromEntries(
    lines
      .filter(({ refundableQuantity }) => refundableQuantity > 0)
      .map(({ orderLineId, refundableQuantity, reportedQuantity = refundableQuantity }) => [
        orderLineId,
        String(Math.min(reportedQuantity, refundableQuantity)).replace('.', ','),
      ]),
  );

/** Why a quantity cannot be given back, for the person who typed it. */
export function typedProblem(line: StaffCaseLine, text: string): string | undefined {
  const quantity = readFigure(text);
  if (quantity === undefined || quantity === 0) return 'Serve una quantità';
  if (line.weightUnitSelling !== 'kg' && !Number.isInteger(quantity)) return 'Solo pezzi interi';
  return quantity > line.refundableQuantity ? 'È più di quanto resta' : undefined;
}

/** What the server is asked; undefined while something typed is wrong. */
export function chosenLines(lines: readonly StaffCaseLine[], typed: Typed): ChosenLine[] | undefined {
  const chosen = lines.filter(({ orderLineId }) => typed[orderLineId] !== undefined);
  if (chosen.some((line) => typedProblem(line, typed[line.orderLineId] ?? ''))) return undefined;
  return chosen.map(({ orderLineId }) => ({
    order_line_id: orderLineId,
    quantity: readFigure(typed[orderLineId] ?? '') ?? 0,
  }));
}
