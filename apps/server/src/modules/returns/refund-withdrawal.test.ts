import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { gatewayPayments } from '../orders/testing/outside-books.ts';
import { providersOf, recordPayment } from '../payments/index.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { enterTakings } from '../takings/enter-takings.ts';
import { markReturnPaidOut } from './refund-by-hand.ts';
import { refundDueWithdrawals, refundWithdrawal } from './refund-withdrawal.ts';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld();
});
afterAll(() => world.close());

interface Delivered {
  customer: Customer;
  orderId: number;
  paymentId: number;
  ref: string;
}

/** Three RISO (25 €) paid by card and delivered; `taken`: the money was captured. */
async function delivered({ taken = true, certificateCents = 0 } = {}): Promise<Delivered & { code: string }> {
  const customer = await world.customer();
  await customer.add('RISO', 3);
  await customer.chooseDelivery();
  const code = certificateCents > 0 ? await addCertificate(customer, certificateCents) : '';
  const bought = await customer.buy();
  await (await world.browserFor(bought)).pay(CARDS.approved);
  const orderId: number = bought.data.orderId;
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  await deliver(world, orderId, []);
  const { rows } = await world.deps.pool.query('select payment_id, provider_ref from payment where order_id = $1', [
    orderId,
  ]);
  const order = { customer, orderId, paymentId: rows[0].payment_id, ref: rows[0].provider_ref, code };
  if (taken) await capture(order);
  return order;
}

/** Cents left on the certificate, and until when. */
async function certificate(code: string): Promise<{ cents: number; validTo: Date | null }> {
  const { rows } = await world.deps.pool.query(
    'select balance_cents as cents, valid_to as "validTo" from gift_certificate where code = $1',
    [code],
  );
  return rows[0];
}

/** A certificate of so many euro in the cart of the customer. */
async function addCertificate(customer: Customer, cents: number): Promise<string> {
  const code = randomBytes(6).toString('hex').toUpperCase();
  await world.deps.pool.query(
    `insert into gift_certificate (code, description, kind, initial_cents, balance_cents, account_id, valid_from)
     values ($1, 'Buono di prova', 'prepaid', $2, $2, $3, '-infinity')`,
    [code, cents, customer.accountId],
  );
  const { response } = await customer.client.post('cart/add-gift-certificate', { code });
  expect(response.errors).toEqual([]);
  return code;
}

async function capture({ paymentId, ref }: Delivered): Promise<void> {
  const provider = providersOf(world.deps).get('card-gateway')!;
  const { rows } = await world.deps.pool.query('select amount_cents from payment where payment_id = $1', [paymentId]);
  const done = await provider.capture(ref, rows[0].amount_cents, `capture-${paymentId}`);
  if (done.kind !== 'done') throw new Error(done.error.kind);
  await recordPayment(world.deps, paymentId, done.events, 'shop');
}

async function withdraw(
  { customer, orderId }: Pick<Delivered, 'customer' | 'orderId'>,
  quantity: number,
): Promise<number> {
  const { data } = await customer.client.get('order/detail', { order_id: orderId });
  const answer = await customer.client.post('order/withdraw', {
    order_id: orderId,
    lines: [{ order_line_id: data.order.lines[0].orderLineId, quantity }],
    confirm: true,
  });
  expect(answer.response.errors).toEqual([]);
  const { rows } = await world.deps.pool.query(
    'select max(order_withdrawal_id)::int as id from order_withdrawal where order_id = $1',
    [orderId],
  );
  return rows[0].id;
}

/** Cents given back: by our books, and by the bank. */
async function refunded({ paymentId, ref }: Delivered): Promise<[number, number]> {
  const { rows } = await world.deps.pool.query('select refunded_cents from payment where payment_id = $1', [paymentId]);
  const atBank = (await gatewayPayments(world.gatewayUrl)).find((payment) => payment.codTrans === ref);
  return [rows[0].refunded_cents, atBank?.refunded ?? 0];
}

