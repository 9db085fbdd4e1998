import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceOrder } from '../orders/index.ts';
import { buyCovered } from '../orders/testing/covered-order.ts';
import { pick } from '../orders/testing/picking.ts';
import { codes, type RoundsWorld, startRoundsWorld } from './testing/rounds-world.ts';

/* Orders for a locker station away from its store travel with the vans of the home slot, and are one stop of theirs. */

let world: RoundsWorld;
let today: Date;
let thatDay: Date;

beforeAll(async () => {
  world = await startRoundsWorld();
  thatDay = world.clock.now();
  today = new Date(thatDay.getTime() - 30 * 3_600_000);
  const station = {
    warehouse_id: world.warehouseId,
    revision: 0,
    name: 'Locker Mercato',
    address1: 'Piazza del Mercato',
    address_number: '3',
    city: 'Milano',
    province: 'MI',
    postalcode: '20144',
    latitude: '45.47',
    longitude: '9.14',
    hours: [],
    stay_hours: 24,
    per_order: 2,
    operator: 'keypad',
    active: false,
  };
  world.clock.set(today);
  const manager = await world.staffClient(['store-manager'], { storeIds: [world.warehouseId] });
  const must = async (path: string, input: object) => expect(codes(await manager.post(path, input)), path).toEqual([]);
  await must('staff/lockers/save-station', station);
  for (const label of ['A1', 'A2', 'A3', 'A4', 'A5', 'A6']) {
    await must('staff/lockers/save-door', {
      warehouse_id: world.warehouseId,
      label,
      size: 'medium',
      temperature: 'dry',
    });
  }
  await must('staff/lockers/save-station', { ...station, active: true, revision: 1 });
  world.clock.set(thatDay);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.clear();
  await world.deps.pool.query(
    `update orders set state = 'cancelled' where delivery_service_id = 3; delete from locker_claim; delete from locker_deposit;
     delete from budget` /* one network tries the codes of all these certificates */,
  );
  await placeStation(45.47);
});

const placeStation = (latitude: number) => world.deps.pool.query('update locker_station set latitude = $1', [latitude]);

/** An order that is ready for the station, in the slot of lockers from 17 to 20. */
async function lockerOrder({ ready = true } = {}): Promise<number> {
  world.clock.set(today);
  // orders of homes tried codes at another time, which to this clock may be still to come
  await world.deps.pool.query('delete from budget');
  const customer = await world.customer();
  await customer.client.post('cart/set-address', { warehouse_id: world.warehouseId, delivery_service_id: 3 });
  const { rows } = await world.deps.pool.query(
    `select l.timeslot_id as id, l.day::text as day from timeslot l join timeslot h on h.timeslot_id = $1
     where l.delivery_service_id = 3 and l.day = h.day and l.begin_at < h.end_at and l.end_at > h.begin_at`,
    [world.timeslotId],
  );
  await customer.add('RISO', 2);
  const hold = { timeslot_id: rows[0].id, date: rows[0].day };
  expect(codes(await customer.client.post('timeslot/hold', hold))).toEqual([]);
  const orderId = await buyCovered(world, customer);
  world.clock.set(thatDay);
  if (ready) {
    await pick(world, orderId);
    await world.drainOutbox();
    await advanceOrder(world.deps, orderId, 'ready', { actor: 'staff:Youssef' });
    await world.drainOutbox();
  }
  return orderId;
}

const stopsOf = (board: Awaited<ReturnType<RoundsWorld['board']>>) => board.rounds.flatMap(({ stops }) => stops);

/** A driver of this round, order by order. */
function atStation(roundId: number) {
  const gesture = (kind: string, orderId?: number, more: object = {}) => ({
    id: randomUUID(),
    kind,
    round_id: roundId,
    ...(orderId ? { order_id: orderId } : {}),
    at: world.clock.now().toISOString(),
    ...more,
  });
  const send = async (...list: object[]) => (await world.gestures(list)).map(({ code, result }) => code ?? result);
  const stop = async (orderId: number) =>
    (await world.driverRounds()).flatMap(({ stops }) => stops).find((each) => each.orderId === orderId)!;
  return { gesture, send, stop };
}

