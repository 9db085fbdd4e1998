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

/** What of a row counts, given what the shop has of its product. */
type Narrow = (
  given: Readonly<Record<string, unknown>>,
  now: ImportProductInput | undefined,
) => Record<string, unknown>;

/**
 * Puts rows upon what the shop has, so that a file that gives only prices changes only prices, and checks what comes out.
 * @param narrow leaves out what does not count yet
 */
export async function judgeRows(
  rows: AsyncIterable<GivenRow>,
  known: Known,
  current: ReadonlyMap<string, ImportProductInput>,
  narrow: Narrow = (given) => given,
): Promise<ValidRows> {
  const stores = [...known.warehouseSlugs];
  async function* raw(): AsyncGenerator<RawRow> {
    for await (const { line, given, problem } of rows) {
      yield { line, ...(given ? { value: given } : {}), ...(problem === undefined ? {} : { problem }) };
    }
  }
  return validateRows(raw(), known, ({ value }) => {
    if (value.kind !== undefined && value.kind !== 'product') return value;
    const { department, ...fields } = value;
    const code = value.code ?? codeFor(fields, known.eanOwners)?.text;
    const now = typeof code === 'string' ? current.get(code) : undefined;
    const placed = typeof department === 'string' ? { ...fields, categories: within(now, department) } : fields;
    const given = narrow(placed, now);
    const row = now ? merged(now, { ...given, code }, stores) : { kind: 'product', ...given };
    return row.stock === undefined ? row : { ...row, stock: onlySold(row.stock as Record<string, unknown>) };
  });
}

/** The main department is another; a product that lies in it already stays where it is. */
function within(now: ImportProductInput | undefined, department: string): string[] {
  const categories = now?.categories ?? [];
  return categories.includes(department) ? [...categories] : [department, ...categories.slice(1)];
}

/** The product with what a row gives; its stock, reorder points and arrivals only if the row speaks of them. */
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
  for (const field of ['reorderPoint', 'arrival'] as const) {
    if (given[field] === undefined) delete row[field];
    else row[field] = byStore(now[field] ?? {}, given[field] as Record<string, unknown>, stores);
  }
  if (given.stock === undefined) delete row.stock;
  else row.stock = { ...now.stock, ...all, ...single };
  // a product that went off sale for want of a price comes back with one; one that staff took off sale stays off
  if (now.price === undefined && given.price !== undefined && given.published === undefined) delete row.published;
  return row;
}

/** What each store has, with what a row gives: half of an arrival goes with the other half that is there. */
function byStore(
  now: Readonly<Record<string, unknown>>,
  { '*': everywhere, ...single }: Record<string, unknown>,
  stores: readonly string[],
): Record<string, unknown> {
  const all = everywhere === undefined ? {} : Object.fromEntries(stores.map((slug) => [slug, everywhere]));
  const given = Object.entries({ ...all, ...single }).map(([slug, value]) => {
    const isPart = typeof value === 'object' && value !== null;
    return [slug, isPart ? { ...(now[slug] as object | undefined), ...(all[slug] as object | null), ...value } : value];
  });
  return { ...now, ...Object.fromEntries(given) };
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
  for (const field of ['stock', 'reorderPoint', 'arrival'] as const) if (judged[field] === undefined) delete row[field];
  return row;
}
