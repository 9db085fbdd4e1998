import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';

/** A slot the shop closes while a customer holds it, or pays for it. */

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
});
afterAll(() => world.close());

const close = (timeslotId: number) =>
  world.deps.pool.query('update timeslot set closed = true where timeslot_id = $1', [timeslotId]);
afterEach(() => world.deps.pool.query('update timeslot set closed = false'));

async function holding(): Promise<{ customer: Customer; timeslotId: number }> {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.chooseDelivery();
  return { customer, timeslotId: ((await customer.cart()).timeslot as { timeslotId: number }).timeslotId };
}

async function holdAnother(customer: Customer, than: number): Promise<void> {
  const { rows } = await world.deps.pool.query(
    `select timeslot_id, to_char(day, 'YYYY-MM-DD') as date from timeslot
      where delivery_service_id = 1 and not closed and timeslot_id <> $1 and cutoff_at > now() + interval '1 day' order by begin_at limit 1`,
    [than],
  );
  expect((await customer.client.post('timeslot/hold', rows[0])).response.errors).toEqual([]);
}

const pay = async (customer: Customer) => {
  const bought = await customer.buy();
  await (await world.browserFor(bought)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
};

it('is no longer the one of the cart, which says so; its price is not asked for, and another one is taken', async () => {
  const { customer, timeslotId } = await holding();
  await close(timeslotId);
  const closed = { slotLost: expect.stringMatching(/^La fascia di .* è stata chiusa: scegli un altro orario$/) };
  const cart = await customer.cart();
  expect(cart).toMatchObject(closed);
  expect(cart).not.toHaveProperty('timeslot');
  const locked = await customer.client.post('cart/lock');
  expect(locked.response.errors).toEqual([
    expect.objectContaining({ code: 'slot-needed', error: expect.stringContaining('è stata chiusa') }),
  ]);
  const bought = await customer.buy();
  expect(bought.response.errors).toEqual([
    expect.objectContaining({ code: 'slot-lost', error: expect.stringContaining('è stata chiusa') }),
  ]);
  expect(bought.data).toMatchObject(closed);

  await holdAnother(customer, timeslotId);
  expect(await customer.cart()).not.toHaveProperty('slotLost');
  await pay(customer);
  await expectConsistent(world);
});

it('is kept by the order that is being paid for it, and by a change of one', async () => {
  const { customer, timeslotId } = await holding();
  const bought = await customer.buy();
  await close(timeslotId);
  await (await world.browserFor(bought)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
  const changed = await customer.client.post('order/modify', { order_id: bought.data.orderId });
  expect(changed.data).toMatchObject({ timeslot: { timeslotId } });
  expect(changed.data).not.toHaveProperty('slotLost');
  await customer.client.post('order/leave-as-it-was', { order_id: bought.data.orderId });
  await expectConsistent(world);
});

it('is lost to a payment that was refused, and nothing is held for it', async () => {
  const { customer, timeslotId } = await holding();
  const bought = await customer.buy();
  await close(timeslotId);
  await (await world.browserFor(bought)).pay(CARDS.insufficientFunds, { fine: 'chiudi' });
  await world.until(async () => (await world.orderState(bought.data.orderId)) === 'payment-failed');
  const cart = await customer.cart();
  expect(cart).toMatchObject({ slotLost: expect.any(String), cartItems: [{ quantity: 2 }] });
  await holdAnother(customer, timeslotId);
  await pay(customer);
  await expectConsistent(world);
});

it('is said of a change that had chosen it; the slot of the order itself can be taken again', async () => {
  const { customer, timeslotId } = await holding();
  const own = (await customer.cart()).timeslot as { date: string };
  const bought = await customer.buy();
  await (await world.browserFor(bought)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(bought.data.orderId)) === 'confirmed');
  await customer.client.post('order/modify', { order_id: bought.data.orderId });
  await holdAnother(customer, timeslotId);
  await close(((await customer.cart()).timeslot as { timeslotId: number }).timeslotId);
  expect(await customer.cart()).toMatchObject({ slotLost: expect.any(String) });
  const back = await customer.client.post('timeslot/hold', { timeslot_id: timeslotId, date: own.date });
  expect(back.data).toMatchObject({ timeslot: { timeslotId } });
  expect(back.data).not.toHaveProperty('slotLost');
  await customer.client.post('order/leave-as-it-was', { order_id: bought.data.orderId });
  await expectConsistent(world);
});

describe('whose cut-off passes while the customer is at the bank', () => {
  async function late(card: string) {
    const { customer, timeslotId } = await holding();
    const bought = await customer.buy();
    const { orderId } = bought.data;
    world.sentMail.length = 0;
    await world.deps.pool.query(
      `with slot as (update timeslot set cutoff_at = now() - interval '1 minute' where timeslot_id = $1)
       update orders set cutoff_at = now() - interval '1 minute' where order_id = $2`,
      [timeslotId, orderId],
    );
    await (await world.browserFor(bought)).pay(card, card === CARDS.approved ? {} : { fine: 'chiudi' });
    return { customer, timeslotId, orderId };
  }
  afterEach(() => world.deps.pool.query(`update timeslot set cutoff_at = begin_at - interval '1 hour'`));

  it('is kept by an order that was paid, and no mail offers to change it', async () => {
    const { orderId } = await late(CARDS.approved);
    await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
    await world.drainOutbox();
    const mail = world.sentMail.find(({ subject }) => /confermato$/.test(subject));
    expect(mail?.text).toContain('Ordine ricevuto');
    expect(mail?.text).not.toContain('Puoi modificarlo');
    await expectConsistent(world);
  });

  it('is lost to a payment that was refused, and the cart says why until another one is taken', async () => {
    const { customer, timeslotId, orderId } = await late(CARDS.insufficientFunds);
    await world.until(async () => (await world.orderState(orderId)) === 'payment-failed');
    const cart = await customer.cart();
    const said = /^Gli ordini per la fascia di .*, 18:00–20:00 sono chiusi: scegli un altro orario/;
    expect(cart).toMatchObject({ slotLost: expect.stringMatching(said), cartItems: [{ quantity: 2 }] });
    expect(cart).not.toHaveProperty('timeslot');
    for (const refused of [await customer.client.post('cart/lock'), await customer.buy()]) {
      expect(refused.response.errors).toEqual([expect.objectContaining({ error: expect.stringMatching(said) })]);
    }
    await holdAnother(customer, timeslotId);
    expect(await customer.cart()).not.toHaveProperty('slotLost');
    await pay(customer);
    await expectConsistent(world);
  });
});
