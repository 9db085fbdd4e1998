import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf } from '../catalogue/index.ts';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { type Browser, CARDS } from '../payments/providers/card-gateway.harness.ts';

/* From the moment it is bought until its payment is decided a cart belongs to its order: it cannot be changed, and says what that says. */

let world: CheckoutWorld;
let start: Date;
let certificates = 0;
beforeAll(async () => {
  world = await startCheckoutWorld();
  start = world.clock.now();
});
beforeEach(() => {
  world.clock.set(start);
});
afterAll(() => world.close());

type Answer = Awaited<ReturnType<Customer['buy']>>;
const codes = (answer: Answer) => answer.response.errors.map((error) => error.code);

async function ready(goods: Record<string, number> = { RISO: 2 }): Promise<Customer> {
  const customer = await world.customer();
  for (const [code, quantity] of Object.entries(goods)) await customer.add(code, quantity);
  await customer.chooseDelivery();
  return customer;
}

interface Paying {
  customer: Customer;
  orderId: number;
  bought: Answer;
  browser: Browser;
}

async function paying(customer?: Customer): Promise<Paying> {
  const buyer = customer ?? (await ready());
  const bought = await buyer.buy();
  expect(codes(bought)).toEqual([]);
  return { customer: buyer, orderId: bought.data.orderId, bought, browser: await world.browserFor(bought) };
}

async function pay({ browser, orderId }: Paying): Promise<void> {
  await browser.pay(CARDS.approved, { fine: 'chiudi' });
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
}

async function paymentState(orderId: number): Promise<string> {
  const { rows } = await world.deps.pool.query('select state from payment where order_id = $1', [orderId]);
  return rows[0].state;
}

async function orderedQuantities(orderId: number): Promise<number[]> {
  const { rows } = await world.deps.pool.query(
    'select quantity from order_line where order_id = $1 order by position',
    [orderId],
  );
  return rows.map((row) => row.quantity / 1000);
}

async function setPrice(code: string, cents: number): Promise<void> {
  await world.deps.pool.query('update price set amount_cents = $1 where product_id = $2 and valid_to is null', [
    cents,
    world.productId(code),
  ]);
  await catalogueOf(world.deps).load();
}

describe('a cart whose order is being paid', () => {
  it.each([31, 180])('cannot be changed after %i minutes either, by any call, and nothing is lost', async (minutes) => {
    const under = await paying();
    const { customer, orderId } = under;
    const before = await customer.cart();
    world.clock.advanceMinutes(minutes);
    const item = before.cartItems[0]!;
    const changes: [string, object][] = [
      ['cart/add-item', { product_id: world.productId('PASTA'), quantity: 1 }],
      ['cart/add-items', { items: [{ product_id: world.productId('PASTA'), quantity: 1 }] }],
      ['cart/update-item', { cart_item_id: item.cartItemId, quantity: 1 }],
      ['cart/remove-item', { cart_item_id: item.cartItemId }],
      ['cart/empty', {}],
      ['cart/set-info', { order_comment: 'Suonare' }],
      ['cart/lock', {}],
      ['cart/unlock', {}],
    ];
    for (const [call, body] of changes) {
      const refused = await customer.client.post(call, body);
      expect(codes(refused), call).toEqual(['payment-in-progress']);
      expect(refused.data, call).toMatchObject({ orderId });
    }
    const slot = { timeslot_id: (before.timeslot as { timeslotId: number }).timeslotId, date: '2030-01-01' };
    expect(codes(await customer.client.post('timeslot/hold', slot))).toEqual(['cart-locked']);
    expect(codes(await customer.client.post('timeslot/release', {}))).toEqual(['cart-locked']);
    expect(await customer.cart()).toMatchObject({ locked: true, editable: false, grossTotal: before.grossTotal });

    await pay(under);
    expect(await orderedQuantities(orderId)).toEqual([2]);
    expect((await customer.add('PASTA', 1)).cartItems).toHaveLength(1);
    await expectConsistent(world);
  });

  it('opens when the payment is abandoned, as it was', async () => {
    const { customer, orderId } = await paying();
    world.clock.advanceMinutes(31);
    await reconcileOrders(world.deps);
    expect(await world.orderState(orderId)).toBe('payment-failed');
    expect(await customer.cart()).toMatchObject({ locked: false, cartItems: [{ quantity: 2 }] });
    expect((await customer.add('PASTA', 1)).cartItems).toHaveLength(2);
    await expectConsistent(world);
  });

  it('says what the order says: place, certificates and bags included', async () => {
    const customer = await ready({ RISO: 1, MELE: 0.5 });
    const code = `PAGANDO${certificates++}`;
    await world.deps.pool.query(
      `insert into gift_certificate (code, description, initial_cents, balance_cents, valid_from) values ($1, 'Buono', 500, 500, '2020-01-01')`,
      [code],
    );
    await customer.client.post('cart/add-gift-certificate', { code });
    const before = await customer.cart();
    const under = await paying(customer);
    expect(under.bought.data.orderGrossTotal).toBe(before.grossTotal);
    const said = ['grossTotal', 'totalPrice', 'deliveryCost', 'taxTotal', 'giftCertificates', 'authorisationTotal'];
    const after = await customer.cart();
    for (const name of said) expect(after[name], name).toEqual(before[name]);
    expect(after.cartItems).toMatchObject(
      before.cartItems.map(({ grossTotal, quantity }) => ({ grossTotal, quantity })),
    );
    expect(after.timeslot).toMatchObject({ timeslotId: (before.timeslot as { timeslotId: number }).timeslotId });

    await setPrice('RISO', 2900);
    try {
      const later = await customer.cart();
      for (const name of said) expect(later[name], name).toEqual(before[name]);
      expect(later.cartItems.map((item) => item.grossTotal)).toEqual(before.cartItems.map((item) => item.grossTotal));
    } finally {
      await setPrice('RISO', 2500);
    }
    await pay(under);
    await expectConsistent(world);
  });

  it('does not miss what it has reserved itself', async () => {
    const customer = await ready({ ULTIMO: 1 });
    const under = await paying(customer);
    const items = (await customer.cart()).cartItems as unknown as { errors?: object[] }[];
    expect(items.map((item) => item.errors)).toEqual([undefined]);
    await pay(under);
    await customer.client.post('order/cancel', { order_id: under.orderId });
    await expectConsistent(world);
  });
});

