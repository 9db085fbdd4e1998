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
const booleanColumns = new Set(['sellByBox', 'mealTicket', 'perishable', 'stackable']);

/** A CSV record as the row it stands for: empty cells are absent, `a.b` nests, lists and numbers are read as such. */
export function nestColumns(record: Record<string, string>): Record<string, unknown> {
  const row: Record<string, unknown> = { kind: 'product' };
  for (const [name, cell] of Object.entries(record)) {
    if (cell === undefined || cell === '') continue;
    setPath(row, name, readCell(name, cell));
  }
  return row;
}

function readCell(name: string, cell: string): unknown {
  if (listColumns.has(name))
    return cell
      .split('|')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  if (numberColumns.has(name) || name.startsWith('stock.') || name.startsWith('warehousePrices.'))
    return readNumber(cell);
  if (booleanColumns.has(name)) return /^(1|true|si|sì|yes)$/i.test(cell);
  return cell;
}

/** "1,99" and "1.99" are the same number; what is none stays text, and validation says so. */
export function readNumber(cell: string): number | string {
  const number = Number(cell.replace(/^(-?\d+),(\d+)$/, '$1.$2'));
  return Number.isFinite(number) ? number : cell;
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
