/**
 * Measures answers as shops see them, over 50,000 products in twenty stores: each key once, then keys drawn by Zipf from 20,000
 * different ones, against a bare route that sends the same bytes; what the process holds after as many different keys as an hour
 * brings, after a new price of every product, and after a restart. Nothing is kept. Run: npm run bench:first
 * Options after `--`: --products N, --stores N, --keys N (different keys of the hour); --growth measures first answers over 1,000, 10,000 and 100,000 products instead.
 */
import { parseArgs } from 'node:util';
import { type Child, loadOnce, startChild } from '../child.ts';
import { api, beginningsOf, firstKinds, measureFirstAnswers, processorPerCall } from '../first-answers.ts';
import { distinctQueries, seeded } from '../products.ts';
import { openStores } from '../stores.ts';
import type { Row } from '../table.ts';
import { type BenchShop, withShop } from '../with-shop.ts';
import { zipfDraws } from './zipf.ts';

const distinctKeys = 20_000;
const draws = 10_000;
/** What the process may hold, in MB, by the number of products. */
const memoryBars: Record<number, number> = { 10000: 400, 50000: 1000 };

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '50000' },
    stores: { type: 'string', default: '20' },
    keys: { type: 'string', default: '40000' },
    growth: { type: 'boolean', default: false },
  },
});

/** Different keys of an hour: some eleven a second. */
const keysOfAnHour = Number(options.keys);

if (options.growth) {
  for (const products of [1000, 10_000, 100_000]) {
    await withShop(products, async (shop) => {
      const server = await shop.startServer();
      await measureFirst(shop, server);
      shop.rows.push(await memoryRow(server, `memory at ${products} products`));
    });
  }
} else {
  const products = Number(options.products);
  await withShop(products, async (shop) => {
    const stores = await openStores(shop.database.pool, Number(options.stores));
    const most = memoryBars[products];
    const server = await shop.startServer();
    shop.rows.push(await memoryRow(server, 'memory when ready'));
    await measureFirst(shop, server);
    shop.rows.push(...(await measureDraws(server)));
    await askForAnHour(shop, server, stores);
    shop.rows.push(await memoryRow(server, `memory after ${keysOfAnHour} different keys`, most));
    await shop.database.pool.query('update price set amount_cents = amount_cents + 1 where valid_to is null');
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    await askForAnHour(shop, server, stores);
    shop.rows.push(await memoryRow(server, 'memory after a new price of everything', most));
    await server.stop();
    const again = await shop.startServer();
    await askForAnHour(shop, again, stores);
    shop.rows.push(await memoryRow(again, 'memory after a restart, and as many keys', most));
  });
}

async function idsOf({ database }: BenchShop, table: 'product' | 'category', most: number): Promise<number[]> {
  const { rows } = await database.pool.query(`select ${table}_id as id from ${table} order by 1 limit ${most}`);
  return rows.map((row) => row.id);
}

async function measureFirst(shop: BenchShop, server: Child): Promise<void> {
  const bare = await startChild('bare-server.ts');
  const kinds = firstKinds(await idsOf(shop, 'product', 6000), await idsOf(shop, 'category', 1000));
  shop.rows.push(...(await measureFirstAnswers(server, bare, kinds)));
  await bare.stop();
}

/** Searches and what is typed of them, as often as each is asked for. */
async function measureDraws(server: Child): Promise<Row[]> {
  const bare = await startChild('bare-server.ts');
  const words = distinctQueries(distinctKeys);
  const kinds = {
    search: words.map((q) => api('products', { q, page_size: 24 })),
    suggest: beginningsOf(words).map((q) => api('search/suggest', { q })),
  };
  const rows: Row[] = [];
  for (const [name, keys] of Object.entries(kinds)) {
    const random = seeded(31);
    await loadOnce(server.url, zipfDraws(keys, 1000, random));
    const drawn = zipfDraws(keys, draws, random);
    const ours = await processorPerCall(server, drawn);
    const answers: Record<string, string> = {};
    for (const path of new Set(drawn)) answers[path] = await (await fetch(server.url + path)).text();
    await bare.ask({ answers });
    await loadOnce(bare.url, drawn.slice(0, 1000));
    const theirs = await processorPerCall(bare, drawn);
    const bytes = drawn.reduce((sum, path) => sum + answers[path]!.length, 0) / drawn.length;
    rows.push({
      name: `${name} by Zipf`,
      ours: `${ours.processorMs.toFixed(2)} ms`,
      against: `${theirs.processorMs.toFixed(2)} ms bare`,
      ratio: theirs.processorMs / ours.processorMs,
      note: `${new Set(drawn).size} of ${draws} draws are different, ${(bytes / 1000).toFixed(1)} kB, p99 ${ours.p99} ms`,
    });
  }
  await bare.stop();
  return rows;
}

/** Products, searches and pages of categories, each once, over all stores. */
async function askForAnHour(shop: BenchShop, server: Child, stores: readonly number[]): Promise<void> {
  const third = Math.ceil(keysOfAnHour / 3);
  const hash = (index: number) => `w${stores[index % stores.length]}d0t0`;
  const products = await idsOf(shop, 'product', third);
  const categories = await idsOf(shop, 'category', 1000);
  await loadOnce(server.url, [
    ...products.map((id, index) => api(`products/${id}`, { hash: hash(index) })),
    ...distinctQueries(third).map((q, index) => api('products', { q, page_size: 24, hash: hash(index) })),
    ...Array.from({ length: third }, (_, index) =>
      api('products', {
        parent_category_id: categories[index % categories.length]!,
        page: 1 + (Math.floor(index / categories.length) % 20),
        sort: ['relevance', 'price_asc', 'name', 'discount'][index % 4]!,
        hash: hash(Math.floor(index / 7)),
      }),
    ),
  ]);
}

async function memoryRow(server: Child, name: string, most?: number): Promise<Row> {
  const { heapMb, rssMb } = await server.ask<{ heapMb: number; rssMb: number }>({ ask: 'memory' });
  return {
    name,
    ours: `${rssMb.toFixed(0)} MB`,
    against: most === undefined ? '' : `${most} MB`,
    ...(most === undefined ? {} : { ratio: rssMb / most, bar: { most: 1 } }),
    note: `${heapMb.toFixed(0)} MB of it data`,
  };
}
