import { PIECES_PER_CRATE } from '@sporta/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../../platform/db/database.ts';
import type { BusinessError } from '../../../platform/errors.ts';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { extendHold } from '../extend-hold.ts';
import { holdSlot } from '../hold-slot.ts';
import { listTimeslots } from '../list-timeslots.ts';
import { releaseHold } from '../release-hold.ts';
import {
  createCustomerWithCart,
  createPlaces,
  createProduct,
  createStation,
  putInCart,
  slotAt,
} from '../testing/test-places.ts';
import { claimDoors } from './claim-doors.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp([], { config: { databasePoolSize: 40 } });
  app.clock.set('2026-11-20T08:00:00+01:00');
});
afterAll(() => app.close());

const windows = [
  { begin: '09:00', end: '13:00', deliveryServiceId: 3, capacityOrders: 1000, capacityUnits: 100_000 },
  { begin: '17:00', end: '20:00', deliveryServiceId: 3, capacityOrders: 1000, capacityUnits: 100_000 },
];
const hold = (accountId: number, slot: { timeslotId: number; date: string }) =>
  holdSlot(app.deps, { accountId, ...slot, now: app.clock.now() });
const result = (promise: Promise<unknown>) =>
  promise.then(
    () => 'held',
    (error: BusinessError) => error.code ?? String(error),
  );

async function customer(warehouseId: number, pieces = 0) {
  const who = await createCustomerWithCart(app, warehouseId);
  await app.deps.db.updateTable('cart').set({ delivery_service_id: 3 }).where('cart_id', '=', who.cartId).execute();
  if (pieces > 0) await putInCart(app, who.cartId, await createProduct(app, warehouseId), pieces);
  return who;
}

/** Live claims of a station, which must never meet. */
async function claims(lockerStationId: number) {
  const { rows } = await sql<{ booking: number; door: number; crates: number }>`
    select k.slot_booking_id as booking, k.locker_compartment_id as door, k.crates from locker_claim k
      join locker_compartment c using (locker_compartment_id) join slot_booking b using (slot_booking_id)
     where c.locker_station_id = ${lockerStationId} and b.state <> 'released'`.execute(app.deps.db);
  return rows;
}