describe('buying again what is being paid', () => {
  it('at a total that is refused leaves the payment begun as it is', async () => {
    const under = await paying();
    const refused = await under.customer.buy({ expected_total: 9.13 });
    expect(codes(refused)).toEqual(['total-changed']);
    expect(refused.data.grossTotal).toBe(under.bought.data.orderGrossTotal);
    expect(await paymentState(under.orderId)).toBe('redirected');
    await pay(under);
    await expectConsistent(world);
  });

  it.each([
    ['a card that is not there', { payment_type_id: 12, payment_auth_id: 999_999 }, 'payment-auth-not-found'],
    ['a way to pay that is not offered', { payment_type_id: 77 }, 'payment-type-not-available'],
  ])('with %s leaves it as well', async (_what, changes, code) => {
    const under = await paying();
    await world.deps.pool.query(
      `insert into payment_auth (account_id, provider, provider_token, brand, masked_number, expiry_month, expiry_year)
       values ($1, 'card-gateway', $2, 'visa', '497010******0005', 12, 2090)`,
      [under.customer.accountId, `TK${under.customer.accountId}`],
    );
    expect(codes(await under.customer.buy(changes))).toEqual([code]);
    expect(await paymentState(under.orderId)).toBe('redirected');
    await pay(under);
    await expectConsistent(world);
  });

  it('is refused when prices have changed or the place would be lost: what was begun can be gone on with', async () => {
    const under = await paying();
    await setPrice('RISO', 2900);
    try {
      expect(codes(await under.customer.buy())).toEqual(['payment-in-progress']);
    } finally {
      await setPrice('RISO', 2500);
    }
    await world.deps.pool.query(`update slot_booking set hold_expires_at = $1 where order_id = $2`, [
      new Date(start.getTime() - 60_000),
      under.orderId,
    ]);
    expect(codes(await under.customer.buy())).toEqual(['payment-in-progress']);
    expect(await paymentState(under.orderId)).toBe('redirected');
    await pay(under);
    await expectConsistent(world);
  });

  it('otherwise abandons the first one, closed at the bank, and is paid once', async () => {
    const under = await paying();
    const again = await paying(under.customer);
    expect(again.orderId).not.toBe(under.orderId);
    await under.browser.pay(CARDS.approved, { fine: 'chiudi' });
    expect(under.browser.html).toContain('Pagamento annullato');
    await pay(again);
    expect(await world.orderState(under.orderId)).toBe('payment-failed');
    await expectConsistent(world);
  });

  it('finds it paid, though nobody heard of it', async () => {
    const under = await paying();
    await under.browser.pay(CARDS.noticeLost, { fine: 'chiudi' });
    expect(codes(await under.customer.buy({ expected_total: 1 }))).toEqual(['cart-changed']);
    expect(await world.orderState(under.orderId)).toBe('confirmed');
    await expectConsistent(world);
  });
});

describe('the key of buying', () => {
  it('sent again for the next cart places another order, also at the same total', async () => {
    const customer = await ready();
    const key = { idempotency_key: `one-tab-${customer.accountId}` };
    const first = await customer.buy(key);
    await (await world.browserFor(first)).pay(CARDS.approved, { fine: 'chiudi' });
    await world.until(async () => (await world.orderState(first.data.orderId)) === 'confirmed');

    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const second = await customer.buy({ ...key, expected_total: first.data.orderGrossTotal });
    expect(codes(second)).toEqual([]);
    expect(second.data.orderId).not.toBe(first.data.orderId);
    const repeated = await customer.buy({ ...key, expected_total: first.data.orderGrossTotal });
    expect(repeated.data.orderId).toBe(second.data.orderId);
    await (await world.browserFor(second)).pay(CARDS.approved, { fine: 'chiudi' });
    await world.until(async () => (await world.orderState(second.data.orderId)) === 'confirmed');
    await expectConsistent(world);
  });

  it('sent again after the order has taken its cart gives that order', async () => {
    const customer = await ready();
    const key = { idempotency_key: `lost-answer-${customer.accountId}` };
    const first = await customer.buy(key);
    await (await world.browserFor(first)).pay(CARDS.approved, { fine: 'chiudi' });
    await world.until(async () => (await world.orderState(first.data.orderId)) === 'confirmed');
    const again = await customer.buy({ ...key, expected_total: first.data.orderGrossTotal });
    expect(again.data.orderId).toBe(first.data.orderId);
  });
});
