/**
 * Measures whole purchases over HTTP, from an empty cart of 20 lines to the page of the bank and on to the paid order, at 1, 10 and 50
 * connections, beside SQL written by hand that leaves the same rows. Nothing is kept. Run: npm run bench:orders
 */
import { isDeepStrictEqual } from 'node:util';
import { readConfig } from '@sporta/server/platform/config.ts';
import { openDatabase } from '@sporta/server/platform/db/database.ts';
import { postgresProcessorMs } from '../postgres-processor.ts';
import type { Statement } from '../server.ts';
import type { Row } from '../table.ts';
import { type BenchShop, withShop } from '../with-shop.ts';
import { bareBuy, barePay } from './bare-purchase.ts';
import { inTurns, type Taken } from './in-turns.ts';
import { type Buyer, buy, type Counter, goodsOf, newBuyer, pay } from './purchase.ts';

const products = 10_000;
const lines = 20;
const rounds = [
  { connections: 1, purchases: 60 },
  { connections: 10, purchases: 250 },
  { connections: 50, purchases: 500 },
];
/** The share of bare SQL a purchase is to reach. */
const least = 0.7;

interface Measured extends Taken {
  /** Processor time of a purchase, milliseconds. */
  serverMs: number;
  postgresMs: number | undefined;
}

await withShop(products, async (shop) => {
  const { database, rows } = shop;
  const server = await shop.startServer();
  const counter = await counterOf(shop, server.url);
  let people = 0;
  let isUp = true;
  const newBuyers = (count: number) =>
    Promise.all(Array.from({ length: count }, () => newBuyer(database, counter, ++people)));

  console.error('what one purchase does…');
  for (const buyer of await newBuyers(30)) await pay(counter, await buy(counter, buyer));
  const recorded = async <Result>(work: () => Promise<Result>) => {
    await server.ask({ ask: 'record' });
    const result = await work();
    const { recorded: statements } = await server.ask<{ recorded: Statement[] }>({ ask: 'recorded' });
    return { result, statements };
  };
  const [one] = await newBuyers(1);
  const bought = await recorded(() => buy(counter, one!));
  const paid = await recorded(() => pay(counter, bought.result));
  rows.push({
    name: `statements of a purchase of ${lines} lines`,
    ours: `${bought.statements.length} + ${paid.statements.length}`,
    against: '',
    note: 'to the page of the bank, and once it is paid; with begin, commit and what the catalogue reads of it',
  });

  const bareDatabase = openDatabase(shop.postgres.url, { poolSize: 50 });
  await refuseOtherEffects();
  const ours: Measured[][] = [];
  const bare: Measured[][] = [];
  for (const { connections, purchases } of rounds) {
    console.error(`${connections} at once…`);
    ours.push(
      await measure(
        purchases,
        connections,
        (buyer) => buy(counter, buyer),
        (order) => pay(counter, order),
      ),
    );
  }
  // a server that is up reads what bare SQL changes of the catalogue
  await server.stop();
  isUp = false;
  for (const { connections, purchases } of rounds) {
    console.error(`${connections} at once, bare…`);
    const clients = await Promise.all(Array.from({ length: connections }, () => bareDatabase.pool.connect()));
    bare.push(
      await measure(
        purchases,
        connections,
        (buyer, connection) => bareBuy(clients[connection]!, bareBuyerOf(buyer)),
        (order, connection) => barePay(clients[connection]!, order),
      ),
    );
    for (const client of clients) client.release();
  }
  for (const [index, { connections }] of rounds.entries()) {
    rows.push(rowOf(`to the bank, ${connections} at once`, ours[index]![0]!, bare[index]![0]!));
    rows.push(rowOf(`paid, ${connections} at once`, ours[index]![1]!, bare[index]![1]!));
  }
  await bareDatabase.close();

  /** All buy, then all pay. */
  async function measure<Order>(
    purchases: number,
    connections: number,
    buyOne: (buyer: Buyer, connection: number) => Promise<Order>,
    payOne: (order: Order, connection: number) => Promise<void>,
  ): Promise<Measured[]> {
    const orders: Order[] = [];
    const buyers = await newBuyers(purchases);
    const bought = await timed(purchases, () =>
      inTurns(buyers, connections, async (buyer, connection) => orders.push(await buyOne(buyer, connection))),
    );
    return [bought, await timed(purchases, () => inTurns(orders, connections, payOne))];
  }

  async function timed(count: number, work: () => Promise<Taken>): Promise<Measured> {
    const used = async () => ({
      server: isUp ? (await server.ask<{ processorMs: number }>({ ask: 'processor' })).processorMs : 0,
      postgres: await postgresProcessorMs(shop.postgres.directory),
    });
    const before = await used();
    const taken = await work();
    const after = await used();
    return {
      ...taken,
      serverMs: (after.server - before.server) / count,
      postgresMs: before.postgres === undefined ? undefined : (after.postgres! - before.postgres) / count,
    };
  }

  function bareBuyerOf({ shopper, addressId, number }: Buyer) {
    const { accountId } = shopper;
    return { accountId, addressId, productIds: goodsOf(counter, number), timeslotId: counter.timeslotId };
  }

  /** Bare SQL that wrote less than the shop would be measured against nothing. */
  async function refuseOtherEffects(): Promise<void> {
    const [ours, theirs] = await newBuyers(2);
    const client = await bareDatabase.pool.connect();
    const written = async (work: () => Promise<unknown>) => {
      const before = await rowsOfPurchases();
      await work();
      const after = await rowsOfPurchases();
      return Object.fromEntries(Object.keys(after).map((table) => [table, after[table]! - before[table]!]));
    };
    const shopWrote = await written(async () => pay(counter, await buy(counter, ours!)));
    const bareWrote = await written(async () => barePay(client, await bareBuy(client, bareBuyerOf(theirs!))));
    client.release();
    if (isDeepStrictEqual(shopWrote, bareWrote)) return;
    throw new Error(`a purchase writes ${JSON.stringify(shopWrote)}, bare SQL ${JSON.stringify(bareWrote)}`);
  }

  async function rowsOfPurchases(): Promise<Record<string, number>> {
    const tables = [
      ...['cart', 'cart_item', 'slot_booking', 'orders', 'order_line', 'order_package', 'order_event', 'picking_task'],
      ...['stock_reservation', 'payment', 'payment_event', 'outbox', 'customer_store'],
    ];
    const counts = tables.map((table) => `(select count(*) from ${table})::int as ${table}`);
    return (await database.pool.query(`select ${counts.join(', ')}`)).rows[0];
  }
});

