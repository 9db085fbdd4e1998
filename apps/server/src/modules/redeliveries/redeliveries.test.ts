import { shopDay, withdrawalDeadline } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffClient, TestAnswer } from '../../platform/testing/test-app.ts';
import { benefitsModule } from '../benefits/index.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered, deliver } from '../orders/testing/covered-order.ts';
import { expectConsistent } from '../orders/testing/expect-consistent.ts';
import { bring, pick } from '../orders/testing/picking.ts';

let world: CheckoutWorld;
let sara: StaffClient;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  sara = await world.staffClient(['customer-care']);
});
afterAll(() => world.close());

const codeOf = (answer: TestAnswer) => answer.response.errors[0]?.code;
const caseOf = async (caseId: number) => (await sara.get('staff/case', { case_id: caseId })).data.case;
const orderOf = async ({ client }: Customer, orderId: number) =>
  (await client.get('order/detail', { order_id: orderId })).data.order;
const clearStock = async (code: string, onHand: number | null) => {
  await world.deps.pool.query('update stock set on_hand = $2 where product_id = $1', [world.productId(code), onHand]);
};

/** Three RISO and 600 g of MELE, delivered and reported whole. */
async function reported() {
  const customer = await world.customer();
  await customer.add('RISO', 3);
  await customer.add('MELE', 0.6);
  await customer.chooseDelivery();
  const orderId = await buyCovered(world, customer);
  await deliver(world, orderId);
  const { lines } = (await orderOf(customer, orderId)) as { lines: { code: string; orderLineId: number }[] };
  const lineOf = Object.fromEntries(lines.map((line) => [line.code, line.orderLineId]));
  const { response } = await customer.client.post('order/report-problem', {
    order_id: orderId,
    lines: [
      { order_line_id: lineOf.RISO, problem: 'missing' },
      { order_line_id: lineOf.MELE, problem: 'damaged' },
    ],
  });
  expect(response.errors).toEqual([]);
  const { rows } = await world.deps.pool.query('select care_case_id from care_case where order_id = $1', [orderId]);
  const caseId: number = rows[0].care_case_id;
  const wanted = [
    { order_line_id: lineOf.RISO, quantity: 2 },
    { order_line_id: lineOf.MELE, quantity: 0.35 },
  ];
  const ask = (more: object = {}) => sara.post('staff/case/redeliver', { case_id: caseId, lines: wanted, ...more });
  return { customer, orderId, lineOf, caseId, wanted, ask };
}

/** A report that ended with a redelivery in the first slot offered of a day to come: that of today may be past its cut-off. */
async function redelivered() {
  const report = await reported();
  const today = shopDay(world.clock.now().getTime());
  const slot = (await report.ask()).data.slots.find(({ date }: { date: string }) => date > today);
  const { response, data } = await report.ask({ timeslot_id: slot.timeslotId, text: 'Scusaci', confirm: true });
  expect(response.errors).toEqual([]);
  const [redelivery] = data.case.redeliveries;
  return { ...report, slot, redelivery, redeliveryId: redelivery.orderId as number };
}

