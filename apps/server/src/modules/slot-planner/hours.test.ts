import type { HoursPlan, PlannedSlot } from '@sporta/contract';
import { addDays, shopDay, weekday } from '@sporta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffClient } from '../../platform/testing/test-app.ts';
import { generateTimeslots } from '../delivery/index.ts';
import { modules } from '../index.ts';
import { type CheckoutWorld, startCheckoutWorld } from '../orders/testing/checkout-world.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';

let world: CheckoutWorld;
let manager: StaffClient;
let elsewhere: StaffClient;
let warehouseId: number;

const pickup = 2;
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ weekday: day, opens: '08:00', closes: '20:00' }));

beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const { pool } = world.deps;
  const { rows } = await pool.query('select warehouse_id from warehouse');
  const storeIds = rows.map((row) => row.warehouse_id);
  warehouseId = storeIds[0];
  await pool.query(
    `insert into delivery_zone (warehouse_id, delivery_service_id, name, minimum_order_cents) values ($1, 2, 'Ritiro', 0)`,
    [warehouseId],
  );
  await pool.query(
    `insert into slot_template (warehouse_id, delivery_service_id, weekday, begin_time, end_time, capacity_orders, capacity_units, cutoff_minutes)
     select $1, 2, weekday, begin_time, begin_time + interval '3 hours', 20, 100000, 60
       from generate_series(1, 7) weekday, (values (time '09:00'), (time '16:00')) w (begin_time)`,
    [warehouseId],
  );
  await generateTimeslots(world.deps);
  manager = await world.staffClient(['store-manager'], { storeIds });
  elsewhere = await world.staffClient(['store-manager'], { storeIds: [storeIds.at(-1) + 1] });
});
afterAll(() => world.close());

const today = () => shopDay(world.clock.now().getTime());
const plan = async (): Promise<HoursPlan> => (await manager.get('staff/hours')).data.plan;
const errors = (answer: { response: { errors: { code: string; field?: string }[] } }) =>
  answer.response.errors.map(({ code, field }) => [code, field]);
const save = async (part: object = {}, client = manager) =>
  client.post('staff/hours/save', {
    version: (await plan()).version,
    week: everyDay,
    special_days: [],
    ...part,
  });

/** Pick-up windows of a day as the planner shows them: beginning and whether closed. */
async function windowsOn(date: string): Promise<PlannedSlot[]> {
  const answer = await manager.get('staff/slots/week', { day: date, delivery_service_id: pickup });
  return answer.data.week.days.find((day: { date: string }) => day.date === date).slots;
}
const closedOn = async (date: string) => (await windowsOn(date)).map(({ beginTime, closed }) => [beginTime, closed]);

/** An order to be fetched in four days, 16–19, with no mail on its way. */
async function buyPickup() {
  const day = addDays(today(), 4);
  const { rows } = await world.deps.pool.query(
    `select timeslot_id from timeslot where delivery_service_id = 2 and begin_time = '16:00' and day = $1`,
    [day],
  );
  const timeslotId: number = rows[0].timeslot_id;
  const customer = await world.customer();
  await customer.add('RISO', 2);
  await customer.client.post('cart/set-address', { warehouse_id: warehouseId, delivery_service_id: pickup });
  await customer.client.post('timeslot/hold', { timeslot_id: timeslotId, date: day });
  const orderId = await buyCovered(world, customer);
  await world.drainOutbox();
  world.sentMail.length = 0;
  const read = async () => (await customer.client.get('order/detail', { order_id: orderId })).data.order;
  return { day, orderId, customer, read };
}

beforeEach(async () => {
  // orders of other tests have been fetched
  await world.deps.pool.query(`update orders set state = 'delivered' where delivery_service_id = 2`);
  expect(errors(await save())).toEqual([]);
});

