import type { PlannedSlot, SlotWeek } from '@sporta/contract';
import { addDays, shopDay, weekday } from '@sporta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { generateTimeslots } from '../delivery/index.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, type Customer, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';

let world: CheckoutWorld;
let manager: StaffClient;
let elsewhere: StaffClient;

beforeAll(async () => {
  world = await startCheckoutWorld({ modules, slotCapacity: 5 });
  await world.deps.pool.query(`
    insert into slot_template (warehouse_id, delivery_service_id, weekday, begin_time, end_time, capacity_orders, capacity_units, cutoff_minutes, cost_cents)
    select warehouse_id, 1, weekday, '14:00', '16:00', 5, 100000, 60, 290 from slot_template`);
  await generateTimeslots(world.deps);
  const { rows } = await world.deps.pool.query('select warehouse_id from warehouse');
  const storeIds = rows.map((row) => row.warehouse_id);
  manager = await world.staffClient(['store-manager'], { storeIds });
  elsewhere = await world.staffClient(['store-manager'], { storeIds: [storeIds.at(-1) + 1] });
});
afterAll(() => world.close());

type Found = PlannedSlot & { date: string };
const errors = (answer: { response: { errors: { code: string; error?: string }[] } }) =>
  answer.response.errors.map(({ code }) => code);

async function week(day?: string): Promise<SlotWeek> {
  return (await manager.get('staff/slots/week', day ? { day } : {})).data.week;
}

/** The slots on sale that have not begun, of this week and the next. */
async function onSale(): Promise<Found[]> {
  const first = await week();
  const weeks = [first, await week(addDays(first.to, 1))];
  return weeks
    .flatMap(({ days }) => days.flatMap(({ date, slots }) => slots.map((slot) => ({ ...slot, date }))))
    .filter(({ begun, timeslotId }) => !begun && timeslotId !== undefined);
}

const one = async (timeslotId: number) => (await onSale()).find((slot) => slot.timeslotId === timeslotId)!;

const changeOf = (slot: Found, wanted: Record<string, unknown>) => {
  const seen = {
    capacity_orders: slot.capacityOrders,
    capacity_crates: slot.capacityCrates ?? undefined,
    cost: slot.cost,
    cutoff_minutes: slot.cutoffMinutes,
    eco: slot.eco,
    companies_only: slot.companiesOnly,
    closed: slot.closed,
  };
  return { date: slot.date, slot_template_id: slot.slotTemplateId, ...seen, ...wanted, seen };
};
const publish = (...changes: object[]) => manager.post('staff/slots/publish', { changes });

const choose = (customer: Customer, { timeslotId, date }: Found) => customer.chooseDelivery(timeslotId, date);

async function order(slot: Found): Promise<number> {
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await choose(customer, slot);
  return buyCovered(world, customer);
}

/** A slot two days ahead or more, which nobody took yet. */
let free: Found;
let next: Found;
beforeEach(async () => {
  [, , free, next] = (await onSale()).filter(
    (slot) => slot.bookedOrders === 0 && !slot.closed && !slot.companiesOnly,
  ) as [Found, Found, Found, Found];
});

