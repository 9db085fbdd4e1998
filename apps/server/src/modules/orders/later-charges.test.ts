import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { chargeRestAgain } from './index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from './testing/checkout-world.ts';
import { expectConsistent } from './testing/expect-consistent.ts';
import { pick, takenAtBank } from './testing/picking.ts';

/* Customers who do not allow that their saved card is charged while they are away. */

const CARD = 1;
const SAVED = 12;
let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ config: { slots: { holdMinutes: 60, maxExtends: 2, days: 14 } } });
});
afterAll(() => world.close());

const allow = async ({ client }: Customer, allowed: boolean) => {
  const { response, data } = await client.post('payment-type/set-later-charges', { allowed });
  expect(response.errors).toEqual([]);
  expect(data).toEqual({ allowed });
};

/** MELE by weight and RISO, paid by a card that is kept. */
async function bought(): Promise<{ customer: Customer; orderId: number }> {
  const customer = await world.customer();
  await customer.add('RISO', 1);
  await customer.add('MELE', 10);
  await customer.chooseDelivery();
  const answer = await customer.buy({ save_auth: true });
  await (await world.browserFor(answer)).pay(CARDS.approved);
  const { orderId } = answer.data;
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  return { customer, orderId };
}

it('is allowed by whoever saved a card, until they say otherwise', async () => {
  const { customer } = await bought();
  const allowed = async () => (await customer.client.get('payment-type/later-charges')).data.allowed;
  expect(await allowed()).toBe(true);
  await allow(customer, false);
  const { rows: first } = await world.deps.pool.query(
    'select later_charges_refused_at as at from account where account_id = $1',
    [customer.accountId],
  );
  world.clock.advanceMinutes(1);
  await allow(customer, false);
  const { rows: again } = await world.deps.pool.query(
    'select later_charges_refused_at as at from account where account_id = $1',
    [customer.accountId],
  );
  expect(again).toEqual(first);
  expect(await allowed()).toBe(false);
  await allow(customer, true);
  expect(await allowed()).toBe(true);
  const unsaid = await customer.client.post('payment-type/set-later-charges', {});
  expect(unsaid.response.errors[0]).toMatchObject({ field: 'allowed' });
});

it('what came to more than was held is asked of the customer, and charged once it is allowed again', async () => {
  const { customer, orderId } = await bought();
  await allow(customer, false);
  await pick(world, orderId, { MELE: { grams: 16_000 } });
  await world.drainOutbox();
  expect(await takenAtBank(world, orderId)).toHaveLength(1);
  const { data } = await customer.client.get('order/detail', { order_id: orderId });
  expect(data.order.missing).toMatchObject({
    kind: 'difference',
    reason: expect.stringContaining('non permetti addebiti sulle carte salvate'),
  });
  expect(await world.orderState(orderId)).not.toBe('delivered');
  const paying = await customer.client.post('order/pay-missing', { order_id: orderId, payment_type_id: CARD });
  await (await world.browserFor(paying)).pay(CARDS.approved);
  await world.until(async () => {
    await world.drainOutbox();
    return (await customer.client.get('order/detail', { order_id: orderId })).data.order.missing === undefined;
  });
  await expectConsistent(world);
});

it('what waits for the switch is charged once it is turned on, and the order says so once', async () => {
  const { customer, orderId } = await bought();
  await allow(customer, false);
  await pick(world, orderId, { MELE: { grams: 16_000 } });
  await world.drainOutbox();
  await chargeRestAgain(world.deps, orderId);
  await world.drainOutbox();
  const { rows: notes } = await world.deps.pool.query(
    `select note from order_event where order_id = $1 and note like 'Mancano %'`,
    [orderId],
  );
  expect(notes).toHaveLength(1);
  await Promise.all([allow(customer, true), allow(customer, true)]);
  await world.drainOutbox();
  const taken = await takenAtBank(world, orderId);
  expect(taken).toHaveLength(2);
  expect(taken.every((cents) => cents > 0)).toBe(true);
  const { data } = await customer.client.get('order/detail', { order_id: orderId });
  expect(data.order.missing).toBeUndefined();
  await expectConsistent(world);
});

it('a saved card cannot pay for a slot that a hold does not reach; a nearer one it can', async () => {
  const { customer } = await bought();
  const { rows } = await world.deps.pool.query(
    `select timeslot_id as id, to_char(day, 'YYYY-MM-DD') as day from timeslot
     where begin_at > now() + interval '10 days' order by begin_at limit 1`,
  );
  await customer.add('RISO', 1);
  await customer.chooseDelivery();
  const savedCard = async () => {
    const { payments } = (await customer.client.get('payment-type/list')).data;
    return payments.find(({ paymentTypeId }: { paymentTypeId: number }) => paymentTypeId === SAVED);
  };
  await allow(customer, false);
  expect(await savedCard()).toMatchObject({ enabled: true });
  await customer.client.post('timeslot/hold', { timeslot_id: rows[0].id, date: rows[0].day });
  expect(await savedCard()).toMatchObject({
    enabled: false,
    disabledReason: expect.stringContaining('non permetti addebiti'),
  });
  const { auths } = (await customer.client.get('payment-type/list-auth')).data;
  const refused = await customer.buy({ payment_type_id: SAVED, payment_auth_id: auths[0].paymentAuthId });
  expect(refused.response.errors[0]).toMatchObject({ code: 'payment-type-not-available', field: 'payment_type_id' });
  await allow(customer, true);
  expect(await savedCard()).toMatchObject({ enabled: true, heldFrom: expect.any(String) });
});
