import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestAnswer } from '../../platform/testing/test-app.ts';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';

const crowd = 50;

const scarce: ProductRow = {
  kind: 'product',
  code: 'SCARSO',
  name: 'Prodotto scarso',
  categories: ['dispensa'],
  vat: 10,
  price: 25,
  stock: { '*': 20 },
};

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ slotCapacity: 500, extraRows: [scarce] });
});
afterAll(() => world.close());

/** `count` customers, made a few at a time, each with `codes` in the cart and a slot. */
async function customers(count: number, codes: Record<string, number>): Promise<Customer[]> {
  return Promise.all(Array.from({ length: count }, () => ready(codes)));
}

async function ready(codes: Record<string, number> = { RISO: 1 }): Promise<Customer> {
  const customer = await world.customer();
  for (const [code, quantity] of Object.entries(codes)) await customer.add(code, quantity);
  await customer.chooseDelivery();
  return customer;
}

async function paidOrder(customer: Customer): Promise<number> {
  const bought = await customer.buy();
  expect(bought.response.errors).toEqual([]);
  await (await world.browserFor(bought)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
  return bought.data.orderId;
}

const codesOf = (answers: TestAnswer[]) =>
  answers.map((answer) => answer.response.errors.map((error) => error.code).join('+'));
const accepted = (answers: TestAnswer[]) => answers.filter((answer) => answer.response.status === 0);
const count = async (query: string, values: unknown[] = []): Promise<number> =>
  (await world.deps.pool.query(`select count(*)::int as n from ${query}`, values)).rows[0].n;

describe('the last unit in stock', () => {
  it('goes to one of many who buy it at once; the others keep their carts and nothing else changes', async () => {
    await world.deps.pool.query(
      `insert into gift_certificate (code, description, initial_cents, balance_cents, account_id, valid_from)
       select 'CROWD' || n, 'Buono', 500, 500, null, '2020-01-01' from generate_series(1, ${crowd}) n`,
    );
    const all = await customers(crowd, { ULTIMO: 1, PASTA: 2 });
    await Promise.all(all.map((each, n) => each.client.post('cart/add-gift-certificate', { code: `CROWD${n + 1}` })));
    const carts = await Promise.all(all.map((each) => each.cart()));
    const pasta = await world.stockOf('PASTA');
    const taken = await world.slotsTaken();

    const answers = await Promise.all(
      all.map((each, n) =>
        each.client.post('cart/buy', {
          payment_type_id: 1,
          expected_total: carts[n]!.grossTotal,
          idempotency_key: `last-unit-${each.accountId}`,
        }),
      ),
    );
    expect(answers.map((answer) => answer.http.statusCode)).toEqual(all.map(() => 200));
    expect(accepted(answers)).toHaveLength(1);
    expect(codesOf(answers).filter((codes) => codes === 'not-available')).toHaveLength(crowd - 1);
    expect(await world.stockOf('ULTIMO')).toEqual({ on_hand: 1000, reserved: 1000 });
    expect((await world.stockOf('PASTA')).reserved).toBe(pasta.reserved + 2000);
    expect(await world.slotsTaken()).toBe(taken);
    expect(await count(`slot_booking where state = 'confirmed'`)).toBe(1);
    expect(await count(`gift_certificate where code like 'CROWD%' and balance_cents = 500`)).toBe(crowd - 1);
    expect(await count('orders')).toBe(1);
    await expectConsistent(world);

    const [winner] = accepted(answers);
    await (await world.browserFor(winner!)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(winner!.data.orderId)) === 'confirmed');
    for (const [n, loser] of all.entries()) {
      if (answers[n] === winner) continue;
      const cart = await loser.cart();
      expect(cart.locked).toBe(false);
      expect(cart.timeslot).toEqual(carts[n]!.timeslot);
      expect(cart.cartItems.map((item) => item.quantity)).toEqual([1, 2]);
    }
    await expectConsistent(world);
  });

  it('is never sold twice by orders of many different sizes', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, (_, n) => ready({ SCARSO: 1 + (n % 4) })));
    const answers = await Promise.all(all.map((each) => each.buy()));
    expect(new Set(codesOf(answers))).toEqual(new Set(['', 'not-available']));
    const { on_hand, reserved } = await world.stockOf('SCARSO');
    // whoever was refused wanted more than what was left
    expect(on_hand! - reserved).toBeLessThan(4000);
    expect(on_hand! - reserved).toBeGreaterThanOrEqual(0);
    await expectConsistent(world);
  });
});