describe('the week', () => {
  it('begins on Monday, counts what is sold and knows the stores of who asks', async () => {
    await order(free);
    const of = await week(free.date);
    expect(new Date(`${of.from}T12:00:00Z`).getUTCDay()).toBe(1);
    expect(of.days.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, day) => addDays(of.from, day)));
    expect(of.windows).toEqual([
      { beginTime: '14:00', endTime: '16:00' },
      { beginTime: '18:00', endTime: '20:00' },
    ]);
    const day = of.days.find(({ date }) => date === free.date)!;
    expect(day.bookedOrders).toBe(1);
    expect(day.slots).toContainEqual(expect.objectContaining({ bookedOrders: 1, capacityOrders: 5, cost: 2.9 }));
    expect(of.stores).toHaveLength(1);
    expect(errors(await elsewhere.get('staff/slots/week'))).toEqual(['store-not-found']);
    expect(errors(await elsewhere.get('staff/slots/week', { warehouse_id: of.warehouseId }))).toEqual([
      'store-not-found',
    ]);
    expect(errors(await elsewhere.get('staff/slots/closing', { timeslot_id: free.timeslotId }))).toEqual([
      'slot-not-found',
    ]);
    expect(errors(await elsewhere.post('staff/slots/close', { timeslot_id: free.timeslotId, orders: 'keep' }))).toEqual(
      ['slot-not-found'],
    );
  });

  it('expects as many orders as the same window had before', async () => {
    const { rows } = await world.deps.pool.query(
      `insert into timeslot (slot_template_id, warehouse_id, delivery_service_id, day, begin_time, end_time, begin_at, end_at,
         cutoff_at, released_at, capacity_orders, capacity_units, taken_orders, taken_crates, cost_cents)
       select slot_template_id, warehouse_id, delivery_service_id, day - 7 * n, begin_time, end_time, begin_at, end_at,
         cutoff_at, released_at, 40, 1000, 10 * n, 30 * n, 0 from timeslot, generate_series(2, 3) n where timeslot_id = $1
       returning timeslot_id`,
      [free.timeslotId],
    );
    expect(await one(free.timeslotId!)).toMatchObject({ forecastOrders: 25, forecastCrates: 75 });
    await world.deps.pool.query('delete from timeslot where timeslot_id = any($1)', [
      rows.map((row) => row.timeslot_id),
    ]);
    expect((await one(free.timeslotId!)).forecastOrders).toBeUndefined();
  });
});

