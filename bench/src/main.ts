/**
 * Measures the server over 50,000 products, each thing against the least that could do it, in one run on one machine: only
 * the ratios mean something. Nothing is kept. Run: npm run bench
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, startEmbeddedPostgres } from '@sporta/server/platform/db/embedded.ts';
import { type Child, startChild } from './child.ts';
import { firstKinds, measureFirstAnswers } from './first-answers.ts';
import { queries } from './products.ts';
import { measureReadings, median, readings } from './reading.ts';
import { fill, openShop } from './shop.ts';
import { printTable, type Row } from './table.ts';
import { measureAdding, measureOrders, prepareOrders } from './writing.ts';

const productCount = 50_000;
const copyName = 'sporta_before_orders';

const directory = await mkdtemp(path.join(tmpdir(), 'sporta-bench-'));
// As root the database server runs as another user, who must be able to enter.
await chmod(directory, 0o755);
const postgres = await startEmbeddedPostgres(path.join(directory, 'postgres'), { throwAway: true });
const rows: Row[] = [];
process.on('SIGTERM', () => process.exit(1)).on('SIGINT', () => process.exit(1));
const say = (text: string) => console.error(text);

const startShop = (port = 0) =>
  startChild('server.ts', {
    PORT: String(port),
    PUBLIC_URL: 'http://127.0.0.1:1',
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'error',
    WORKER: 'off',
    // pictures are painted by processes of their own, which would take the cores the measured ones need
    DRAW_PICTURES: 'false',
    // buying ends at the address of the bank's page: nobody goes there
    CARD_GATEWAY_URL: 'http://127.0.0.1:9',
  });

try {
  const database = await openShop(postgres.url);
  say(`importing ${productCount} products…`);
  const seconds = await fill(database, productCount);
  rows.push({
    name: `import of ${productCount} products`,
    ours: `${seconds.toFixed(1)} s`,
    against: '60 s',
    ratio: seconds / 60,
    bar: { most: 1 },
  });
  const again = await fill(database, productCount);
  rows.push({ name: 'the same import again', ours: `${again.toFixed(1)} s`, against: '' });
  await database.pool.query('analyze');

  const loading = performance.now();
  let server = await startShop();
  const started = (performance.now() - loading) / 1000;
  const memory = await server.ask<{ heapMb: number; rssMb: number }>({ ask: 'memory' });
  rows.push({
    name: 'server ready',
    ours: `${started.toFixed(1)} s`,
    against: '',
    note: `${memory.heapMb.toFixed(0)} MB of data, ${memory.rssMb.toFixed(0)} MB of memory in all`,
  });

  const ids = async (query: string) => (await database.pool.query(query)).rows.map((row) => row.id as number);
  const productIds = await ids('select product_id as id from product order by product_id limit 6000');
  const categoryIds = await ids('select category_id as id from category order by category_id');

  const bare = await startChild('bare-server.ts');
  say('first answers…');
  rows.push(...(await measureFirstAnswers(server, bare, firstKinds(productIds, categoryIds))));
  say('reading again…');
  rows.push(...(await measureReadings(server, bare, readings(productIds, categoryIds))));
  rows.push(await measureLists(server));
  rows.push(await measurePriceChange(server, productIds[0]!));

  say('adding to carts…');
  rows.push(...(await measureAdding(database, server, bare, postgres.url, productIds)));
  await bare.stop();

  say('placing orders…');
  const shoppers = await prepareOrders(database, server.url, productIds);
  const { url } = server;
  await server.stop();
  await database.close();
  await copyDatabase();
  server = await startShop(Number(new URL(url).port));
  rows.push(await measureOrders(server, shoppers, postgres.urlOf(copyName)));
  await server.stop();

  async function measurePriceChange(shop: Child, productId: number): Promise<Row> {
    const read = async () => (await fetch(`${shop.url}/ebsn/api/products/${productId}`)).text();
    const waits: number[] = [];
    for (let cents = 101; cents <= 109; cents++) {
      const before = await read();
      await database.pool.query(
        'update price set amount_cents = $1 where product_id = $2 and valid_to is null and price_list_id = 1',
        [cents, productId],
      );
      const start = performance.now();
      while ((await read()) === before) await new Promise((resolve) => setTimeout(resolve, 2));
      waits.push(performance.now() - start);
    }
    const longest = Math.max(...waits);
    return {
      name: 'a change of price is seen',
      ours: `${longest.toFixed(0)} ms`,
      against: '1000 ms',
      ratio: longest / 1000,
      bar: { most: 1 },
      note: `the longest of ${waits.length}`,
    };
  }
} finally {
  printTable(rows);
  await postgres.stop();
  await rm(postgres.directory, { recursive: true, force: true });
  await rm(directory, { recursive: true, force: true });
}

/** The connections of a process that was stopped last a moment longer than the process. */
async function copyDatabase(): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await createDatabase(postgres.urlOf('postgres'), copyName, 'sporta');
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** A pasted list of twenty words: always another one, so nothing is kept. */
async function measureLists(shop: Child): Promise<Row> {
  const words = queries(2000).slice(400);
  const times: number[] = [];
  for (let n = 0; n < 60; n++) {
    const body = JSON.stringify({ words: words.slice(n * 20, n * 20 + 20) });
    const headers = { 'content-type': 'application/json' };
    const start = performance.now();
    const response = await fetch(`${shop.url}/ebsn/api/search/fast`, { method: 'POST', headers, body });
    await response.text();
    if (response.status !== 200) throw new Error(`search/fast: ${response.status}`);
    if (n >= 10) times.push(performance.now() - start);
  }
  return { name: 'list of 20 words', ours: `${median(times).toFixed(1)} ms`, against: '' };
}