describe('the money of a withdrawal', () => {
  it('goes back to the card, part by part, and is in the ledger', async () => {
    const order = await delivered();
    await withdraw(order, 1);
    await world.drainOutbox();
    expect(await refunded(order)).toEqual([2500, 2500]);
    const { data: partly } = await order.customer.client.get('order/detail', { order_id: order.orderId });
    expect(partly.order.tenders).toMatchObject([{ state: 'paid', refundedAmount: 25 }]);
    await withdraw(order, 1);
    await world.drainOutbox();
    expect(await refunded(order)).toEqual([5000, 5000]);
    const { data } = await order.customer.client.get('order/detail', { order_id: order.orderId });
    expect(data.order.totals.refundTotal).toBe(50);
  });

  it('goes back once, however often and at the same moment it is asked for', async () => {
    const order = await delivered();
    const id = await withdraw(order, 2);
    await Promise.allSettled(Array.from({ length: 6 }, () => refundWithdrawal(world.deps, id)));
    await world.drainOutbox();
    await refundDueWithdrawals(world.deps);
    expect(await refunded(order)).toEqual([5000, 5000]);
  });

  it('goes back once though the bank did it and its answer never came', async () => {
    const order = await delivered();
    const id = await withdraw(order, 1);
    await world.control('', { api: 'slow' });
    try {
      await expect(refundWithdrawal(world.deps, id)).rejects.toThrow('timeout');
    } finally {
      await world.control('', { api: 'ok' });
    }
    await refundDueWithdrawals(world.deps);
    await world.drainOutbox();
    expect(await refunded(order)).toEqual([2500, 2500]);
  });

  it('is tried again after the bank was down', async () => {
    const order = await delivered();
    const id = await withdraw(order, 1);
    await world.control('', { api: 'down' });
    try {
      await expect(refundWithdrawal(world.deps, id)).rejects.toThrow('unavailable');
    } finally {
      await world.control('', { api: 'ok' });
    }
    expect(await refunded(order)).toEqual([0, 0]);
    await refundDueWithdrawals(world.deps);
    expect(await refunded(order)).toEqual([2500, 2500]);
  });

  it('counts as paid out when a person ended it: its provider is asked no more', async () => {
    const order = await delivered();
    const id = await withdraw(order, 1);
    await world.control('', { api: 'down' });
    try {
      await expect(refundWithdrawal(world.deps, id)).rejects.toThrow('unavailable');
    } finally {
      await world.control('', { api: 'ok' });
    }
    const now = world.clock.now();
    await withTransaction(world.deps.db, (tx) => markReturnPaidOut(tx, id, now));
    await refundDueWithdrawals(world.deps);
    await world.drainOutbox();
    // no provider moved it; our books have it, and no page calls that part taken
    expect(await refunded(order)).toEqual([2500, 0]);
    const { data } = await order.customer.client.get('order/detail', { order_id: order.orderId });
    expect(data.order.tenders).toMatchObject([{ state: 'paid', refundedAmount: 25 }]);
    await enterTakings(world.deps);
    const { rows: takings } = await world.deps.pool.query(
      'select sum(gross_cents)::int as cents from taking where order_id = $1 and order_withdrawal_id is not null',
      [order.orderId],
    );
    expect(takings).toEqual([{ cents: -2500 }]);
    const { rows } = await world.deps.pool.query(
      'select card_refunded_at as at from order_withdrawal where order_withdrawal_id = $1',
      [id],
    );
    expect(rows).toEqual([{ at: now }]);
  });

  it('is not called paid out while its sums are not decided', async () => {
    const order = await delivered({ taken: false });
    const id = await withdraw(order, 1);
    const now = world.clock.now();
    await expect(withTransaction(world.deps.db, (tx) => markReturnPaidOut(tx, id, now))).rejects.toMatchObject({
      code: 'payment-in-progress',
    });
  });

  it('waits until the money was taken', async () => {
    const order = await delivered({ taken: false });
    await withdraw(order, 1);
    await world.drainOutbox();
    expect(await refunded(order)).toEqual([0, 0]);
    await capture(order);
    await refundDueWithdrawals(world.deps);
    expect(await refunded(order)).toEqual([2500, 2500]);
  });
});

