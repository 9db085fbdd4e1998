import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { openSecondWarehouse } from '../orders/testing/second-warehouse.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';

/* Staff draw borders while customers buy: nobody buys what no van brings, and nobody loses what was agreed. */

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
  await openSecondWarehouse(world);
});
afterAll(() => world.close());
beforeEach(() => draw('Milano', square(45.4, 9.1)));

type Pair = readonly [latitude: number, longitude: number];
/** A tenth of a degree wide and high, from its south-western corner. */
const square = (south: number, west: number): Pair[] => [
  [south, west],
  [south + 0.1, west],
  [south + 0.1, west + 0.1],
  [south, west + 0.1],
];
const run = (text: string, values: unknown[]) => world.deps.pool.query(text, values);
const draw = (zone: string, border: readonly Pair[] | null, baseCents = 0) =>
  run('update delivery_zone set polygon = $2, base_cost_cents = $3 where name = $1', [
    zone,
    border && JSON.stringify(border),
    baseCents,
  ]);
/** Says where the house of a customer is. */
async function livesAt({ accountId }: Customer, [latitude, longitude]: Pair): Promise<number> {
  const { rows } = await run(
    'update address set latitude = $2, longitude = $3 where account_id = $1 returning address_id as id',
    [accountId, latitude, longitude],
  );
  return rows[0].id;
}
const codes = (answer: Awaited<ReturnType<Customer['buy']>>) => answer.response.errors.map(({ code }) => code);

async function readyToBuy(): Promise<Customer> {
  const customer = await world.customer();
  await livesAt(customer, [45.45, 9.15]);
  await customer.add('RISO', 1);
  await customer.chooseDelivery();
  return customer;
}

async function ordered(): Promise<{ customer: Customer; orderId: number }> {
  const customer = await readyToBuy();
  const bought = await customer.buy();
  expect(bought.response.errors).toEqual([]);
  await (await world.browserFor(bought)).pay(CARDS.approved);
  const { orderId } = bought.data;
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  return { customer, orderId };
}

it('refuses to sell to a cart whose house the border left while it held a slot, and sells once it is back', async () => {
  const customer = await readyToBuy();
  const { grossTotal } = await customer.cart();
  await draw('Milano', square(45.6, 9.1));
  const left = await customer.cart();
  expect(left).toMatchObject({ placeLost: expect.stringMatching(/^Questo negozio non consegna più in Via /) });
  // neither the house nor the slot held for it is shown as if it counted
  for (const gone of ['shippingAddress', 'timeslot']) expect(left).not.toHaveProperty(gone);
  const late = await customer.buy({ expected_total: grossTotal });
  expect(codes(late)).toContain('address-needed');
  const locked = await customer.client.post('cart/lock', {});
  expect(codes(locked)).toEqual(['address-needed']);
  // both say which house, and why
  for (const { response } of [late, locked])
    expect(response.errors.find(({ code }) => code === 'address-needed')?.error).toMatch(
      /^Questo negozio non consegna più in Via .+ a Milano: scegli di nuovo/,
    );
  await draw('Milano', square(45.4, 9.1));
  expect((await customer.buy()).response.errors).toEqual([]);
  await expectConsistent(world);
});

it('goes by postal code again for a cart whose border was taken away', async () => {
  const customer = await readyToBuy();
  await draw('Milano', null);
  expect(codes(await customer.buy())).toEqual([]);
});

it('moves a cart to another store by choosing the address again, when its border took the house over', async () => {
  const customer = await readyToBuy();
  const addressId = await livesAt(customer, [45.45, 9.15]);
  await draw('Milano', square(45.6, 9.1));
  await draw('Torino', square(45.4, 9.1));
  expect(codes(await customer.buy())).toContain('address-needed');
  const moved = await customer.client.post('cart/set-address', { user_address_id: addressId });
  expect(moved.response.warnings.map(({ code }: { code: string }) => code)).toContain('slot-lost');
  const { rows } = await run(
    `select count(*)::int as held from slot_booking where account_id = $1 and state = 'held'`,
    [customer.accountId],
  );
  expect(rows[0].held).toBe(0);
  expect(codes(await customer.buy())).toEqual(['slot-lost']);
  await draw('Torino', null);
  await expectConsistent(world);
});

it('gives a house within the borders of two stores to the cheaper one, and to the older where they cost the same', async () => {
  const customer = await world.customer();
  const addressId = await livesAt(customer, [45.45, 9.15]);
  const storeNow = async () => {
    await customer.client.post('cart/set-address', { user_address_id: addressId });
    const { rows } = await run(
      `select slug from cart join warehouse using (warehouse_id) where account_id = $1 and state = 'open'`,
      [customer.accountId],
    );
    return rows[0].slug;
  };
  await draw('Milano', square(45.4, 9.1), 100);
  await draw('Torino', square(45.41, 9.11), 100);
  expect(await storeNow()).toBe('milano');
  await draw('Torino', square(45.41, 9.11), 99);
  expect(await storeNow()).toBe('torino');
  await draw('Torino', null);
  expect(await storeNow()).toBe('milano');
});

it('changes no order to a house beyond the border, and keeps what was agreed', async () => {
  const { customer, orderId } = await ordered();
  const { rows } = await run(
    `insert into address (account_id, address1, address_number, city, province, postalcode, latitude, longitude)
     values ($1, 'Via Lontana', '9', 'Milano', 'MI', '20144', 45.7, 9.15) returning address_id as id`,
    [customer.accountId],
  );
  await customer.client.post('order/modify', { order_id: orderId });
  const before = await customer.cart();
  const moved = await customer.client.post('cart/set-address', { user_address_id: rows[0].id });
  expect(codes(moved)).toEqual(['address-not-covered']);
  const { shippingAddress, timeslot } = await customer.cart();
  expect({ shippingAddress, timeslot }).toEqual({
    shippingAddress: before.shippingAddress,
    timeslot: before.timeslot,
  });
  expect(codes(await customer.client.post('order/leave-as-it-was', { order_id: orderId }))).toEqual([]);
  expect(await world.orderState(orderId)).toBe('confirmed');
  await expectConsistent(world);
});

it('brings an order that was agreed before the border moved', async () => {
  const { customer, orderId } = await ordered();
  await draw('Milano', square(45.6, 9.1));
  expect(await world.orderState(orderId)).toBe('confirmed');
  await customer.client.post('order/modify', { order_id: orderId });
  await customer.add('PASTA', 1);
  expect(codes(await customer.buy())).toContain('address-needed');
  expect(codes(await customer.client.post('order/leave-as-it-was', { order_id: orderId }))).toEqual([]);
  const { rows } = await run(`select state from slot_booking where order_id = $1`, [orderId]);
  expect([await world.orderState(orderId), rows[0].state]).toEqual(['confirmed', 'confirmed']);
  await expectConsistent(world);
});
