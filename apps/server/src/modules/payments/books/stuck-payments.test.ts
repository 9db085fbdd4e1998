import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../../../platform/testing/test-app.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../../orders/testing/checkout-world.ts';
import { pick } from '../../orders/testing/picking.ts';
import { findPayment } from '../payments.repo.ts';
import { CARDS } from '../providers/card-gateway.harness.ts';
import { reversePayment } from '../reverse-payment.ts';
import { reportWaitingMoney } from './waiting-money.ts';

let world: CheckoutWorld;
let staff: TestClient;
let start: Date;
beforeAll(async () => {
  world = await startCheckoutWorld();
  staff = await world.staffClient(['accounting']);
  start = world.clock.now();
});
beforeEach(() => {
  world.clock.set(start);
});
afterAll(() => world.close());

async function buying() {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.add('MELE', 1);
  await customer.chooseDelivery();
  const bought = await customer.buy();
  return { customer, bought, orderId: bought.data.orderId as number, paymentId: bought.data.id as number };
}

const stuck = async () => (await staff.get('staff/payments/stuck')).data;

describe('payments that are stuck', () => {
  it('are those nobody has decided for an hour; staff have them asked after and ended', async () => {
    const { orderId, paymentId } = await buying();
    expect(await stuck()).toEqual({ undecided: [], failing: [], held: [] });
    world.clock.advanceMinutes(61);
    expect((await stuck()).undecided).toEqual([
      expect.objectContaining({ orderId, paymentId, provider: 'card-gateway', state: 'redirected', checks: 0 }),
    ]);

    await world.control('', { api: 'down' });
    const unanswered = await staff.post('staff/payments/retry', { payment_id: paymentId });
    expect(unanswered.response.errors[0]).toMatchObject({ code: 'payment-unavailable' });
    await world.control('', { api: 'ok' });
    const retried = await staff.post('staff/payments/retry', { payment_id: paymentId });
    expect(retried.response.errors).toEqual([]);
    expect(retried.data).toEqual({ undecided: [], failing: [], held: [] });
    expect(await world.orderState(orderId)).toBe('payment-failed');
  });

  it('are those whose money keeps failing to go back; staff have it tried again', async () => {
    const { customer, bought, orderId, paymentId } = await buying();
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.approved, { fine: 'chiudi' });
    await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
    await world.control('', { downPaths: ['/api/storna'] });
    const cancelled = await customer.client.post('order/cancel', { order_id: orderId });
    expect(cancelled.response.errors).toEqual([]);
    for (let attempt = 0; attempt < 3; attempt++) {
      await world.deps.pool.query('update outbox set next_at = now() where processed_at is null');
      await world.drainOutbox();
    }
    const { failing } = await stuck();
    expect(failing).toEqual([
      expect.objectContaining({ topic: 'order.give-back', orderId, attempts: 3, lastError: expect.any(String) }),
    ]);

    await world.control('', { downPaths: [] });
    await staff.post('staff/payments/retry', { payment_id: paymentId });
    await world.drainOutbox();
    expect(await stuck()).toEqual({ undecided: [], failing: [], held: [] });
    const again = await staff.post('staff/payments/retry', { message_id: failing[0].messageId });
    expect(again.response.errors[0]).toMatchObject({ code: 'payment-not-found', field: 'message_id' });
  });

  it('are those a provider knows nothing of although it took them: nothing is called given back', async () => {
    const { bought, orderId, paymentId } = await buying();
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.approved, { fine: 'chiudi' });
    await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
    await pick(world, orderId, {});
    await world.drainOutbox();
    await world.deps.pool.query(
      `update payment set provider_id = 'lost', provider_ref = 'lost' where payment_id = $1`,
      [paymentId],
    );
    const payment = await findPayment(world.deps.db, paymentId);
    expect(payment!.capturedCents).toBeGreaterThan(0);
    await expect(reversePayment(world.deps, payment!)).rejects.toThrow(/not-found$/);
  });

  it('are orders held for what they miss: staff see them, metrics count them, one line of the log says so', async () => {
    const { bought, orderId } = await buying();
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.approved, { fine: 'chiudi' });
    await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
    const lines: object[] = [];
    const log = { ...world.deps.log, error: (line: object) => lines.push(line) } as unknown as typeof world.deps.log;
    await reportWaitingMoney({ ...world.deps, log });
    expect(lines).toEqual([]);

    await pick(world, orderId, { MELE: { grams: 9_000 } });
    await world.drainOutbox();
    const { held, ...others } = await stuck();
    expect(others).toEqual({ undecided: [], failing: [] });
    const { rows } = await world.deps.pool.query(
      'select missing_cents as cents from order_settlement where order_id = $1',
      [orderId],
    );
    const { cents } = rows[0];
    expect(cents).toBeGreaterThan(0);
    expect(held).toEqual([
      {
        orderId,
        orderNumber: expect.any(String),
        missing: cents / 100,
        missingReason: 'above-authorised',
        heldReason: 'no-saved-card',
        since: expect.any(String),
      },
    ]);
    const metrics = await world.deps.metrics.registry.metrics();
    expect(metrics).toContain('money_waiting{kind="held-order"} 1');
    expect(metrics).toContain(`money_waiting_cents{kind="held-order"} ${cents}`);
    expect(metrics).toContain('money_waiting{kind="undecided-payment"} 0');
    await reportWaitingMoney({ ...world.deps, log });
    expect(lines).toEqual([{ waiting: [{ kind: 'held-order', count: 1, cents }] }]);
  });

  it('are named by a number that exists', async () => {
    const unknown = await staff.post('staff/payments/retry', { payment_id: 999_999 });
    expect(unknown.response.errors[0]).toMatchObject({ code: 'payment-not-found', field: 'payment_id' });
    const none = await staff.post('staff/payments/retry', {});
    expect(none.response.errors[0]).toMatchObject({ code: 'payment-not-found', field: 'payment_id' });
  });
});