describe('what a certificate had paid', () => {
  it('goes back to it after the money that went back to the card', async () => {
    const order = await delivered({ certificateCents: 4000 });
    expect((await certificate(order.code)).cents).toBe(0);
    const { rows } = await world.deps.pool.query('select captured_cents from payment where payment_id = $1', [
      order.paymentId,
    ]);
    const byCard: number = rows[0].captured_cents;
    expect(byCard).toBeLessThan(5000);
    await withdraw(order, 2);
    await world.drainOutbox();
    expect(await refunded(order)).toEqual([byCard, byCard]);
    expect((await certificate(order.code)).cents).toBe(5000 - byCard);
    const { data } = await order.customer.client.get('order/detail', { order_id: order.orderId });
    expect(data.order.totals.refundTotal).toBe(50);
    await withdraw(order, 1);
    await world.drainOutbox();
    // all of the goods: never more than it had paid, and nothing of the card twice
    expect(await refunded(order)).toEqual([byCard, byCard]);
    expect((await certificate(order.code)).cents).toBe(4000);
  });

  it('waits until the money was taken from the card', async () => {
    const order = await delivered({ certificateCents: 4000, taken: false });
    await withdraw(order, 3);
    await world.drainOutbox();
    expect((await certificate(order.code)).cents).toBe(0);
    await capture(order);
    await refundDueWithdrawals(world.deps);
    expect((await certificate(order.code)).cents).toBe(4000);
  });

  it('goes back once where it had paid everything, and can be spent though it had run out', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 3);
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    await deliver(world, orderId, []);
    const { rows } = await world.deps.pool.query(
      `update gift_certificate set valid_to = $2
       where gift_certificate_id = (select gift_certificate_id from order_gift_certificate where order_id = $1)
       returning code, balance_cents`,
      [orderId, world.clock.now()],
    );
    const [{ code, balance_cents: before }] = rows;
    const id = await withdraw({ customer, orderId }, 1);
    await Promise.all(Array.from({ length: 4 }, () => refundWithdrawal(world.deps, id)));
    await world.drainOutbox();
    await refundDueWithdrawals(world.deps);
    const after = await certificate(code);
    expect(after.cents - before).toBe(2500);
    expect(after.validTo?.getTime()).toBeGreaterThan(world.clock.now().getTime());
  });

  it('goes back whole with an order withdrawn before its delivery', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 3);
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    await world.deps.pool.query(`update orders set state = 'picking', cutoff_at = $2 where order_id = $1`, [
      orderId,
      new Date(world.clock.now().getTime() - 1000),
    ]);
    await withdraw({ customer, orderId }, 3);
    await world.drainOutbox();
    await refundDueWithdrawals(world.deps);
    const { rows } = await world.deps.pool.query(
      `select o.state, g.state as certificate, c.balance_cents as cents from orders o
       join order_gift_certificate g using (order_id) join gift_certificate c using (gift_certificate_id)
       where o.order_id = $1`,
      [orderId],
    );
    expect(rows).toEqual([{ state: 'withdrawn', certificate: 'released', cents: 50_000 }]);
  });
});

