import type { StaffOrderLine } from '@sporta/contract';
import { readFigure } from '../../shared/figures/index.ts';

/** What is to be given back: quantities by line, as typed, and an amount beside them, as typed. */
export interface RefundChoice {
  lines: Readonly<Record<number, string>>;
  amount: string;
}

export const nothingChosen: RefundChoice = { lines: {}, amount: '' };

/** All that is left of some lines, as it would be typed. */
export const mostOf = (lines: readonly StaffOrderLine[]): RefundChoice['lines'] =>
  Object.fromEntries(lines.map((line) => [line.orderLineId, String(line.refundableQuantity).replace('.', ',')]));

/** Why a quantity cannot be given back, for the person who typed it. */
export function quantityProblem(line: StaffOrderLine, text: string): string | undefined {
  const quantity = readFigure(text);
  if (quantity === undefined || quantity === 0) return 'Serve una quantità';
  if (line.weightUnitSelling !== 'kg' && !Number.isInteger(quantity)) return 'Solo pezzi interi';
  return quantity > line.refundableQuantity ? 'È più di quanto resta' : undefined;
}

export interface RefundRequest {
  lines: { order_line_id: number; quantity: number }[];
  amount: number | undefined;
  /** Sums that somebody set themselves. */
  shares?: { ref: string; amount: number }[] | undefined;
}

/** What the server is asked, of nothing too: it says where money could go. Undefined while something typed is wrong. */
export function refundRequest(choice: RefundChoice, lines: readonly StaffOrderLine[]): RefundRequest | undefined {
  const chosen = lines.filter(({ orderLineId }) => choice.lines[orderLineId] !== undefined);
  const textOf = ({ orderLineId }: StaffOrderLine) => choice.lines[orderLineId] ?? '';
  if (chosen.some((line) => quantityProblem(line, textOf(line)))) return undefined;
  const amount = choice.amount.trim() ? readFigure(choice.amount) : 0;
  if (amount === undefined) return undefined;
  return {
    lines: chosen.map((line) => ({ order_line_id: line.orderLineId, quantity: readFigure(textOf(line)) ?? 0 })),
    amount: amount === 0 ? undefined : amount,
  };
}