describe('the last place in a slot', () => {
  async function slotWithOnePlace(): Promise<{ timeslot_id: number; date: string }> {
    const { rows } = await world.deps.pool.query(
      `update timeslot set capacity_orders = taken_orders + 1
       where timeslot_id = (select timeslot_id from timeslot where taken_orders = 0 and released_at < now() - interval '1 hour' order by begin_at desc limit 1)
       returning timeslot_id, to_char(day, 'YYYY-MM-DD') as date`,
    );
    return rows[0];
  }

  it('goes to one of many who choose it at once, and is free again for one when its time runs out', async () => {
    const slot = await slotWithOnePlace();
    const all = await customers(crowd, { RISO: 1 });
    const hold = (each: Customer) => each.client.post('timeslot/hold', slot);
    const first = await Promise.all(all.map(hold));
    expect(accepted(first)).toHaveLength(1);
    expect(codesOf(first).filter((codes) => codes === 'slot-full')).toHaveLength(crowd - 1);
    // whoever lost still has the slot held before
    for (const each of all) expect((await each.cart()).timeslot).toBeDefined();
    await expectConsistent(world);

    const winner = all[first.findIndex((answer) => answer.response.status === 0)]!;
    const cart = await winner.cart();
    world.clock.advanceMinutes(61);
    const others = all.filter((each) => each !== winner);
    const [late, ...second] = await Promise.all([
      winner.client.post('cart/buy', {
        payment_type_id: 1,
        expected_total: cart.grossTotal,
        idempotency_key: `too-late-${winner.accountId}`,
      }),
      ...others.map(hold),
    ]);
    expect(codesOf([late!])).toEqual(['slot-lost']);
    expect(accepted(second)).toHaveLength(1);
    expect(await count(`timeslot where timeslot_id = ${slot.timeslot_id} and taken_orders = 1`)).toBe(1);
    await expectConsistent(world);
  });
});

describe('the same order placed from two devices', () => {
  it.each([2, crowd])('with one key gives one order (%i at once)', async (times) => {
    const customer = await ready();
    const { grossTotal } = await customer.cart();
    const second = await world.clientOf(customer.accountId);
    const body = { payment_type_id: 1, expected_total: grossTotal, idempotency_key: `one-key-${customer.accountId}` };
    const answers = await Promise.all(
      Array.from({ length: times }, (_, n) => (n % 2 ? second : customer.client).post('cart/buy', body)),
    );
    expect(codesOf(answers)).toEqual(answers.map(() => ''));
    expect(new Set(answers.map((answer) => answer.data.orderId)).size).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.data.paymentParameters))).size).toBe(1);
    expect(await count('orders where account_id = $1', [customer.accountId])).toBe(1);
    await (await world.browserFor(answers[0]!)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(answers[0]!.data.orderId)) === 'confirmed');
    const again = await customer.client.post('cart/buy', body);
    expect(again.data).toMatchObject({ orderId: answers[0]!.data.orderId });
    expect(again.data.paymentUrl).toBeUndefined();
    await expectConsistent(world);
  });

  it.each([2, crowd])('with different keys never gives two orders that live (%i at once)', async (times) => {
    const customer = await ready();
    const { grossTotal } = await customer.cart();
    const second = await world.clientOf(customer.accountId);
    const answers = await Promise.all(
      Array.from({ length: times }, (_, n) =>
        (n % 2 ? second : customer.client).post('cart/buy', {
          payment_type_id: 1,
          expected_total: grossTotal,
          idempotency_key: `key-${n}-of-${customer.accountId}`,
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.http.statusCode))).toEqual(new Set([200]));
    expect(accepted(answers).length).toBeGreaterThanOrEqual(1);
    for (const codes of codesOf(answers)) expect(['', 'payment-in-progress', 'payment-refused']).toContain(codes);
    expect(await count(`orders where account_id = $1 and state <> 'payment-failed'`, [customer.accountId])).toBe(1);
    // every page that was given out is paid: one of them counts, what the others took goes back
    for (const answer of accepted(answers)) await (await world.browserFor(answer)).pay(CARDS.approved);
    await world.until(
      async () => (await count(`orders where account_id = $1 and state = 'confirmed'`, [customer.accountId])) === 1,
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expectConsistent(world);
    expect((await customer.cart()).cartItems).toEqual([]);
  });

  it('refuses a second order of a cart whose changes are being paid', async () => {
    const customer = await ready();
    const orderId = await paidOrder(customer);
    await customer.client.post('order/modify', { order_id: orderId });
    // dearer, or there would be nothing to pay
    await customer.add('RISO', 5);
    const { grossTotal } = await customer.cart();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        customer.client.post('cart/buy', {
          payment_type_id: 1,
          expected_total: grossTotal,
          idempotency_key: `change-${n}-of-${customer.accountId}`,
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.http.statusCode))).toEqual(new Set([200]));
    for (const codes of codesOf(answers)) expect(['', 'payment-in-progress', 'payment-refused']).toContain(codes);
    const live = await count(`orders where account_id = $1 and replaces_order_id = $2 and state = 'awaiting-payment'`, [
      customer.accountId,
      orderId,
    ]);
    expect(live).toBe(1);
    await expectConsistent(world);
  });
});