it('shares a refund among the payments of an order that was changed, the latest first, each never above what it took', async () => {
  const customer = await world.customer();
  await customer.add('RISO', 3);
  await customer.chooseDelivery();
  let orderId = 0;
  for (const more of [0, 1]) {
    if (more > 0) {
      await customer.client.post('order/modify', { order_id: orderId });
      await customer.add('RISO', more);
    }
    const bought = await customer.buy();
    orderId = bought.data.orderId;
    await (await world.browserFor(bought)).pay(CARDS.approved);
    await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  }
  await deliver(world, orderId, []);
  const { rows } = await world.deps.pool.query(
    'select payment_id, provider_ref, amount_cents from payment where order_id = $1 order by payment_id',
    [orderId],
  );
  expect(rows).toHaveLength(2);
  for (const { payment_id: paymentId, provider_ref: ref } of rows) await capture({ customer, orderId, paymentId, ref });
  const refunded = async () => {
    const known = await gatewayPayments(world.gatewayUrl);
    return rows.map((row) => known.find((each) => each.codTrans === row.provider_ref)!.refunded);
  };
  // repeated, and both at once: the same refund
  const first = await withdraw({ customer, orderId }, 2);
  await Promise.all([refundWithdrawal(world.deps, first), refundWithdrawal(world.deps, first)]);
  await refundWithdrawal(world.deps, first);
  expect(await refunded()).toEqual([5000 - rows[1].amount_cents, rows[1].amount_cents]);
  await refundWithdrawal(world.deps, await withdraw({ customer, orderId }, 2));
  // with the bag, now that nothing is left in it
  expect((await refunded()).reduce((a, b) => a + b, 0)).toBe(10_015);
  expect((await refunded())[0]).toBeLessThanOrEqual(rows[0].amount_cents);
});

describe('what meal tickets had paid', () => {
  /** The bank plays an issuer that takes tickets back the same day: what it took counts as five tickets of 10 €. */
  async function paidWithTickets() {
    const order = await delivered();
    await world.deps.pool.query(
      `update payment set payment_type_id = 33, tickets = '[{"faceCents": 1000, "count": 5}]' where payment_id = $1`,
      [order.paymentId],
    );
    return order;
  }
  const certificatesOf = async (accountId: number) =>
    (
      await world.deps.pool.query(
        'select balance_cents as cents, description, kind from gift_certificate where account_id = $1',
        [accountId],
      )
    ).rows;

  it('goes back by whole tickets the same day, the rest as a certificate, once', async () => {
    const order = await paidWithTickets();
    const id = await withdraw(order, 1);
    await Promise.allSettled([refundWithdrawal(world.deps, id), refundWithdrawal(world.deps, id)]);
    await refundWithdrawal(world.deps, id);
    expect(await refunded(order)).toEqual([2000, 2000]);
    expect(await certificatesOf(order.customer.accountId)).toMatchObject([{ cents: 500, kind: 'prepaid' }]);
    await world.drainOutbox();
    const letters = world.sentMail.filter(({ subject }) => subject.startsWith('Rimborso partito'));
    expect(letters.at(-1)?.text).toContain('20,00\u00a0€ · Pellegrini (2 × 10,00\u00a0€): i buoni interi');
    expect(letters.at(-1)?.text).toContain('5,00\u00a0€ · Buono nuovo RIMBORSO-');
    expect(letters.filter(({ text }) => text === letters.at(-1)?.text)).toHaveLength(1);
    // a message that a version before has left, with the certificate only
    await world.deps.pool.query(
      `insert into outbox (topic, payload) select 'order.refund-certificate', jsonb_build_object('orderId', $1::int,
         'giftCertificateId', gift_certificate_id) from gift_certificate where account_id = $2`,
      [order.orderId, order.customer.accountId],
    );
    await world.drainOutbox();
    expect(world.sentMail.filter(({ text }) => text === letters.at(-1)?.text)).toHaveLength(2);
    expect((await world.deps.pool.query('select topic from outbox where processed_at is null')).rows).toEqual([]);
  });

  it('becomes a certificate whole when the issuer no longer takes tickets back, and never money', async () => {
    const order = await paidWithTickets();
    const id = await withdraw(order, 1);
    world.clock.advanceMinutes(2 * 24 * 60);
    await refundWithdrawal(world.deps, id);
    expect(await refunded(order)).toEqual([0, 0]);
    expect(await certificatesOf(order.customer.accountId)).toMatchObject([{ cents: 2500 }]);
  });
});
