import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { brokenRules } from '../orders/testing/consistency.ts';
import { gatewayPayments } from '../orders/testing/outside-books.ts';
import { bring, pick } from '../orders/testing/picking.ts';
import { linkAccount } from '../orders/testing/ticket-issuers.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { refundDueWithdrawals } from '../returns/refund-withdrawal.ts';

/*
 * Orders paid by Edenred, Pluxee and a card, where at one step all three lose what they answer, or do nothing at all. Afterwards
 * they have taken what was delivered, to the cent, and hold nothing.
 */

let world: CheckoutWorld;
let customer: Customer;
let start: Date;
beforeAll(async () => {
  world = await startCheckoutWorld({ ticketIssuers: true });
  start = world.clock.now();
});
afterAll(() => world.close());

const holders = { edenred: 'it-demo:giulia', pluxee: 'giulia' };
type Issuer = keyof typeof holders;
const issuers = Object.keys(holders) as Issuer[];
const control = (issuer: Issuer, path: string, body?: object) =>
  issuer === 'edenred' ? world.issuers.edenred(path, body) : world.issuers.others(`/${issuer}${path}`, body);

beforeEach(async () => {
  world.clock.set(start);
  await world.issuers.noBadDays();
  await world.control('', { lostPaths: [], downPaths: [] });
  for (const issuer of issuers) {
    await control(issuer, '/holders', {
      holder: holders[issuer],
      tickets: [{ faceValueCents: 800, count: 10 }],
      limits: { perOrder: 8, perDay: 1000, weekdays: [1, 2, 3, 4, 5, 6, 7] },
    });
  }
  customer = await world.customer();
  await customer.add('CIBO', 6);
  await customer.add('RISO', 1);
  await customer.chooseDelivery();
  for (const issuer of issuers) await linkAccount(world.issuers, customer.client, issuer);
  for (const payment_type_id of [31, 32]) {
    const { response } = await customer.client.post('meal-ticket-type/select', { payment_type_id, tickets: 2 });
    expect(response.errors).toEqual([]);
  }
});

/** What goes wrong: the work is done and the answer lost or not to be read, or nothing is done. */
const WAYS = {
  'lost after it was done': { issuers: 'error-after', gateway: 'lostPaths' },
  'not to be read': { issuers: 'garbage', gateway: 'lostPaths' },
  'of nothing that was done': { issuers: 'error', gateway: 'downPaths' },
} as const;
type Way = keyof typeof WAYS;
const ways = Object.keys(WAYS) as Way[];

const gatewayPath = { capture: '/api/contabilizza', cancel: '/api/storna', refund: '/api/rimborsa' };

/** The next call of this kind goes wrong, at each of the three. */
async function troubled(step: 'authorise' | keyof typeof gatewayPath, way: Way): Promise<void> {
  const badDay = { call: step, kind: WAYS[way].issuers, times: 1 };
  await world.issuers.edenred('/bad-days', badDay);
  await world.issuers.others('/bad-days', badDay);
  if (step !== 'authorise') await world.control('', { [WAYS[way].gateway]: [gatewayPath[step]] });
}

/** Everything that waits is tried, first while the answers are lost, then again. */
async function settleDown(): Promise<void> {
  await world.drainOutbox();
  await world.control('', { lostPaths: [], downPaths: [] });
  for (let round = 0; round < 3; round++) {
    await world.deps.pool.query('update outbox set next_at = now() where processed_at is null');
    await world.drainOutbox();
  }
}

/** Buys, pressing again with the same key as long as somebody does not answer. */
async function buy(): Promise<{ orderId: number; browser: Awaited<ReturnType<CheckoutWorld['browserFor']>> }> {
  const { grossTotal } = await customer.cart();
  const idempotency_key = `lost-answers-${customer.accountId}`;
  for (let press = 0; ; press++) {
    const answer = await customer.buy({ idempotency_key, expected_total: grossTotal });
    if (answer.response.errors.length === 0) {
      return { orderId: answer.data.orderId, browser: await world.browserFor(answer) };
    }
    expect(answer.response.errors[0]?.code).toBe('payment-unavailable');
    expect(press).toBeLessThan(3);
  }
}

