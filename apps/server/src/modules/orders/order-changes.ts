import { insertionTypeIds } from '@sporta/contract/constants.ts';
import { type LineView, lineTitle, type OrderView } from '../order-book/index.ts';

/** What a new version of an order changed of the one before it, in words for the customer. */
export interface OrderChanges {
  /** "2 pz · Barilla Penne 500 g". */
  added: string[];
  removed: string[];
  /** "Barilla Penne 500 g: da 2 a 3 pz". */
  quantities: string[];
}

/** Goods by product and by whether they are sold or given away; a product that is gone from the catalogue by its code. */
export function changesOf(before: OrderView, now: OrderView): OrderChanges {
  const was = new Map(before.lines.map((line) => [keyOf(line), line]));
  const is = new Map(now.lines.map((line) => [keyOf(line), line]));
  return {
    added: now.lines.filter((line) => !was.has(keyOf(line))).map(amountAndName),
    removed: before.lines.filter((line) => !is.has(keyOf(line))).map(amountAndName),
    quantities: now.lines.flatMap((line) => {
      const old = was.get(keyOf(line));
      if (!old || old.quantity === line.quantity) return [];
      return [`${nameOf(line)}: da ${number(old)} a ${number(line)} ${line.unit}`];
    }),
  };
}

/** "Barilla Penne 500 g (omaggio)". */
function nameOf(line: LineView): string {
  return line.insertionTypeId === insertionTypeIds.free ? `${lineTitle(line)} (omaggio)` : lineTitle(line);
}

const keyOf = ({ productId, code, insertionTypeId }: LineView) => `${productId ?? code}/${insertionTypeId}`;
const number = ({ quantity }: LineView) => String(quantity / 1000).replace('.', ',');
const amountAndName = (line: LineView) => `${number(line)} ${line.unit} · ${nameOf(line)}`;
