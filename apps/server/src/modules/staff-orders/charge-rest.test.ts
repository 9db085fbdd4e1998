import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { modules } from '../index.ts';
import { retryHeldOrders } from '../orders/charge-rest-again.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { bring, expectCollected, pick } from '../orders/testing/picking.ts';
import { CARDS } from '../payments/providers/card-gateway.harness.ts';

/* Orders held for what they miss: staff press, a job and a card saved meanwhile have it charged again. */

/** The bank lets it pay while its holder is there, and refuses what is charged later. */
const REFUSED_LATER = '4970101500000009';

let world: CheckoutWorld;
let start: Date;
let accounting: StaffClient;
let manager: StaffClient;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  start = world.clock.now();
  const { rows } = await world.deps.pool.query('select warehouse_id from warehouse');
  const storeIds = rows.map((row) => row.warehouse_id);
  accounting = await world.staffClient(['accounting'], { storeIds, firstName: 'Paola' });
  manager = await world.staffClient(['store-manager'], { storeIds });
});
beforeEach(async () => {
  world.clock.set(start);
  await world.control('/reset', {});
});
afterAll(() => world.close());

interface Order {
  customer: Customer;
  orderId: number;
}

/** Picked with far more than was held; nothing or only a refused card is there to charge. */
async function held(card?: string): Promise<Order> {
  const customer = await world.customer();
  await customer.add('RISO', 1);
  await customer.add('MELE', 10);
  await customer.chooseDelivery();
  const bought = await customer.buy(card ? { save_auth: true } : {});
  expect(bought.response.errors).toEqual([]);
  await (await world.browserFor(bought)).pay(card ?? CARDS.approved);
  const { orderId } = bought.data;
  await world.until(async () => (await world.orderState(orderId)) === 'confirmed');
  await pick(world, orderId, { MELE: { grams: 16_000 } });
  await world.drainOutbox();
  return { customer, orderId };
}

async function saveCard({ customer }: Order, card: string): Promise<void> {
  const browser = await world.browserFor(await customer.client.post('payment-type/add-auth', { payment_type_id: 1 }));
  await browser.pay(card);
  await world.comeBack(browser);
}

const heldReason = async ({ orderId }: Order): Promise<string | null> =>
  (await world.deps.pool.query('select held_reason from order_settlement where order_id = $1', [orderId])).rows[0]
    .held_reason;

const tries = async ({ orderId }: Order): Promise<number> =>
  (await world.deps.pool.query('select count(*)::int as n from payment where order_id = $1 and is_rest', [orderId]))
    .rows[0].n;

const chargeRest = (client: StaffClient, { orderId }: Order) =>
  client.post('staff/order/charge-rest', { order_id: orderId });
const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);

const laterBy = (hours: number) => world.clock.set(new Date(start.getTime() + hours * 3_600_000));

describe('a card that is saved', () => {
  it('pays what its customer’s held order misses, by itself', async () => {
    const order = await held();
    expect(await heldReason(order)).toBe('no-saved-card');
    await saveCard(order, CARDS.approved);
    await world.drainOutbox();
    await expectCollected(world, order.orderId);
    await bring(world, order.orderId);
    await expectConsistent(world);
  });

  it('is charged instead of the one that was refused', async () => {
    const order = await held(REFUSED_LATER);
    expect(await heldReason(order)).toBe('card-refused');
    await saveCard(order, CARDS.approved);
    await world.drainOutbox();
    await expectCollected(world, order.orderId);
    await expectConsistent(world);
  });

  it('charges nothing of other customers', async () => {
    const order = await held();
    const other = await held();
    await saveCard(other, CARDS.approved);
    await world.drainOutbox();
    expect(await heldReason(order)).toBe('no-saved-card');
    expect(await tries(order)).toBe(0);
  });
});

describe('the job', () => {
  it('tries a refused card once a day, four times at most', async () => {
    const order = await held(REFUSED_LATER);
    const counted: number[] = [];
    for (const hours of [1, 21, 22, 42, 63, 84, 105]) {
      laterBy(hours);
      await retryHeldOrders(world.deps);
      await world.drainOutbox();
      counted.push(await tries(order));
    }
    expect(counted).toEqual([1, 2, 2, 3, 4, 4, 4]);
    expect(await heldReason(order)).toBe('card-refused');
  });

  it('leaves an order without a card and one that was withdrawn from alone', async () => {
    const without = await held();
    const withdrawn = await held(REFUSED_LATER);
    await withdrawn.customer.client.post('order/withdraw', { order_id: withdrawn.orderId, confirm: true });
    await world.drainOutbox();
    laterBy(30);
    await retryHeldOrders(world.deps);
    await world.drainOutbox();
    expect([await tries(without), await tries(withdrawn)]).toEqual([0, 1]);
    expect(await heldReason(without)).toBe('no-saved-card');
    await expectConsistent(world);
  });
});

