import { centsOfWhatCame } from '@sporta/domain';
import { BusinessError } from '../../platform/errors.ts';
import { goodsOf, type LineView, type SubstituteView } from '../order-book/index.ts';

/** What who picked says of a line. Every line of the order is named once. */
export type DeliveredLine =
  /** Quantity in thousandths, absent = as ordered; grams of what is weighed. */
  | { orderLineId: number; outcome: 'picked'; quantity?: number | undefined; grams?: number | undefined }
  | { orderLineId: number; outcome: 'missing' }
  /** `cents` is what the substitute costs in the shop: the customer pays no more than for what was ordered. */
  | { orderLineId: number; outcome: 'substituted'; substitute: SubstituteView };

/** What of a line is written into the order. */
export interface LineResult {
  orderLineId: number;
  outcome: DeliveredLine['outcome'];
  /** Thousandths of the selling unit. */
  quantity: number;
  grams: number | null;
  cents: number;
  substitute: SubstituteView | null;
}

/**
 * What came of an order and what it costs: by true weight, by the piece, a substitute never more than what was ordered.
 * @throws BusinessError `line-not-found`, `invalid-quantity`
 */
export function whatCame(lines: readonly LineView[], delivered: readonly DeliveredLine[]): LineResult[] {
  const said = new Map(delivered.map((each) => [each.orderLineId, each]));
  if (said.size !== delivered.length || delivered.length !== lines.length) throw lineNotFound();
  return lines.map((line) => {
    const each = said.get(line.orderLineId);
    if (!each) throw lineNotFound();
    return resultOf(line, each);
  });
}

/** The same of one line. @throws BusinessError `invalid-quantity` */
export function resultOf(line: LineView, said: DeliveredLine): LineResult {
  const { orderLineId } = line;
  if (said.outcome === 'missing') {
    const grams = line.estimatedGrams === null ? null : 0;
    return { orderLineId, outcome: 'missing', quantity: 0, grams, cents: 0, substitute: null };
  }
  if (said.outcome === 'substituted') {
    const { quantity, cents: price } = said.substitute;
    if (!isAmount(quantity) || quantity === 0 || !isAmount(price)) throw invalidQuantity(line);
    const cents = Math.min(price, line.grossCents);
    return {
      orderLineId,
      outcome: 'substituted',
      quantity,
      grams: null,
      cents,
      substitute: { ...said.substitute, cents },
    };
  }
  return pickedOf(line, said);
}

function pickedOf(line: LineView, said: Extract<DeliveredLine, { outcome: 'picked' }>): LineResult {
  const { orderLineId, estimatedGrams } = line;
  const isWeighed = estimatedGrams !== null;
  const grams = isWeighed ? said.grams : undefined;
  if (isWeighed && (grams === undefined || !isAmount(grams) || grams === 0)) {
    throw new BusinessError('invalid-quantity', `Manca il peso di «${goodsOf(line).name}»`, { field: 'grams' });
  }
  // what is sold by weight came as much as it weighs
  const quantity = line.unit === 'kg' && grams !== undefined ? grams : (said.quantity ?? line.quantity);
  const isWhole = line.unit === 'kg' || (quantity % 1000 === 0 && quantity <= line.quantity);
  if (!isAmount(quantity) || quantity === 0 || !isWhole) throw invalidQuantity(line);
  const cents = centsOfWhatCame({
    orderedCents: line.grossCents,
    orderedQuantity: line.quantity,
    quantity,
    ...(isWeighed ? { estimatedGrams, grams } : {}),
  });
  return { orderLineId, outcome: 'picked', quantity, grams: grams ?? null, cents, substitute: null };
}

const isAmount = (value: number) => Number.isSafeInteger(value) && value >= 0 && value < 2_000_000_000;

function lineNotFound(): BusinessError {
  return new BusinessError('line-not-found', 'Ogni riga dell’ordine va detta una volta, e nessun’altra', {
    field: 'lines',
  });
}

function invalidQuantity(line: LineView): BusinessError {
  return new BusinessError('invalid-quantity', `La quantità di «${goodsOf(line).name}» non può essere arrivata così`, {
    field: 'quantity',
  });
}
