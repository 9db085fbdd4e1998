import { productRow } from '@sporta/contract/import/catalogue-rows.ts';
import type { PoolClient } from 'pg';
import {
  codeFor,
  currentRows,
  type ImportProduct,
  type ImportProductInput,
  type Known,
  type RawRow,
  type ValidRows,
  validateRows,
} from '../../import/index.ts';
import { soldNowhere } from '../file/given-row.ts';

/** A row of an import, before it is put upon what the shop has. */
export interface GivenRow {
  line: number;
  /** The fields the file gives. */
  given?: Record<string, unknown>;
  problem?: string;
}

/** Products as the shop has them, by code. */
export async function readCurrent(client: PoolClient): Promise<Map<string, ImportProductInput>> {
  const current = new Map<string, ImportProductInput>();
  for await (const rows of currentRows(client)) for (const row of rows) current.set(row.code, row);
  return current;
}

/** Puts rows upon what the shop has, so that a file that gives only prices changes only prices, and checks what comes out. */
export async function judgeRows(
  rows: AsyncIterable<GivenRow>,
  known: Known,
  current: ReadonlyMap<string, ImportProductInput>,
): Promise<ValidRows> {
  const stores = [...known.warehouseSlugs];
  async function* raw(): AsyncGenerator<RawRow> {
    for await (const { line, given, problem } of rows) {
      yield { line, ...(given ? { value: given } : {}), ...(problem === undefined ? {} : { problem }) };
    }
  }
  return validateRows(raw(), known, ({ value }) => {
    if (value.kind !== undefined && value.kind !== 'product') return value;
    const code = value.code ?? codeFor(value, known.eanOwners)?.text;
    const now = typeof code === 'string' ? current.get(code) : undefined;
    const row = now ? merged(now, { ...value, code }, stores) : { kind: 'product', ...value };
    return row.stock === undefined ? row : { ...row, stock: onlySold(row.stock as Record<string, unknown>) };
  });
}

/** The product with what a row gives; its stock only if the row speaks of stock. */
function merged(
  now: ImportProductInput,
  given: Record<string, unknown>,
  stores: readonly string[],
): Record<string, unknown> {
  const row: Record<string, unknown> = { ...now, ...given, kind: 'product' };
  for (const holder of ['facts', 'warehousePrices'] as const) {
    if (now[holder] || given[holder]) row[holder] = { ...now[holder], ...(given[holder] as object) };
  }
  if (given.eans !== undefined) row.eans = withEans(now.eans ?? [], given.eans as string[]);
  const { '*': everywhere, ...single } = (given.stock ?? {}) as Record<string, unknown>;
  const all = everywhere === undefined ? {} : Object.fromEntries(stores.map((slug) => [slug, everywhere]));
  if (given.stock === undefined) delete row.stock;
  else row.stock = { ...now.stock, ...all, ...single };
  // a product that went off sale for want of a price comes back with one; one that staff took off sale stays off
  if (now.price === undefined && given.price !== undefined && given.published === undefined) delete row.published;
  return row;
}

const onlySold = (stock: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(stock).filter(([, amount]) => amount !== soldNowhere));

/** A file that names one barcode of several takes none of the others away. */
function withEans(known: readonly string[], given: readonly string[]): string[] {
  const isNew = (ean: string) => !known.some((each) => each.padStart(14, '0') === String(ean).padStart(14, '0'));
  return [...known, ...given.filter(isNew)];
}

/** The product as it is, in the form of a checked row and without a stock the row does not speak of. */
export function comparable(now: ImportProductInput, judged: ImportProduct): object {
  const row = productRow.parse(now);
  if (judged.stock === undefined) delete row.stock;
  return row;
}
