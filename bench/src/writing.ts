import { type DatabaseHandle, openDatabase } from '@sporta/server/platform/db/database.ts';
import type pg from 'pg';
import type { Child } from './child.ts';
import { median } from './reading.ts';
import type { Statement } from './server.ts';
import { chooseDelivery, exchange, newShopper, type Shopper } from './shop.ts';
import type { Row } from './table.ts';

const rounds = 4;
const addsInRound = 60;
const manyLines = 200;
const orderLines = 10;
/** The first ones warm up the process and are not counted. */
const warmUpOrders = 30;
const countedOrders = 70;

/** A shopper with `lines` lines in the cart. */
async function shopperWith(
  database: DatabaseHandle,
  url: string,
  productIds: readonly number[],
  lines: number,
): Promise<Shopper> {
  const shopper = await newShopper(database, url);
  const items = productIds.slice(0, lines).map((product_id) => ({ product_id, quantity: 1 }));
  await shopper.post('cart/add-items', { items });
  return shopper;
}

async function recorded(server: Child, work: () => Promise<unknown>): Promise<Statement[]> {
  await server.ask({ ask: 'record' });
  await work();
  return (await server.ask<{ recorded: Statement[] }>({ ask: 'recorded' })).recorded;
}

/** One connection set up as those of the server, hot statements prepared. */
async function connect(url: string): Promise<{ client: pg.PoolClient; close(): Promise<void> }> {
  const { pool, close } = openDatabase(url, { poolSize: 1 });
  const client = await pool.connect();
  return {
    client,
    close: () => {
      client.release();
      return close();
    },
  };
}

/** Milliseconds of sending statements one after the other, as a program without anything around them would. */
async function replay(client: pg.PoolClient, statements: readonly Statement[]): Promise<number> {
  const start = performance.now();
  for (const { text, values } of statements) await client.query(text, values);
  return performance.now() - start;
}

/** How a caller may ask for the answer to a change: the whole cart, or what changed. */
const answers = { whole: {}, changes: { only: 'changes' } } as const;
type AnswerKind = keyof typeof answers;

/**
 * Adding a product to a cart of one line and of two hundred, one request after the other, against its SQL alone; answered with
 * the whole cart and with the changes.
 */
export async function measureAdding(
  database: DatabaseHandle,
  server: Child,
  bare: Child,
  databaseUrl: string,
  productIds: readonly number[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of Object.keys(answers) as AnswerKind[])
    rows.push(...(await measureAnswered(kind, database, server, bare, databaseUrl, productIds)));
  return rows;
}

async function measureAnswered(
  kind: AnswerKind,
  database: DatabaseHandle,
  server: Child,
  bare: Child,
  databaseUrl: string,
  productIds: readonly number[],
): Promise<Row[]> {
  const item = { product_id: productIds[0], quantity: 1, ...answers[kind] };
  const asked = kind === 'changes' ? ', changes only' : '';
  const { client, close } = await connect(databaseUrl);
  const carts = [];
  for (const lines of [1, manyLines]) {
    const shopper = await shopperWith(database, server.url, productIds, lines);
    const statements = await recorded(server, () => shopper.post('cart/add-item', item));
    carts.push({ lines, shopper, statements, ours: [] as number[], bare: [] as number[] });
  }
  for (let round = 0; round <= rounds; round++) {
    for (const cart of carts) {
      for (let n = 0; n < addsInRound; n++) {
        const { milliseconds } = await cart.shopper.post('cart/add-item', item);
        if (round > 0) cart.ours.push(milliseconds);
      }
      for (let n = 0; n < addsInRound; n++) {
        const milliseconds = await replay(client, cart.statements);
        if (round > 0) cart.bare.push(milliseconds);
      }
    }
  }
  await close();
  const rows = carts.map(({ lines, statements, ours, bare }): Row => {
    return {
      name: `add to cart, ${lines} ${lines === 1 ? 'line' : 'lines'}${asked}`,
      ours: `${median(ours).toFixed(2)} ms`,
      against: `${median(bare).toFixed(2)} ms bare SQL`,
      ratio: median(bare) / median(ours),
      bar: { least: 0.5 },
      note: `${statements.length} statements with begin and commit`,
    };
  });
  const [one, many] = carts as [(typeof carts)[0], (typeof carts)[0]];
  const bytesAlone = await Promise.all([one, many].map((cart) => cart.shopper.post('cart/add-item', item)));
  const sent = await measureBytes(
    bare,
    bytesAlone.map(({ data }) => JSON.stringify(data)),
  );
  rows.push({
    name: `add to cart, ${manyLines} lines to 1${asked}`,
    ours: `${median(many.ours).toFixed(2)} ms`,
    against: `${median(one.ours).toFixed(2)} ms`,
    ratio: median(many.ours) / median(one.ours),
    bar: { most: 1.3 },
    note: `a bare route takes ${sent.map((each) => each.toFixed(2)).join(' and ')} ms to send these answers`,
  });
  return rows;
}

/** Milliseconds a bare route takes to send each of `answers`, with the client that measures ours. */
async function measureBytes(bare: Child, answers: readonly string[]): Promise<number[]> {
  const paths = answers.map((_, n) => `/ebsn/api/answer/${n}`);
  await bare.ask({ answers: Object.fromEntries(answers.map((answer, n) => [paths[n], answer])) });
  const taken: number[] = [];
  for (const path of paths) {
    const times: number[] = [];
    for (let n = 0; n < rounds * addsInRound; n++) {
      const start = performance.now();
      await exchange(bare.url + path);
      if (n >= addsInRound) times.push(performance.now() - start);
    }
    taken.push(median(times));
  }
  return taken;
}

/** Shoppers ready to buy. */
export async function prepareOrders(
  database: DatabaseHandle,
  url: string,
  productIds: readonly number[],
): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  for (let n = 0; n < warmUpOrders + countedOrders; n++) {
    const shopper = await shopperWith(database, url, productIds.slice(n * 5), orderLines);
    await chooseDelivery(database, shopper);
    shoppers.push(shopper);
  }
  return shoppers;
}

/** Placing orders over HTTP, then the same statements on `copyUrl`, a database as it was before. */
export async function measureOrders(server: Child, shoppers: readonly Shopper[], copyUrl: string): Promise<Row> {
  const ours: number[] = [];
  const statements: Statement[][] = [];
  for (const [n, shopper] of shoppers.entries()) {
    const { grossTotal } = await shopper.get<{ grossTotal: number }>('cart/view');
    const order = { payment_type_id: 1, expected_total: grossTotal, idempotency_key: `bench-order-${n}` };
    statements.push(
      await recorded(server, async () => ours.push((await shopper.post('cart/buy', order)).milliseconds)),
    );
  }
  const { client, close } = await connect(copyUrl);
  const bare: number[] = [];
  for (const each of statements) bare.push(await replay(client, each));
  await close();
  const [mine, other] = [median(ours.slice(warmUpOrders)), median(bare.slice(warmUpOrders))];
  return {
    name: `place order, ${orderLines} lines`,
    ours: `${mine.toFixed(2)} ms`,
    against: `${other.toFixed(2)} ms bare SQL`,
    ratio: other / mine,
    bar: { least: 0.5 },
    note: `${statements[0]!.length} statements with begin and commit`,
  };
}
