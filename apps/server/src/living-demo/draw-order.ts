import {
  chargedQuantity,
  isByWeight,
  multiplyByQuantity,
  type PlaceSize,
  placeSize,
  vatIncluded,
} from '@sporta/domain';
import type { Chance } from './chance.ts';
import type { DemoGoods } from './goods.ts';

/** What an order of the demo has of one product. Amounts are cents, quantities thousandths, weights grams. */
export interface DrawnLine {
  goods: DemoGoods;
  quantity: number;
  grossCents: number;
  estimatedGrams: number | null;
  /** What came of it, once it is prepared. */
  came: {
    outcome: 'picked' | 'missing' | 'substituted';
    quantity: number;
    grams: number | null;
    cents: number;
    substitute: object | null;
  };
}

/** A basket with its amounts in cents, as ordered and as it comes. */
export interface DrawnOrder extends PlaceSize {
  lines: DrawnLine[];
  bags: number;
  itemsCents: number;
  bagsCents: number;
  taxCents: number;
  totalCents: number;
  cameCents: number;
}

const BAG_CENTS = 15;
const UNITS_PER_BAG = 8;
const isWeighed = ({ mode }: DemoGoods) => isByWeight(mode);

/** A basket of goods, and what comes of it: in 100 lines some two are missing and two come as something else. */
export function drawOrder(
  chance: Chance,
  goods: readonly DemoGoods[],
  { least, most, deliveryCents }: { least: number; most: number; deliveryCents: number },
): DrawnOrder {
  const chosen = new Set<DemoGoods>();
  const wanted = chance.int(least, most);
  while (chosen.size < Math.min(wanted, goods.length)) chosen.add(chance.favourite(goods));
  const lines = [...chosen].map((each) => drawLine(chance, each, goods, chosen));
  const sum = (value: (line: DrawnLine) => number) => lines.reduce((total, line) => total + value(line), 0);
  const bags = Math.ceil(lines.length / UNITS_PER_BAG);
  const itemsCents = sum(({ grossCents }) => grossCents);
  const bagsCents = bags * BAG_CENTS;
  return {
    lines,
    ...placeSize(lines.map(({ goods, quantity }) => ({ ...goods, sectorTint: goods.tint, quantity }))),
    bags,
    itemsCents,
    bagsCents,
    taxCents: sum(({ grossCents, goods: { vatRateBp } }) => vatIncluded(grossCents, vatRateBp)),
    totalCents: itemsCents + bagsCents + deliveryCents,
    cameCents: sum(({ came }) => came.cents) + bagsCents + deliveryCents,
  };
}

function drawLine(
  chance: Chance,
  goods: DemoGoods,
  all: readonly DemoGoods[],
  chosen: ReadonlySet<DemoGoods>,
): DrawnLine {
  const pieces = chance.percent(30) ? 2 : chance.percent(8) ? 4 : 1;
  const quantity = goods.mode === 'loose' ? Math.max(goods.step, 500 + 250 * pieces) : pieces * 1000;
  const charged = chargedQuantity(quantity, goods.mode, goods.averageGrams ?? undefined);
  const line = {
    goods,
    quantity,
    grossCents: multiplyByQuantity(goods.unitCents, charged),
    estimatedGrams: isWeighed(goods) ? charged : null,
  };
  return { ...line, came: drawWhatCame(chance, line, () => substituteFor(goods, all, chosen)) };
}

function drawWhatCame(
  chance: Chance,
  { goods, quantity, grossCents, estimatedGrams }: Omit<DrawnLine, 'came'>,
  findSubstitute: () => DemoGoods | undefined,
): DrawnLine['came'] {
  if (chance.percent(2)) {
    return { outcome: 'missing', quantity: 0, grams: estimatedGrams === null ? null : 0, cents: 0, substitute: null };
  }
  if (estimatedGrams !== null) {
    const grams = Math.max(1, Math.round(estimatedGrams * (0.94 + chance.next() * 0.11)));
    const came = goods.mode === 'loose' ? grams : quantity;
    return {
      outcome: 'picked',
      quantity: came,
      grams,
      cents: multiplyByQuantity(goods.unitCents, grams),
      substitute: null,
    };
  }
  const other = chance.percent(2) ? findSubstitute() : undefined;
  if (!other) return { outcome: 'picked', quantity, grams: null, cents: grossCents, substitute: null };
  const cents = multiplyByQuantity(other.unitCents, quantity);
  const { productId, name, brand, description, slug, tint } = other;
  const substitute = { productId, name, brand, description, slug, sectorTint: tint, quantity, cents };
  return { outcome: 'substituted', quantity, grams: null, cents, substitute };
}

/** Something of the same department and size of price that costs no more and is not in the basket. */
function substituteFor(
  goods: DemoGoods,
  all: readonly DemoGoods[],
  chosen: ReadonlySet<DemoGoods>,
): DemoGoods | undefined {
  return all.find(
    (other) =>
      !chosen.has(other) &&
      other.sector === goods.sector &&
      other.mode === goods.mode &&
      other.vatRateBp === goods.vatRateBp &&
      other.unitCents <= goods.unitCents &&
      other.unitCents * 2 >= goods.unitCents,
  );
}