describe('a locker station on a round', () => {
  it('is one stop, however many orders go there: one number, parked for once, beside the doors of others', async () => {
    const home = await world.order();
    const first = await lockerOrder();
    const second = await lockerOrder();
    const third = await lockerOrder({ ready: false });
    const board = await world.change('staff/rounds/propose');
    const stops = stopsOf(board);
    expect(stops.map(({ orderId }) => orderId).sort()).toEqual([home.orderId, first, second, third].sort());
    const at = stops.filter(({ station }) => station);
    expect(at.map(({ orderId }) => orderId).sort()).toEqual([first, second, third].sort());
    expect(new Set(at.map(({ position }) => position)).size).toBe(1);
    expect(new Set(at.map(({ station }) => station?.key)).size).toBe(1);
    expect(at[0]).toMatchObject({ station: { name: 'Locker Mercato' }, latitude: 45.47, approximate: false });
    const minutes = at.map(({ arrivesAt }) => Date.parse(arrivesAt) / 60_000).sort((a, b) => a - b);
    // the goods of one are in before those of the next, without another way or another place to park
    expect(minutes[1]! - minutes[0]!).toBeGreaterThan(0);
    expect(minutes[2]! - minutes[1]!).toBeLessThan(3);
    expect(board.slots.find(({ timeslotId }) => timeslotId === world.timeslotId)).toMatchObject({ deliveries: 4 });
  });

  it('moves as a whole, and does not let other stops between its orders', async () => {
    const home = await world.order();
    const first = await lockerOrder();
    const second = await lockerOrder();
    await world.change('staff/rounds/propose');
    const used = (await world.board()).rounds.map(({ van }) => van.vanId);
    const idle = world.vanIds.find((vanId) => !used.includes(vanId))!;
    const added = await world.change('staff/rounds/add', { van_id: idle });
    const to = added.rounds.find(({ van }) => van.vanId === idle)!.roundId;
    const moved = await world.change('staff/rounds/move-stop', { order_id: second, round_id: to, confirm: true });
    const there = () => moved.rounds.find(({ roundId }) => roundId === to)!;
    expect(
      there()
        .stops.map(({ orderId }) => orderId)
        .sort(),
    ).toEqual([first, second].sort());
    const { rounds } = await world.change('staff/rounds/move-stop', {
      order_id: home.orderId,
      round_id: to,
      position: 2,
      confirm: true,
    });
    const stops = rounds.find(({ roundId }) => roundId === to)!.stops;
    expect(stops.map(({ position }) => position)).toEqual([1, 1, 2]);
    expect(stops[2]!.orderId).toBe(home.orderId);
    const off = await world.change('staff/rounds/move-stop', { order_id: first, confirm: true });
    expect(off.unplanned.map(({ orderId }) => orderId).sort()).toEqual([first, second].sort());
  });

  it('is driven to once; each order is put behind its own doors, which ends its part of the stop', async () => {
    const first = await lockerOrder();
    const second = await lockerOrder();
    const { rounds } = await world.confirmed();
    const { roundId } = rounds[0]!;
    const { gesture, send, stop } = atStation(roundId);
    expect(await send(gesture('start'), gesture('arrive', first), gesture('arrive', second))).toEqual([
      'applied',
      'applied',
      'applied',
    ]);
    const { crates } = await stop(first);
    const handed = crates.map(({ code }) => gesture('crate', first, { crate: code, handed_over: true }));
    expect(await send(...handed, gesture('deliver', first, { proof: 'neighbour', signed_by: 'Nessuno' }))).toEqual([
      ...handed.map(() => 'applied'),
      'locker-to-fill',
    ]);

    const fill = async (orderId: number) => {
      const begun = await world.driver.post('staff/locker/begin', { order_id: orderId });
      expect(codes(begun)).toEqual([]);
      const door = begun.data.visit.doors[0].label;
      return codes(await world.driver.post('staff/locker/fill', { order_id: orderId, placed: [{ crate: '1', door }] }));
    };
    expect(await fill(first)).toEqual([]);
    expect(await world.orderState(first)).toBe('in-locker');
    expect(await stop(first)).toMatchObject({ state: 'delivered', proof: 'locker' });
    expect(await stop(second)).toMatchObject({ state: 'arrived' });
    // the office cannot say in its place that goods are behind a door
    const close = {
      timeslot_id: world.timeslotId,
      round_id: roundId,
      reason: 'Telefono scarico',
      stops: [{ order_id: second, brought: true, adult_checked: false }],
    };
    expect(codes(await world.manager.post('staff/rounds/close', close))).toEqual(['locker-to-fill']);
    expect(await fill(second)).toEqual([]);
    expect(await send(gesture('finish'))).toEqual(['applied']);
    expect((await world.board()).rounds[0]).toMatchObject({ state: 'done' });
  });

  it('is filled by gestures where there is no network: once, however late and often they come', async () => {
    const first = await lockerOrder();
    const second = await lockerOrder();
    const { rounds } = await world.confirmed();
    const { roundId } = rounds[0]!;
    const { gesture, send, stop } = atStation(roundId);
    // the code travels with the van, and with nobody before it
    expect((await stop(first)).filling).toBeUndefined();
    expect(await send(gesture('start'))).toEqual(['applied']);
    const filling = (await stop(first)).filling!;
    expect(filling.code).toMatch(/^\d{6}$/);
    const begun = await world.driver.post('staff/locker/begin', { order_id: first });
    expect(begun.data.code).toBe(filling.code);
    const label = filling.visit.doors[0]!.label;
    const fill = gesture('fill', first, { placed: [{ crate: '1', door: label }] });

    // of another driver, into a door of somebody else, and without saying where
    const [foreign] = await world.gestures([{ ...fill, id: randomUUID() }], { client: world.otherDriver });
    expect(foreign).toMatchObject({ result: 'refused', code: 'round-not-found' });
    const others = (await stop(second)).filling!.visit.doors[0]!.label;
    const wrong = [
      gesture('fill', first, { placed: [{ crate: '1', door: others }] }),
      gesture('fill', first),
      gesture('fill', first, { placed: [{ crate: '1', door: 'Z9' }] }),
    ];
    expect(await send(...wrong)).toEqual(['door-taken', 'field-missing', 'door-not-found']);
    expect(await world.orderState(first)).toBe('out-for-delivery');

    // two hours in a cellar, sent twice and then once more by hand
    expect(await send(gesture('arrive', first), gesture('arrive', second), fill, fill)).toEqual([
      'applied',
      'applied',
      'applied',
      'already',
    ]);
    expect(await world.orderState(first)).toBe('in-locker');
    expect(await stop(first)).toMatchObject({ state: 'delivered', proof: 'locker' });
    expect((await stop(first)).filling).toBeUndefined();
    expect(await send(gesture('fill', first, { placed: [{ crate: '1', door: label.toLowerCase() }] }))).toEqual([
      'applied',
    ]);
    const [answer] = await world.gestures([gesture('fill', first, { placed: [{ crate: '1', door: others }] })]);
    expect(answer).toMatchObject({ code: 'locker-filled', message: expect.stringContaining(`nei vani ${label}`) });
    const { rows } = await world.deps.pool.query(
      `select count(*)::int as moves from order_event where order_id = $1 and to_state = 'in-locker'`,
      [first],
    );
    expect(rows).toEqual([{ moves: 1 }]);
    expect(await stop(second)).toMatchObject({ state: 'arrived', filling: { code: expect.any(String) } });
  });

  it('has doors for what a van brings, though they were lost after the order was ready', async () => {
    const orderId = await lockerOrder();
    const { rounds } = await world.confirmed();
    const { gesture, send, stop } = atStation(rounds[0]!.roundId);
    await world.deps.pool.query('delete from locker_claim');
    expect(await send(gesture('start'))).toEqual(['applied']);
    expect((await stop(orderId)).filling).toBeUndefined();
    await world.drainOutbox();
    expect((await stop(orderId)).filling?.visit.doors).toHaveLength(1);
  });

  it('is filled by two drivers at once: a door takes the goods of one, and each puts in their own only', async () => {
    // two vans with room for one order each
    await world.deps.pool.query('update van set crates = 1');
    const orders = [await lockerOrder(), await lockerOrder()];
    const { rounds } = await world.change('staff/rounds/propose');
    expect(rounds.map(({ stops }) => stops.length)).toEqual([1, 1]);
    const drivers = [world.driver, world.otherDriver];
    for (const [index, { roundId }] of rounds.entries()) {
      await world.change('staff/rounds/assign', { round_id: roundId, driver_id: drivers[index]!.accountId });
    }
    await world.change('staff/rounds/confirm');
    const hands = rounds.map(({ roundId, stops }, index) => {
      const client = drivers[index]!;
      const { gesture } = atStation(roundId);
      const orderId = stops[0]!.orderId;
      return {
        orderId,
        fill: (door: string, of = orderId) => gesture('fill', of, { placed: [{ crate: '1', door }] }),
        send: async (...list: object[]) =>
          (await world.gestures(list, { client })).map(({ code, result }) => code ?? result),
        door: async () =>
          (await world.driverRounds(client)).flatMap(({ stops }) => stops)[0]!.filling?.visit.doors[0]?.label ?? '',
        start: [gesture('start'), gesture('arrive', orderId)],
      };
    });
    const [one, two] = hands as [(typeof hands)[0], (typeof hands)[0]];
    expect(hands.map(({ orderId }) => orderId).sort()).toEqual(orders.sort());
    for (const each of hands) expect(await each.send(...each.start)).toEqual(['applied', 'applied']);
    const door = await one.door();
    expect(await two.door()).not.toBe(door);
    // both at once at the same door, which is kept for the first
    const [first, second] = await Promise.all([one.send(one.fill(door)), two.send(two.fill(door))]);
    expect([first, second]).toEqual([['applied'], ['door-taken']]);
    // of the goods of the other one neither says anything
    expect(await two.send(two.fill(door, one.orderId))).toEqual(['stop-not-found']);
    expect(await two.send(two.fill(await two.door()))).toEqual(['applied']);
    expect([await world.orderState(one.orderId), await world.orderState(two.orderId)]).toEqual([
      'in-locker',
      'in-locker',
    ]);
    await world.deps.pool.query('update van set crates = 20');
  });

  it('is filled once when the store and the van say so at the same moment', async () => {
    const orderId = await lockerOrder();
    const { rounds } = await world.confirmed();
    const { gesture, send, stop } = atStation(rounds[0]!.roundId);
    expect(await send(gesture('start'), gesture('arrive', orderId))).toEqual(['applied', 'applied']);
    const { doors } = (await stop(orderId)).filling!.visit;
    const placed = [{ crate: '1', door: doors[0]!.label }];
    const [byStore, ...byVan] = await Promise.all([
      world.manager.post('staff/locker/fill', { order_id: orderId, placed }),
      send(gesture('fill', orderId, { placed })),
      send(gesture('fill', orderId, { placed })),
    ]);
    expect(codes(byStore)).toEqual([]);
    expect(byVan).toEqual([['applied'], ['applied']]);
    const { rows } = await world.deps.pool.query(
      `select (select count(*) from order_event where order_id = $1 and to_state = 'in-locker')::int as moves,
         (select count(*) from outbox where topic = 'locker.filled' and (payload->>'orderId')::int = $1)::int as mails`,
      [orderId],
    );
    expect(rows).toEqual([{ moves: 1, mails: 1 }]);
    expect(await stop(orderId)).toMatchObject({ state: 'delivered', proof: 'locker' });
    // fetched meanwhile: what the phone says late changes nothing, and is refused in words
    await world.deps.pool.query(`update orders set state = 'delivered' where order_id = $1`, [orderId]);
    expect(await send(gesture('fill', orderId, { placed }))).toEqual(['locker-not-possible']);
  });

  it('is no stop where it stands at its store, and what was put in on foot leaves its round', async () => {
    const orderId = await lockerOrder();
    await world.change('staff/rounds/propose');
    expect(stopsOf(await world.board())).toMatchObject([{ orderId }]);
    const begun = await world.manager.post('staff/locker/begin', { order_id: orderId });
    const door = begun.data.visit.doors[0].label;
    const placed = [{ crate: '1', door }];
    expect(codes(await world.manager.post('staff/locker/fill', { order_id: orderId, placed }))).toEqual([]);
    expect(stopsOf(await world.board())).toEqual([]);

    await world.deps.pool.query(
      'update locker_station s set latitude = w.latitude, longitude = w.longitude from warehouse w where w.warehouse_id = s.warehouse_id',
    );
    await lockerOrder();
    expect(await world.board()).toMatchObject({ unplanned: [] });
    await world.deps.pool.query('update locker_station set latitude = 45.47, longitude = 9.14');
  });
});
