import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../platform/free-port.ts';
import { createSession } from '../../platform/session.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { brokenRules } from '../orders/testing/consistency.ts';
import { brokenMoney } from '../orders/testing/money-rules.ts';
import { gatewayPayments } from '../orders/testing/outside-books.ts';
import { ServerProcess } from '../orders/testing/server-process.ts';
import { type Browser, CARDS, MERCHANT } from '../payments/providers/card-gateway.harness.ts';

/*
 * A server is killed (SIGKILL) while many customers check out, each at another step, then started again. Every customer has
 * a slot, a product and a certificate of their own, so that whoever hangs in the middle of a transaction keeps nobody
 * else waiting; that people do share them is what concurrency.slow.test.ts is about.
 */

const shoppers = 420;
const lastUnit = (n: number): ProductRow => ({
  kind: 'product',
  code: `P${n}`,
  name: `Prodotto ${n}`,
  categories: ['dispensa'],
  vat: 10,
  price: 30,
  stock: { '*': 2 },
});

let world: CheckoutWorld;
let server: ServerProcess;
let url: string;
let environment: Record<string, string>;
let nextShopper = 0;
let slots: number[];

beforeAll(async () => {
  world = await startCheckoutWorld({ extraRows: Array.from({ length: shoppers }, (_, n) => lastUnit(n)) });
  const { pool } = world.deps;
  const { rows } = await pool.query(`
    insert into timeslot (slot_template_id, warehouse_id, delivery_service_id, day, begin_time, end_time, begin_at, end_at, cutoff_at, released_at,
      capacity_orders, capacity_units, cost_cents)
    select slot_template_id, warehouse_id, delivery_service_id, day, '08:00'::time + n * interval '1 minute', '20:00'::time, begin_at, end_at, cutoff_at,
      released_at, 2, 1000, 290
    from (select * from timeslot where cutoff_at > now() + interval '1 day' order by begin_at limit 1) t, generate_series(1, ${shoppers}) n
    returning timeslot_id`);
  slots = rows.map((row) => row.timeslot_id);
  await pool.query(`insert into gift_certificate (code, description, initial_cents, balance_cents, valid_from)
    select 'KILL' || n, 'Buono', 500, 500, '2020-01-01' from generate_series(0, ${shoppers}) n`);
  await pool.query(`insert into gift_certificate (code, description, initial_cents, balance_cents, valid_from)
    select 'WHOLE' || n, 'Buono', 9000, 9000, '2020-01-01' from generate_series(0, ${shoppers}) n`);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  environment = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: world.database.url,
    DATABASE_POOL_SIZE: '110',
    CARD_GATEWAY_URL: world.gatewayUrl,
    CARD_GATEWAY_MERCHANT: MERCHANT.alias,
    CARD_GATEWAY_SECRET: MERCHANT.secret,
  };
  server = await ServerProcess.start(environment);
}, 120_000);
afterAll(async () => {
  await server.kill();
  await world.close();
});

interface Shopper extends Customer {
  token: string;
  product: string;
  certificate: string;
  /** The request to buy what the cart says now; the same one may be sent again. */
  order: { payment_type_id: number; expected_total: number; idempotency_key: string };
}

/** A customer with a cart ready to be bought. */
async function shopper(certificate: 'KILL' | 'WHOLE' = 'KILL'): Promise<Shopper> {
  const n = nextShopper++;
  const customer = await world.customer();
  const code = `${certificate}${n}`;
  await customer.add(`P${n}`, 1);
  await customer.chooseDelivery(slots[n]);
  await customer.client.post('cart/add-gift-certificate', { code });
  const { token } = await createSession(world.deps, customer.accountId, { remember: false });
  const ready = { ...customer, token, product: `P${n}`, certificate: code };
  return { ...ready, order: await orderOf(customer) };
}

async function orderOf(customer: Customer): Promise<Shopper['order']> {
  const { grossTotal } = await customer.cart();
  return {
    payment_type_id: 1,
    expected_total: grossTotal,
    idempotency_key: `kill-${customer.accountId}-${Math.random()}`,
  };
}

