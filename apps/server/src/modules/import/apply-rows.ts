import type { PoolClient } from 'pg';
import { unsortedCategory } from './complete-row.ts';
import type { ImportProduct } from './import-rows.ts';
import type { ValidRows } from './validate-rows.ts';
import { keepUnsorted, writeCategories } from './write/categories.ts';
import type { Changes } from './write/changes.ts';
import { freeEans, writeLinks } from './write/links.ts';
import { writePrices } from './write/prices.ts';
import { takenSlugs, writeProducts, writeVendors } from './write/products.ts';
import { writePromotions } from './write/promotions.ts';
import { writeReplenishment } from './write/replenishment.ts';
import { writeStock } from './write/stock.ts';

export interface ImportCounts {
  categories: Changes;
  products: Changes;
  /** Prices that begin with this import, on every price list. */
  prices: number;
  /** Stock rows that changed: products × warehouses. */
  stock: number;
  /** Reorder points and arrivals that changed: products × warehouses. */
  replenishment: number;
  promotions: Changes;
}

/** Rows sent to the database in one statement. */
const chunkSize = 2_000;

/**
 * Writes validated rows inside the caller's transaction: until it commits, nobody sees any of it. A second run with the
 * same rows changes nothing. Stock comes last, because orders wait for its rows until the transaction ends.
 * @param progress called with the products done so far
 */
export async function applyRows(
  client: PoolClient,
  rows: ValidRows,
  progress: (done: number) => void,
): Promise<ImportCounts> {
  const counts: ImportCounts = { ...noCounts(), categories: await writeCategories(client, rows.categories) };
  // the clock, not now(): another import may have ended since this transaction began, and its prices are older than ours
  const at = (await client.query('select clock_timestamp()::text as at')).rows[0].at as string;
  if (rows.products.some(({ categories }) => categories.includes(unsortedCategory.path))) await keepUnsorted(client);
  await writeVendors(client, rows.products);
  const slugs = await takenSlugs(client);
  const chunks = chunksOf(rows.products);
  for (const chunk of chunks) await freeEans(client, chunk);
  let done = 0;
  for (const [index, chunk] of chunks.entries()) {
    const { added, changed, unchanged } = await writeProducts(client, chunk, slugs);
    counts.products.added += added;
    counts.products.changed += changed;
    counts.products.unchanged += unchanged;
    await writeLinks(client, chunk);
    counts.prices += await writePrices(client, chunk, at);
    counts.replenishment += await writeReplenishment(client, chunk);
    if (hasDoubled(index)) {
      await client.query('analyze product, product_ean, product_category, product_class_member, product_vat, price');
    }
    done += chunk.length;
    progress(done);
  }
  counts.promotions = await writePromotions(client, rows.promotions);
  for (const [index, chunk] of chunks.entries()) {
    counts.stock += await writeStock(client, chunk);
    if (hasDoubled(index)) await client.query('analyze stock');
  }
  return counts;
}

/**
 * True after chunk 1, 2, 4, 8…: time to count the tables again. Nobody has counted what this transaction itself wrote, and
 * a planner that takes 50,000 prices for none compares each with each.
 */
function hasDoubled(index: number): boolean {
  return Number.isInteger(Math.log2(index + 1));
}

export function noCounts(): ImportCounts {
  const none = (): Changes => ({ added: 0, changed: 0, unchanged: 0 });
  return { categories: none(), products: none(), prices: 0, stock: 0, replenishment: 0, promotions: none() };
}

function chunksOf(products: ImportProduct[]): ImportProduct[][] {
  return Array.from({ length: Math.ceil(products.length / chunkSize) }, (_, index) =>
    products.slice(index * chunkSize, (index + 1) * chunkSize),
  );
}
