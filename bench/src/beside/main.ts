/**
 * What people notice of heavy work: light calls while the server answers the biggest listing, a list of 500 words, PDFs, a file of
 * 100,000 orders, and while 500 customers take a place as slots are released; how late the event loop was meanwhile. The places a
 * second stand beside those of bare SQL that takes them over as many connections. Nothing is kept. Run: npm run bench:beside
 * Options after `--`: --database URL measures over a shop that `npm run bench:lists -- --hold` has filled; --only TEXT some of it.
 */
import { parseArgs } from 'node:util';
import type { DatabaseHandle } from '@sporta/server/platform/db/database.ts';
import { type Child, startChild } from '../child.ts';
import { overFilledShop } from '../lists/filled-shop.ts';
import type { LoopSeen } from '../loop-watch.ts';
import { newShopper } from '../shop.ts';
import { printTable, type Row } from '../table.ts';
import { heavyWork } from './heavy-work.ts';
import { releaseSlots } from './release-slots.ts';
import type { LightCall, Seen } from './seen.ts';

const productCount = 50_000;
const mostP99Ms = 50;
const mostTurnMs = 20;

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, database: { type: 'string' } },
});
const rows: Row[] = [];

await overFilledShop(productCount, options, async (database, databaseUrl) => {
  const server = await startChild('server.ts', {
    PORT: '0',
    PUBLIC_URL: 'http://127.0.0.1:1',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    WORKER: 'off',
    DRAW_PICTURES: 'false',
    CARD_GATEWAY_URL: 'http://127.0.0.1:9',
  });
  const prober = await startChild('beside/prober.ts');
  const light = await lightCalls(database, server.url);
  const during = (name: string, work: () => Promise<string | undefined>) =>
    watch({ server, prober, light }, name, work);
  try {
    await during('nothing', () => wait(5000));
    for (const { name, work } of await heavyWork(database, server.url)) await during(name, work);
    if ('slots'.includes(options.only)) rows.push(...(await releaseSlots(database, server.url, during)));
  } finally {
    printTable(rows);
    await prober.stop();
    await server.stop();
  }
});

async function wait(ms: number): Promise<undefined> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return undefined;
}

/** A cart of two lines and a known listing: what the shop answers most. */
async function lightCalls(database: DatabaseHandle, url: string): Promise<LightCall[]> {
  const shopper = await newShopper(database, url);
  const { rows: products } = await database.pool.query(
    'select product_id as id from product where published order by 1 limit 2',
  );
  await shopper.post('cart/add-items', { items: products.map(({ id }) => ({ product_id: id, quantity: 1 })) });
  return [
    { url: `${url}/ebsn/api/cart/view`, headers: shopper.headers },
    { url: `${url}/ebsn/api/products?page=1`, headers: {} },
  ];
}

async function watch(
  { server, prober, light }: { server: Child; prober: Child; light: LightCall[] },
  name: string,
  work: () => Promise<string | undefined>,
): Promise<void> {
  if (!name.includes(options.only)) return;
  console.error(`${name}…`);
  await wait(500);
  await server.ask({ ask: 'loop' });
  await prober.ask({ ask: 'begin', calls: light });
  const note = await work();
  const { seen } = await prober.ask<{ seen: Seen }>({ ask: 'end' });
  const { loopMs } = await server.ask<{ loopMs: LoopSeen }>({ ask: 'loop' });
  if (seen.failed > 0) throw new Error(`${seen.failed} light calls failed beside ${name}`);
  rows.push(
    {
      name: `light call beside ${name}, p99`,
      ours: `${seen.p99.toFixed(1)} ms`,
      against: `${mostP99Ms} ms`,
      ratio: seen.p99 / mostP99Ms,
      bar: { most: 1 },
      note: `median ${seen.p50.toFixed(1)}, most ${seen.most.toFixed(0)}, of ${seen.count}${note ? `; ${note}` : ''}`,
    },
    {
      name: '  longest turn of the event loop, processor',
      ours: `${loopMs.mostProcessor.toFixed(1)} ms`,
      against: `${mostTurnMs} ms`,
      ratio: loopMs.mostProcessor / mostTurnMs,
      bar: { most: 1 },
      note: `timers late p99 ${loopMs.p99.toFixed(1)}, most ${loopMs.most.toFixed(1)}`,
    },
  );
}
