import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { gatewayPayments } from '../orders/testing/outside-books.ts';
import { checkPayment, paymentsOfOrder } from '../payments/index.ts';
import { type Browser, CARDS } from '../payments/providers/card-gateway.harness.ts';

/* A payment that the shop has abandoned may still be made at the provider: however late, the money goes back. */

let world: CheckoutWorld;
let start: Date;
beforeAll(async () => {
  world = await startCheckoutWorld();
  start = world.clock.now();
});
beforeEach(async () => {
  world.clock.set(start);
  await world.control('/reset', {});
});
afterAll(() => world.close());

interface Paying {
  customer: Customer;
  orderId: number;
  browser: Browser;
}

/** A customer whose browser is on the bank's page. */
async function paying(): Promise<Paying> {
  const { customer, bought } = await buying();
  return { customer, orderId: bought.data.orderId, browser: await world.browserFor(bought) };
}

async function buying() {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  const bought = await customer.buy();
  expect(bought.response.errors).toEqual([]);
  return { customer, bought };
}

async function paymentOf(orderId: number): Promise<{ state: string; ref: string; asked: boolean }> {
  const { rows } = await world.deps.pool.query(
    'select state, provider_ref as ref, next_check_at is not null as asked from payment where order_id = $1',
    [orderId],
  );
  return rows[0];
}

/** What the bank holds or has taken of these orders. */
async function heldFor(orderIds: number[]): Promise<string[]> {
  const refs = new Set(await Promise.all(orderIds.map(async (orderId) => (await paymentOf(orderId)).ref)));
  return (await gatewayPayments(world.gatewayUrl))
    .filter((each) => refs.has(each.codTrans) && ['AUTORIZZATA', 'CONTABILIZZATA'].includes(each.state))
    .map((each) => each.codTrans);
}

async function reconcileAfter(minutes: number): Promise<void> {
  world.clock.advanceMinutes(minutes);
  await reconcileOrders(world.deps);
  await world.drainOutbox();
}

