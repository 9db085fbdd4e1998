import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../../../platform/db/database.ts';
import type { TestClient } from '../../../platform/testing/test-app.ts';
import { closeRestLocked } from '../../orders/index.ts';
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

/** The work of a topic that waits for an order. */
async function waiting(topic: string, orderId: number) {
  const { rows } = await world.deps.pool.query(
    `select outbox_id::int as id from outbox where topic = $1 and (payload->>'orderId')::int = $2 and processed_at is null`,
    [topic, orderId],
  );
  return rows[0];
}

async function numberOf(orderId: number): Promise<string> {
  const { rows } = await world.deps.pool.query('select order_number from orders where order_id = $1', [orderId]);
  return rows[0].order_number;
}

async function failThrice(): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    await world.deps.pool.query('update outbox set next_at = now() where processed_at is null');
    await world.drainOutbox();
  }
}

describe('payments that are stuck', () => {
  it('are those nobody has decided for an hour; staff have them asked after and ended', async () => {
    const { orderId, paymentId } = await buying();
    const orderNumber = await numberOf(orderId);
    expect(await stuck()).toEqual({ undecided: [], failing: [], held: [] });
    world.clock.advanceMinutes(61);
    expect((await stuck()).undecided).toEqual([
      expect.objectContaining({
        orderId,
        orderNumber,
        paymentId,
        provider: 'card-gateway',
        state: 'redirected',
        checks: 0,
      }),
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
    await failThrice();
    const { failing } = await stuck();
    expect(failing).toEqual([
      expect.objectContaining({ topic: 'order.give-back', orderId, attempts: 3, lastError: expect.any(String) }),
    ]);
    expect(failing[0].orderNumber).toBe(await numberOf(orderId));

    await world.control('', { downPaths: [] });
    await staff.post('staff/payments/retry', { payment_id: paymentId });
    await world.drainOutbox();
    expect(await stuck()).toEqual({ undecided: [], failing: [], held: [] });
    const again = await staff.post('staff/payments/retry', { message_id: failing[0].messageId });
    expect(again.response.errors[0]).toMatchObject({ code: 'payment-not-found', field: 'message_id' });
  });

  it('are ended by a person with a reason: the books follow, no provider hears of it, and it is not tried again', async () => {
    const { customer, bought, orderId } = await buying();
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.approved, { fine: 'chiudi' });
    await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
    await world.control('', { downPaths: ['/api/storna'] });
    await customer.client.post('order/cancel', { order_id: orderId });
    const early = (await waiting('order.give-back', orderId)) as { id: number };
    const tooSoon = await staff.post('staff/payments/end-work', { message_id: early.id, reason: 'Bonifico fatto' });
    expect(tooSoon.response.errors[0]).toMatchObject({ code: 'payment-not-found', field: 'message_id' });
    await failThrice();

    const [work] = (await stuck()).failing;
    expect(work).toMatchObject({ topic: 'order.give-back', orderId, canBeEnded: true });
    const without = await staff.post('staff/payments/end-work', { message_id: work.messageId, reason: 'x' });
    expect(without.response.errors[0]).toMatchObject({ field: 'reason' });
    await world.deps.pool.query('update outbox set claimed_by = gen_random_uuid() where outbox_id = $1', [
      work.messageId,
    ]);
    const inHand = await staff.post('staff/payments/end-work', {
      message_id: work.messageId,
      reason: 'Bonifico fatto',
    });
    expect(inHand.response.errors[0]).toMatchObject({ code: 'payment-in-progress' });
    expect((await stuck()).failing).toHaveLength(1);
    await world.deps.pool.query('update outbox set claimed_by = null where outbox_id = $1', [work.messageId]);

    const both = await Promise.all(
      ['uno', 'due'].map((who) =>
        staff.post('staff/payments/end-work', { message_id: work.messageId, reason: `Bonifico fatto, ${who}` }),
      ),
    );
    expect(both.filter(({ response }) => response.errors.length === 0)).toHaveLength(1);
    expect((await stuck()).failing).toEqual([]);
    await world.control('', { downPaths: [] });
    await world.drainOutbox();
    const { rows: payments } = await world.deps.pool.query('select state from payment where payable_id = $1', [
      orderId,
    ]);
    // nobody holds it for the order any more, and no page of ours says so
    expect(payments).toEqual([{ state: 'voided' }]);
    const { rows: log } = await world.deps.pool.query(
      `select reason, before->>'topic' as topic from audit_log where action = 'payment.end-work'`,
    );
    expect(log).toEqual([{ reason: expect.stringMatching(/^Bonifico fatto/), topic: 'order.give-back' }]);
  });

  it('are holds a person gives up: the order waits for what it misses instead', async () => {
    const { bought, orderId } = await buying();
    const browser = await world.browserFor(bought);
    await browser.pay(CARDS.approved, { fine: 'chiudi' });
    await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
    await world.control('', { downPaths: ['/api/contabilizza', '/api/stato'] });
    await pick(world, orderId, {});
    await failThrice();
    const [work] = (await stuck()).failing;
    expect(work).toMatchObject({ topic: 'settlement.collect', orderId, canBeEnded: true });
    const ended = await staff.post('staff/payments/end-work', {
      message_id: work.messageId,
      reason: 'Scaduta da loro',
    });
    expect(ended.response.errors).toEqual([]);
    await world.control('', { downPaths: [] });
    await world.drainOutbox();
    const { failing, held } = await stuck();
    expect(failing).toEqual([]);
    expect(held).toContainEqual(expect.objectContaining({ orderId, missingReason: 'hold-ended' }));
    const by = { actor: 'staff:1', reason: 'Pagato alla consegna', now: world.clock.now() };
    await withTransaction(world.deps.db, (tx) => closeRestLocked(tx, orderId, by));
    expect((await stuck()).held).toEqual([]);
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
