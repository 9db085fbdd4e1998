import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providersOf } from '../payments/index.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { refundDueWithdrawals } from '../returns/refund-withdrawal.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from './testing/checkout-world.ts';
import { expectConsistent } from './testing/expect-consistent.ts';
import { gatewayPayments } from './testing/outside-books.ts';
import { bring, pick, takenAtBank } from './testing/picking.ts';
import { linkAccount } from './testing/ticket-issuers.ts';

/* Orders that are withdrawn from while what their tenders do not cover is being charged: nothing of it is kept. */

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ ticketIssuers: true });
});
beforeEach(() => world.control('/reset', {}));
afterAll(() => world.close());

interface Order {
  customer: Customer;
  orderId: number;
}

/** Ten kilograms of MELE (24 €) and RISO (25 €), paid by card, picked with far more than was held. */
async function aboveAuthorised({ saveCard }: { saveCard: boolean }): Promise<Order> {
  const customer = await world.customer();
  await customer.add('RISO', 1);
  await customer.add('MELE', 10);
  await customer.chooseDelivery();
  const answer = await customer.buy(saveCard ? { save_auth: true } : {});
  expect(answer.response.errors).toEqual([]);
  await (await world.browserFor(answer)).pay(CARDS.approved);
  const { orderId } = answer.data;
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  await pick(world, orderId, { MELE: { grams: 16_000 } });
  return { customer, orderId };
}

async function withdraw({ customer, orderId }: Order): Promise<void> {
  const answer = await customer.client.post('order/withdraw', { order_id: orderId, confirm: true });
  expect(answer.response.errors).toEqual([]);
}

async function allDone(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) {
    await world.deps.pool.query('update outbox set next_at = now() where processed_at is null');
    await world.drainOutbox();
    await refundDueWithdrawals(world.deps);
  }
  const { rows } = await world.deps.pool.query('select topic, last_error from outbox where processed_at is null');
  expect(rows).toEqual([]);
}

/** All of an order's money is with its customer, at the bank as in the books. */
async function expectNothingKept({ orderId }: Order): Promise<void> {
  expect((await takenAtBank(world, orderId)).every((cents) => cents === 0)).toBe(true);
  const { rows } = await world.deps.pool.query('select provider_ref as ref from payment where order_id = $1', [
    orderId,
  ]);
  const refs = new Set(rows.map(({ ref }) => ref));
  const held = (await gatewayPayments(world.gatewayUrl)).filter(
    ({ codTrans, state }) => refs.has(codTrans) && state === 'AUTORIZZATA',
  );
  expect(held).toEqual([]);
  await expectConsistent(world);
}

describe('the rest of an order that is withdrawn from before it is brought', () => {
  it('comes back when the bank took it and its answer was lost', async () => {
    const order = await aboveAuthorised({ saveCard: true });
    await world.control('', { lostPaths: ['/api/addebita'] });
    await world.drainOutbox();
    expect(await takenAtBank(world, order.orderId)).toHaveLength(2);
    await withdraw(order);
    await world.control('', { lostPaths: [] });
    await allDone();
    await expectNothingKept(order);
  });

  it('comes back when it was withdrawn from while the card was being charged', async () => {
    const order = await aboveAuthorised({ saveCard: true });
    const bank = providersOf(world.deps).get('card-gateway')!;
    const charge = bank.chargeSaved;
    bank.chargeSaved = async (...asked) => {
      const charged = await charge.apply(bank, asked);
      await withdraw(order);
      return charged;
    };
    try {
      await world.drainOutbox();
    } finally {
      bank.chargeSaved = charge;
    }
    expect(await world.orderState(order.orderId)).toBe('withdrawn');
    await allDone();
    await expectNothingKept(order);
  });

  it('comes back when its customer pays it on the bank’s page afterwards', async () => {
    const order = await aboveAuthorised({ saveCard: false });
    await world.drainOutbox();
    const asked = await order.customer.client.post('order/pay-missing', {
      order_id: order.orderId,
      payment_type_id: 1,
    });
    const browser = await world.browserFor(asked);
    await withdraw(order);
    await browser.pay(CARDS.approved);
    await world.comeBack(browser);
    await allDone();
    await expectNothingKept(order);
  });

  it('cannot be paid any more: the bank’s page is closed, and no other is opened', async () => {
    const order = await aboveAuthorised({ saveCard: false });
    await world.drainOutbox();
    const pay = () => order.customer.client.post('order/pay-missing', { order_id: order.orderId, payment_type_id: 1 });
    await pay();
    await withdraw(order);
    await allDone();
    const { rows } = await world.deps.pool.query('select state from payment where order_id = $1 and is_rest', [
      order.orderId,
    ]);
    expect(rows).toMatchObject([{ state: 'failed' }]);
    expect((await pay()).response.errors[0]?.code).toBe('nothing-to-pay');
    await expectNothingKept(order);
  });
});

it('a return does not wait for a rest that nobody owes any more', async () => {
  const customer = await world.customer();
  await customer.add('CIBO', 6);
  await customer.chooseDelivery();
  await linkAccount(world.issuers, customer.client, 'pluxee');
  await customer.client.post('meal-ticket-type/select', { payment_type_id: 32, tickets: 2 });
  const bought = await customer.buy({ save_auth: true });
  const { orderId } = bought.data;
  await (await world.browserFor(bought)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  const { rows } = await world.deps.pool.query(
    `select provider_ref as ref from payment where order_id = $1 and provider = 'card-gateway'`,
    [orderId],
  );
  await world.control('/expire', { codTrans: rows[0].ref });
  await pick(world, orderId);
  // brought before its money was taken: nobody knew yet that the hold had ended
  await bring(world, orderId);
  await world.control('', { downPaths: ['/api/addebita'] });
  await world.drainOutbox();
  await withdraw({ customer, orderId });
  await world.control('', { downPaths: [] });
  await allDone();
  const tickets = await world.deps.pool.query(
    `select captured_cents as taken, refunded_cents as back from payment where order_id = $1 and tickets is not null`,
    [orderId],
  );
  expect(tickets.rows).toEqual([{ taken: 1400, back: 1400 }]);
  await expectNothingKept({ customer, orderId });
});
