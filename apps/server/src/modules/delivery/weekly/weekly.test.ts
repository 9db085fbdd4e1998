import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BusinessError } from '../../../platform/errors.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { generateTimeslots } from '../generate-timeslots.ts';
import { holdSlot } from '../hold-slot.ts';
import { readPlan } from '../plan/read-plan.ts';
import { releaseHold } from '../release-hold.ts';
import {
  createCustomerWithCart,
  createPlaces,
  createProduct,
  putInCart,
  slotAt,
  type TestWindow,
} from '../testing/test-places.ts';
import { endPlaces } from './end-places.ts';
import { endOwnWeekly, keepWeekly, skipDay } from './keep-weekly.ts';
import { readWeekly } from './weekly.repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([], { config: { databasePoolSize: 40 } });
});
afterAll(() => app.close());

const codeOf = (error: unknown) => (error as BusinessError).code;
/** Friday; slots are made until the next Friday, and sold until Thursday. */
const friday = '2026-11-20T08:00:00+01:00';

async function shop(windows: TestWindow[], at = friday) {
  app.clock.set(at);
  const { db } = app.deps;
  // stores of other tests stand still
  await db
    .updateTable('weekly_slot')
    .set({ ended_at: new Date(at) })
    .execute();
  await db.updateTable('warehouse').set({ active: false }).execute();
  const { warehouseId, zoneId } = await createPlaces(app, { windows });
  const product = await createProduct(app, warehouseId);
  const customer = async () => {
    const one = await createCustomerWithCart(app, warehouseId);
    await putInCart(app, one.cartId, product, 3);
    return one;
  };
  return { warehouseId, zoneId, customer };
}

const keep = ({ accountId, addressId }: { accountId: number; addressId: number }, weekday = 4, beginTime = '18:00') =>
  keepWeekly(app.deps, { accountId, addressId, weekday, beginTime });

const weeklyOf = async ({ accountId }: { accountId: number }) =>
  (await readWeekly(app.deps.db, { accountId, today: '2026-11-20', weeks: 5, now: app.clock.now() }))[0];
const dayOf = async (customer: { accountId: number }, day = '2026-11-26') =>
  (await weeklyOf(customer))?.days.find((each) => each.day === day);