describe('a payment that is abandoned', () => {
  it('is closed at the bank: its page cannot be paid any more', async () => {
    const { orderId, browser } = await paying();
    await reconcileAfter(31);
    expect(await world.orderState(orderId)).toBe('payment-failed');
    expect(await paymentOf(orderId)).toMatchObject({ state: 'failed', asked: false });
    await browser.pay(CARDS.approved);
    expect(browser.html).toContain('Pagamento annullato');
    expect(await heldFor([orderId])).toEqual([]);
    await expectConsistent(world);
  });

  it('is closed before the browser ever reached the bank: a form sent later finds it closed', async () => {
    const { bought } = await buying();
    await reconcileAfter(31);
    expect(await paymentOf(bought.data.orderId)).toMatchObject({ state: 'failed', asked: false });
    const browser = await world.browserFor(bought);
    expect(browser.html).toContain('Pagamento annullato');
    await browser.backToShop();
    expect(await world.comeBack(browser)).toBe(`/cart/payment-error/${bought.data.orderId}`);
    await expectConsistent(world);
  });

  it('goes back when it is paid all the same and every notice is lost: ten of ten', async () => {
    await world.control('', { downPaths: ['/api/annulla'] });
    const all = await Promise.all(Array.from({ length: 10 }, paying));
    const orderIds = all.map(({ orderId }) => orderId);
    await reconcileAfter(31);
    for (const orderId of orderIds) expect(await world.orderState(orderId)).toBe('payment-failed');
    expect(await paymentOf(orderIds[0]!)).toMatchObject({ state: 'given-up', asked: true });
    for (const { browser } of all) await browser.pay(CARDS.noticeLost, { fine: 'chiudi' });
    expect(await heldFor(orderIds)).toHaveLength(10);

    await reconcileAfter(6);
    expect(await heldFor(orderIds)).toEqual([]);
    for (const orderId of orderIds) {
      expect(await world.orderState(orderId)).toBe('payment-failed');
      expect(await paymentOf(orderId)).toMatchObject({ state: 'voided', asked: false });
    }
    await expectConsistent(world);
  });

  it('goes back when the browser comes home with the bank’s word, before anybody else asks', async () => {
    await world.control('', { downPaths: ['/api/annulla'] });
    const { customer, orderId, browser } = await paying();
    await reconcileAfter(31);
    await browser.pay(CARDS.noticeLost);
    expect(await world.comeBack(browser)).toBe(`/cart/payment-error/${orderId}`);
    const { data } = await customer.client.get('order/payment-status', { order_id: orderId });
    expect(data).toMatchObject({ state: 'failed', reason: expect.stringContaining('ti restituiamo tutto') });
    await expectConsistent(world);
    expect(await heldFor([orderId])).toEqual([]);
  });

  it('goes back though our books held it for expired, as those of before', async () => {
    await world.control('', { downPaths: ['/api/annulla'] });
    const { orderId, browser } = await paying();
    await reconcileAfter(31);
    await world.deps.pool.query(`update payment set next_check_at = null, state = 'expired' where order_id = $1`, [
      orderId,
    ]);
    await browser.pay(CARDS.noticeLost);
    await world.comeBack(browser);
    await world.drainOutbox();
    expect(await heldFor([orderId])).toEqual([]);
  });

  it('is asked after until the bank has decided, and not a moment longer', async () => {
    await world.control('', { downPaths: ['/api/annulla'] });
    const { orderId } = await paying();
    await reconcileAfter(31);
    for (let times = 0; times < 3; times++) {
      await reconcileAfter(6);
      expect(await paymentOf(orderId)).toMatchObject({ state: 'given-up', asked: true });
    }
    await world.control('', { downPaths: [] });
    await reconcileAfter(6);
    expect(await paymentOf(orderId)).toMatchObject({ state: 'failed', asked: false });
    await expectConsistent(world);
  });

  it('goes back when it is paid while its page is being closed, whoever wins', async () => {
    for (let round = 0; round < 5; round++) {
      const { customer, orderId, browser } = await paying();
      const given = customer.client.post('order/give-up-payment', { order_id: orderId });
      await Promise.all([given, browser.pay(CARDS.noticeLost, { fine: 'chiudi' })]);
      const state = await world.orderState(orderId);
      expect(['confirmed', 'payment-failed']).toContain(state);
      expect((await given).response.errors.map((error) => error.code)).toEqual(
        state === 'confirmed' ? ['order-already-paid'] : [],
      );
      await reconcileAfter(6);
      await expectConsistent(world);
    }
  });

  it('is followed up by reconciliation when we died between hearing of it and settling its order', async () => {
    await world.control('', { downPaths: ['/api/annulla'] });
    const { orderId, browser } = await paying();
    await reconcileAfter(31);
    await browser.pay(CARDS.noticeLost, { fine: 'chiudi' });
    const [payment] = await paymentsOfOrder(world.deps.db, orderId);
    await checkPayment(world.deps, payment!, { abandon: false });
    expect(await paymentOf(orderId)).toMatchObject({ state: 'authorised', asked: true });
    await reconcileAfter(6);
    expect(await heldFor([orderId])).toEqual([]);
    await expectConsistent(world);
  });
});

describe('reconciliation', () => {
  it('leaves a bank alone that does not answer, and takes up everything when it does', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, paying));
    for (const { browser } of all) await browser.pay(CARDS.noticeLost, { fine: 'chiudi' });
    await world.control('', { api: 'down' });
    await reconcileAfter(6);
    for (const { orderId } of all) expect(await world.orderState(orderId)).toBe('awaiting-payment');
    await world.control('', { api: 'ok' });
    await reconcileAfter(6);
    for (const { orderId } of all) expect(await world.orderState(orderId)).toBe('confirmed');
    await expectConsistent(world);
  });

  it('run by two nodes at once asks after each payment once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, paying));
    world.clock.advanceMinutes(6);
    await Promise.all([reconcileOrders(world.deps), reconcileOrders(world.deps), reconcileOrders(world.deps)]);
    const { rows } = await world.deps.pool.query('select checks from payment where order_id = any($1)', [
      all.map(({ orderId }) => orderId),
    ]);
    expect(rows.map((row) => row.checks)).toEqual(all.map(() => 1));
    await reconcileAfter(31);
    await expectConsistent(world);
  });
});
