import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { bring, pick } from '../orders/testing/picking.ts';
import { linkAccount } from '../orders/testing/ticket-issuers.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { refundDueWithdrawals } from './refund-withdrawal.ts';

/* Returns of orders that were settled over several tenders, while money is not collected yet, or is not taken back. */

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

const pellegrini = { issuer: 'pellegrini', type: 33, username: 'marco', count: 8 } as const;
const pluxee = { issuer: 'pluxee', type: 32, username: 'giulia', count: 2 } as const;

/** Six CIBO (60 €), paid by the tickets named and a card, picked as ordered. */
async function picked(tickets?: typeof pellegrini | typeof pluxee): Promise<Order> {
  const customer = await world.customer();
  await customer.add('CIBO', 6);
  await customer.chooseDelivery();
  if (tickets) {
    const { issuer, type, username, count } = tickets;
    await linkAccount(world.issuers, customer.client, issuer, username);
    const chosen = await customer.client.post('meal-ticket-type/select', { payment_type_id: type, tickets: count });
    expect(chosen.response.errors).toEqual([]);
  }
  const bought = await customer.buy();
  expect(bought.response.errors).toEqual([]);
  const { orderId } = bought.data;
  await (await world.browserFor(bought)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  await pick(world, orderId);
  return { customer, orderId };
}

/** @param quantity absent = all of it */
async function withdraw({ customer, orderId }: Order, quantity?: number): Promise<void> {
  const { data } = await customer.client.get('order/detail', { order_id: orderId });
  const { orderLineId } = data.order.lines[0];
  const lines = quantity ? { lines: [{ order_line_id: orderLineId, quantity }] } : {};
  const answer = await customer.client.post('order/withdraw', { order_id: orderId, confirm: true, ...lines });
  expect(answer.response.errors).toEqual([]);
}

/** Everything that waits is done now, as often as it takes. */
async function allDone(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await world.deps.pool.query('update outbox set next_at = now() where processed_at is null');
    await world.drainOutbox();
    await refundDueWithdrawals(world.deps);
  }
}

const moneyOf = async (orderId: number) =>
  (
    await world.deps.pool.query(
      `select provider, state, captured_cents as taken, refunded_cents as back from payment where order_id = $1 order by position`,
      [orderId],
    )
  ).rows;

const returnOf = async (orderId: number) =>
  (
    await world.deps.pool.query(
      `select refund_cents as cents, card_cents as money, card_refunded_at is not null and gifts_returned_at is not null as done
       from order_withdrawal where order_id = $1`,
      [orderId],
    )
  ).rows[0];

const certificatesOf = async ({ customer }: Order) =>
  (
    await world.deps.pool.query('select balance_cents as cents from gift_certificate where account_id = $1', [
      customer.accountId,
    ])
  ).rows;

it('what an issuer takes back whole or not at all becomes a certificate', async () => {
  const order = await picked(pellegrini);
  await world.drainOutbox();
  await bring(world, order.orderId);
  const [, card] = await moneyOf(order.orderId);
  await withdraw(order, 5);
  await allDone();
  expect(await moneyOf(order.orderId)).toMatchObject([{ back: 0 }, { taken: card.taken, back: card.taken }]);
  expect(await certificatesOf(order)).toEqual([{ cents: 5000 - card.taken }]);
  expect(await returnOf(order.orderId)).toEqual({ cents: 5000, money: card.taken, done: true });
  await expectConsistent(world);
});

it('a return waits until all tenders are collected: the last one gives back first', async () => {
  const order = await picked(pluxee);
  await world.control('', { api: 'down' });
  await world.drainOutbox();
  await bring(world, order.orderId);
  await withdraw(order, 2);
  await allDone();
  expect(await moneyOf(order.orderId)).toMatchObject([
    { taken: 1400, back: 0 },
    { state: 'authorised', back: 0 },
  ]);
  await world.control('', { api: 'ok' });
  await allDone();
  expect(await moneyOf(order.orderId)).toMatchObject([{ taken: 1400, back: 0 }, { back: 2000 }]);
  expect(await certificatesOf(order)).toEqual([]);
  await expectConsistent(world);
});

it('an order given back whole before its money was collected holds nothing in the end', async () => {
  const order = await picked();
  await world.control('', { api: 'down' });
  await world.drainOutbox();
  await bring(world, order.orderId);
  await withdraw(order);
  expect(await world.orderState(order.orderId)).toBe('withdrawn');
  await world.control('', { api: 'ok' });
  await allDone();
  const [card] = await moneyOf(order.orderId);
  expect(card.taken).toBeGreaterThan(0);
  expect(card).toMatchObject({ state: 'refunded', back: card.taken });
  await expectConsistent(world);
});
