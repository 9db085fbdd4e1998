import type { FieldChange } from '@sporta/contract';
import type { Arrival } from '@sporta/contract/staff-product-fields.ts';
import { euroToCents } from '@sporta/domain';
import { type Catalogue, type ProductRow, withAvailable } from '../catalogue/index.ts';

/** Fields of a row that are named like those of the wire. */
const same = [
  'description',
  'contentAmount',
  'contentUnit',
  'drainedGrams',
  'averageGrams',
  'boxItems',
  'palletItems',
  'alcoholPercent',
  'shelfLifeDays',
  'sellByBox',
  'mealTicket',
  'perishable',
  'promotable',
  'newUntil',
] as const;
const facts = ['ingredients', 'allergens', 'origin', 'storage', 'features', 'instructions', 'warnings'] as const;

/**
 * A row of the catalogue as it would be with the changes; the row itself stays.
 * @param at milliseconds since the epoch from which a changed price holds
 */
export function withChanges(
  row: ProductRow,
  changes: readonly Pick<FieldChange, 'field' | 'after'>[],
  catalogue: Pick<Catalogue, 'classes'>,
  at: number,
): ProductRow {
  const after = new Map(changes.map((change) => [change.field, change.after]));
  const value = <T>(field: string, old: T): T => (after.has(field) ? (after.get(field) as T) : old);
  const shortName = value('name', row.shortName);
  const brand = value('brand', row.brand);
  const rateBp = after.has('vat') ? Number(after.get('vat')) * 100 : row.vat.rateBp;
  const labels = after.get('labels') as string[] | undefined;
  return {
    ...row,
    ...Object.fromEntries(same.map((field) => [field, value(field, row[field])])),
    shortName,
    brand,
    morePhotos: value('morePhotos', row.morePhotos),
    hasPicture: row.hasPicture || Boolean(after.get('photo')),
    name: [brand, shortName].filter(Boolean).join(' '),
    maxQuantity: after.has('maxQuantity') ? thousandths(after.get('maxQuantity') as number | null) : row.maxQuantity,
    vat: { ...row.vat, rateBp, code: String(rateBp / 100), descr: `IVA ${rateBp / 100}%` },
    categoryIds: value('categories', row.categoryIds),
    eans: value('eans', row.eans),
    classIds: labels
      ? catalogue.classes.filter(({ code }) => labels.includes(code)).map(({ classId }) => classId)
      : row.classIds,
    facts: {
      ...row.facts,
      ...Object.fromEntries(facts.map((field) => [field, value(field, row.facts[field])])),
      ...operatorOf(row, value),
    },
    prices: [...after].reduce((prices, [field, price]) => withPrice(prices, field, price, at), row.prices),
    stock: [...after].reduce((stock, [field, amount]) => withStock(stock, field, amount), row.stock),
    arrivals: [...after].reduce((arrivals, [field, arrival]) => withArrival(arrivals, field, arrival), row.arrivals),
  };
}

const thousandths = (quantity: number | null) => (quantity === null ? null : Math.round(quantity * 1000));

function operatorOf({ facts: { operator } }: ProductRow, value: <T>(field: string, old: T) => T) {
  const name = value('operatorName', operator?.name ?? '');
  const address = value('operatorAddress', operator?.address ?? '');
  const email = value('operatorEmail', operator?.email ?? '');
  return name || address || email
    ? { operator: { name, address, ...(email ? { email } : {}) } }
    : { operator: undefined };
}

function withPrice(prices: ProductRow['prices'], field: string, price: unknown, at: number): ProductRow['prices'] {
  const [kind, list, warehouse] = field.split(':');
  if (kind !== 'price') return prices;
  const isIt = (each: ProductRow['prices'][number]) =>
    each.to === undefined && each.priceListId === Number(list) && each.warehouseId === Number(warehouse);
  const closed = prices.map((each) => (isIt(each) ? { ...each, to: at } : each));
  if (price === null) return closed;
  const cents = euroToCents(price as number);
  return [...closed, { priceListId: Number(list), warehouseId: Number(warehouse), cents, from: at }];
}

function withStock(stock: ProductRow['stock'], field: string, amount: unknown): ProductRow['stock'] {
  const [kind, warehouse] = field.split(':');
  if (kind !== 'stock') return stock;
  if (amount === null) return withAvailable(stock, Number(warehouse), undefined);
  return withAvailable(stock, Number(warehouse), amount === 'unlimited' ? null : Math.round(Number(amount) * 1000));
}

function withArrival(arrivals: ProductRow['arrivals'], field: string, arrival: unknown): ProductRow['arrivals'] {
  const [kind, warehouse] = field.split(':');
  if (kind !== 'arrival') return arrivals;
  const others = arrivals?.filter(({ warehouseId }) => warehouseId !== Number(warehouse)) ?? [];
  return arrival === null ? others : [...others, { warehouseId: Number(warehouse), on: (arrival as Arrival).on }];
}