const states = async (customers: { accountId: number }[], day?: string) => {
  const counts: Record<string, number> = {};
  for (const customer of customers) {
    const found = await dayOf(customer, day);
    const name = found?.reason ?? found?.state ?? 'none';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};
const hold = ({ accountId }: { accountId: number }, slot: { timeslotId: number; date: string }) =>
  holdSlot(app.deps, { accountId, ...slot, now: app.clock.now() });

/** What the counters say and what bookings and kept places add up to: they never differ. */
async function taken(timeslotId: number): Promise<number> {
  const { rows } = await app.deps.pool.query(
    `select taken_orders as orders, taken_units as units, taken_crates as crates from timeslot where timeslot_id = $1`,
    [timeslotId],
  );
  const { rows: places } = await app.deps.pool.query(
    `select count(*)::int as orders, coalesce(sum(units), 0)::int as units, coalesce(sum(crates), 0)::int as crates from (
       select units, crates from slot_booking where timeslot_id = $1 and state in ('held', 'confirmed')
       union all select units, crates from weekly_place where timeslot_id = $1 and state = 'reserved') all_places`,
    [timeslotId],
  );
  expect(rows[0]).toEqual(places[0]);
  return rows[0].orders;
}

const evening = { begin: '18:00', end: '20:00', capacityOrders: 10 };

describe('a window kept every week', () => {
  it('is reserved at once in slots that are there, and in new ones before the public sees them', async () => {
    const { warehouseId, customer } = await shop([evening]);
    const one = await customer();
    await keep(one);
    const thursday = await slotAt(app, warehouseId, 6, '18:00');
    expect(await taken(thursday.timeslotId)).toBe(1);
    // the planner sees how much of a slot is not an order yet
    const of = { warehouseId, deliveryServiceId: 1, from: thursday.date, to: thursday.date, now: app.clock.now() };
    expect((await readPlan(app.deps.db, of))[0]?.sold).toMatchObject({ takenOrders: 1, reservedOrders: 1 });
    // cut-off 12:00 of the day, less 24 hours
    expect(await dayOf(one)).toMatchObject({
      state: 'reserved',
      confirmBy: expect.stringContaining('2026-11-25T12:00'),
    });
    expect(await dayOf(one, '2026-12-03')).toMatchObject({ state: null });

    app.clock.set('2026-11-26T07:10:00+01:00');
    await generateTimeslots(app.deps);
    const { rows } = await app.deps.pool.query(
      `select taken_orders, released_at > $2 as unseen from timeslot where warehouse_id = $1 and day = '2026-12-03'`,
      [warehouseId, app.clock.now()],
    );
    expect(rows).toEqual([{ taken_orders: 1, unseen: true }]);
  });

  it('is one for each address, and another takes the place of the one before', async () => {
    const { warehouseId, customer } = await shop([evening, { ...evening, begin: '08:00', end: '10:00' }]);
    const one = await customer();
    await Promise.all([keep(one), keep(one), keep(one)]);
    const thursday = await slotAt(app, warehouseId, 6, '18:00');
    expect(await taken(thursday.timeslotId)).toBe(1);
    await keep(one, 2, '08:00');
    expect(await taken(thursday.timeslotId)).toBe(0);
    expect(await taken((await slotAt(app, warehouseId, 4, '08:00')).timeslotId)).toBe(1);
    await expect(keep(one, 2, '09:00')).rejects.toMatchObject({ code: 'window-not-found' });
    const other = await customer();
    await expect(keep({ ...one, accountId: other.accountId })).rejects.toMatchObject({ code: 'address-not-found' });
  });

  it('never takes more than the share, nor than the slot, whoever comes at once: two nodes and forty customers', async () => {
    const { warehouseId, customer } = await shop([evening]);
    const regulars = await Promise.all(Array.from({ length: 12 }, customer));
    const others = await Promise.all(Array.from({ length: 28 }, customer));
    // asked for before there were any slots of that day
    for (const { accountId, addressId } of regulars) {
      await app.deps.db
        .insertInto('weekly_slot')
        .values({
          account_id: accountId,
          address_id: addressId,
          weekday: 4,
          begin_time: '18:00',
          end_time: '20:00',
          created_at: app.clock.now(),
        })
        .execute();
    }
    const thursday = await slotAt(app, warehouseId, 6, '18:00');
    const [first, second, ...holds] = await Promise.allSettled([
      generateTimeslots(app.deps),
      generateTimeslots(app.deps),
      ...others.map((one) => hold(one, thursday)),
    ]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'fulfilled']);
    const got = holds.filter(({ status }) => status === 'fulfilled').length;
    for (const each of holds) if (each.status === 'rejected') expect(codeOf(each.reason)).toBe('slot-full');
    const { reserved = 0, full = 0, share = 0 } = await states(regulars);
    expect(reserved).toBeLessThanOrEqual(3);
    expect(reserved + full + share).toBe(12);
    expect(reserved + got).toBe(10);
    expect(await taken(thursday.timeslotId)).toBe(10);
  });

  it('keeps exactly the share when nobody else asks, the first who asked first, by two nodes at once', async () => {
    const { warehouseId, customer } = await shop([evening]);
    const regulars = await Promise.all(Array.from({ length: 5 }, customer));
    await app.deps.db
      .insertInto('weekly_slot')
      .values(
        regulars.map(({ accountId, addressId }) => ({
          account_id: accountId,
          address_id: addressId,
          weekday: 4,
          begin_time: '18:00',
          end_time: '20:00',
          created_at: app.clock.now(),
        })),
      )
      .execute();
    await Promise.all([generateTimeslots(app.deps), generateTimeslots(app.deps)]);
    expect(await states(regulars)).toEqual({ reserved: 3, share: 2 });
    expect(await states(regulars.slice(0, 2))).toEqual({ reserved: 2 });
    expect(await taken((await slotAt(app, warehouseId, 6, '18:00')).timeslotId)).toBe(3);
  });

  it('becomes the hold of the cart, in a slot that is full for all others, and is kept as long as was said', async () => {
    const { warehouseId, customer } = await shop([{ ...evening, capacityOrders: 4 }]);
    const [one, ...others] = await Promise.all(Array.from({ length: 5 }, customer));
    await keep(one!);
    const thursday = await slotAt(app, warehouseId, 6, '18:00');
    const outcomes = await Promise.allSettled(others.map((each) => hold(each, thursday)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await Promise.all([hold(one!, thursday), hold(one!, thursday)]);
    expect(await taken(thursday.timeslotId)).toBe(4);
    expect(await dayOf(one!)).toMatchObject({ state: 'used', booking: 'held' });
    const { hold_expires_at: until } = await app.deps.db
      .selectFrom('slot_booking')
      .select('hold_expires_at')
      .where('account_id', '=', one!.accountId)
      .executeTakeFirstOrThrow();
    expect(until).toEqual(new Date('2026-11-25T12:00:00+01:00'));
    await releaseHold(app.deps, { accountId: one!.accountId, now: app.clock.now() });
    expect(await dayOf(one!)).toMatchObject({ state: 'released', reason: 'left' });
    expect(await taken(thursday.timeslotId)).toBe(3);
  });

  it('is given back by itself when no order came, once, by two nodes and a customer at the same moment', async () => {
    const { warehouseId, customer } = await shop([evening]);
    const [one, two] = [await customer(), await customer()];
    await keep(one);
    await keep(two);
    const thursday = await slotAt(app, warehouseId, 6, '18:00');
    app.clock.set('2026-11-25T11:59:00+01:00');
    await endPlaces(app.deps);
    expect(await taken(thursday.timeslotId)).toBe(2);
    app.clock.set('2026-11-25T12:00:00+01:00');
    await Promise.all([endPlaces(app.deps), endPlaces(app.deps), hold(two, thursday)]);
    expect(await dayOf(one)).toMatchObject({ state: 'released', reason: 'no-order' });
    expect(await taken(thursday.timeslotId)).toBe(1);
    // the week is over: generating again reserves nothing
    await generateTimeslots(app.deps);
    expect(await taken(thursday.timeslotId)).toBe(1);
  });

  it('keeps the hour of the clock in the weeks it changes', async () => {
    for (const [at, day, confirm] of [
      // Sunday 25 October 2026 has 25 hours, Sunday 28 March 2027 has 23
      ['2026-10-20T08:00:00+02:00', '2026-10-25', '2026-10-24T12:00:00+02:00'],
      ['2027-03-23T08:00:00+01:00', '2027-03-28', '2027-03-27T12:00:00+01:00'],
    ] as const) {
      const { customer } = await shop([evening], at);
      const one = await customer();
      await keep(one, 7);
      const { rows } = await app.deps.pool.query(
        `select confirm_by, state from weekly_place where account_id = $1 and day = $2`,
        [one.accountId, day],
      );
      expect(rows).toEqual([{ state: 'reserved', confirm_by: new Date(confirm) }]);
    }
  });

  it('leaves a week out and takes it back while there is room', async () => {
    const { warehouseId, customer } = await shop([{ ...evening, capacityOrders: 4 }]);
    const one = await customer();
    await keep(one);
    const { weeklySlotId } = (await weeklyOf(one))!;
    const thursday = await slotAt(app, warehouseId, 6, '18:00');
    const week = { accountId: one.accountId, weeklySlotId, day: '2026-11-26' };
    await skipDay(app.deps, { ...week, skip: true });
    expect(await taken(thursday.timeslotId)).toBe(0);
    await generateTimeslots(app.deps);
    expect(await dayOf(one)).toMatchObject({ state: 'skipped' });
    await skipDay(app.deps, { ...week, skip: false });
    expect(await dayOf(one)).toMatchObject({ state: 'reserved' });
    await skipDay(app.deps, { ...week, skip: true });
    for (const each of await Promise.all(Array.from({ length: 4 }, customer))) await hold(each, thursday);
    await skipDay(app.deps, { ...week, skip: false });
    expect(await dayOf(one)).toMatchObject({ state: 'unavailable', reason: 'full' });
    // a week whose slots are not made yet
    await skipDay(app.deps, { ...week, day: '2026-12-03', skip: true });
    app.clock.set('2026-11-27T08:00:00+01:00');
    await generateTimeslots(app.deps);
    expect(await dayOf(one, '2026-12-03')).toMatchObject({ state: 'skipped' });
    await expect(skipDay(app.deps, { ...week, day: '2026-12-04', skip: true })).rejects.toMatchObject({
      code: 'weekly-day-wrong',
    });
    const other = await customer();
    await expect(skipDay(app.deps, { ...week, accountId: other.accountId, skip: true })).rejects.toMatchObject({
      code: 'weekly-slot-not-found',
    });
    await expect(endOwnWeekly(app.deps, { accountId: other.accountId, weeklySlotId })).rejects.toMatchObject({
      code: 'weekly-slot-not-found',
    });
    await endOwnWeekly(app.deps, { accountId: one.accountId, weeklySlotId });
    expect(await weeklyOf(one)).toBeUndefined();
  });

  it('cannot be left out once it is in the cart, and is the hold or free when both come at once', async () => {
    const { warehouseId, customer } = await shop([evening]);
    const one = await customer();
    await keep(one);
    const { weeklySlotId } = (await weeklyOf(one))!;
    const thursday = await slotAt(app, warehouseId, 6, '18:00');
    const week = { accountId: one.accountId, weeklySlotId, day: '2026-11-26' };
    const [, skipped] = await Promise.allSettled([hold(one, thursday), skipDay(app.deps, { ...week, skip: true })]);
    expect(await taken(thursday.timeslotId)).toBe(1);
    if (skipped.status === 'fulfilled') expect(await dayOf(one)).toMatchObject({ state: 'skipped' });
    else expect(codeOf(skipped.reason)).toBe('weekly-day-used');
  });

  it('says a slot that closed or is gone with the nearest one, and gives the place back', async () => {
    const { warehouseId, customer } = await shop([evening, { ...evening, begin: '16:00', end: '18:00' }]);
    const one = await customer();
    await keep(one);
    const thursday = await slotAt(app, warehouseId, 6, '18:00');
    const earlier = await slotAt(app, warehouseId, 6, '16:00');
    await app.deps.db
      .insertInto('slot_exception')
      .columns(['warehouse_id', 'day', 'slot_template_id', 'closed'])
      .expression((eb) =>
        eb
          .selectFrom('timeslot')
          .select((t) => ['warehouse_id', 'day', 'slot_template_id', t.val(true).as('closed')])
          .where('timeslot_id', '=', thursday.timeslotId),
      )
      .execute();
    await generateTimeslots(app.deps);
    await endPlaces(app.deps);
    expect(await taken(thursday.timeslotId)).toBe(0);
    expect(await dayOf(one)).toMatchObject({
      state: 'unavailable',
      reason: 'closed',
      nearest: { timeslotId: earlier.timeslotId, beginTime: '16:00' },
    });
    // next week the window is not in the typical week any more
    await app.deps.db
      .deleteFrom('slot_template')
      .where('warehouse_id', '=', warehouseId)
      .where('begin_time', '=', '18:00')
      .execute();
    app.clock.set('2026-11-27T08:00:00+01:00');
    await generateTimeslots(app.deps);
    expect(await dayOf(one, '2026-12-03')).toMatchObject({
      state: 'unavailable',
      reason: 'gone',
      nearest: { beginTime: '16:00' },
    });
  });

  it('says that nobody delivers there any more once its store closed for good, and proposes no closed slot', async () => {
    const { warehouseId, customer } = await shop([evening, { ...evening, begin: '16:00', end: '18:00' }]);
    const [one, other] = [await customer(), await customer()];
    await keep(one);
    await keep(other, 4, '16:00');
    const close = (begin: string) =>
      app.deps.pool.query(
        `update timeslot set closed = true where warehouse_id = $1 and to_char(begin_time, 'HH24:MI') = $2`,
        [warehouseId, begin],
      );
    await close('18:00');
    await endPlaces(app.deps);
    expect(await dayOf(one)).toMatchObject({ reason: 'closed', nearest: { beginTime: '16:00' } });
    await close('16:00');
    await app.deps.pool.query('update warehouse set closes_on = current_date where warehouse_id = $1', [warehouseId]);
    await endPlaces(app.deps);
    expect(await dayOf(one)).toMatchObject({ nearest: null });
    expect(await dayOf(other)).toMatchObject({ state: 'unavailable', reason: 'not-served', nearest: null });
    expect(await weeklyOf(one)).toMatchObject({ isServed: false });
  });

  it('follows its address: another store, no store, removed', async () => {
    const { warehouseId, zoneId, customer } = await shop([evening]);
    const one = await customer();
    await keep(one);
    const thursday = await slotAt(app, warehouseId, 6, '18:00');
    const other = await createPlaces(app, { windows: [evening], postalcodes: ['20900'] });
    const move = (postalcode: string) =>
      app.deps.db.updateTable('address').set({ postalcode }).where('address_id', '=', one.addressId).execute();
    await move('20900');
    await Promise.all([endPlaces(app.deps), endPlaces(app.deps)]);
    const there = await slotAt(app, other.warehouseId, 6, '18:00');
    expect([await taken(thursday.timeslotId), await taken(there.timeslotId)]).toEqual([0, 1]);
    await move('90100');
    await endPlaces(app.deps);
    expect(await taken(there.timeslotId)).toBe(0);
    expect(await dayOf(one)).toMatchObject({ state: 'unavailable', reason: 'not-served' });
    expect(zoneId).toBeGreaterThan(0);

    const two = await customer();
    await keep(two);
    expect(await taken(thursday.timeslotId)).toBe(1);
    await app.deps.db
      .updateTable('address')
      .set({ deleted_at: app.clock.now() })
      .where('address_id', '=', two.addressId)
      .execute();
    await endPlaces(app.deps);
    expect(await taken(thursday.timeslotId)).toBe(0);
    expect(await weeklyOf(two)).toBeUndefined();

    const three = await customer();
    await keep(three);
    await app.deps.db.deleteFrom('account').where('account_id', '=', three.accountId).execute();
    expect(await taken(thursday.timeslotId)).toBe(0);
  });
});