async function bought(): Promise<number> {
  const { orderId, browser } = await buy();
  await browser.pay(CARDS.approved);
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  return orderId;
}

interface Theirs {
  provider: string;
  /** Taken and not given back; still held. Cents. */
  taken: number;
  held: number;
}

/** What each of the three says of an order, in the order of its tenders. */
async function theirs(orderId: number): Promise<Theirs[]> {
  const { rows } = await world.deps.pool.query(
    'select provider, provider_ref as ref from payment where order_id = $1 order by position',
    [orderId],
  );
  const atBank = await gatewayPayments(world.gatewayUrl);
  return Promise.all(
    rows.map(async ({ provider, ref }): Promise<Theirs> => {
      if (provider === 'card-gateway') {
        const payment = atBank.find(({ codTrans }) => codTrans === ref);
        if (!payment) return { provider, taken: 0, held: 0 };
        const { state, authorised, captured, refunded } = payment;
        return { provider, taken: captured - refunded, held: state === 'AUTORIZZATA' ? authorised : 0 };
      }
      const { totals } = await control(provider, `/movements?orderRef=${ref}`);
      const { authorised, captured, released, cancelled, expired, refunded } = totals;
      return { provider, taken: captured - refunded, held: authorised - captured - released - cancelled - expired };
    }),
  );
}

/** The same of our own books. */
async function ours(orderId: number): Promise<Theirs[]> {
  const { rows } = await world.deps.pool.query(
    `select provider, captured_cents - refunded_cents as taken, case state when 'authorised' then amount_cents else 0 end as held
     from payment where order_id = $1 order by position`,
    [orderId],
  );
  return rows;
}

/** @returns the cents that the three have taken together */
async function expectAgreed(orderId: number): Promise<number> {
  const found = await theirs(orderId);
  expect(found).toEqual(await ours(orderId));
  expect(found.map(({ held }) => held)).toEqual(found.map(() => 0));
  expect(await brokenRules(world.deps.pool)).toEqual([]);
  return found.reduce((sum, { taken }) => sum + taken, 0);
}

async function delivered(orderId: number): Promise<number> {
  const { rows } = await world.deps.pool.query('select delivered_cents from orders where order_id = $1', [orderId]);
  return rows[0].delivered_cents;
}

