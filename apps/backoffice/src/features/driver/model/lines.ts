import type { DriverLine } from '@sporta/contract';
import { formatThousandths, quantityFromWire } from '@sporta/domain';

/** "1,46 kg", "2". */
const amountText = (quantity: number, { weightUnitSelling }: DriverLine): string =>
  `${formatThousandths(quantityFromWire(quantity))}${weightUnitSelling === 'kg' ? ' kg' : ''}`;

/** Whether the customer gets something other than they ordered, in goods or in money. */
export const isToTell = (line: DriverLine): boolean =>
  line.status === 'missing' ||
  line.status === 'substituted' ||
  line.quantity !== line.orderedQuantity ||
  line.amount !== line.orderedAmount;

/** What became of a line, beside what was asked: "chiesti 1,5 kg, pesati 1,46 kg". */
export function lineText(line: DriverLine): string {
  const asked = `chiesti ${amountText(line.orderedQuantity, line)}`;
  if (line.status === 'missing') return asked;
  if (line.status === 'substituted') return `${amountText(line.quantity, line)} al posto di ${line.name}`;
  if (line.quantity === line.orderedQuantity) {
    return line.status === 'weighed' ? [line.description, 'pesato'].filter(Boolean).join(', ') : line.description;
  }
  const verb = line.status === 'weighed' ? 'pesati' : 'arrivati';
  return `${asked}, ${verb} ${amountText(line.quantity, line)}`;
}

/** "1 sostituito, 1 mancante"; empty when all came as ordered. */
export function changesText(lines: readonly DriverLine[]): string {
  const count = (status: DriverLine['status']) => lines.filter((line) => line.status === status).length;
  const [substituted, missing] = [count('substituted'), count('missing')];
  return [
    substituted ? `${substituted} ${substituted === 1 ? 'sostituito' : 'sostituiti'}` : undefined,
    missing ? `${missing} ${missing === 1 ? 'mancante' : 'mancanti'}` : undefined,
  ]
    .filter(Boolean)
    .join(', ');
}