describe('a gift certificate in two carts at once', () => {
  it('is spent once', async () => {
    await world.deps.pool.query(
      `insert into gift_certificate (code, description, initial_cents, balance_cents, valid_from)
       values ('DOPPIO', 'Buono da 50 €', 5000, 5000, '2020-01-01')`,
    );
    const pair = await customers(10, { RISO: 2 });
    for (const each of pair) await each.client.post('cart/add-gift-certificate', { code: 'DOPPIO' });
    const carts = await Promise.all(pair.map((each) => each.cart()));
    const answers = await Promise.all(
      pair.map((each, n) =>
        each.client.post('cart/buy', {
          payment_type_id: 1,
          expected_total: carts[n]!.grossTotal,
          idempotency_key: `gift-${each.accountId}`,
        }),
      ),
    );
    expect(accepted(answers)).toHaveLength(1);
    for (const codes of codesOf(answers)) expect(['', 'gift-certificate-not-valid', 'total-changed']).toContain(codes);
    expect(await count(`gift_certificate where code = 'DOPPIO' and balance_cents = 0`)).toBe(1);
    await expectConsistent(world);
  });
});

describe('finalising', () => {
  it.each(['noticeDuplicated', 'noticeOutOfOrder', 'noticeBeforeReturn', 'noticeLate'] as const)(
    'happens once though notices (%s), the browser and reconciliation arrive at the same moment',
    async (card) => {
      const customer = await ready({ RISO: 2, MELE: 0.6 });
      const bought = await customer.buy();
      const browser = await world.browserFor(bought);
      await browser.pay(CARDS[card]);
      const { rows } = await world.deps.pool.query('select provider_ref from payment where order_id = $1', [
        bought.data.orderId,
      ]);
      const ref: string = rows[0].provider_ref;
      await world.deps.pool.query(
        `update payment set next_check_at = '2020-01-01' where order_id = $1 and next_check_at is not null`,
        [bought.data.orderId],
      );
      const pages = await Promise.all([
        ...Array.from({ length: 5 }, () => world.comeBack(browser)),
        ...Array.from({ length: 3 }, async () => {
          await world.control('/notices/resend', { codTrans: ref, times: 3 });
          return '';
        }),
        ...Array.from({ length: 3 }, async () => {
          await reconcileOrders(world.deps);
          return '';
        }),
      ]);
      await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
      await new Promise((resolve) => setTimeout(resolve, 400));
      for (const page of pages.slice(0, 5)) expect(page).toBe(`/cart/payment-completed/${bought.data.orderId}`);
      const confirmations = await count(`order_event where order_id = $1 and to_state = 'confirmed'`, [
        bought.data.orderId,
      ]);
      expect(confirmations).toBe(1);
      expect(
        await count(`payment_event join payment using (payment_id) where order_id = $1 and kind = 'authorised'`, [
          bought.data.orderId,
        ]),
      ).toBe(1);
      const before = world.sentMail.length;
      await expectConsistent(world);
      const letters = world.sentMail
        .slice(before)
        .filter((mail) => mail.subject.includes(bought.data.order.orderNumber));
      expect(letters).toHaveLength(1);
    },
  );
});