describe.each(ways)('an answer %s', (way) => {
  it('to authorising: everything is held once, and taken as delivered', async () => {
    await troubled('authorise', way);
    const orderId = await bought();
    expect((await theirs(orderId)).map(({ held }) => held).slice(0, 2)).toEqual([1600, 1600]);
    await pick(world, orderId, { RISO: 'missing' });
    await settleDown();
    expect(await expectAgreed(orderId)).toBe(await delivered(orderId));
  });

  it('to taking: what came is paid once, the rest is let go', async () => {
    const orderId = await bought();
    await pick(world, orderId, { CIBO: { quantity: 4000 } });
    await troubled('capture', way);
    await settleDown();
    expect(await expectAgreed(orderId)).toBe(await delivered(orderId));
    await bring(world, orderId);
  });

  it('to letting go when nothing came: nothing is paid, nothing held', async () => {
    const orderId = await bought();
    await pick(world, orderId, { CIBO: 'missing', RISO: 'missing' });
    await troubled('cancel', way);
    await settleDown();
    expect(await world.orderState(orderId)).toBe('cancelled');
    expect(await expectAgreed(orderId)).toBe(0);
  });

  it('to letting go after the customer cancelled: nothing stays held', async () => {
    const orderId = await bought();
    await customer.client.post('order/cancel', { order_id: orderId });
    await troubled('cancel', way);
    await settleDown();
    expect(await expectAgreed(orderId)).toBe(0);
  });

  it('to letting go after the card was refused: the tickets are free again', async () => {
    const { orderId, browser } = await buy();
    await troubled('cancel', way);
    await browser.pay(CARDS.insufficientFunds);
    await world.until(async () => (await world.orderState(orderId)) === 'payment-failed');
    await settleDown();
    expect(await expectAgreed(orderId)).toBe(0);
  });

  it('to giving back: each gives back its part once', async () => {
    const orderId = await bought();
    await pick(world, orderId);
    await settleDown();
    await bring(world, orderId);
    await settleDown();
    const { data } = await customer.client.get('order/detail', { order_id: orderId });
    const lines = data.order.lines.map(({ orderLineId }: { orderLineId: number }) => ({
      order_line_id: orderLineId,
      quantity: data.order.lines.find((line: { orderLineId: number }) => line.orderLineId === orderLineId)
        .deliveredQuantity,
    }));
    const withdrawn = await customer.client.post('order/withdraw', { order_id: orderId, lines, confirm: true });
    expect(withdrawn.response.errors).toEqual([]);
    await troubled('refund', way);
    await settleDown();
    await refundDueWithdrawals(world.deps);
    await settleDown();
    const { rows } = await world.deps.pool.query(
      `select w.refund_cents as due, coalesce((select sum(refunded_cents)::int from payment p where p.order_id = w.order_id), 0) as money,
         coalesce((select sum(initial_cents)::int from gift_certificate g where g.account_id = $2), 0) as certificates
       from order_withdrawal w where w.order_id = $1`,
      [orderId, customer.accountId],
    );
    expect(rows[0].money + rows[0].certificates).toBe(rows[0].due);
    expect(await expectAgreed(orderId)).toBe((await delivered(orderId)) - rows[0].money);
    expect((await theirs(orderId)).map(({ taken }) => taken)).toEqual([0, 0, 0]);
  });
});

/** Past all that is still worth waiting for. */
async function reconcileAfter(minutes: number): Promise<void> {
  world.clock.advanceMinutes(minutes);
  await world.deps.pool.query('update payment set next_check_at = $1 where next_check_at is not null', [
    world.clock.now(),
  ]);
  await reconcileOrders(world.deps);
  await settleDown();
}

describe('an account that is unlinked before the lost answer to authorising was asked for again', () => {
  const held = async (orderId: number) => (await theirs(orderId)).find(({ provider }) => provider === 'edenred')?.held;

  async function unseenHold(): Promise<number> {
    await world.issuers.edenred('/bad-days', { call: 'authorise', kind: 'error-after', times: 1 });
    const { grossTotal } = await customer.cart();
    const press = () => customer.buy({ idempotency_key: `unseen-${customer.accountId}`, expected_total: grossTotal });
    expect((await press()).response.errors[0]?.code).toBe('payment-unavailable');
    const { data } = await customer.client.post('meal-ticket/edenred/mobile-logout');
    expect(data.login.state).toBe('unlinked');
    expect((await press()).response.errors[0]?.code).toBe('payment-unavailable');
    const { rows } = await world.deps.pool.query('select max(order_id)::int as id from orders where account_id = $1', [
      customer.accountId,
    ]);
    return rows[0].id;
  }

  it('is no proof that nothing is held: the order ends, and what is found when it is linked again goes back', async () => {
    const orderId = await unseenHold();
    await reconcileAfter(31);
    expect(await world.orderState(orderId)).toBe('payment-failed');
    expect(await held(orderId)).toBe(1600);
    await linkAccount(world.issuers, customer.client, 'edenred');
    await reconcileAfter(61);
    expect(await expectAgreed(orderId)).toBe(0);
  });

  it('is asked after until a hold has ended by itself, and no longer', async () => {
    const orderId = await unseenHold();
    const asked = async () => {
      const { rows } = await world.deps.pool.query(
        `select state, next_check_at is not null as asked from payment where order_id = $1 and provider = 'edenred'`,
        [orderId],
      );
      return rows[0];
    };
    await reconcileAfter(31);
    expect(await asked()).toEqual({ state: 'given-up', asked: true });
    await reconcileAfter(31 * 24 * 60);
    expect(await asked()).toEqual({ state: 'failed', asked: false });
  });
});
