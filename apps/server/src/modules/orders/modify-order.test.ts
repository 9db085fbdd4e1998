import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { closeReopened } from './close-reopened.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from './testing/checkout-world.ts';
import { expectConsistent } from './testing/expect-consistent.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
});
afterAll(() => world.close());

async function order(customer: Customer): Promise<number> {
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  const bought = await customer.buy();
  await (await world.browserFor(bought)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
  return bought.data.orderId;
}

async function refusedBy(customer: Customer): Promise<number> {
  const bought = await customer.buy();
  expect(bought.response.errors).toEqual([]);
  await (await world.browserFor(bought)).pay(CARDS.insufficientFunds, { fine: 'chiudi' });
  await world.until(async () => (await world.orderState(bought.data.orderId)) === 'payment-failed');
  return bought.data.orderId;
}

it('changes nothing of an order whose store closed for good, and says what is left to do', async () => {
  const customer = await world.customer();
  const orderId = await order(customer);
  const close = (day: string | null) => world.deps.pool.query('update warehouse set closes_on = $1', [day]);
  await close('2000-01-01');
  const { response } = await customer.client.post('order/modify', { order_id: orderId });
  expect(response.errors).toMatchObject([
    { code: 'order-not-modifiable', error: expect.stringContaining('si può annullare ma non modificare') },
  ]);
  expect(await world.orderState(orderId)).toBe('confirmed');
  // its page offers what works
  const { data } = await customer.client.get(`order/detail?order_id=${orderId}`);
  expect(data).toMatchObject({ order: { canModify: false, canCancel: true } });
  await close(null);
  expect((await customer.client.post('order/modify', { order_id: orderId })).response.errors).toEqual([]);
  await customer.client.post('order/leave-as-it-was', { order_id: orderId });
});

it('says what a change is worth whose store closes for good meanwhile, and leaves the order as it was', async () => {
  const customer = await world.customer();
  const orderId = await order(customer);
  await customer.add('PASTA', 40);
  await customer.client.post('order/modify', { order_id: orderId });
  await customer.add('RISO', 3);
  await world.deps.pool.query(`update warehouse set closes_on = '2000-01-01'`);
  const lost = { placeLost: expect.stringContaining('lascialo com’era e lo ricevi lo stesso') };
  expect(await customer.cart()).toMatchObject(lost);
  const bought = await customer.buy();
  expect(bought.response.errors).toMatchObject([
    { code: 'address-needed', error: expect.stringContaining('non prendiamo più modifiche') },
  ]);
  expect(await world.orderState(orderId)).toBe('reopened');
  const left = await customer.client.post('order/leave-as-it-was', { order_id: orderId });
  expect(left.response.errors).toEqual([]);
  expect(await world.orderState(orderId)).toBe('confirmed');
  // what had waited beside the change is for another store
  expect(left.data).toMatchObject({ cartItems: [{ quantity: 40 }] });
  expect(left.data.placeLost).toContain('scegli di nuovo dove');
  await world.deps.pool.query('update warehouse set closes_on = null');
  await expectConsistent(world);
});

it('leaves the order as it was when the payment of its changes fails', async () => {
  const customer = await world.customer();
  const orderId = await order(customer);
  await customer.client.post('order/modify', { order_id: orderId });
  await customer.add('RISO', 3);
  const before = await customer.cart();
  await refusedBy(customer);
  expect(await world.orderState(orderId)).toBe('reopened');
  const after = await customer.cart();
  // how much is left is read from memory, which follows a moment later
  const lines = (cart: typeof before) =>
    cart.cartItems.map(({ product, ...item }) => ({ ...item, product: { ...product, available: undefined } }));
  expect(lines(after)).toEqual(lines(before));
  expect(after.timeslot).toEqual(before.timeslot);
  await expectConsistent(world);
});

it('leaves the order as it was when the customer discards the change, and the next order is one of its own', async () => {
  const customer = await world.customer();
  await customer.client.post('cart/set-info', { order_comment: 'Suonare due volte', accept_alternatives: false });
  const orderId = await order(customer);
  const leave = () => customer.client.post('order/leave-as-it-was', { order_id: orderId });
  expect((await leave()).response.errors[0]?.code).toBe('order-not-reopened');
  await customer.client.post('order/modify', { order_id: orderId });
  await customer.add('RISO', 3);
  // whoever presses twice, or on two devices, discards it once
  const answers = await Promise.all([leave(), leave()]);
  expect(answers.map(({ response }) => response.errors[0]?.code).sort()).toEqual(['order-not-reopened', undefined]);
  const cart = await customer.cart();
  expect(cart.cartItems).toEqual([]);
  expect(cart).not.toHaveProperty('modifiedOrderId');
  expect(cart.cartInfos).toEqual({ accept_alternatives: 'true', invoice_requested: 'false' });
  expect(await world.orderState(orderId)).toBe('confirmed');
  const { timeline } = (await customer.client.get('order/detail', { order_id: orderId })).data.order;
  const done = timeline.filter(({ status }: { status: string }) => status !== 'next');
  expect(done.map(({ label }: { label: string }) => label)).toEqual(['Ordine ricevuto']);
  await expectConsistent(world);
  const other = await order(customer);
  expect(await world.orderState(orderId)).toBe('confirmed');
  expect((await customer.client.get('order/detail', { order_id: other })).data.order).not.toHaveProperty('version');
  await expectConsistent(world);
});

it('does not discard a change while it is being paid', async () => {
  const customer = await world.customer();
  const orderId = await order(customer);
  await customer.client.post('order/modify', { order_id: orderId });
  await customer.add('RISO', 3);
  await customer.buy();
  const { response } = await customer.client.post('order/leave-as-it-was', { order_id: orderId });
  expect(response.errors[0]?.code).toBe('cart-locked');
});

it('gives the work units of a larger change back when its payment fails, and keeps them when it succeeds', async () => {
  const customer = await world.customer();
  const orderId = await order(customer);
  await customer.client.post('order/modify', { order_id: orderId });
  await customer.add('MELE', 1);
  await customer.add('PASTA', 40);
  await refusedBy(customer);
  await expectConsistent(world);
  const bought = await customer.buy();
  await (await world.browserFor(bought)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
  await expectConsistent(world);
  // either id leads to the current order
  for (const id of [orderId, bought.data.orderId]) {
    const { order: found } = (await customer.client.get('order/detail', { order_id: id })).data;
    expect(found).toMatchObject({ orderId: bought.data.orderId, state: 'confirmed', version: 2 });
  }
});

it('gives the place of a smaller change back to the order when its payment fails', async () => {
  const customer = await world.customer();
  await customer.add('PASTA', 6);
  const orderId = await order(customer);
  await customer.client.post('order/modify', { order_id: orderId });
  const pasta = (await customer.cart()).cartItems.find((item) => item.product.code === 'PASTA')!;
  await customer.client.post('cart/remove-item', { cart_item_id: pasta.cartItemId });
  // fewer pieces for more money
  await customer.add('ULTIMO', 1);
  await refusedBy(customer);
  await expectConsistent(world);
  const bought = await customer.buy();
  await (await world.browserFor(bought)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
  await expectConsistent(world);
});

describe('cancelling an order that was reopened', () => {
  it('gives everything back and leaves what is in the cart', async () => {
    const customer = await world.customer();
    const orderId = await order(customer);
    const taken = await world.slotsTaken();
    await customer.client.post('order/modify', { order_id: orderId });
    await customer.add('PASTA', 1);
    expect((await customer.client.get('order/detail', { order_id: orderId })).data.order.canCancel).toBe(true);
    const cancelled = await customer.client.post('order/cancel', { order_id: orderId });
    expect(cancelled.response.errors).toEqual([]);
    expect(cancelled.data.order).toMatchObject({ state: 'cancelled', canCancel: false });
    const cart = await customer.cart();
    expect(cart.modifiedOrderId).toBeUndefined();
    expect(cart.timeslot).toBeUndefined();
    expect(cart.cartItems).toHaveLength(2);
    expect(await world.slotsTaken()).toBe(taken - 1);
    await expectConsistent(world);
    // what was left is an ordinary cart, bought as one
    await customer.chooseDelivery();
    const bought = await customer.buy();
    await (await world.browserFor(bought)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
    await expectConsistent(world);
  });

  it('waits for the payment of its changes', async () => {
    const customer = await world.customer();
    const orderId = await order(customer);
    await customer.client.post('order/modify', { order_id: orderId });
    await customer.add('RISO', 1);
    const changed = await customer.buy();
    const refused = await customer.client.post('order/cancel', { order_id: orderId });
    expect(refused.response.errors.map((error) => error.code)).toEqual(['payment-in-progress']);
    expect(await world.orderState(orderId)).toBe('reopened');
    await customer.client.post('order/give-up-payment', { order_id: changed.data.orderId });
    expect((await customer.client.post('order/cancel', { order_id: orderId })).response.errors).toEqual([]);
    await expectConsistent(world);
  });

  it('and buying its changes at the same moment leaves one of the two, and the books right', async () => {
    for (let round = 0; round < 6; round++) {
      const customer = await world.customer();
      const orderId = await order(customer);
      await customer.client.post('order/modify', { order_id: orderId });
      await customer.add('MELE', 1);
      const phone = await world.clientOf(customer.accountId);
      const [bought, cancelled] = await Promise.all([
        customer.buy(),
        phone.post('order/cancel', { order_id: orderId }),
        phone.post('order/modify', { order_id: orderId }),
      ]);
      expect([bought.http.statusCode, cancelled.http.statusCode]).toEqual([200, 200]);
      const codes = [...bought.response.errors, ...cancelled.response.errors].map((error) => error.code);
      if (bought.data.paymentUrl) {
        await (await world.browserFor(bought)).pay(CARDS.approved);
        await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
        expect(codes).toEqual(['payment-in-progress']);
      } else {
        expect(codes).toEqual([expect.stringMatching(/^(slot-needed|slot-lost|total-changed)$/)]);
      }
      expect(await world.orderState(orderId)).toBe(bought.data.paymentUrl ? 'replaced' : 'cancelled');
      await expectConsistent(world);
    }
  });
});

it('keeps the other slot chosen for the changes when their payment fails, and the old one too', async () => {
  const customer = await world.customer();
  const orderId = await order(customer);
  await customer.client.post('order/modify', { order_id: orderId });
  const { rows } = await world.deps.pool.query(
    `select timeslot_id, to_char(day, 'YYYY-MM-DD') as date from timeslot where taken_orders = 0 and released_at < now() and cutoff_at > now() order by begin_at limit 1`,
  );
  const moved = await customer.client.post('timeslot/hold', rows[0]);
  expect(moved.data.timeslot.timeslotId).toBe(rows[0].timeslot_id);
  await customer.add('RISO', 1);
  await refusedBy(customer);
  expect((await customer.cart()).timeslot).toMatchObject({ timeslotId: rows[0].timeslot_id });
  await expectConsistent(world);

  const again = await customer.buy();
  await (await world.browserFor(again)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(again.data.orderId)) === 'confirmed');
  expect(await world.orderState(orderId)).toBe('replaced');
  await expectConsistent(world);
});

it('lets the customer turn to another order, and leaves the first as it was', async () => {
  const customer = await world.customer();
  const first = await order(customer);
  const second = await order(customer);
  await customer.client.post('order/modify', { order_id: first });
  const full = await customer.client.post('order/modify', { order_id: second });
  expect(full.response.errors.map((error) => error.code)).toEqual(['cart-not-empty']);
  await customer.client.post('cart/empty');
  const turned = await customer.client.post('order/modify', { order_id: second });
  expect(turned.data).toMatchObject({ modifiedOrderId: second, cartItems: [{ quantity: 2 }] });
  expect(await world.orderState(first)).toBe('confirmed');
  expect(await world.orderState(second)).toBe('reopened');
  await expectConsistent(world);
});

it('prepares the order as it was when its changes were not bought before the cut-off', async () => {
  const customer = await world.customer();
  const orderId = await order(customer);
  await customer.client.post('order/modify', { order_id: orderId });
  const { rows } = await world.deps.pool.query('select cutoff_at from orders where order_id = $1', [orderId]);
  const start = world.clock.now();
  world.clock.set(rows[0].cutoff_at);
  await closeReopened(world.deps);
  world.clock.set(start);
  expect(await world.orderState(orderId)).toBe('confirmed');
  expect((await customer.cart()).modifiedOrderId).toBeUndefined();
  expect((await customer.cart()).cartItems).toHaveLength(1);
  await expectConsistent(world);
});

describe('goods that were in the cart when an order is changed', () => {
  /** A customer with an order and another purchase begun. */
  async function begun() {
    const customer = await world.customer();
    const orderId = await order(customer);
    await customer.add('PASTA', 40);
    await customer.client.post('cart/set-info', { order_comment: 'Per la festa' });
    return { customer, orderId, before: await customer.cart() };
  }
  const goods = ({ cartItems }: { cartItems: { product: { productId: number }; quantity: number }[] }) =>
    cartItems.map(({ product, quantity }) => [product.productId, quantity]);

  it('wait, and come back with their note when the change is given up', async () => {
    const { customer, orderId, before } = await begun();
    // two devices at once park them once
    const answers = await Promise.all([1, 2].map(() => customer.client.post('order/modify', { order_id: orderId })));
    for (const { data } of answers) {
      expect(data).toMatchObject({
        modifiedOrderId: orderId,
        cartItems: [{ quantity: 2 }],
        change: { parkedItems: 1 },
      });
    }
    await customer.client.post('order/leave-as-it-was', { order_id: orderId });
    const after = await customer.cart();
    expect(goods(after)).toEqual(goods(before));
    expect(after).toMatchObject({ cartInfos: { order_comment: 'Per la festa' } });
    expect(after.revision).toBeGreaterThan(before.revision as number);
    expect(after).not.toHaveProperty('change');
    await expectConsistent(world);
  });

  it('come back when the change is bought, in a cart that is newer than the one that was bought', async () => {
    const { customer, orderId, before } = await begun();
    await customer.client.post('order/modify', { order_id: orderId });
    await customer.add('RISO', 3);
    const bought = await customer.buy();
    const changing = await customer.cart();
    await (await world.browserFor(bought)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
    const after = await customer.cart();
    expect(goods(after)).toEqual(goods(before));
    expect(after.revision).toBeGreaterThan(changing.revision as number);
    // and they can be bought
    await customer.chooseDelivery();
    const next = await customer.buy();
    expect(next.response.errors).toEqual([]);
    await (await world.browserFor(next)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(next.data.orderId)) === 'confirmed');
    expect((await customer.cart()).cartItems).toEqual([]);
    await expectConsistent(world);
  });

  it('join what is left in the cart when the cut-off ends the change, or the order is cancelled', async () => {
    const { customer, orderId, before } = await begun();
    await customer.client.post('order/modify', { order_id: orderId });
    await customer.client.post('order/cancel', { order_id: orderId });
    const cancelled = await customer.cart();
    expect(goods(cancelled)).toEqual(expect.arrayContaining(goods(before)));
    expect(cancelled.cartItems).toHaveLength(2);

    const late = await begun();
    await late.customer.client.post('order/modify', { order_id: late.orderId });
    await world.deps.pool.query('update orders set cutoff_at = now() - interval $$1 minute$$ where order_id = $1', [
      late.orderId,
    ]);
    await closeReopened(world.deps);
    expect(await world.orderState(late.orderId)).toBe('confirmed');
    expect(goods(await late.customer.cart())).toEqual(expect.arrayContaining(goods(late.before)));
  });

  it('are not mixed up when another order is changed first', async () => {
    const { customer, orderId } = await begun();
    await customer.client.post('order/modify', { order_id: orderId });
    await customer.client.post('cart/empty');
    await customer.client.post('order/leave-as-it-was', { order_id: orderId });
    expect(goods(await customer.cart())).toHaveLength(1);
    const { rows } = await world.deps.pool.query(`select from cart where state = 'parked' and account_id = $1`, [
      customer.accountId,
    ]);
    expect(rows).toHaveLength(0);
  });
});