async function counterOf({ database }: BenchShop, url: string): Promise<Counter> {
  const { merchant, secret } = readConfig({}).cardGateway;
  const goods = await database.pool.query('select product_id as id from product order by product_id');
  const slots = await database.pool.query(
    `select timeslot_id, to_char(day, 'YYYY-MM-DD') as day from timeslot where cutoff_at > now() + interval '1 day' order by begin_at limit 1`,
  );
  const { timeslot_id: timeslotId, day } = slots.rows[0];
  return { url, productIds: goods.rows.map((row) => row.id), timeslotId, day, lines, merchant, secret };
}

function rowOf(name: string, ours: Measured, bare: Measured): Row {
  const perSecond = ({ perSecond: value }: Taken) => `${value.toFixed(value < 100 ? 1 : 0)} /s`;
  const spent = (ms: number | undefined) => (ms === undefined ? '?' : ms.toFixed(1));
  return {
    name,
    ours: perSecond(ours),
    against: `${perSecond(bare)} bare SQL`,
    ratio: ours.perSecond / bare.perSecond,
    bar: { least },
    note: [
      `median ${ours.medianMs.toFixed(1)} ms (bare ${bare.medianMs.toFixed(1)})`,
      `p99 ${ours.p99Ms.toFixed(0)} ms`,
      `processor: server ${spent(ours.serverMs)}, database ${spent(ours.postgresMs)} ms (bare ${spent(bare.postgresMs)})`,
    ].join(' · '),
  };
}