describe('opening hours', () => {
  it('close the pick-up windows they do not cover, on sale and further away, and open them again', async () => {
    const soon = addDays(today(), 3);
    const far = addDays(today(), 40);
    expect(await closedOn(soon)).toEqual([
      ['09:00', false],
      ['16:00', false],
    ]);
    const special_days = [{ date: soon, opens: '08:00', closes: '13:00', note: 'Vigilia' }, { date: far }];
    expect(errors(await save({ special_days }))).toEqual([]);
    expect(await closedOn(soon)).toEqual([
      ['09:00', false],
      ['16:00', true],
    ]);
    expect((await windowsOn(soon))[1]?.reason).toBe('Fuori dagli orari del punto vendita');
    expect((await closedOn(far)).map(([, closed]) => closed)).toEqual([true, true]);
    await save();
    expect((await closedOn(soon)).map(([, closed]) => closed)).toEqual([false, false]);
  });

  it('hold for the week as well, and leave home deliveries alone', async () => {
    const soon = addDays(today(), 2);
    const week = everyDay.map((day) => (day.weekday === weekday(soon) ? { ...day, closes: '18:30' } : day));
    await save({ week });
    expect(await closedOn(soon)).toEqual([
      ['09:00', false],
      ['16:00', true],
    ]);
    const { rows } = await world.deps.pool.query(
      'select bool_or(closed) as closed from timeslot where delivery_service_id = 1 and day = $1',
      [soon],
    );
    expect(rows[0].closed).toBe(false);
  });

  it('are what customers read of the store, special days with their note', async () => {
    const soon = addDays(today(), 5);
    const week = [
      { weekday: 1, opens: '15:00', closes: '19:00' },
      { weekday: 1, opens: '08:30', closes: '12:30' },
      { weekday: 7, opens: '09:00', closes: '13:00' },
    ];
    const special_days = [{ date: soon, opens: '10:00', closes: '12:00', note: 'L’inventario di "Tortona"' }];
    await save({ week, special_days });
    const { data } = await world.anonymous.get('warehouse-locator/detail', { warehouse_id: warehouseId });
    expect(data.warehouse.serviceHours.default).toEqual([
      { beginWeekDay: 1, beginHour: '09:00', endHour: '13:00' },
      { beginWeekDay: 2, beginHour: '08:30', endHour: '12:30' },
      { beginWeekDay: 2, beginHour: '15:00', endHour: '19:00' },
    ]);
    expect(data.warehouse.exceptions).toEqual([
      { date: soon, closed: false, beginHour: '10:00', endHour: '12:00', note: 'L’inventario di "Tortona"' },
    ]);
    expect((await plan()).week.map((each) => each.opens)).toEqual(['08:30', '15:00', '09:00']);
  });

  it('keep orders that were to be collected, and name their windows', async () => {
    const { day, orderId, read } = await buyPickup();
    const { orderNumber } = await read();
    expect((await plan()).collections).toEqual([]);
    const answer = await save({ special_days: [{ date: day, note: 'Inventario' }] });
    expect(answer.data.plan.collections).toEqual([
      { date: day, beginTime: '16:00', endTime: '19:00', orders: [{ orderId, orderNumber }] },
    ]);
    expect(await world.orderState(orderId)).toBe('confirmed');
    // its customer is told once, whatever else of the hours is written, and reads it in the order
    await save({ special_days: [{ date: day, note: 'Inventario' }, { date: addDays(day, 20) }] });
    await world.drainOutbox();
    expect(world.sentMail.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Ordine .*: il negozio è chiuso all’ora del ritiro$/),
    ]);
    expect(world.sentMail[0]!.text).toMatch(/16:00–19:00, il negozio è chiuso \(Inventario\)/);
    expect(world.sentMail[0]!.text).toContain('cambia l’orario nell’ordine entro');
    expect(await read()).toMatchObject({
      storeClosed: true,
      note: expect.stringMatching(
        /, 16:00–19:00, il negozio è chiuso \(Inventario\): per il ritiro serve un altro orario$/,
      ),
      canModify: true,
    });
    // an hour of the day at which it is open is no matter
    await save({ special_days: [{ date: day, opens: '15:00', closes: '20:00' }] });
    expect(await read()).not.toHaveProperty('storeClosed');
    // who was told to find another hour is told that there is no need
    world.sentMail.length = 0;
    await world.drainOutbox();
    expect(world.sentMail.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Ordine .*: il ritiro resta com’era$/),
    ]);
    // open again before the mail went: nothing to tell
    world.sentMail.length = 0;
    await save({ special_days: [{ date: day }] });
    await save();
    await world.drainOutbox();
    expect(world.sentMail).toEqual([]);
    expect((await plan()).collections).toEqual([]);
    expect(await read()).not.toHaveProperty('note');
  });

  it('tell the customer of a change of the week as well', async () => {
    const { day, orderId, read } = await buyPickup();
    const { orderNumber } = await read();
    const on = (...hours: [string, string][]) => [
      ...everyDay.filter((each) => each.weekday !== weekday(day)),
      ...hours.map(([opens, closes]) => ({ weekday: weekday(day), opens, closes })),
    ];
    const answer = await save({ week: on(['08:00', '13:00'], ['16:00', '18:30']) });
    expect(answer.data.plan.collections).toEqual([
      { date: day, beginTime: '16:00', endTime: '19:00', orders: [{ orderId, orderNumber }] },
    ]);
    await world.drainOutbox();
    expect(world.sentMail.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Ordine .*: il negozio non è aperto per tutta la fascia del ritiro$/),
    ]);
    expect(world.sentMail[0]!.text).toContain('16:00–19:00, il negozio è aperto solo 16:00–18:30: per il ritiro serve');
    expect(await read()).toMatchObject({ storeClosed: true, note: expect.stringContaining('aperto solo 16:00–18:30') });
    // still closed: nothing new to tell
    world.sentMail.length = 0;
    await save({ week: on() });
    await world.drainOutbox();
    expect(world.sentMail).toEqual([]);
    expect((await read()).note).toMatch(/, 16:00–19:00, il negozio è chiuso: per il ritiro serve un altro orario$/);
  });

  const closedThen = async (read: () => Promise<{ storeClosed?: true }>) => {
    const { collections } = await plan();
    const isClosed = (await read()).storeClosed === true;
    expect(collections.length > 0).toBe(isClosed);
    return isClosed;
  };

  it('are the same for the list of the planner and for the order, by week and by special days', async () => {
    const { day, read } = await buyPickup();
    const on = (...hours: [string, string][]) => ({
      week: [
        ...everyDay.filter((each) => each.weekday !== weekday(day)),
        ...hours.map(([opens, closes]) => ({ weekday: weekday(day), opens, closes })),
      ],
    });
    const special = (opens?: string, closes?: string) => ({ special_days: [{ date: day, opens, closes }] });
    const cases: [string, object, boolean][] = [
      ['closed on that weekday', on(), true],
      ['a special day on a closed weekday', { ...on(), ...special('15:00', '19:00') }, false],
      ['split hours that hold the window', on(['08:00', '13:00'], ['16:00', '20:00']), false],
      ['a pause within the window', on(['08:00', '17:00'], ['17:30', '20:00']), true],
      ['hours that touch within the window', on(['08:00', '17:00'], ['17:00', '20:00']), false],
      ['closing within the window', on(['08:00', '18:30']), true],
      ['opening within the window', on(['16:30', '20:00']), true],
      ['closed on a special day alone', special(), true],
      ['no hours at all', { week: [] }, false],
      ['no hours but a special day', { week: [], ...special('08:00', '13:00') }, true],
    ];
    for (const [name, hours, expected] of cases) {
      expect(errors(await save(hours)), name).toEqual([]);
      expect(await closedThen(read), name).toBe(expected);
    }
  });

  it('are those of the clock on the wall, also where summer time begins or ends', async () => {
    const { orderId, read } = await buyPickup();
    const hourOfNoon = (day: string) =>
      new Date(`${day}T11:00:00Z`).toLocaleTimeString('it', { timeZone: 'Europe/Rome' });
    const year = Array.from({ length: 366 }, (_, index) => addDays(today(), index + 1));
    const turns = year.filter((day) => hourOfNoon(day) !== hourOfNoon(addDays(day, -1)));
    expect(turns.length).toBeGreaterThanOrEqual(2);
    for (const day of turns) {
      await world.deps.pool.query(
        `update orders set slot_begin_at = ($2 || ' 16:00')::timestamp at time zone 'Europe/Rome',
           slot_end_at = ($2 || ' 19:00')::timestamp at time zone 'Europe/Rome' where order_id = $1`,
        [orderId, day],
      );
      await save({ week: [{ weekday: weekday(day), opens: '16:00', closes: '19:00' }] });
      expect(await closedThen(read), day).toBe(false);
      await save({ week: [{ weekday: weekday(day), opens: '16:01', closes: '19:00' }] });
      expect(await closedThen(read), day).toBe(true);
    }
  });

  it('are no matter for what a store that closes for good has promised, nor for a window gone by', async () => {
    const { day, orderId, read } = await buyPickup();
    const { pool } = world.deps;
    await pool.query('update warehouse set closes_on = $1', [day]);
    expect(await closedThen(read)).toBe(false);
    await pool.query('update warehouse set closes_on = null');
    await save({ special_days: [{ date: day }] });
    expect(await closedThen(read)).toBe(true);
    const ago = `now() - interval '8 days' + interval`;
    await pool.query(
      `update orders set slot_begin_at = ${ago} '0 hours', slot_end_at = ${ago} '3 hours' where order_id = $1`,
      [orderId],
    );
    await save({ week: [{ weekday: weekday(day), opens: '01:00', closes: '01:30' }] });
    expect(await closedThen(read)).toBe(false);
  });

  it('are no matter for what is brought home', async () => {
    const customer = await world.customer();
    await customer.add('RISO', 2);
    await customer.chooseDelivery();
    const orderId = await buyCovered(world, customer);
    await world.drainOutbox();
    world.sentMail.length = 0;
    await save({ week: [{ weekday: 1, opens: '01:00', closes: '01:30' }] });
    const { order } = (await customer.client.get('order/detail', { order_id: orderId })).data;
    expect(order).not.toHaveProperty('storeClosed');
    await world.drainOutbox();
    expect(world.sentMail).toEqual([]);
  });

  it('do not let a window be opened by hand while the store is closed', async () => {
    const soon = addDays(today(), 3);
    await save({ special_days: [{ date: soon }] });
    const [slot] = await windowsOn(soon);
    const seen = {
      capacity_orders: slot!.capacityOrders,
      cost: slot!.cost,
      cutoff_minutes: slot!.cutoffMinutes,
      eco: slot!.eco,
      companies_only: slot!.companiesOnly,
      closed: true,
    };
    const change = { date: soon, slot_template_id: slot!.slotTemplateId, ...seen, closed: false, seen };
    const opened = await manager.post('staff/slots/publish', { delivery_service_id: pickup, changes: [change] });
    expect(errors(opened)).toEqual([['slot-outside-hours', 'changes']]);
    expect((await closedOn(soon))[0]).toEqual(['09:00', true]);

    // what else changes of it counts, and it opens with the store
    const more = { ...change, capacity_orders: 33, closed: true };
    expect(errors(await manager.post('staff/slots/publish', { delivery_service_id: pickup, changes: [more] }))).toEqual(
      [],
    );
    expect((await closedOn(soon))[0]).toEqual(['09:00', true]);
    await save();
    expect((await windowsOn(soon))[0]).toMatchObject({ closed: false, capacityOrders: 33 });
  });

  it('change as they were seen: of two who save at once one is asked to look again', async () => {
    const { version } = await plan();
    const both = await Promise.all([
      save({ version, week: everyDay.slice(0, 6) }),
      save({ version, week: everyDay.slice(0, 5) }),
    ]);
    expect(both.map((each) => errors(each)[0]?.[0]).sort()).toEqual(['hours-changed', undefined]);
  });

  const opening = (weekDay: number, opens: string, closes: string) => ({ weekday: weekDay, opens, closes });
  it.each([
    [() => ({ week: [opening(1, '20:00', '08:00')] }), 'hours-order', 'week'],
    [() => ({ week: [opening(2, '08:00', '13:00'), opening(2, '12:00', '19:00')] }), 'hours-overlap', 'week'],
    [() => ({ week: [opening(2, '08:00', '13:00'), opening(2, '08:00', '13:00')] }), 'hours-overlap', 'week'],
    [() => ({ special_days: [{ date: today() }, { date: today() }] }), 'special-day-twice', 'special_days'],
    [() => ({ special_days: [{ date: addDays(today(), -1) }] }), 'special-day-odd', 'special_days'],
    [() => ({ special_days: [{ date: addDays(today(), 400) }] }), 'special-day-odd', 'special_days'],
    [() => ({ special_days: [{ date: today(), opens: '08:00' }] }), 'hours-order', 'special_days'],
    [() => ({ special_days: [{ date: today(), opens: '13:00', closes: '08:00' }] }), 'hours-order', 'special_days'],
  ])('refuse what cannot be: %#', async (part, code, field) => {
    const before = await plan();
    expect(errors(await save(part()))).toEqual([[code, field]]);
    expect(await plan()).toEqual(before);
  });

  it('are those of one’s own stores, and each change is in the log', async () => {
    expect(errors(await elsewhere.get('staff/hours'))[0]?.[0]).toBe('store-not-found');
    expect(errors(await save({ warehouse_id: warehouseId }, elsewhere))[0]?.[0]).toBe('store-not-found');
    const { rows } = await world.deps.pool.query(
      `select subject_kind, after from audit_log where action = 'store.save-hours' order by audit_id limit 1`,
    );
    expect(rows[0]).toMatchObject({
      subject_kind: 'store',
      after: { week: expect.arrayContaining(['1 08:00–20:00']) },
    });
  });
});
