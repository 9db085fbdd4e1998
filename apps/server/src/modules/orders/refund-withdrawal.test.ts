import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { providersOf } from '../payments/index.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';
import { recordPayment } from './record-payment.ts';
import { refundDueWithdrawals, refundWithdrawal } from './refund-withdrawal.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from './testing/checkout-world.ts';
import { gatewayPayments } from './testing/consistency.ts';
import { deliver } from './testing/covered-order.ts';

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
async function delivered({ taken = true } = {}): Promise<Delivered> {
  const customer = await world.customer();
  await customer.add('RISO', 3);
  await customer.chooseDelivery();
  const bought = await customer.buy();
  await (await world.browserFor(bought)).pay(CARDS.approved);
  const orderId: number = bought.data.orderId;
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  await deliver(world, orderId, []);
  const { rows } = await world.deps.pool.query('select payment_id, provider_ref from payment where order_id = $1', [
    orderId,
  ]);
  const order = { customer, orderId, paymentId: rows[0].payment_id, ref: rows[0].provider_ref };
  if (taken) await capture(order);
  return order;
}

async function capture({ paymentId, ref }: Delivered): Promise<void> {
  const provider = providersOf(world.deps).get('card-gateway')!;
  const { rows } = await world.deps.pool.query('select amount_cents from payment where payment_id = $1', [paymentId]);
  const done = await provider.capture(ref, rows[0].amount_cents, `capture-${paymentId}`);
  if (done.kind !== 'done') throw new Error(done.error.kind);
  await recordPayment(world.deps, paymentId, done.events, 'shop');
}

async function withdraw({ customer, orderId }: Delivered, quantity: number): Promise<number> {
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
