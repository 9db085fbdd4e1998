import { randomUUID } from 'node:crypto';
import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { addDays, shopDay, shopDayStart } from '@sporta/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';

/* A gift that lies in carts when its promotion ends. */

let world: CheckoutWorld;
let merchandiser: StaffClient;

const product = (code: string, price: number, more: Partial<ProductRow> = {}): ProductRow => ({
  kind: 'product',
  code,
  name: `Conserva ${code}`,
  brand: 'Rossoro',
  categories: ['dispensa'],
  vat: 4,
  price,
  stock: { '*': 1000 },
  content: 700,
  contentUnit: 'g',
  ...more,
});

beforeAll(async () => {
  world = await startCheckoutWorld({
    modules,
    extraRows: [product('CECI', 1), product('BORSA', 0, { natureId: 8, name: 'Borsa', stock: { '*': 3 } })],
  });
  merchandiser = await world.staffClient(['merchandiser']);
});
afterAll(() => world.close());

/** Midnight in Italy: ends of promotions are whole days of the shop. */
const end = shopDayStart(addDays(shopDay(Date.now()), 1));

async function publish(): Promise<number> {
  const fields = {
    name: 'Borsa in omaggio',
    kind: 'threshold-gift',
    threshold: 20,
    giftProductId: world.productId('BORSA'),
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: new Date(end).toISOString(),
  };
  const changes = Object.entries(fields).map(([field, after]) => ({ field, before: null, after }));
  const { data } = await merchandiser.post('staff/promotion/save', { key: randomUUID(), changes });
  const { promotionId } = data.promotion;
  const done = await merchandiser.post('staff/promotion/publish', { promotion_id: promotionId });
  expect(done.response.errors).toEqual([]);
  world.clock.advanceMinutes(1);
  await catalogueOf(world.deps).refresh();
  return promotionId;
}
const gifts = async (customer: Customer) =>
  (await customer.cart()).cartItems.filter(({ product: { code } }) => code === 'BORSA').length;
const linesOf = async (orderId: number) => {
  const { rows } = await world.deps.pool.query(
    'select code from order_line where order_id = $1 order by order_line_id',
    [orderId],
  );
  return rows.map(({ code }) => code);
};

it('leaves with the promotion: nobody pays more, and the order holds what the cart showed last', async () => {
  const id = await publish();
  const customer = await world.customer();
  await customer.add('CECI', 45);
  await customer.chooseDelivery();
  expect(await gifts(customer)).toBe(1);
  const before = (await customer.cart()).grossTotal;
  await merchandiser.post('staff/promotion/stop', { promotion_id: id });
  await catalogueOf(world.deps).refresh();
  // who pays from the page they have open is told, and nothing is placed
  const told = await customer.client.post('cart/buy', {
    payment_type_id: 9,
    expected_total: before,
    idempotency_key: randomUUID(),
  });
  expect(told.response.errors[0]).toMatchObject({ code: 'not-available', error: expect.stringContaining('Borsa') });
  expect(await gifts(customer)).toBe(0);
  expect((await customer.cart()).grossTotal).toBe(before);
  expect(await linesOf(await buyCovered(world, customer))).toEqual(['CECI']);
  expect(await world.stockOf('BORSA')).toEqual({ on_hand: 3000, reserved: 0 });
});

it('of an order that was placed stays, and is not given twice', async () => {
  const id = await publish();
  const customer = await world.customer();
  await customer.add('CECI', 45);
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  expect(await linesOf(orderId)).toEqual(['CECI', 'BORSA']);
  expect(await world.stockOf('BORSA')).toEqual({ on_hand: 3000, reserved: 1000 });
  await merchandiser.post('staff/promotion/stop', { promotion_id: id });
  await catalogueOf(world.deps).refresh();
  expect(await linesOf(orderId)).toEqual(['CECI', 'BORSA']);
});

it('is gone at the minute the promotion ends, without anybody’s press', async () => {
  await publish();
  const customer = await world.customer();
  await customer.add('CECI', 45);
  expect(await gifts(customer)).toBe(1);
  world.clock.advanceMinutes((end - world.clock.now().getTime()) / 60_000 + 1);
  expect(await gifts(customer)).toBe(0);
});
