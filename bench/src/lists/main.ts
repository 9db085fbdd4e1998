/**
 * Measures the lists of the Banco over 50,000 products in 20 stores and 200,000 orders, each filter and order against 50 ms, and what
 * shoppers notice of an import of every price while it runs. Nothing is kept. Run: npm run bench:lists
 * Options after `--`: --hold fills and waits, saying where; --database URL measures what waits there; --only TEXT some lists.
 */
import { parseArgs } from 'node:util';
import type { DatabaseHandle } from '@sporta/server/platform/db/database.ts';
import { startChild } from '../child.ts';
import { catalogueRows } from '../products.ts';
import { median } from '../reading.ts';
import { printTable, type Row } from '../table.ts';
import { listsAsked } from './asked.ts';
import { overFilledShop } from './filled-shop.ts';
import { callerOf, type Staff } from './staff.ts';

const productCount = 50_000;
const barMs = 50;
const partBytes = 512 * 1024;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    database: { type: 'string' },
    hold: { type: 'boolean', default: false },
  },
});
const rows: Row[] = [];

await overFilledShop(productCount, options, measure);

/** Asks for the lists whose name holds what --only says; the import is measured with all of them. */
async function measure(database: DatabaseHandle, databaseUrl: string): Promise<void> {
  const server = await startChild('server.ts', {
    PORT: '0',
    PUBLIC_URL: 'http://127.0.0.1:1',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    WORKER: 'off',
    DRAW_PICTURES: 'false',
    CARD_GATEWAY_URL: 'http://127.0.0.1:9',
  });
  const roles = ['merchandiser', 'store-manager', 'customer-care', 'accounting', 'picker'];
  const people = {
    '': await callerOf(database, server.url, { name: 'whole-shop', roles }),
    ', two stores': await callerOf(database, server.url, { name: 'two-stores', roles, stores: ['sede-5', 'sede-9'] }),
  };
  for (const { room, address, queries, ofStores } of listsAsked(Date.now())) {
    for (const query of queries) {
      for (const [who, staff] of Object.entries(people)) {
        const name = `${room} ${query || '(all)'}${who}`;
        if ((who && !ofStores) || !name.includes(options.only)) continue;
        rows.push(await measureList(name, () => staff(`${address}?${query}`)));
      }
    }
  }
  if (!options.only) await measureImport(people[''], server.url);
  printTable(rows);
  await server.stop();
}

/** The median of ten answers, after two that warm up. */
async function measureList(name: string, ask: () => Promise<unknown>): Promise<Row> {
  const times: number[] = [];
  for (let turn = 0; turn < 12; turn++) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  const took = median(times.slice(2));
  return { name, ours: `${took.toFixed(0)} ms`, against: `${barMs} ms`, ratio: took / barMs, bar: { most: 1 } };
}

/** A listing asked for all the time, with nothing beside it and with an import of every price. */
async function measureImport(staff: Staff, url: string): Promise<void> {
  const before = await p99While(url, new Promise((resolve) => setTimeout(resolve, 8000)));
  const work = importOf(staff, Buffer.from(raisedPrices().join('\n')));
  const during = await p99While(url, work);
  const { seconds, counts } = await work;
  const after = await p99While(url, new Promise((resolve) => setTimeout(resolve, 8000)));
  rows.push({
    name: `listing while ${counts.price} prices are imported (${seconds.toFixed(0)} s), p99`,
    ours: `${during.toFixed(0)} ms`,
    against: `${before.toFixed(0)} ms before, ${after.toFixed(0)} ms after`,
  });
}

/** Every price of the shop, ten cents dearer. */
function raisedPrices(): string[] {
  const lines = ['code;price'];
  for (const row of catalogueRows(productCount)) {
    if (row.kind === 'product') lines.push(`${row.code};${(Number(row.price ?? 0) + 0.1).toFixed(2)}`);
  }
  return lines;
}

async function importOf(staff: Staff, file: Buffer) {
  const start = performance.now();
  const { importId } = (await staff('staff/imports/begin', { file_name: 'prezzi.csv', bytes: file.length })).import;
  for (let part = 0; part * partBytes < file.length; part++) {
    const data = file.subarray(part * partBytes, (part + 1) * partBytes).toString('base64');
    await staff('staff/imports/append', { import_id: importId, part, data });
  }
  const { mapping } = (await staff('staff/imports/read', { import_id: importId })).import;
  await staff('staff/imports/check', { import_id: importId, mapping });
  await settled(staff, importId, 'checked');
  await staff('staff/imports/apply', { import_id: importId });
  const { counts } = await settled(staff, importId, 'applied');
  return { seconds: (performance.now() - start) / 1000, counts };
}

async function settled(staff: Staff, importId: number, state: string) {
  for (;;) {
    const { import: found } = await staff(`staff/import?import_id=${importId}`);
    if (found.state === state) return found;
    if (found.problem) throw new Error(found.problem);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Milliseconds within which 99 of 100 listings were answered while something went on; one is asked for each 5 ms. */
async function p99While(url: string, work: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let going = true;
  void work.finally(() => {
    going = false;
  });
  for (let page = 1; going; page++) {
    const start = performance.now();
    await (await fetch(`${url}/ebsn/api/products?page=${(page % 50) + 1}`)).arrayBuffer();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}