describe('one cart on many devices', () => {
  it('has every quantity that was added at once, and its revision rises with each', async () => {
    const customer = await world.customer();
    const devices = await Promise.all(Array.from({ length: 5 }, () => world.clientOf(customer.accountId)));
    const product_id = world.productId('PASTA');
    const answers = await Promise.all(
      Array.from({ length: crowd }, (_, n) => devices[n % 5]!.post('cart/add-item', { product_id, quantity: 1 })),
    );
    expect(codesOf(answers)).toEqual(answers.map(() => ''));
    const revisions = answers.map((answer) => answer.data.revision as number).sort((a, b) => a - b);
    expect(new Set(revisions).size).toBe(crowd);
    expect(new Set(answers.map((answer) => answer.data.cartId)).size).toBe(1);
    const cart = await customer.cart();
    expect(cart.revision).toBe(revisions.at(-1));
    expect(cart.cartItems).toHaveLength(1);
    expect(cart.cartItems[0]!.quantity).toBe(crowd);
    // the answer of the highest revision is the cart as it is
    const last = answers.find((answer) => answer.data.revision === cart.revision);
    expect(last?.data.grossTotal).toBe(cart.grossTotal);
  });

  it('takes different products, quantities and notes at once without losing any', async () => {
    const customer = await world.customer();
    await customer.add('PASTA', 1);
    const [line] = (await customer.cart()).cartItems;
    const { client } = customer;
    const answers = await Promise.all([
      ...['RISO', 'MELE', 'VINO'].map((code) =>
        client.post('cart/add-item', { product_id: world.productId(code), quantity: 1 }),
      ),
      client.post('cart/set-item-info', { cart_item_id: line!.cartItemId, user_notes: 'Matura' }),
      client.post('cart/set-info', { order_comment: 'Suonare due volte' }),
      client.post('cart/update-item', { cart_item_id: line!.cartItemId, quantity: 4 }),
    ]);
    expect(codesOf(answers)).toEqual(answers.map(() => ''));
    const cart = await customer.cart();
    expect(cart.cartItems.map((item) => item.product.code).sort()).toEqual(['MELE', 'PASTA', 'RISO', 'VINO']);
    const pasta = cart.cartItems.find((item) => item.product.code === 'PASTA');
    expect(pasta).toMatchObject({ quantity: 4, cartItemInfo: { user_notes: 'Matura' } });
    expect(cart.cartInfos).toMatchObject({ order_comment: 'Suonare due volte' });
  });
});

describe('changing one’s mind at the same moment', () => {
  it('cancelling many times gives everything back once', async () => {
    const customer = await ready({ RISO: 2 });
    const stock = await world.stockOf('RISO');
    const orderId = await paidOrder(customer);
    const taken = await world.slotsTaken();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => customer.client.post('order/cancel', { order_id: orderId })),
    );
    expect(codesOf(answers)).toEqual(answers.map(() => ''));
    expect(await world.stockOf('RISO')).toEqual(stock);
    expect(await world.slotsTaken()).toBe(taken - 1);
    expect(await count(`order_event where order_id = $1 and to_state = 'cancelled'`, [orderId])).toBe(1);
    await expectConsistent(world);
  });

  it('cancelling while the payment is being finalised either comes too early or gives everything back', async () => {
    for (let round = 0; round < 8; round++) {
      const customer = await ready({ RISO: 1 });
      const bought = await customer.buy();
      const { orderId } = bought.data;
      const browser = await world.browserFor(bought);
      const cancels = (async () => {
        const answers: TestAnswer[] = [];
        for (let n = 0; n < 12; n++) answers.push(await customer.client.post('order/cancel', { order_id: orderId }));
        return answers;
      })();
      await browser.pay(CARDS.noticeDuplicated);
      const answers = await cancels;
      for (const codes of codesOf(answers)) expect(['', 'order-not-cancellable']).toContain(codes);
      await world.until(async () => ['confirmed', 'cancelled'].includes(await world.orderState(orderId)));
      await new Promise((resolve) => setTimeout(resolve, 50));
      const cancelled = accepted(answers).length > 0;
      expect(await world.orderState(orderId)).toBe(cancelled ? 'cancelled' : 'confirmed');
    }
    await expectConsistent(world);
  });

  it('modifying and cancelling one order cancels it, and leaves what was reopened first in the cart', async () => {
    for (let round = 0; round < 12; round++) {
      const customer = await ready({ RISO: 1 });
      const orderId = await paidOrder(customer);
      const [modified, cancelled] = await Promise.all([
        customer.client.post('order/modify', { order_id: orderId }),
        customer.client.post('order/cancel', { order_id: orderId }),
      ]);
      expect([modified, cancelled].map((answer) => answer.http.statusCode)).toEqual([200, 200]);
      expect(codesOf([cancelled])).toEqual(['']);
      const wasReopened = modified.response.status === 0;
      expect(codesOf([modified])).toEqual([wasReopened ? '' : 'order-not-modifiable']);
      expect(await world.orderState(orderId)).toBe('cancelled');
      const cart = await customer.cart();
      expect(cart.cartItems).toHaveLength(wasReopened ? 1 : 0);
      expect(cart.modifiedOrderId).toBeUndefined();
    }
    await expectConsistent(world);
  });
});
