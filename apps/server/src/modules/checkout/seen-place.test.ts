import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';

/** What is bought goes where and when the customer saw it. */

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
});
afterAll(() => world.close());

it('buys nothing for another slot or address than the page showed, though it costs the same', async () => {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  const seen = (await customer.cart()) as unknown as {
    timeslot: { timeslotId: number };
    shippingAddress: { userAddressId: number };
  };
  const shown = {
    expected_timeslot_id: seen.timeslot.timeslotId,
    expected_address_id: seen.shippingAddress.userAddressId,
  };
  // another page chooses another address of the same store, then another hour
  const { rows } = await world.deps.pool.query(
    `insert into address (account_id, address_name, address1, address_number, city, province, postalcode)
     select account_id, 'Ufficio', 'Via Dante', '4', city, province, postalcode from address where address_id = $1 returning address_id`,
    [shown.expected_address_id],
  );
  const moved = await customer.client.post('cart/set-address', { user_address_id: rows[0].address_id });
  expect(moved.response.errors).toEqual([]);
  const refused = await customer.buy(shown);
  expect(refused.response.errors.map(({ code }) => code)).toEqual(['place-changed']);
  expect(refused.data).toMatchObject({ shippingAddress: { address1: 'Via Dante' } });
  const other = await customer.buy({ ...shown, expected_address_id: rows[0].address_id, expected_timeslot_id: 1 });
  expect(other.response.errors.map(({ code }) => code)).toEqual(['place-changed']);
  const { rows: orders } = await world.deps.pool.query('select from orders where account_id = $1', [
    customer.accountId,
  ]);
  expect(orders).toEqual([]);
  // seen anew, it is bought
  const bought = await customer.buy({ ...shown, expected_address_id: rows[0].address_id });
  expect(bought.response.errors).toEqual([]);
});