describe('publishing', () => {
  it('changes what customers see at once, and the next run of the job leaves it', async () => {
    const wanted = { capacity_orders: 8, cost: 0.9, cutoff_minutes: 120, eco: true };
    expect((await publish(changeOf(free, wanted))).data).toEqual({ changed: 1 });
    await generateTimeslots(world.deps);
    const changed = await one(free.timeslotId!);
    expect(changed).toMatchObject({
      capacityOrders: 8,
      capacityUnits: 160_000,
      cost: 0.9,
      cutoffMinutes: 120,
      eco: true,
    });
    expect(changed.typical).toMatchObject({ capacityOrders: 5, cost: 2.9, eco: false });
    const { rows } = await world.deps.pool.query('select * from timeslot where timeslot_id = $1', [free.timeslotId]);
    expect(rows[0]).toMatchObject({ capacity_orders: 8, cost_cents: 90, eco: true });
    expect(rows[0].begin_at - rows[0].cutoff_at).toBe(120 * 60_000);
    const { data } = await manager.get('staff/audit', { subject: 'slot' });
    expect(data.entries[0]).toMatchObject({
      before: { capacityOrders: 5 },
      after: { capacityOrders: 8, costCents: 90 },
    });
    await publish(
      changeOf(changed, { capacity_orders: 5, cost: 2.9, cutoff_minutes: 60, eco: false, capacity_units: 100_000 }),
    );
    expect((await one(free.timeslotId!)).typical).toBeUndefined();
  });

  it('limits the crates of a day, never below those taken, and follows the typical week without a limit of its own', async () => {
    await order(free);
    await order(free);
    const booked = await one(free.timeslotId!);
    expect(booked).toMatchObject({ capacityCrates: null, bookedCrates: 2 });
    const refused = await publish(changeOf(booked, { capacity_crates: 1 }));
    expect(refused.response.errors[0]).toMatchObject({
      code: 'capacity-below-sold',
      field: 'changes',
      error: expect.stringContaining('già 2 casse'),
    });
    await publish(changeOf(booked, { capacity_crates: 2 }));
    const full = await one(free.timeslotId!);
    expect(full).toMatchObject({ capacityCrates: 2, capacityOrders: 5 });
    const late = await world.customer();
    await late.add('RISO', 2);
    await expect(choose(late, full)).rejects.toThrow('slot-full');
    expect((await publish(changeOf({ ...full, capacityCrates: 9 }, { cost: 1 }))).response.errors[0]).toMatchObject({
      code: 'slot-changed',
    });
    await publish(changeOf(full, { capacity_crates: undefined }));
    expect((await one(free.timeslotId!)).capacityCrates).toBeNull();
    await choose(late, full);
  });

  it('reaches days that are not on sale yet, when they come on sale', async () => {
    const far = addDays((await onSale()).at(-1)!.date, 7);
    const day = (await week(far)).days.find(({ date }) => date === far)!;
    const slot = { ...day.slots[0]!, date: far };
    expect(slot.timeslotId).toBeUndefined();
    expect((await publish(changeOf(slot, { closed: true, capacity_orders: 1 }))).data).toEqual({ changed: 1 });
    world.clock.advanceMinutes(8 * 24 * 60);
    const signedIn = manager;
    try {
      manager = await world.staffClient(['director']);
      await generateTimeslots(world.deps);
      expect((await week(far)).days.find(({ date }) => date === far)!.slots[0]).toMatchObject({
        closed: true,
        capacityOrders: 1,
      });
    } finally {
      manager = signedIn;
      world.clock.advanceMinutes(-8 * 24 * 60);
    }
  });

  it('refuses what is below what is sold, what has changed since, what has begun and what is not there: all or none', async () => {
    await order(free);
    await order(free);
    const now = await one(free.timeslotId!);
    const refused = async (...changes: object[]) => {
      const answer = await publish(changeOf(next, { cost: 5 }), ...changes);
      expect((await one(next.timeslotId!)).cost).toBe(2.9);
      return answer.response.errors[0];
    };
    expect(await refused(changeOf(now, { capacity_orders: 1 }))).toMatchObject({
      code: 'capacity-below-sold',
      field: 'changes',
      error: expect.stringContaining('ci sono già 2 ordini'),
    });
    expect(await refused(changeOf(now, { capacity_units: 1 }))).toMatchObject({ code: 'capacity-below-sold' });
    expect(await refused(changeOf({ ...now, cost: 1 }, { cost: 2 }))).toMatchObject({ code: 'slot-changed' });
    expect(await refused({ ...changeOf(now, {}), slot_template_id: 999_999 })).toMatchObject({
      code: 'slot-not-found',
    });
    expect(await refused({ ...changeOf(now, {}), date: addDays(now.date, -30) })).toMatchObject({
      code: 'slot-not-found',
    });
    expect(await refused(changeOf(now, { cost: -1 }))).toMatchObject({ field: expect.stringContaining('cost') });
  });

  it('refuses a window twice, days gone by and days years away, without looking at every day between', async () => {
    expect(errors(await publish(changeOf(free, { cost: 1 }), changeOf(free, { cost: 2 })))).toEqual(['slot-changed']);
    expect(errors(await publish(changeOf({ ...free, date: '2000-01-01' }, {})))).toEqual(['slot-not-found']);
    expect(errors(await publish(changeOf(free, {}), changeOf({ ...free, date: '9999-12-31' }, {})))).toEqual([
      'slot-not-found',
    ]);
    for (const day of ['9999-12-31', '0001-01-01']) {
      expect(errors(await manager.get('staff/slots/week', { day }))).toHaveLength(1);
    }
    expect((await one(free.timeslotId!)).cost).toBe(2.9);
  });

  it('keeps capacity above what is sold while customers take places', async () => {
    const customers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const customer = await world.customer();
        await customer.add('RISO', 2);
        await choose(customer, next);
        return customer;
      }).map((made) => made.catch(() => undefined)),
    );
    expect(customers.filter(Boolean)).toHaveLength(5);
    const { rows: before } = await world.deps.pool.query('select * from timeslot where timeslot_id = $1', [
      free.timeslotId,
    ]);
    await Promise.all([
      ...customers.flatMap((customer) => (customer ? [choose(customer, free).catch(() => undefined)] : [])),
      ...[4, 3, 2].map((capacity) => publish(changeOf(free, { capacity_orders: capacity }))),
    ]);
    const { rows } = await world.deps.pool.query(
      `select t.*, (select count(*)::int from slot_booking b where b.timeslot_id = t.timeslot_id and b.state <> 'released') as held
       from timeslot t where timeslot_id = $1`,
      [free.timeslotId],
    );
    expect(rows[0].taken_orders).toBe(rows[0].held);
    expect(rows[0].capacity_orders).toBeGreaterThanOrEqual(rows[0].taken_orders);
    expect(before[0].taken_orders).toBe(0);
  });
});