interface Answer {
  status: number;
  response: { errors: { code: string }[] };
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  data: any;
}

/** Sends a request to the process; with `stop` it is a piece of work that stops. Undefined when the process died. */
async function send(path: string, body: object, { token }: Shopper, stop?: string): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${url}/ebsn/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-ebsn-account': token, ...(stop && { 'x-stop-at': stop }) },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  } catch {
    return undefined;
  }
}

async function bought(customer: Shopper): Promise<Answer> {
  const answer = await send('cart/buy', customer.order, customer);
  expect(answer?.response.errors).toEqual([]);
  return answer!;
}

async function payAgain(customer: Shopper): Promise<void> {
  const answer = await send('cart/buy', customer.order, customer);
  expect(answer?.status).toBe(200);
  if (answer?.data.paymentUrl) {
    const browser = await world.browserFor(answer);
    if (!browser.atShop) await browser.pay(CARDS.approved, { fine: 'chiudi' });
  }
}

const codTransOf = (answer: Answer): string => answer.data.paymentParameters.codTrans;

async function statesOf(customer: Shopper): Promise<string[]> {
  const { rows } = await world.deps.pool.query('select state from orders where account_id = $1 order by created_at', [
    customer.accountId,
  ]);
  return rows.map((row) => row.state);
}

/** What a piece of work does with its customer: it is started with the step to stop at, and never awaited. */
interface Scenario {
  prepare(): Promise<Shopper>;
  start(customer: Shopper, subject: string, stopAt: number): Promise<void>;
}

/** Counts the steps once, then lets one customer stop at each, and kills the process. */
async function killAtEveryStep({ prepare, start }: Scenario): Promise<Shopper[]> {
  const first = await prepare();
  const whole = `whole-${first.accountId}`;
  await start(first, whole, 0);
  const { steps } = await server.standing(whole);
  expect(steps.length).toBeGreaterThan(4);
  const customers: Shopper[] = [];
  for (let stopAt = 1; stopAt <= steps.length; stopAt++) {
    const customer = await prepare();
    customers.push(customer);
    const subject = `step-${stopAt}-of-${customer.accountId}`;
    await start(customer, subject, stopAt);
    const at = await server.standing(subject);
    // a run may take a step less than the first one did (a notice that came early): then there is none left to die at
    expect(at.steps.length).toBeLessThanOrEqual(stopAt);
  }
  await server.kill();
  server = await ServerProcess.start(environment);
  return [first, ...customers];
}

async function expectConsistent(): Promise<void> {
  // a minute later: the claims of the worker that was killed have ended
  await world.deps.pool.query('update outbox set next_at = now() where processed_at is null');
  await server.ask({ ask: 'drain-outbox' });
  expect(await brokenRules(world.deps.pool)).toEqual([]);
  expect(await brokenMoney(world.deps.pool, world.outside)).toEqual([]);
}

async function expectBoughtOnce(customers: Shopper[]): Promise<void> {
  const held = await gatewayPayments(world.gatewayUrl);
  for (const customer of customers) {
    const states = await statesOf(customer);
    expect(
      states.filter((state) => state === 'confirmed'),
      customer.product,
    ).toHaveLength(1);
    const { rows } = await world.deps.pool.query(
      'select provider_ref from payment join orders using (order_id) where account_id = $1',
      [customer.accountId],
    );
    const refs = new Set(rows.map((row) => row.provider_ref));
    const charged = held.filter((payment) => refs.has(payment.codTrans) && payment.state === 'AUTORIZZATA');
    expect(charged.length).toBeLessThanOrEqual(1);
    expect((await customer.cart()).cartItems).toEqual([]);
    expect(await world.stockOf(customer.product)).toEqual({ on_hand: 2000, reserved: 1000 });
  }
}

/** The customer has the cart they had, and may buy it. */
async function expectUntouched(customers: Shopper[]): Promise<void> {
  for (const customer of customers) {
    const cart = await customer.cart();
    expect(cart.locked).toBe(false);
    expect(cart.grossTotal).toBe(customer.order.expected_total);
    expect(cart.timeslot).toBeDefined();
    expect(await world.stockOf(customer.product)).toEqual({ on_hand: 2000, reserved: 0 });
    for (const state of await statesOf(customer)) expect(state).toBe('payment-failed');
  }
}

