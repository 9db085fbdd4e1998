import { formatEuro } from '@sporta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import { lockForStaff } from '../orders/advance-order.ts';
import { advanceOrder, cancelLocked } from '../orders/index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { bring, pick } from '../orders/testing/picking.ts';
import { linkAccount } from '../orders/testing/ticket-issuers.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';

/* Orders that come to nothing after their money was taken, paid by tickets whose issuer takes nothing back (UpDay) and by card. */

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ ticketIssuers: true });
});
beforeEach(async () => {
  await world.control('/reset', {});
  for (const [issuer, faceValueCents] of [
    ['upday', 800],
    ['pluxee', 700],
  ] as const) {
    await world.issuers.others(`/${issuer}/holders`, {
      holder: 'giulia',
      tickets: [{ faceValueCents, count: 6 }],
      limits: { perOrder: 8, perDay: 1000, weekdays: [1, 2, 3, 4, 5, 6, 7] },
    });
  }
});
afterAll(() => world.close());

const UPDAY = 34;
const PLUXEE = 32;

interface Order {
  customer: Customer;
  orderId: number;
}

/** Six CIBO (60 €) paid by two tickets of UpDay and one of Pluxee and a card, picked and collected. */
async function collected(): Promise<Order> {
  const customer = await world.customer();
  await customer.add('CIBO', 6);
  await customer.chooseDelivery();
  for (const [issuer, type, tickets] of [
    ['upday', UPDAY, 2],
    ['pluxee', PLUXEE, 1],
  ] as const) {
    await linkAccount(world.issuers, customer.client, issuer);
    await customer.client.post('meal-ticket-type/select', { payment_type_id: type, tickets });
  }
  const bought = await customer.buy();
  expect(bought.response.errors).toEqual([]);
  const { orderId } = bought.data;
  await (await world.browserFor(bought)).pay(CARDS.approved);
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  await pick(world, orderId);
  await world.drainOutbox();
  return { customer, orderId };
}

async function withdraw({ customer, orderId }: Order): Promise<void> {
  const answer = await customer.client.post('order/withdraw', { order_id: orderId, confirm: true });
  expect(answer.response.errors).toEqual([]);
}

async function allDone(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await world.deps.pool.query('update outbox set next_at = now() where processed_at is null');
    await world.drainOutbox();
  }
}

const moneyOf = async (orderId: number) =>
  (
    await world.deps.pool.query(
      `select payment_type_id as type, captured_cents as taken, refunded_cents as back from payment where order_id = $1 order by position`,
      [orderId],
    )
  ).rows;

const certificatesOf = async ({ customer }: Order) =>
  (
    await world.deps.pool.query('select code, balance_cents as cents from gift_certificate where account_id = $1', [
      customer.accountId,
    ])
  ).rows;

const stillToDo = async () =>
  (await world.deps.pool.query('select topic, last_error from outbox where processed_at is null')).rows;

const lettersOf = (subject: string) => world.sentMail.filter((letter) => letter.subject.includes(subject));

describe('an order withdrawn from before it is brought', () => {
  it('leaves its customer a certificate for the tickets their issuer keeps, and gives the rest back', async () => {
    const order = await collected();
    await withdraw(order);
    await allDone();
    expect(await stillToDo()).toEqual([]);
    const money = await moneyOf(order.orderId);
    expect(money.map(({ type, taken, back }) => [type, taken - back])).toEqual([
      [PLUXEE, 0],
      [UPDAY, 1600],
      [1, 0],
    ]);
    const certificates = await certificatesOf(order);
    expect(certificates).toEqual([{ code: expect.stringMatching(/^RIMBORSO-/), cents: 1600 }]);
    await expectConsistent(world);
  });

  it('says so: not that these tickets can be used again, and where the money is', async () => {
    const order = await collected();
    await withdraw(order);
    await allDone();
    const [{ code }] = await certificatesOf(order);
    const { orderNumber, timeline } = (await order.customer.client.get('order/detail', { order_id: order.orderId }))
      .data.order;
    const [receipt] = lettersOf(`Ricevuta del recesso, ordine ${orderNumber}`);
    const upday = receipt!.text.split('\n').filter((line) => line.includes('UpDay'));
    expect(upday.join()).not.toContain('di nuovo tra quelli che puoi usare');
    expect(receipt!.text).toMatch(/UpDay[^\n]*li chiediamo indietro|Buono nuovo RIMBORSO/);
    const [letter] = lettersOf(`Un buono da ${formatEuro(1600)} per l’ordine ${orderNumber}`);
    expect(letter!.text).toContain(code);
    const notes = timeline.map(({ note }: { note?: string }) => note ?? '');
    expect(notes.some((note: string) => note.includes('li trovi in un buono nuovo'))).toBe(true);
  });

  it('makes one certificate, asked any number of times at the same moment', async () => {
    const order = await collected();
    await withdraw(order);
    for (let times = 0; times < 5; times++) {
      await world.deps.pool.query(`insert into outbox (topic, payload) values ('order.give-back', $1)`, [
        { orderId: order.orderId },
      ]);
    }
    await allDone();
    expect(await certificatesOf(order)).toHaveLength(1);
    await expectConsistent(world);
  });

  it('gives the others back while one provider does not answer', async () => {
    const order = await collected();
    await world.control('', { api: 'down' });
    await withdraw(order);
    await world.drainOutbox();
    expect((await moneyOf(order.orderId)).map(({ taken, back }) => taken - back)).toMatchObject([
      0,
      1600,
      expect.any(Number),
    ]);
    expect(await certificatesOf(order)).toHaveLength(1);
    expect(await stillToDo()).toMatchObject([{ topic: 'order.give-back' }]);
    await world.control('', { api: 'ok' });
    await allDone();
    await expectConsistent(world);
  });
});

it('an order nobody took and staff cancelled leaves the same certificate', async () => {
  const order = await collected();
  const { orderId } = order;
  for (const to of ['ready', 'out-for-delivery'] as const)
    await advanceOrder(world.deps, orderId, to, { actor: 'staff:M' });
  await advanceOrder(world.deps, orderId, 'not-delivered', { actor: 'staff:M', reason: 'nessuno in casa' });
  await withTransaction(world.deps.db, async (tx) =>
    cancelLocked(tx, await lockForStaff(tx, orderId), { actor: 'staff:M', reason: 'Nessuno in casa', now: new Date() }),
  );
  await allDone();
  expect(await certificatesOf(order)).toMatchObject([{ cents: 1600 }]);
  const [letter] = lettersOf('annullato');
  expect(
    letter!.text
      .split('\n')
      .filter((line) => line.includes('UpDay'))
      .join(),
  ).not.toContain('di nuovo');
  await expectConsistent(world);
});

it('an order that was brought is paid back by its return, as before', async () => {
  const order = await collected();
  await bring(world, order.orderId);
  await withdraw(order);
  await allDone();
  const [certificate, ...others] = await certificatesOf(order);
  expect(others).toEqual([]);
  expect(certificate).toMatchObject({ cents: 1600 });
  await expectConsistent(world);
});