describe('a slot for companies only', () => {
  it('looks closed to others and is refused to them; a company takes it', async () => {
    await publish(changeOf(free, { companies_only: true }));
    const household = await world.customer();
    await household.add('RISO', 2);
    const seen = async (customer: typeof household) => {
      const { data } = await customer.client.get('timeslot/list', {});
      return data.days
        .flatMap(({ slots }: { slots: { timeslotId: number; status: string }[] }) => slots)
        .find(({ timeslotId }: { timeslotId: number }) => timeslotId === free.timeslotId);
    };
    expect(await seen(household)).toMatchObject({ status: 'closed' });
    await expect(choose(household, free)).rejects.toThrow('slot-closed');
    const office = await world.customer();
    await world.deps.pool.query(
      `with made as (insert into company (name, vat_number, fiscal_code) values ('Studio Riva', '00743110157', '00743110157') returning company_id)
       update account set company_id = made.company_id from made where account_id = $1`,
      [office.accountId],
    );
    await office.add('RISO', 2);
    await choose(office, free);
    expect(await seen(office)).toMatchObject({ status: expect.stringMatching(/available|few/) });
  });
});

describe('closing a slot', () => {
  it('moves its orders to the nearest slot with room, answers who is left, and goes on when pressed again', async () => {
    const orders = [await order(free), await order(free)];
    const { orders: proposed } = (await manager.get('staff/slots/closing', { timeslot_id: free.timeslotId })).data;
    expect(proposed.map(({ orderId }: { orderId: number }) => orderId)).toEqual(orders);
    const nearest = proposed[0].to.timeslotId;
    // one place only, next door and everywhere else
    await world.deps.pool.query(
      `update timeslot set capacity_orders = taken_orders + case when timeslot_id = $1 then 1 else 0 end where timeslot_id <> $2`,
      [nearest, free.timeslotId],
    );
    // the list proposes the one place once
    const { orders: tight } = (await manager.get('staff/slots/closing', { timeslot_id: free.timeslotId })).data;
    expect(tight.map(({ to }: { to?: { timeslotId: number } }) => to?.timeslotId)).toEqual([nearest, undefined]);
    const closed = await manager.post('staff/slots/close', {
      timeslot_id: free.timeslotId,
      orders: 'move',
      reason: 'Sciopero dei trasporti',
    });
    expect(closed.data).toMatchObject({ moved: 1, left: [{ orderId: orders[1] }] });
    expect((await one(free.timeslotId!)).closed).toBe(true);
    expect((await manager.get('staff/slots/closing', { timeslot_id: free.timeslotId })).data.orders).toEqual([
      expect.not.objectContaining({ to: expect.anything() }),
    ]);
    await world.drainOutbox();
    const { rows: mails } = await world.deps.pool.query(
      `select payload from outbox where topic = 'order.slot-changed'`,
    );
    expect(mails.map(({ payload }) => payload.orderId)).toContain(orders[0]);

    await world.deps.pool.query('update timeslot set capacity_orders = 9 where timeslot_id <> $1', [free.timeslotId]);
    const again = await manager.post('staff/slots/close', { timeslot_id: free.timeslotId, orders: 'move' });
    expect(again.data).toEqual({ moved: 1, left: [] });
    const { rows } = await world.deps.pool.query(
      `select count(*)::int as n from audit_log where action = 'slot.close'`,
    );
    expect(rows[0].n).toBe(1);
    await generateTimeslots(world.deps);
  });

  it('can change and close a slot that sold more than is planned by now', async () => {
    const orders = [await order(free), await order(free), await order(free)];
    const weekday = new Date(`${free.date}T12:00:00Z`).getUTCDay() || 7;
    const typical = { weekday, begin_time: free.beginTime, end_time: free.endTime, capacity_units: 100_000 };
    const terms = { cost: 2.9, cutoff_minutes: 60, eco: false, companies_only: false };
    await manager.post('staff/slots/save-typical', { ...typical, ...terms, capacity_orders: 2 });
    const sold = await one(free.timeslotId!);
    expect(sold.capacityOrders).toBe(3);
    expect(errors(await publish(changeOf(sold, { cost: 1 })))).toEqual([]);
    expect((await one(free.timeslotId!)).cost).toBe(1);
    const close = () => manager.post('staff/slots/close', { timeslot_id: free.timeslotId, orders: 'keep' });
    const answers = await Promise.all([close(), close()]);
    expect(answers.flatMap(errors)).toEqual([]);
    expect(answers[0]!.data.left.map(({ orderId }: { orderId: number }) => orderId)).toEqual(orders);
    await manager.post('staff/slots/save-typical', { ...typical, ...terms, capacity_orders: 5 });
  });

  it('may leave the orders where they are', async () => {
    const orderId = await order(free);
    const { data } = await manager.post('staff/slots/close', { timeslot_id: free.timeslotId, orders: 'keep' });
    expect(data).toMatchObject({ moved: 0, left: [{ orderId }] });
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await expect(choose(customer, free)).rejects.toThrow('slot-closed');
  });
});

