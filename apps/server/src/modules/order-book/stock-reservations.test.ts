import type { ProductRow, PromotionRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { openSecondWarehouse, type TwoWarehouses } from '../orders/testing/second-warehouse.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';

const goods = (code: string): ProductRow => ({
  kind: 'product',
  code,
  name: `Prodotto ${code}`,
  categories: ['dispensa'],
  vat: 10,
  price: 30,
  stock: { '*': 5 },
});
const givenAway: PromotionRow = {
  kind: 'promotion',
  code: 'OMAGGIO',
  name: 'Omaggio',
  promotion: 'threshold-gift',
  threshold: 60,
  giftCode: 'CINQUE',
  startsOn: '2020-01-01',
  endsOn: '2090-01-01',
};

let world: CheckoutWorld;
let warehouses: TwoWarehouses;
beforeAll(async () => {
  world = await startCheckoutWorld({ slotCapacity: 10_000, extraRows: [goods('CINQUE'), givenAway] });
  warehouses = await openSecondWarehouse(world);
});
afterAll(() => world.close());

/** Buys what is in the cart. @returns the order, or the code of what kept it from being bought */
async function buy(customer: Customer): Promise<number | string> {
  const bought = await customer.buy();
  expect(bought.http.statusCode).toBe(200);
  if (bought.response.errors.length > 0) return bought.response.errors[0]!.code;
  const { orderId, paymentUrl } = bought.data;
  if (paymentUrl) await (await world.browserFor(bought)).pay(CARDS.approved, { fine: 'chiudi' });
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  return orderId;
}

async function ordered(customer: Customer, quantity: number, warehouse: 'milano' | 'torino' = 'milano') {
  await warehouses.deliverFrom(customer, warehouse);
  await customer.add('CINQUE', quantity);
  const orderId = await buy(customer);
  if (typeof orderId === 'string') throw new Error(orderId);
  return orderId;
}

it('promises the pieces of the new warehouse when an order is changed to it, and frees those of the old one', async () => {
  await warehouses.stock('CINQUE', { milano: 5, torino: 5 });
  const mover = await world.customer();
  // 1 sold below what the gift begins with
  const orderId = await ordered(mover, 1);
  await mover.client.post('order/modify', { order_id: orderId });
  expect(await warehouses.reserved('CINQUE')).toEqual({ milano: 1, torino: 0 });
  await warehouses.deliverFrom(mover, 'torino');
  const line = (await mover.cart()).cartItems.find((item) => item.cartItemInsertionTypeId === 1)!;
  await mover.client.post('cart/update-item', { cart_item_id: line.cartItemId, quantity: 4 });
  const moved = await buy(mover);
  expect(moved).toEqual(expect.any(Number));
  // four and the one given away with them
  expect(await warehouses.reserved('CINQUE')).toEqual({ milano: 0, torino: 5 });
  await expectConsistent(world);
  // not one is left there, all of them are here
  const other = await world.customer();
  await warehouses.deliverFrom(other, 'torino');
  const refused = await other.client.post('cart/add-item', { product_id: world.productId('CINQUE'), quantity: 1 });
  expect(refused.response.errors).not.toEqual([]);
  const third = await world.customer();
  await ordered(third, 4);
  expect(await warehouses.reserved('CINQUE')).toEqual({ milano: 5, torino: 5 });
  await expectConsistent(world);
  for (const each of [mover, third]) {
    const { rows } = await world.deps.pool.query(
      `select order_id from orders where account_id = $1 and state = 'confirmed'`,
      [each.accountId],
    );
    expect((await each.client.post('order/cancel', rows[0])).response.errors).toEqual([]);
  }
  expect(await warehouses.reserved('CINQUE')).toEqual({ milano: 0, torino: 0 });
  await expectConsistent(world);
});

it('does not count what an order holds in another warehouse as its own', async () => {
  await warehouses.stock('CINQUE', { milano: 5, torino: 0 });
  const mover = await world.customer();
  const orderId = await ordered(mover, 1);
  await mover.client.post('order/modify', { order_id: orderId });
  await warehouses.deliverFrom(mover, 'torino');
  expect((await mover.cart()).cartItems[0]).toMatchObject({ errors: [{ code: 'not-available' }] });
  expect(await buy(mover)).toBe('not-available');
  await warehouses.deliverFrom(mover, 'milano');
  await mover.client.post('order/leave-as-it-was', { order_id: orderId });
  await expectConsistent(world);
  await mover.client.post('order/cancel', { order_id: orderId });
});

it('keeps count of a product that is sold and given away in the same order, through every change of it', async () => {
  await warehouses.stock('CINQUE', { milano: 5, torino: 5 });
  const customer = await world.customer();
  let orderId = await ordered(customer, 2);
  expect(await warehouses.reserved('CINQUE')).toEqual({ milano: 3, torino: 0 });
  const changedTo = async (quantity: number) => {
    await customer.client.post('order/modify', { order_id: orderId });
    const line = (await customer.cart()).cartItems.find((item) => item.cartItemInsertionTypeId === 1)!;
    const changed = await customer.client.post('cart/update-item', { cart_item_id: line.cartItemId, quantity });
    expect(changed.response.errors).toEqual([]);
    orderId = (await buy(customer)) as number;
    expect(orderId).toEqual(expect.any(Number));
    await expectConsistent(world);
    return (await warehouses.reserved('CINQUE')).milano;
  };
  // without the gift, then all five with it, then fewer
  expect(await changedTo(1)).toBe(1);
  expect(await changedTo(4)).toBe(5);
  expect(await changedTo(3)).toBe(4);
  await customer.client.post('order/cancel', { order_id: orderId });
  expect(await warehouses.reserved('CINQUE')).toEqual({ milano: 0, torino: 0 });
  await expectConsistent(world);
});

it('never promises a piece twice when many change, cancel and buy the last ones in two warehouses at once', async () => {
  await warehouses.stock('CINQUE', { milano: 5, torino: 5 });
  const places = ['milano', 'torino'] as const;
  let seed = 7;
  const random = (n: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % n;
  };
  const all = await Promise.all(Array.from({ length: 8 }, () => world.customer()));
  const live = new Map<Customer, number>();
  /** One thing a customer does; what is sold out or too late is theirs to hear, never an error of the shop. */
  const act = async (customer: Customer, plan: { place: 'milano' | 'torino'; quantity: number; cancels: boolean }) => {
    const orderId = live.get(customer);
    if (orderId !== undefined && plan.cancels) {
      expect((await customer.client.post('order/cancel', { order_id: orderId })).response.errors).toEqual([]);
      live.delete(customer);
      return;
    }
    if (orderId !== undefined) {
      expect((await customer.client.post('order/modify', { order_id: orderId })).response.errors).toEqual([]);
    }
    await warehouses.deliverFrom(customer, plan.place);
    const line = (await customer.cart()).cartItems.find((item) => item.cartItemInsertionTypeId === 1);
    const put = line
      ? await customer.client.post('cart/update-item', { cart_item_id: line.cartItemId, quantity: plan.quantity })
      : await customer.client.post('cart/add-item', { product_id: world.productId('CINQUE'), quantity: plan.quantity });
    expect(put.http.statusCode).toBe(200);
    const bought = await buy(customer);
    if (typeof bought === 'number') live.set(customer, bought);
    else {
      if (orderId !== undefined) {
        expect((await customer.client.post('order/leave-as-it-was', { order_id: orderId })).response.errors).toEqual(
          [],
        );
      }
      await customer.client.post('cart/empty');
    }
  };
  for (let round = 0; round < 6; round++) {
    const plans = all.map(() => ({ place: places[random(2)]!, quantity: 1 + random(4), cancels: random(4) === 0 }));
    await Promise.all(all.map((customer, n) => act(customer, plans[n]!)));
    await expectConsistent(world);
    const { milano, torino } = await warehouses.reserved('CINQUE');
    expect(Math.max(milano, torino)).toBeLessThanOrEqual(5);
  }
  await Promise.all(
    [...live].map(([customer, orderId]) => customer.client.post('order/cancel', { order_id: orderId })),
  );
  expect(await warehouses.reserved('CINQUE')).toEqual({ milano: 0, torino: 0 });
  await expectConsistent(world);
});
