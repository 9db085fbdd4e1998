import { withoutApostrophe } from '../../platform/http/csv.ts';

/** Columns that hold lists, separated by `|` in CSV. */
const listColumns = new Set(['eans', 'categories', 'labels', 'products', 'warehouses']);
const numberColumns = new Set([
  'content',
  'drainedGrams',
  'averageGrams',
  'minQuantity',
  'maxQuantity',
  'quantityStep',
  'boxItems',
  'palletItems',
  'vat',
  'price',
  'businessPrice',
  'alcoholPercent',
  'shelfLifeDays',
  'grossGrams',
  'popularity',
  'natureId',
  'percent',
  'amount',
  'take',
  'pay',
  'threshold',
  'maxPerOrder',
  'classMax.max',
]);
const storeNumber = /^(stock|warehousePrices|reorderPoint)\.|^arrival\..+\.quantity$/;
const replenishmentColumn = /^(reorderPoint|arrival)\./;
const dayColumn = /^newUntil$|^arrival\..+\.on$/;
/** Columns that a table holds as JSON: they have no other form. */
const jsonColumns = new Set(['picture', 'facts.nutrition', 'steps']);
const booleanColumns = new Set([
  'sellByBox',
  'mealTicket',
  'perishable',
  'promotable',
  'published',
  'stackable',
  'firstOrder',
]);

/** A CSV record as a row of the catalogue: empty cells are absent, `a.b` nests, lists and numbers are read as such. */
export function nestColumns(record: Record<string, unknown>): Record<string, unknown> {
  const row: Record<string, unknown> = { kind: 'product' };
  for (const [name, cell] of Object.entries(record)) {
    if (name === '' || cell === undefined || cell === '') continue;
    if (name.startsWith('stock.') && isNo(cell)) row.stock ??= {};
    else setPath(row, name, readValue(name, typeof cell === 'string' ? withoutApostrophe(cell) : cell));
  }
  settleArrivals(row);
  return row;
}

/**
 * The value of one of our columns from what another program wrote: `"1,99"` for a price is 1.99, `"a|b"` for a list is two
 * entries. What cannot be read stays as it is, and validation says so.
 */
export function readValue(column: string, value: unknown): unknown {
  if (replenishmentColumn.test(column) && isNo(value)) return null;
  if (listColumns.has(column)) return readList(value);
  if (column === 'facts.allergens') return typeof value === 'string' ? readAllergens(value) : value;
  if (jsonColumns.has(column)) return readJson(value);
  if (numberColumns.has(column) || storeNumber.test(column)) return readNumber(column, value);
  if (booleanColumns.has(column)) return readBoolean(value);
  if (dayColumn.test(column)) return readDay(value);
  return typeof value === 'number' ? String(value) : value;
}

/** A store that does not sell the product, or has no such thing. */
const isNo = (cell: unknown): boolean => typeof cell === 'string' && /^no$/i.test(cell);

/** An arrival of nothing is none, and so is one on no day: a table says either in one of two cells. */
export function settleArrivals(row: Record<string, unknown>): void {
  if (typeof row.arrival !== 'object' || row.arrival === null) return;
  row.arrival = Object.fromEntries(
    Object.entries(row.arrival).map(([store, arrival]) => {
      const { on, quantity } = (arrival ?? {}) as { on?: unknown; quantity?: unknown };
      return [store, on === null || quantity === null || quantity === 0 ? null : arrival];
    }),
  );
}

function readJson(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function readList(value: unknown): string[] {
  return [value]
    .flat()
    .flatMap((part) => String(part).split('|'))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** `nessuno`: somebody looked, and there are none. */
const readAllergens = (text: string) => (/^nessuno$/i.test(text.trim()) ? [] : readList(text).map(readAllergen));

/** `milk` = contains it, `nuts?` = may contain it. */
function readAllergen(text: string): { code: string; presence: 'contains' | 'may-contain' } {
  return text.endsWith('?')
    ? { code: text.slice(0, -1).trim(), presence: 'may-contain' }
    : { code: text, presence: 'contains' };
}

/** "1,99", "1.99", "1.299,00", "€ 1,99", "1,99 €" and "EUR 1,99" are numbers, "22%" too; `-` as a stock means no limit. */
function readNumber(column: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value === '-' && column.startsWith('stock.')) return null;
  const plain = value
    .replace(/^(?:€|euro?)\s*|\s*(?:[€%]|euro?)$/gi, '')
    .replace(
      /^(-?\d{1,3}(?:\.\d{3})+),(\d+)$/,
      (_, whole: string, rest: string) => `${whole.replaceAll('.', '')}.${rest}`,
    )
    .replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : value;
}

/** `3/12/2026`, `03.12.2026` and `03-12-2026` are days as people here write them; what is no such day stays as it is. */
function readDay(value: unknown): unknown {
  const parts = typeof value === 'string' ? /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})$/.exec(value) : null;
  if (!parts) return value;
  const [, day, , month, year] = parts as unknown as [string, string, string, string, string];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function readBoolean(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (/^(1|true|s[iì]|yes)$/i.test(value)) return true;
  return /^(0|false|no)$/i.test(value) ? false : value;
}

/** Sets `a.b.c`; names that would touch the prototype are ignored. */
export function setPath(target: Record<string, unknown>, path: string, value: unknown): void {
  const parts = path.split('.');
  if (parts.some((part) => part === '__proto__' || part === 'constructor' || part === 'prototype')) return;
  let node = target;
  for (const part of parts.slice(0, -1)) {
    const next = node[part];
    if (typeof next === 'object' && next !== null) node = next as Record<string, unknown>;
    else {
      const created: Record<string, unknown> = {};
      node[part] = created;
      node = created;
    }
  }
  node[parts.at(-1)!] = value;
}
