import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../platform/free-port.ts';
import { createSession } from '../../platform/session.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { brokenRules } from '../orders/testing/consistency.ts';
import { brokenMoney } from '../orders/testing/money-rules.ts';
import { pick } from '../orders/testing/picking.ts';
import { ServerProcess } from '../orders/testing/server-process.ts';
import { linkAccount } from '../orders/testing/ticket-issuers.ts';
import { CARDS, MERCHANT } from '../payments/providers/card-gateway.harness.ts';

/*
 * Orders of three tenders (Pluxee, UpDay, a card), while a server that buys, collects or gives back is killed (SIGKILL) at every
 * step: each statement, each call to a provider, each answer. Every order is another customer's; who buys where it dies has a
 * product and a slot of their own, so that what hangs keeps nobody else waiting.
 */

/** So many stop before the process dies: each may keep a connection. */
const STOPPED_AT_ONCE = 40;
const PLUXEE = 32;
const UPDAY = 34;
const BUYERS = 150;

const food = (code: string, more: Partial<ProductRow> = {}): ProductRow => ({
  kind: 'product',
  code,
  name: `Prodotto ${code}`,
  categories: ['dispensa'],
  vat: 10,
  price: 60,
  stock: { '*': 100_000 },
  mealTicket: true,
  ...more,
});
const fruit = food('PESCHE', { price: 2.4, sellingMode: 'loose', averageGrams: 200, mealTicket: false });
const own = Array.from({ length: BUYERS }, (_, n) => food(`P${n}`, { stock: { '*': 1 } }));

let world: CheckoutWorld;
let server: ServerProcess;
let environment: Record<string, string>;
let url: string;
let slots: number[];
let buyers = 0;

beforeAll(async () => {
  world = await startCheckoutWorld({
    ticketIssuers: true,
    slotCapacity: 1000,
    extraRows: [food('PRANZO'), fruit, ...own],
  });
  slots = await slotsOfTheirOwn();
  for (const [issuer, faceValueCents] of [
    ['pluxee', 700],
    ['upday', 800],
  ] as const) {
    await world.issuers.others(`/${issuer}/holders`, {
      holder: 'giulia',
      tickets: [{ faceValueCents, count: 1000 }],
      limits: { perOrder: 8, perDay: 1000, weekdays: [1, 2, 3, 4, 5, 6, 7] },
    });
  }
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const { pluxee, upday } = world.issuers.settings;
  environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: world.database.url,
    DATABASE_POOL_SIZE: '90',
    CARD_GATEWAY_URL: world.gatewayUrl,
    CARD_GATEWAY_MERCHANT: MERCHANT.alias,
    CARD_GATEWAY_SECRET: MERCHANT.secret,
    PLUXEE_URL: pluxee!.url,
    PLUXEE_TOKEN: pluxee!.token,
    UPDAY_URL: upday!.url,
    UPDAY_TOKEN: upday!.token,
  };
  server = await ServerProcess.start(environment);
}, 120_000);
afterAll(async () => {
  await server.kill();
  await world.close();
});

async function slotsOfTheirOwn(): Promise<number[]> {
  const { rows } = await world.deps.pool.query(
    `insert into timeslot (slot_template_id, warehouse_id, delivery_service_id, day, begin_time, end_time, begin_at, end_at, cutoff_at,
       released_at, capacity_orders, capacity_units, cost_cents)
     select slot_template_id, warehouse_id, delivery_service_id, day, '08:00'::time + n * interval '1 minute', '20:00'::time, begin_at,
       end_at, cutoff_at, released_at, 2, 1000, 290
     from (select * from timeslot where cutoff_at > now() + interval '1 day' order by begin_at limit 1) t, generate_series(1, $1) n
     returning timeslot_id as id`,
    [BUYERS],
  );
  return rows.map(({ id }) => id);
}

interface Shopper extends Customer {
  token: string;
  key: string;
}

/** A cart that two tickets of each issuer and a card pay. */
async function shopper(fill: (customer: Customer) => Promise<unknown>): Promise<Shopper> {
  const customer = await world.customer();
  await fill(customer);
  for (const [issuer, type] of [
    ['pluxee', PLUXEE],
    ['upday', UPDAY],
  ] as const) {
    await linkAccount(world.issuers, customer.client, issuer);
    const chosen = await customer.client.post('meal-ticket-type/select', { payment_type_id: type, tickets: 2 });
    expect(chosen.response.errors).toEqual([]);
  }
  const { token } = await createSession(world.deps, customer.accountId, { remember: false });
  return { ...customer, token, key: `tenders-${customer.accountId}` };
}

/** Buys at the process that may die; undefined when it did. */
async function buy(shopper: Shopper, stop?: string) {
  const { grossTotal } = await shopper.cart();
  const body = { payment_type_id: 1, save_auth: true, expected_total: grossTotal, idempotency_key: shopper.key };
  const headers = { 'content-type': 'application/json', 'x-ebsn-account': shopper.token };
  try {
    const answer = await fetch(`${url}/ebsn/api/cart/buy`, {
      method: 'POST',
      headers: { ...headers, ...(stop ? { 'x-stop-at': stop } : {}) },
      body: JSON.stringify(body),
    });
    return await answer.json();
  } catch {
    return undefined;
  }
}

