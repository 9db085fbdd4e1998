import type { Readable } from 'node:stream';
import { readBack } from '../../../platform/http/csv.ts';
import { workbook } from '../../../platform/http/workbook.ts';
import { productColumns } from '../known-fields.ts';
import { type Cell, csvLine, csvStart, listText } from './csv-line.ts';
import { type Queries, readRowsOfCategories } from './current-rows.repo.ts';
import { currentRows } from './current-rows.ts';

/** Categories and products as JSON Lines that an import takes: everything there is of them. */
export async function* catalogueAsLines(client: Queries): AsyncGenerator<string> {
  const categories = await readRowsOfCategories(client);
  yield categories.map((row) => `${JSON.stringify(row)}\n`).join('');
  for await (const rows of currentRows(client)) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}

/** Products as a table that an import takes; a column for each store's stock and own prices. */
export async function* catalogueAsCsv(client: Queries): AsyncGenerator<string> {
  const columns = await columnsOf(client);
  yield csvStart(columns);
  for await (const rows of currentRows(client)) {
    yield rows.map((row) => csvLine(columns.map((column) => cellOf(row, column)))).join('');
  }
}

/** The same table as an Excel workbook, written as its products are read. */
export async function catalogueAsWorkbook(client: Queries): Promise<Readable> {
  const columns = await columnsOf(client);
  return workbook(columns, sheetRows(client, columns));
}

async function* sheetRows(client: Queries, columns: readonly string[]) {
  for await (const rows of currentRows(client)) {
    for (const row of rows) yield columns.map((column) => sheetCell(cellOf(row, column)));
  }
}

const sheetCell = (cell: Cell): string | number =>
  typeof cell === 'object' ? cell.mark : typeof cell === 'string' ? readBack(cell) : cell;

async function columnsOf(client: Queries): Promise<string[]> {
  const { rows: stores } = await client.query<{ slug: string }>('select slug from warehouse order by warehouse_id');
  return [
    ...productColumns,
    ...stores.map(({ slug }) => `stock.${slug}`),
    ...stores.map(({ slug }) => `warehousePrices.${slug}`),
    ...stores.flatMap(({ slug }) => [`reorderPoint.${slug}`, `arrival.${slug}.on`, `arrival.${slug}.quantity`]),
  ];
}

/** A number, a text, or a mark that is written as it is. */
function cellOf(row: Record<string, unknown>, column: string): Cell {
  const value = column
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], row);
  if (column.startsWith('stock.')) {
    if (value === undefined) return { mark: 'no' };
    return value === null ? { mark: '-' } : (value as number);
  }
  if (value === undefined || value === null) return '';
  if (column === 'facts.allergens' && Array.isArray(value) && value.length === 0) return { mark: 'nessuno' };
  if (Array.isArray(value)) return listText(value);
  if (typeof value === 'object') return JSON.stringify(value);
  return typeof value === 'number' ? value : String(value);
}