describe('a redelivery', () => {
  it('is an order at price zero with place and stock, known from both sides', async () => {
    const taken = await world.slotsTaken();
    const { on_hand: onHand, reserved } = await world.stockOf('RISO');
    const { customer, orderId, caseId, slot, redelivery, redeliveryId } = await redelivered();
    // the first order took a place and, delivered by hand here, keeps what it reserved
    expect(await world.slotsTaken()).toBe(taken + 2);
    expect(await world.stockOf('RISO')).toEqual({ on_hand: onHand, reserved: reserved + 3000 + 2000 });
    expect(redelivery).toMatchObject({
      state: 'confirmed',
      timeslot: { date: slot.date, beginTime: slot.beginTime, endTime: slot.endTime },
    });
    expect(await caseOf(caseId)).toMatchObject({ state: 'closed', outcome: 'redelivery', answer: 'Scusaci' });

    const first = await orderOf(customer, orderId);
    expect(first.problems).toMatchObject([{ outcome: 'redelivery', redeliveries: [{ orderId: redeliveryId }] }]);
    const again = await orderOf(customer, redeliveryId);
    expect(again).toMatchObject({
      redelivers: { orderId, orderNumber: first.orderNumber },
      canModify: false,
      canCancel: true,
      canRepeat: false,
      canWithdraw: false,
      shippingAddress: first.shippingAddress,
      totals: { grossTotal: 0, deliveryCost: 0, packagesTotal: 0 },
      tenders: [],
    });
    expect(again.lines).toMatchObject([
      { code: 'RISO', orderedQuantity: 2, orderedAmount: 0 },
      { code: 'MELE', orderedQuantity: 0.35, orderedAmount: 0, estimated: true },
    ]);
    expect(codeOf(await customer.client.post('order/modify', { order_id: redeliveryId }))).toBe('order-not-modifiable');
    await expectConsistent(world);

    await world.drainOutbox();
    const mail = world.sentMail.find(({ subject }) => subject === `Segnalazione chiusa, ordine ${first.orderNumber}`);
    expect(mail?.text).toContain(redelivery.orderNumber);
    expect(mail?.text).toContain('Scusaci');
    expect(world.sentMail.filter(({ subject }) => subject.includes(`Ordine ${redelivery.orderNumber}`))).toEqual([]);
  });

  it('is decided once, however many press: one order, one place, one piece of stock', async () => {
    const { caseId, wanted, ask } = await reported();
    const taken = await world.slotsTaken();
    const [slot] = (await ask()).data.slots;
    const answers = await Promise.all([
      ask({ timeslot_id: slot.timeslotId, confirm: true }),
      ask({ timeslot_id: slot.timeslotId, confirm: true }),
      sara.post('staff/case/decide', { case_id: caseId, lines: wanted.slice(1), expected_total: 0.84, confirm: true }),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['already-solved', 'already-solved', undefined]);
    const { redeliveries, outcome } = await caseOf(caseId);
    const again = outcome === 'redelivery' ? 1 : 0;
    expect(redeliveries).toHaveLength(again);
    expect(await world.slotsTaken()).toBe(taken + again);
    await expectConsistent(world);
  });

  it('meets the planner who closes its slot in the same second: it is booked and can be moved, or refused', async () => {
    const planner = await world.staffClient(['director']);
    for (let round = 0; round < 4; round++) {
      const { caseId, ask } = await reported();
      const today = shopDay(world.clock.now().getTime());
      const slot = (await ask()).data.slots.find(({ date }: { date: string }) => date > today);
      const taken = await world.slotsTaken();
      const [answer, closed] = await Promise.all([
        ask({ timeslot_id: slot.timeslotId, confirm: true }),
        planner.post('staff/slots/close', { timeslot_id: slot.timeslotId, orders: 'move', reason: 'Furgone rotto' }),
      ]);
      expect(closed.response.errors).toEqual([]);
      const { redeliveries, state } = await caseOf(caseId);
      if (codeOf(answer)) {
        expect(codeOf(answer)).toBe('slot-closed');
        expect(redeliveries).toEqual([]);
        expect(state).not.toBe('solved');
        expect(await world.slotsTaken()).toBe(taken);
      } else {
        expect(redeliveries).toHaveLength(1);
        expect(await world.slotsTaken()).toBe(taken + 1);
        // what was booked first was moved with the others, or is named among those that are left
        const { rows } = await world.deps.pool.query('select timeslot_id from orders where order_number = $1', [
          redeliveries[0].orderNumber,
        ]);
        expect(rows[0].timeslot_id !== slot.timeslotId || closed.data.left.length > 0).toBe(true);
      }
      await world.deps.pool.query('update timeslot set closed = false where timeslot_id = $1', [slot.timeslotId]);
      await expectConsistent(world);
    }
  });

  it('offers only slots with room that have not begun, and refuses the others by name', async () => {
    const { ask } = await reported();
    const [slot, next] = (await ask()).data.slots;
    expect(codeOf(await ask({ confirm: true }))).toBe('slot-not-found');
    expect(codeOf(await ask({ confirm: true, timeslot_id: 2_000_000_000 }))).toBe('slot-not-found');
    await world.deps.pool.query('update timeslot set capacity_orders = taken_orders where timeslot_id = $1', [
      slot.timeslotId,
    ]);
    await world.deps.pool.query('update timeslot set closed = true where timeslot_id = $1', [next.timeslotId]);
    const offered = (await ask()).data.slots.map(({ timeslotId }: { timeslotId: number }) => timeslotId);
    expect(offered).not.toContain(slot.timeslotId);
    expect(offered).not.toContain(next.timeslotId);
    expect(codeOf(await ask({ confirm: true, timeslot_id: slot.timeslotId }))).toBe('slot-full');
    expect(codeOf(await ask({ confirm: true, timeslot_id: next.timeslotId }))).toBe('slot-closed');
    await world.deps.pool.query(
      'update timeslot set capacity_orders = 100, closed = false where timeslot_id = any($1)',
      [[slot.timeslotId, next.timeslotId]],
    );
  });

  it('brings no more than was delivered, nothing of other lines, and only what is in the store', async () => {
    const { caseId, lineOf, ask } = await reported();
    const lines = (of: object[]) => sara.post('staff/case/redeliver', { case_id: caseId, lines: of });
    expect(codeOf(await lines([{ order_line_id: lineOf.RISO, quantity: 4 }]))).toBe('invalid-quantity');
    expect(codeOf(await lines([{ order_line_id: lineOf.RISO, quantity: 1.5 }]))).toBe('invalid-quantity');
    expect(codeOf(await lines([{ order_line_id: 1_999_999_999, quantity: 1 }]))).toBe('line-not-found');
    expect((await lines([])).response.errors[0]).toMatchObject({ field: 'lines' });
    const [slot] = (await ask()).data.slots;
    const { reserved } = await world.stockOf('RISO');
    await clearStock('RISO', reserved + 1000);
    const refused = await ask({ timeslot_id: slot.timeslotId, confirm: true });
    expect(codeOf(refused)).toBe('not-available');
    expect((await caseOf(caseId)).state).toBe('new');
    await clearStock('RISO', 2_000_000);
    await expectConsistent(world);
  });

  it('cancelled by its customer gives place and stock back, and opens the report again', async () => {
    const { customer, orderId, caseId, redeliveryId, redelivery, ask } = await redelivered();
    const taken = await world.slotsTaken();
    const { reserved } = await world.stockOf('RISO');
    const cancelled = await customer.client.post('order/cancel', { order_id: redeliveryId });
    expect(cancelled.data.order.state).toBe('cancelled');
    expect(await world.slotsTaken()).toBe(taken - 1);
    expect((await world.stockOf('RISO')).reserved).toBe(reserved - 2000);
    const open = await caseOf(caseId);
    expect(open).toMatchObject({ state: 'taken', assignee: { userId: sara.accountId } });
    expect(open.outcome ?? open.answer).toBeUndefined();
    expect(Date.parse(open.dueAt) - world.clock.now().getTime()).toBe(86_400_000);
    await world.drainOutbox();
    const mail = world.sentMail.find(({ subject }) => subject === `Riconsegna ${redelivery.orderNumber} annullata`);
    expect(mail?.text).toContain('di nuovo aperta');
    // and it is answered again, with money this time or with another redelivery
    const [slot] = (await ask()).data.slots;
    await ask({ timeslot_id: slot.timeslotId, confirm: true });
    const { problems } = await orderOf(customer, orderId);
    expect(problems[0].redeliveries.map(({ state }: { state: string }) => state)).toEqual(['cancelled', 'confirmed']);
    await expectConsistent(world);
  });

  it('that was not all there opens the report again once it is picked; one that was, does not', async () => {
    const short = await redelivered();
    await pick(world, short.redeliveryId, { RISO: { quantity: 1000 } });
    expect(await caseOf(short.caseId)).toMatchObject({ state: 'taken', redeliveries: [{ state: 'picked' }] });
    const nothing = await redelivered();
    await pick(world, nothing.redeliveryId, { RISO: 'missing', MELE: 'missing' });
    expect(await caseOf(nothing.caseId)).toMatchObject({ state: 'taken', redeliveries: [{ state: 'cancelled' }] });
    const whole = await redelivered();
    await pick(world, whole.redeliveryId, { MELE: { grams: 341 } });
    expect(await caseOf(whole.caseId)).toMatchObject({ state: 'closed', redeliveries: [{ state: 'picked' }] });
  });

  it('costs nothing when it came, earns nothing, and leaves the first order as it was', async () => {
    const { customer, orderId, redeliveryId, redelivery, lineOf } = await redelivered();
    await world.deps.pool.query(
      `insert into point_rule (name, per_cents, points, members_only) values ('Uno', 100, 1, false)`,
    );
    await pick(world, redeliveryId, { MELE: { grams: 361 } });
    await bring(world, redeliveryId);
    await world.drainOutbox();
    await benefitsModule.jobs!.find(({ name }) => name === 'benefits.grant')!.run(world.deps);
    const { rows } = await world.deps.pool.query(
      `select o.order_id = $1 as again, coalesce(b.points, 0) > 0 as earned from orders o left join order_benefit b using (order_id)
       where o.order_id = any($2) order by 1`,
      [redeliveryId, [orderId, redeliveryId]],
    );
    expect(rows).toEqual([
      { again: false, earned: true },
      { again: true, earned: false },
    ]);
    const again = await orderOf(customer, redeliveryId);
    expect(again).toMatchObject({ state: 'delivered', totals: { grossTotal: 0 }, documents: [] });
    expect(again.lines.map(({ reportable }: { reportable: boolean }) => reportable)).toEqual([false, false]);
    const bad = { order_id: redeliveryId, lines: [{ order_line_id: again.lines[0].orderLineId, problem: 'damaged' }] };
    expect(codeOf(await customer.client.post('order/report-problem', bad))).toBe('is-redelivery');
    expect(codeOf(await customer.client.post('order/withdraw', { order_id: redeliveryId }))).toBeDefined();
    const delivered = world.sentMail.find(({ subject }) => subject.startsWith(`Ordine ${redelivery.orderNumber}`));
    expect(delivered?.text).toContain('riconsegna gratuita');
    // bad again: it is reported where it was paid, whole
    const report = { order_id: orderId, lines: [{ order_line_id: lineOf.RISO, problem: 'damaged' }] };
    expect(codeOf(await customer.client.post('order/report-problem', report))).toBeUndefined();
    expect((await sara.get('staff/order', { order_id: redeliveryId })).data.order.refund).toMatchObject({
      allowed: false,
      why: expect.stringContaining('riconsegna'),
    });
  });

  it('lets the right of withdrawal run from the day its goods came', async () => {
    const { customer, orderId, redeliveryId } = await redelivered();
    const before = (await orderOf(customer, orderId)).withdrawUntil;
    await pick(world, redeliveryId);
    await bring(world, redeliveryId);
    // no feast is long enough to let both days end at the same working day
    const { rows } = await world.deps.pool.query(
      `update order_event set at = at + interval '10 days' where order_id = $1 and to_state = 'delivered' returning at`,
      [redeliveryId],
    );
    const after = (await orderOf(customer, orderId)).withdrawUntil;
    expect(shopDay(Date.parse(after))).toBe(withdrawalDeadline(shopDay(rows[0].at.getTime())));
    expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
  });
});