describe('doors of a locker station', () => {
  it('go to exactly as many of 60 customers at once as there are, over two slots whose times meet', async () => {
    const { warehouseId } = await createPlaces(app, { windows });
    const station = await createStation(app, warehouseId, [{}, {}, {}]);
    const slots = [await slotAt(app, warehouseId, 1, '09:00'), await slotAt(app, warehouseId, 1, '17:00')];
    const crowd = await Promise.all(Array.from({ length: 60 }, () => customer(warehouseId, 3)));
    const results = await Promise.all(crowd.map(({ accountId }, index) => result(hold(accountId, slots[index % 2]!))));
    expect(results.filter((each) => each === 'held')).toHaveLength(3);
    expect(results.filter((each) => each === 'slot-full')).toHaveLength(57);
    const taken = await claims(station);
    expect(new Set(taken.map(({ door }) => door)).size).toBe(3);
    expect(taken).toHaveLength(3);
    // who got none took no place of the slot either
    const { rows } = await sql<{ taken: number }>`
      select sum(taken_orders)::int as taken from timeslot where warehouse_id = ${warehouseId}`.execute(app.deps.db);
    expect(rows[0]?.taken).toBe(3);
  });

  it('are one customer’s when 50 want the last one', async () => {
    const { warehouseId } = await createPlaces(app, { windows });
    const station = await createStation(app, warehouseId, [{ size: 'large' }]);
    const slot = await slotAt(app, warehouseId, 2, '09:00');
    const crowd = await Promise.all(Array.from({ length: 50 }, () => customer(warehouseId, 1)));
    const results = await Promise.all(crowd.map(({ accountId }) => result(hold(accountId, slot))));
    expect(results.filter((each) => each === 'held')).toHaveLength(1);
    expect(await claims(station)).toHaveLength(1);
  });

  it('are free again in a slot the goods of which come when the others are gone', async () => {
    const { warehouseId } = await createPlaces(app, { windows });
    await createStation(app, warehouseId, [{}], { stayHours: 12 });
    const first = await slotAt(app, warehouseId, 1, '09:00');
    expect(await result(hold((await customer(warehouseId)).accountId, first))).toBe('held');
    const next = await customer(warehouseId);
    expect(await result(hold(next.accountId, await slotAt(app, warehouseId, 1, '17:00')))).toBe('slot-full');
    // until 13:00 + 12 hours + two hours to empty it: at nine the day after it is free
    expect(await result(hold(next.accountId, await slotAt(app, warehouseId, 2, '09:00')))).toBe('held');
  });

  it('follow the cart: more crates take more doors, and a cart too large for the station is told so', async () => {
    const { warehouseId } = await createPlaces(app, { windows });
    const station = await createStation(app, warehouseId, [{}, {}, { size: 'medium', temperature: 'chilled' }]);
    const slot = await slotAt(app, warehouseId, 1, '09:00');
    const who = await customer(warehouseId, PIECES_PER_CRATE);
    await hold(who.accountId, slot);
    expect((await claims(station)).map(({ crates }) => crates)).toEqual([1]);
    await sql`update cart_item set quantity = ${(PIECES_PER_CRATE + 1) * 1000} where cart_id = ${who.cartId}`.execute(
      app.deps.db,
    );
    await hold(who.accountId, slot);
    expect((await claims(station)).map(({ crates }) => crates)).toEqual([2]);
    await sql`update cart_item set quantity = ${PIECES_PER_CRATE * 5 * 1000} where cart_id = ${who.cartId}`.execute(
      app.deps.db,
    );
    expect(await result(hold(who.accountId, slot))).toBe('locker-too-small');
    expect((await claims(station)).map(({ crates }) => crates)).toEqual([2]);
  });

  it('come free with the place, and with the end of its hold', async () => {
    const { warehouseId } = await createPlaces(app, { windows });
    const station = await createStation(app, warehouseId, [{}]);
    const slot = await slotAt(app, warehouseId, 3, '09:00');
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => customer(warehouseId)));
    await hold(first!.accountId, slot);
    await releaseHold(app.deps, { accountId: first!.accountId, now: app.clock.now() });
    expect(await claims(station)).toHaveLength(0);
    await hold(second!.accountId, slot);
    app.clock.set('2026-11-20T09:01:00+01:00');
    // nobody took it: its customer may still have it, and loses it to the next one
    await extendHold(app.deps, { accountId: second!.accountId, now: app.clock.now() });
    expect(await result(hold(third!.accountId, slot))).toBe('slot-full');
    app.clock.set('2026-11-20T10:02:00+01:00');
    expect(await result(hold(third!.accountId, await slotAt(app, warehouseId, 3, '17:00')))).toBe('held');
    expect(await result(extendHold(app.deps, { accountId: second!.accountId, now: app.clock.now() }))).toBe(
      'slot-lost',
    );
    app.clock.set('2026-11-20T08:00:00+01:00');
  });

  it('are the same for a place that asks again, and stay as they were when it cannot have more', async () => {
    const { warehouseId } = await createPlaces(app, { windows });
    const station = await createStation(app, warehouseId, [{}, {}]);
    const slot = await slotAt(app, warehouseId, 1, '09:00');
    await hold((await customer(warehouseId)).accountId, slot);
    await hold((await customer(warehouseId)).accountId, slot);
    const [before] = await claims(station);
    const again = (dry: number) =>
      withTransaction(app.deps.db, (tx) =>
        claimDoors(tx, { bookingId: before!.booking, needs: { dry, chilled: 0, frozen: 0 }, now: app.clock.now() }),
      );
    expect(await again(1)).toBe('claimed');
    expect(await again(2)).toBe('full');
    expect(await again(9)).toBe('too-large');
    expect(await claims(station)).toContainEqual(before);
  });

  it('are in the list of slots: full for everybody but who has the door', async () => {
    const { warehouseId } = await createPlaces(app, { windows });
    await createStation(app, warehouseId, [{}]);
    const who = await customer(warehouseId, 1);
    await hold(who.accountId, await slotAt(app, warehouseId, 1, '09:00'));
    const list = async (accountId?: number) => {
      const account = accountId === undefined ? undefined : ({ accountId, birthDate: null, company: null } as never);
      const days = await listTimeslots(app.deps, {
        days: 2,
        deliveryServiceId: 3,
        scope: { warehouseId } as never,
        account,
        goodsCents: async () => 0,
        now: app.clock.now(),
      });
      return days.find(({ label }) => label === 'domani')?.slots.map(({ status }) => status);
    };
    expect(await list()).toEqual(['full', 'full']);
    expect(await list(who.accountId)).toEqual(['available', 'available']);
  });
});