describe('the typical week', () => {
  // a day that is on sale whatever today is: the same weekday of next week may not be yet
  const threeDaysAhead = weekday(addDays(shopDay(Date.now()), 3));
  const window = {
    weekday: threeDaysAhead,
    capacity_orders: 4,
    capacity_units: 80,
    cost: 1.9,
    cutoff_minutes: 60,
    eco: false,
    companies_only: false,
  };
  const save = (more: object) => manager.post('staff/slots/save-typical', { ...window, ...more });

  it('gains a window that comes on sale, changes it and takes it out again', async () => {
    expect((await save({ begin_time: '10:00', end_time: '12:00' })).data.slots).toContainEqual(
      expect.objectContaining({ weekday: threeDaysAhead, beginTime: '10:00', capacityOrders: 4, cost: 1.9 }),
    );
    const mornings = async () => (await onSale()).filter(({ beginTime }) => beginTime === '10:00');
    expect(await mornings()).not.toEqual([]);
    await save({ begin_time: '10:00', end_time: '12:00', cost: 0.5 });
    expect((await mornings()).map(({ cost }) => cost)).toContain(0.5);
    const orderId = await order((await mornings()).at(-1)!);
    expect(errors(await save({ begin_time: '10:00', end_time: '13:00' }))).toEqual(['window-overlaps']);
    await save({ begin_time: '10:00', end_time: '12:00', active: false });
    expect((await mornings()).every(({ closed, slotTemplateId }) => closed && slotTemplateId === undefined)).toBe(true);
    expect(await world.orderState(orderId)).toBe('confirmed');
  });

  it('refuses windows over each other, backwards, or without room for work', async () => {
    expect(errors(await save({ begin_time: '19:00', end_time: '21:00' }))).toEqual(['window-overlaps']);
    expect(errors(await save({ begin_time: '12:00', end_time: '11:00' }))).toEqual(['window-order']);
    expect(errors(await save({ begin_time: '08:00', end_time: '09:00', capacity_units: undefined }))).toEqual([
      'capacity-missing',
    ]);
    expect(errors(await save({ begin_time: '25:00', end_time: '26:00' }))).toHaveLength(2);
  });
});