describe('staff', () => {
  it('read what a held order misses and why, and have it charged; the log says who did', async () => {
    const order = await held(REFUSED_LATER);
    const { held: before } = (await accounting.get('staff/order', { order_id: order.orderId })).data.order;
    expect(before).toEqual({
      amount: expect.any(Number),
      reason: 'la carta salvata è stata rifiutata',
      chargeRest: { allowed: true },
      closeRest: { allowed: true },
    });
    await world.deps.pool.query(`update payment_auth set active = false where account_id = $1`, [
      order.customer.accountId,
    ]);
    const other = await held();
    await saveCard(other, CARDS.approved);
    await world.drainOutbox();
    await world.deps.pool.query('update payment_auth set account_id = $1 where account_id = $2 and active', [
      order.customer.accountId,
      other.customer.accountId,
    ]);
    expect(codes(await chargeRest(accounting, order))).toEqual([]);
    await world.drainOutbox();
    await expectCollected(world, order.orderId);
    const { held: after } = (await accounting.get('staff/order', { order_id: order.orderId })).data.order;
    expect(after).toBeUndefined();
    const { rows } = await world.deps.pool.query(
      `select account_id as "by", before, after from audit_log where action = 'order.charge-rest'`,
    );
    expect(rows).toEqual([
      {
        by: accounting.accountId,
        before: { heldReason: 'card-refused' },
        after: { heldReason: null, missingCents: Math.round(before.amount * 100) },
      },
    ]);
  });

  it('are refused where nothing is held, where it is not theirs to do, and while the customer pays', async () => {
    const order = await held();
    const care = await world.staffClient(['customer-care']);
    expect((await chargeRest(care, order)).http.statusCode).toBe(403);
    await order.customer.client.post('order/pay-missing', { order_id: order.orderId, payment_type_id: 1 });
    expect(codes(await chargeRest(manager, order))).toEqual(['payment-in-progress']);
    await order.customer.client.post('order/withdraw', { order_id: order.orderId, confirm: true });
    expect(codes(await chargeRest(manager, order))).toEqual(['order-not-held']);
    const { held: after } = (await manager.get('staff/order', { order_id: order.orderId })).data.order;
    expect(after).toBeUndefined();
    const { rows } = await world.deps.pool.query(
      `select 1 from audit_log where account_id = $1 and action = 'order.charge-rest'`,
      [manager.accountId],
    );
    expect(rows).toEqual([]);
  });
});

describe('closing by hand', () => {
  const close = (client: StaffClient, { orderId }: Order, reason = 'Ha pagato con un bonifico') =>
    client.post('staff/order/close-rest', { order_id: orderId, reason });
  const stuck = async ({ orderId }: Order) =>
    (await accounting.get('staff/payments/stuck')).data.held.some((each: Order) => each.orderId === orderId);
  const atBank = async (order: Order) =>
    (
      await world.deps.pool.query(
        'select sum(captured_cents)::int as captured, count(*)::int as payments from payment where order_id = $1',
        [order.orderId],
      )
    ).rows[0];

  it('moves no money, lets the order leave, and says who decided it and why', async () => {
    const order = await held();
    expect(await stuck(order)).toBe(true);
    const before = await atBank(order);
    const { held: missed } = (await accounting.get('staff/order', { order_id: order.orderId })).data.order;
    const closed = await close(accounting, order);
    expect(codes(closed)).toEqual([]);
    expect(closed.data.order.held).toBeUndefined();
    expect(closed.data.order.flags).not.toContain('payment');
    expect(closed.data.order.closedRest).toMatchObject({
      amount: missed.amount,
      reason: 'Ha pagato con un bonifico',
      name: 'Paola',
    });
    expect(await stuck(order)).toBe(false);
    // the customer is not asked for it any more, and reads that, not what staff wrote
    const theirs = (await order.customer.client.get('order/detail', { order_id: order.orderId })).http.body;
    expect(JSON.parse(theirs).data.order?.missing ?? JSON.parse(theirs).data.missing).toBeUndefined();
    expect(theirs).toContain('non va più pagato online');
    expect(theirs).not.toContain('bonifico');
    await saveCard(order, CARDS.approved);
    laterBy(30);
    await retryHeldOrders(world.deps);
    await world.drainOutbox();
    expect(await atBank(order)).toEqual(before);
    await bring(world, order.orderId);
    expect(await world.orderState(order.orderId)).toBe('delivered');
    await expectConsistent(world);
    const { rows } = await world.deps.pool.query(
      `select account_id as "by", reason, before, after from audit_log where action = 'order.close-rest' and subject_id = $1`,
      [order.orderId],
    );
    expect(rows).toEqual([
      {
        by: accounting.accountId,
        reason: 'Ha pagato con un bonifico',
        before: { heldReason: 'no-saved-card', missingCents: Math.round(missed.amount * 100) },
        after: { heldReason: null, missingCents: 0 },
      },
    ]);
  });

  it('is decided once, with a reason, by who keeps the books', async () => {
    const order = await held();
    expect((await close(manager, order)).http.statusCode).toBe(403);
    expect((await close(accounting, order, ' ')).response.errors[0]).toMatchObject({ field: 'reason' });
    const presses = await Promise.all([close(accounting, order), close(accounting, order)]);
    expect(presses.map(codes).sort()).toEqual([[], ['order-not-held']]);
    expect(codes(await chargeRest(accounting, order))).toEqual(['order-not-held']);
    const director = await world.staffClient(['director']);
    const other = await held(REFUSED_LATER);
    expect(codes(await close(director, other))).toEqual([]);
  });

  it('gives back no more than was taken when all of it is refunded afterwards', async () => {
    const order = await held();
    await close(accounting, order);
    await bring(world, order.orderId);
    await world.drainOutbox();
    const { refundable } = (await accounting.get('staff/order', { order_id: order.orderId })).data.order;
    const refunded = await accounting.post('staff/order/refund', {
      order_id: order.orderId,
      amount: refundable,
      reason: 'Tutto reso',
      confirm: true,
      expected_total: refundable,
      idempotency_key: `tutto-${order.orderId}`,
    });
    expect(codes(refunded)).toEqual([]);
    await world.drainOutbox();
    const { rows } = await world.deps.pool.query(
      'select sum(captured_cents - refunded_cents)::int as left from payment where order_id = $1',
      [order.orderId],
    );
    expect(rows[0].left).toBeGreaterThanOrEqual(0);
    await expectConsistent(world);
  });
});