const buying = {
  prepare: () => shopper(),
  async start(customer: Shopper, subject: string, stopAt: number) {
    void send('cart/buy', customer.order, customer, `${subject} ${stopAt}`);
  },
};

/** Scenarios of the provider's word: the customer pays, and what the shop then does is the work. */
function afterPaying(
  card: string,
  start: (browser: Browser, answer: Answer, subject: string, stopAt: number) => Promise<void>,
): Scenario {
  return {
    prepare: () => shopper(),
    async start(customer, subject, stopAt) {
      const answer = await bought(customer);
      const browser = await world.browserFor(answer);
      if (card !== CARDS.noticeLost) {
        await server.ask({ ask: 'stop-notice', codTrans: codTransOf(answer), subject, stopAt });
      }
      await browser.pay(card, { fine: card === CARDS.noticeLost ? 'torna' : 'chiudi' });
      await start(browser, answer, subject, stopAt);
    },
  };
}

describe('a server killed at every step', { timeout: 60_000 }, () => {
  it('of buying: the customer who tries again with the same key buys once', async () => {
    const customers = await killAtEveryStep(buying);
    for (const customer of customers) await payAgain(customer);
    await server.ask({ ask: 'reconcile', aheadMinutes: 6 });
    await expectBoughtOnce(customers);
    await expectConsistent();
  });

  it('of buying: the customer who leaves has the cart as it was, and nothing stays taken', async () => {
    const customers = await killAtEveryStep(buying);
    await server.ask({ ask: 'reconcile', aheadMinutes: 31 });
    await expectUntouched(customers);
    await expectConsistent();
  });

  it('of buying with certificates alone', async () => {
    const customers = await killAtEveryStep({ ...buying, prepare: () => shopper('WHOLE') });
    await server.ask({ ask: 'reconcile', aheadMinutes: 2 });
    for (const customer of customers) await bought(customer);
    await expectBoughtOnce(customers);
    await expectConsistent();
  });

  it('of buying again after leaving the bank’s page', async () => {
    const customers = await killAtEveryStep({
      async prepare() {
        const customer = await shopper();
        await bought(customer);
        return {
          ...customer,
          order: { ...customer.order, idempotency_key: `second-${customer.order.idempotency_key}` },
        };
      },
      start: buying.start,
    });
    for (const customer of customers) await payAgain(customer);
    await server.ask({ ask: 'reconcile', aheadMinutes: 6 });
    await expectBoughtOnce(customers);
    await expectConsistent();
  });

  it('of hearing that it is paid', async () => {
    const customers = await killAtEveryStep(afterPaying(CARDS.approved, async () => {}));
    await server.ask({ ask: 'reconcile', aheadMinutes: 6 });
    await expectBoughtOnce(customers);
    await expectConsistent();
  });

  it('of hearing that it is refused', async () => {
    const customers = await killAtEveryStep(afterPaying(CARDS.insufficientFunds, async () => {}));
    await server.ask({ ask: 'reconcile', aheadMinutes: 6 });
    await expectUntouched(customers);
    await expectConsistent();
  });

  it('of the browser’s return', async () => {
    const customers = await killAtEveryStep(
      afterPaying(CARDS.noticeLost, async (browser, _answer, subject, stopAt) => {
        void fetch(browser.address, { redirect: 'manual', headers: { 'x-stop-at': `${subject} ${stopAt}` } }).catch(
          () => {},
        );
      }),
    );
    await server.ask({ ask: 'reconcile', aheadMinutes: 6 });
    await expectBoughtOnce(customers);
    await expectConsistent();
  });

  it('of reconciliation', async () => {
    const { pool } = world.deps;
    const customers = await killAtEveryStep(
      afterPaying(CARDS.noticeLost, async (_browser, answer, subject, stopAt) => {
        // the others wait, so that the job meets this one only; rows of work that hangs are passed over
        await pool.query(`update payment set next_check_at = now() + interval '1 hour' where payment_id in (
          select payment_id from payment where next_check_at is not null for update skip locked)`);
        await pool.query(`update payment set next_check_at = now() - interval '1 second' where order_id = $1`, [
          answer.data.orderId,
        ]);
        void server.ask({ ask: 'reconcile', aheadMinutes: 0, subject, stopAt });
      }),
    );
    await pool.query(`update payment set next_check_at = now() where state in ('created', 'redirected')`);
    await server.ask({ ask: 'reconcile', aheadMinutes: 6 });
    await expectBoughtOnce(customers);
    await expectConsistent();
  });

  it('of cancelling', async () => {
    const customers = await killAtEveryStep({
      prepare: () => paidShopper(),
      async start(customer, subject, stopAt) {
        void send('order/cancel', { order_id: await orderIdOf(customer) }, customer, `${subject} ${stopAt}`);
      },
    });
    for (const customer of customers) {
      const again = await send('order/cancel', { order_id: await orderIdOf(customer) }, customer);
      expect(again?.response.errors).toEqual([]);
      expect(await world.stockOf(customer.product)).toEqual({ on_hand: 2000, reserved: 0 });
    }
    await expectConsistent();
  });

  it('of giving the money back', async () => {
    const customers = await killAtEveryStep({
      prepare: () => paidShopper(),
      async start(customer, subject, stopAt) {
        await server.ask({ ask: 'drain-outbox' });
        await send('order/cancel', { order_id: await orderIdOf(customer) }, customer);
        void server.ask({ ask: 'deliver-outbox', subject, stopAt });
      },
    });
    await expectConsistent();
    for (const customer of customers) {
      const { rows } = await world.deps.pool.query(
        `select p.state, (select count(*)::int from payment_event e where e.payment_id = p.payment_id and kind = 'voided') as voids
         from payment p join orders using (order_id) where account_id = $1`,
        [customer.accountId],
      );
      expect(rows).toEqual([{ state: 'voided', voids: 1 }]);
    }
  });

  it('of changing an order for no more money', async () => {
    const customers = await killAtEveryStep({
      async prepare() {
        const customer = await paidShopper();
        await customer.client.post('order/modify', { order_id: await orderIdOf(customer) });
        await customer.client.post('cart/set-info', { order_comment: 'Suonare due volte' });
        return { ...customer, order: await orderOf(customer) };
      },
      start: buying.start,
    });
    await server.ask({ ask: 'reconcile', aheadMinutes: 2 });
    for (const customer of customers) {
      await payAgain(customer);
      expect((await statesOf(customer)).sort()).toEqual(['confirmed', 'replaced']);
      expect(await world.stockOf(customer.product)).toEqual({ on_hand: 2000, reserved: 1000 });
    }
    await expectConsistent();
  });

  it('of confirming the changes of an order', async () => {
    const customers = await killAtEveryStep({
      async prepare() {
        const customer = await paidShopper();
        await customer.client.post('order/modify', { order_id: await orderIdOf(customer) });
        await customer.add(customer.product, 1);
        return { ...customer, order: await orderOf(customer) };
      },
      start: afterPaying(CARDS.approved, async () => {}).start,
    });
    await server.ask({ ask: 'reconcile', aheadMinutes: 6 });
    for (const customer of customers) {
      expect((await statesOf(customer)).sort()).toEqual(['confirmed', 'replaced']);
      expect(await world.stockOf(customer.product)).toEqual({ on_hand: 2000, reserved: 2000 });
    }
    await expectConsistent();
  });
});

/** A customer whose order is paid and confirmed. */
async function paidShopper(): Promise<Shopper> {
  const customer = await shopper();
  const answer = await bought(customer);
  await (await world.browserFor(answer)).pay(CARDS.approved, { fine: 'chiudi' });
  await world.until(async () => (await world.orderState(answer.data.orderId)) === 'confirmed');
  return customer;
}

async function orderIdOf(customer: Shopper): Promise<number> {
  const { rows } = await world.deps.pool.query(
    `select order_id from orders where account_id = $1 order by version limit 1`,
    [customer.accountId],
  );
  return rows[0].order_id;
}
