import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { closeReopened } from './modify-order.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from './testing/checkout-world.ts';
import { brokenMoney, brokenRules } from './testing/consistency.ts';

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

async function expectConsistent(): Promise<void> {
  await world.drainOutbox();
  expect(await brokenRules(world.deps.pool)).toEqual([]);
  expect(await brokenMoney(world.deps.pool, world.gatewayUrl)).toEqual([]);
}

it('leaves the order as it was when the payment of its changes fails', async () => {
  const customer = await world.customer();
  const orderId = await order(customer);
  await customer.client.post('order/modify', { order_id: orderId });
  await customer.add('RISO', 3);
  const before = await customer.cart();
  await refusedBy(customer);
  expect(await world.orderState(orderId)).toBe('reopened');
  const after = await customer.cart();
  expect(after.cartItems).toEqual(before.cartItems);
  expect(after.timeslot).toEqual(before.timeslot);
  await expectConsistent();
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
  await refusedBy(customer);
  expect((await customer.cart()).timeslot).toMatchObject({ timeslotId: rows[0].timeslot_id });
  await expectConsistent();

  const again = await customer.buy();
  await (await world.browserFor(again)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(again.data.orderId)) === 'confirmed');
  expect(await world.orderState(orderId)).toBe('cancelled');
  await expectConsistent();
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
  await expectConsistent();
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
  await expectConsistent();
});
