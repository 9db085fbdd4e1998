import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import {
  type CheckoutWorld,
  type Customer,
  startCheckoutWorld,
  type TestCart,
} from '../orders/testing/checkout-world.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
});
afterAll(() => world.close());

const linesOf = (cart: TestCart) =>
  cart.cartItems.map(({ cartItemId, quantity, grossTotal }) => ({ cartItemId, quantity, grossTotal }));

async function readyCustomer(): Promise<Customer> {
  const customer = await world.customer();
  await customer.add('PASTA', 3);
  await customer.add('RISO', 2);
  await customer.add('MELE', 1.2);
  await customer.chooseDelivery();
  return customer;
}

describe('placing an order', () => {
  it('is paid on the bank’s page and confirmed by the provider’s notice', async () => {
    const customer = await readyCustomer();
    const cart = await customer.cart();
    const bought = await customer.buy();
    expect(bought.response.errors).toEqual([]);
    expect(bought.data.paymentUrl).toContain(world.gatewayUrl);
    expect(bought.data.orderGrossTotal).toBe(cart.grossTotal);
    expect(await world.orderState(bought.data.orderId)).toBe('awaiting-payment');
    expect((await customer.cart()).locked).toBe(true);

    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.approved);
    expect(await world.comeBack(browser)).toBe(`/cart/payment-completed/${bought.data.orderId}`);
    await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');

    const after = await customer.cart();
    expect(after.cartItems).toEqual([]);
    expect(after.cartId).not.toBe(cart.cartId);
    const { data } = await customer.client.get('order/detail', { order_id: bought.data.orderId });
    expect(data.order.totals.grossTotal).toBe(cart.grossTotal);
    expect(data.order.lines).toHaveLength(3);
    expect(data.order.timeline.find((step: { status: string }) => step.status === 'current')).toMatchObject({
      state: 'confirmed',
    });
    await world.drainOutbox();
    expect(world.sentMail.filter((mail) => mail.subject.includes(data.order.orderNumber))).toHaveLength(1);
  });

  it('authorises more than the total when something is weighed, and the order total when nothing is', async () => {
    const customer = await readyCustomer();
    const cart = await customer.cart();
    expect(cart.authorisationTotal).toBeCloseTo(cart.grossTotal + 0.29 + 0.15, 2);
  });

  it('leaves cart and slot as they were when the bank refuses, and a second try works', async () => {
    const customer = await readyCustomer();
    const before = await customer.cart();
    const stock = await world.stockOf('RISO');
    const bought = await customer.buy();
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.insufficientFunds);
    await browser.backToShop();
    expect(await world.comeBack(browser)).toBe(`/cart/payment-error/${bought.data.orderId}`);
    const after = await customer.cart();
    expect(linesOf(after)).toEqual(linesOf(before));
    expect(after.timeslot).toEqual(before.timeslot);
    expect(after.locked).toBe(false);
    expect(await world.stockOf('RISO')).toEqual(stock);
    const status = await customer.client.get('order/payment-status', { order_id: bought.data.orderId });
    expect(status.data).toMatchObject({ state: 'failed', reason: expect.stringContaining('fondi') });

    const again = await customer.buy();
    const second = await world.browserFor(again);
    await second.pay(CARDS.approved);
    await world.until(async () => (await world.orderState(again.data.orderId)) === 'confirmed');
  });

  it('counts a notice told three times once, and takes no notice of a forged one', async () => {
    const customer = await readyCustomer();
    const bought = await customer.buy();
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.noticeDuplicated);
    await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { rows } = await world.deps.pool.query(
      `select kind from payment_event join payment using (payment_id) where order_id = $1 order by payment_event_id`,
      [bought.data.orderId],
    );
    expect(rows.map((row) => row.kind)).toEqual(['created', 'authorised']);

    const other = await readyCustomer();
    const forged = await other.buy();
    const page = await world.browserFor(forged);
    await page.pay(CARDS.noticeForged);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await world.orderState(forged.data.orderId)).not.toBe('confirmed');
  });

  it('finds a payment whose notice was lost and whose browser never came back', async () => {
    const customer = await readyCustomer();
    const bought = await customer.buy();
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.noticeLost, { fine: 'chiudi' });
    expect(await world.orderState(bought.data.orderId)).toBe('awaiting-payment');
    const start = world.clock.now();
    world.clock.advanceMinutes(6);
    await reconcileOrders(world.deps);
    expect(await world.orderState(bought.data.orderId)).toBe('confirmed');
    world.clock.set(start);
  });

  it('says what is missing, each with its code, and keeps nothing', async () => {
    const customer = await world.customer();
    await customer.add('PASTA', 1);
    const missing = await customer.buy();
    expect(missing.response.errors.map((error) => error.code)).toEqual(['slot-needed', 'minimum-order']);
    await customer.chooseDelivery();
    const small = await customer.buy();
    expect(small.response.errors.map((error) => error.code)).toEqual(['minimum-order']);
    await customer.add('RISO', 1);
    const changed = await customer.buy({ expected_total: 1 });
    expect(changed.response.errors.map((error) => error.code)).toEqual(['total-changed']);
    await customer.add('VINO', 1);
    expect((await customer.buy()).response.errors.map((error) => error.code)).toEqual(['birth-date-needed']);
    const { rows } = await world.deps.pool.query('select count(*)::int as n from orders where account_id = $1', [
      customer.accountId,
    ]);
    expect(rows[0].n).toBe(0);
  });

  it('gives the same order for the same key, however often and at once', async () => {
    const customer = await readyCustomer();
    const key = { idempotency_key: `same-key-${customer.accountId}` };
    const answers = await Promise.all(Array.from({ length: 10 }, () => customer.buy(key)));
    expect(new Set(answers.map((answer) => answer.data.orderId)).size).toBe(1);
    const { rows } = await world.deps.pool.query('select count(*)::int as n from orders where account_id = $1', [
      customer.accountId,
    ]);
    expect(rows[0].n).toBe(1);
    const { rows: payments } = await world.deps.pool.query(
      'select count(*)::int as n from payment where order_id = $1',
      [answers[0]!.data.orderId],
    );
    expect(payments[0].n).toBe(1);
  });

  it('cancels until the cut-off: place, stock and money go back', async () => {
    const customer = await readyCustomer();
    const stock = await world.stockOf('RISO');
    const bought = await customer.buy();
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.approved);
    await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
    const taken = await world.slotsTaken();
    const cancelled = await customer.client.post('order/cancel', { order_id: bought.data.orderId });
    expect(cancelled.response.errors).toEqual([]);
    expect(cancelled.data.order.state).toBe('cancelled');
    expect(await world.slotsTaken()).toBe(taken - 1);
    expect(await world.stockOf('RISO')).toEqual(stock);
    await world.drainOutbox();
    const { rows } = await world.deps.pool.query('select state from payment where order_id = $1', [
      bought.data.orderId,
    ]);
    expect(rows[0].state).toBe('voided');
    const late = await customer.client.post('order/cancel', { order_id: 123 });
    expect(late.response.errors[0]?.code).toBe('order-not-found');
  });

  it('modifies an order: its new version takes over the stock, the slot and the payment of the old', async () => {
    const customer = await readyCustomer();
    const first = await customer.buy();
    await (await world.browserFor(first)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(first.data.orderId)) === 'confirmed');
    const taken = await world.slotsTaken();
    const riso = await world.stockOf('RISO');

    const reopened = await customer.client.post('order/modify', { order_id: first.data.orderId });
    expect(reopened.response.errors).toEqual([]);
    expect(reopened.data.cartItems).toHaveLength(3);
    expect(reopened.data.timeslot).toBeDefined();
    await customer.add('RISO', 1);
    const second = await customer.buy();
    expect(second.response.errors).toEqual([]);
    expect(await world.orderState(first.data.orderId)).toBe('reopened');
    await (await world.browserFor(second)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(second.data.orderId)) === 'confirmed');
    expect(await world.orderState(first.data.orderId)).toBe('replaced');
    expect(await world.slotsTaken()).toBe(taken);
    expect((await world.stockOf('RISO')).reserved).toBe(riso.reserved + 1000);
    await world.drainOutbox();
    const { rows } = await world.deps.pool.query(
      `select order_id, state from payment where order_id = any($1) order by payment_id`,
      [[first.data.orderId, second.data.orderId]],
    );
    // the first payment travels, the second one is the difference
    expect(rows).toEqual([1, 2].map(() => ({ order_id: second.data.orderId, state: 'authorised' })));
  });

  it('takes the balance of a certificate once, and gives it back when the payment fails', async () => {
    await world.deps.pool.query(
      `insert into gift_certificate (code, description, initial_cents, balance_cents, valid_from) values ('REGALO', 'Buono regalo', 1000, 1000, '2020-01-01')`,
    );
    const balance = async () =>
      (await world.deps.pool.query(`select balance_cents from gift_certificate where code = 'REGALO'`)).rows[0]
        .balance_cents;
    const customer = await readyCustomer();
    const applied = await customer.client.post('cart/add-gift-certificate', { code: 'regalo' });
    expect(applied.data.giftCertificates).toEqual([expect.objectContaining({ total: 10 })]);
    const bought = await customer.buy();
    expect(await balance()).toBe(0);
    const browser = await world.browserFor(bought);
    await browser.cancel();
    await world.comeBack(browser);
    await world.until(async () => (await world.orderState(bought.data.orderId)) === 'payment-failed');
    expect(await balance()).toBe(1000);
  });
});