interface Order {
  customer: Shopper;
  orderId: number;
}

/** Paid and picked; its mails are sent. @param grams of what was estimated at 10 kg: of more than was held a rest is charged */
async function picked(grams: number): Promise<Order> {
  const customer = await shopper(async ({ add, chooseDelivery }) => {
    await add('PRANZO', 1);
    await add('PESCHE', 10);
    await chooseDelivery();
  });
  const bought = await customer.buy({ save_auth: true });
  expect(bought.response.errors).toEqual([]);
  const { orderId } = bought.data;
  await (await world.browserFor(bought)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  await world.drainOutbox();
  await pick(world, orderId, { PESCHE: { grams } });
  return { customer, orderId };
}

/** What others have left to do waits, so that each delivery meets the order at hand only. */
const hush = () =>
  world.deps.pool.query(`update outbox set next_at = now() + interval '1 hour' where processed_at is null`);

/** Stops one piece of work at each of its steps, and kills the process. @returns what was prepared */
async function killAtEveryStep<T>(
  prepare: () => Promise<T>,
  start: (of: T, subject: string, stopAt: number) => void,
): Promise<T[]> {
  const all: T[] = [];
  let steps = Number.POSITIVE_INFINITY;
  for (let stopAt = 0; stopAt <= steps; stopAt++) {
    await hush();
    const of = await prepare();
    all.push(of);
    const subject = `step-${stopAt}-${Math.random()}`;
    start(of, subject, stopAt);
    const stood = await server.standing(subject);
    // the first one goes through and counts them
    if (stopAt === 0) steps = stood.steps.length;
    if (stopAt % STOPPED_AT_ONCE === STOPPED_AT_ONCE - 1) await restart();
  }
  expect(steps).toBeGreaterThan(20);
  await restart();
  return all;
}

async function restart(): Promise<void> {
  await server.kill();
  server = await ServerProcess.start(environment);
}

/** Everything that waits is done, and then shop and providers agree to the cent. */
async function expectConsistent(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await world.deps.pool.query('update outbox set next_at = now() where processed_at is null');
    await server.ask({ ask: 'drain-outbox' });
  }
  const { rows } = await world.deps.pool.query('select topic, last_error from outbox where processed_at is null');
  expect(rows).toEqual([]);
  expect(await brokenRules(world.deps.pool)).toEqual([]);
  expect(await brokenMoney(world.deps.pool, world.outside)).toEqual([]);
}

const deliver = (_order: Order, subject: string, stopAt: number) =>
  void server.ask({ ask: 'deliver-outbox', subject, stopAt });

it('of collecting three tenders and charging the rest: each cent is taken once', { timeout: 600_000 }, async () => {
  const orders = await killAtEveryStep(() => picked(16_000), deliver);
  await expectConsistent();
  const { rows } = await world.deps.pool.query(
    `select count(*)::int as n from order_settlement where collected_at is not null and order_id = any($1)`,
    [orders.map(({ orderId }) => orderId)],
  );
  expect(rows).toEqual([{ n: orders.length }]);
});

it('of giving three tenders back: what its issuer keeps is one certificate', { timeout: 600_000 }, async () => {
  const orders = await killAtEveryStep(async () => {
    const order = await picked(10_000);
    await world.drainOutbox();
    const { customer, orderId } = order;
    const answer = await customer.client.post('order/withdraw', { order_id: orderId, confirm: true });
    expect(answer.response.errors).toEqual([]);
    return order;
  }, deliver);
  await expectConsistent();
  const { rows } = await world.deps.pool.query(
    `select count(*)::int as n, sum(balance_cents)::int as cents from gift_certificate where account_id = any($1)`,
    [orders.map(({ customer }) => customer.accountId)],
  );
  expect(rows).toEqual([{ n: orders.length, cents: 1600 * orders.length }]);
});

it('of buying by three tenders: who tries again buys once, who leaves owes nothing', { timeout: 600_000 }, async () => {
  const buyer = () =>
    shopper(async ({ add, chooseDelivery }) => {
      const n = buyers++;
      await add(`P${n}`, 1);
      await chooseDelivery(slots[n]);
    });
  const all = await killAtEveryStep(buyer, (customer, subject, stopAt) => void buy(customer, `${subject} ${stopAt}`));
  const [again, left] = [all.filter((_, n) => n % 2 === 0), all.filter((_, n) => n % 2 === 1)];
  for (const customer of again) {
    const bought = await buy(customer);
    expect(bought?.response.errors).toEqual([]);
    const browser = await world.browserFor(bought);
    if (!browser.atShop) await browser.pay(CARDS.approved);
  }
  await server.ask({ ask: 'reconcile', aheadMinutes: 31 });
  await expectConsistent();
  const confirmed = async (customers: Shopper[]) =>
    (
      await world.deps.pool.query(
        `select count(*)::int as n from orders where account_id = any($1) and state = 'confirmed'`,
        [customers.map(({ accountId }) => accountId)],
      )
    ).rows[0].n;
  expect([await confirmed(again), await confirmed(left)]).toEqual([again.length, 0]);
});
