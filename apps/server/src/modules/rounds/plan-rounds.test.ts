import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes, type RoundsWorld, startRoundsWorld } from './testing/rounds-world.ts';

let world: RoundsWorld;

beforeAll(async () => {
  world = await startRoundsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clear());

const stopsOf = (board: Awaited<ReturnType<RoundsWorld['board']>>) =>
  board.rounds.flatMap(({ stops }) => stops.map(({ orderId }) => orderId));

describe('the plan of a slot', () => {
  it('holds each order once, within what vans carry and the window', async () => {
    const orders = [
      await world.order(),
      await world.order(['RISO', 'PASTA']),
      await world.order(['RISO'], { ready: false }),
    ];
    const { rounds, unplanned, slots } = await world.change('staff/rounds/propose');
    expect(stopsOf({ rounds } as never).sort()).toEqual(orders.map(({ orderId }) => orderId).sort());
    expect(unplanned).toEqual([]);
    for (const round of rounds) {
      expect(round.crates).toBeLessThanOrEqual(round.van.crates);
      expect(round.lateStops).toBe(0);
      expect(round.stops.map(({ position }) => position)).toEqual(round.stops.map((_, index) => index + 1));
      expect(Date.parse(round.departsAt)).toBeLessThan(Date.parse(round.stops[0]!.arrivesAt));
      expect(Date.parse(round.returnsAt)).toBeGreaterThan(Date.parse(round.stops.at(-1)!.arrivesAt));
    }
    expect(slots.find(({ timeslotId }) => timeslotId === world.timeslotId)).toMatchObject({ deliveries: 3 });
  });

  it('is named in the list and on the page of each order: round, stop, stops', async () => {
    const { orderId } = await world.order();
    await world.order();
    const row = async () =>
      (await world.manager.get('staff/orders', { page_size: 100 })).data.orders.find(
        (each: { orderId: number }) => each.orderId === orderId,
      );
    const page = async () => (await world.manager.get('staff/order', { order_id: orderId })).data.order;
    expect((await row()).round).toBeUndefined();
    expect((await page()).round).toBeUndefined();
    const { rounds } = await world.change('staff/rounds/propose');
    const round = rounds.find(({ stops }) => stops.some((stop) => stop.orderId === orderId))!;
    expect((await row()).round).toBe(round.number);
    expect((await page()).round).toEqual({
      number: round.number,
      stop: round.stops.findIndex((stop) => stop.orderId === orderId) + 1,
      stops: round.stops.length,
    });
  });

  it('goes to the house as it is known by now, though the order was placed before anybody knew', async () => {
    const { orderId, customer } = await world.order();
    const place = (values: string) =>
      world.deps.pool.query(`update address set ${values} where account_id = $1`, [customer.accountId]);
    const stop = async () =>
      (await world.change('staff/rounds/propose')).rounds
        .flatMap(({ stops }) => stops)
        .find((each) => each.orderId === orderId);
    expect(await stop()).toMatchObject({ approximate: true });
    await place(`latitude = 45.4512, longitude = 9.1634, position_source = 'geocoder', position_precision = 'street'`);
    expect(await stop()).toMatchObject({ latitude: 45.4512, longitude: 9.1634, approximate: true });
    await place(`position_precision = 'house'`);
    expect(await stop()).toMatchObject({ latitude: 45.4512, longitude: 9.1634, approximate: false });
    // the customer moved since: the order goes where it was agreed
    await place(`address1 = 'Via Lontana'`);
    expect(await stop()).toMatchObject({ approximate: true });
    expect(await stop()).not.toMatchObject({ latitude: 45.4512 });
  });

  it('says why an order found no place', async () => {
    const { orderId } = await world.order();
    await world.deps.pool.query('update van set crates = 1');
    await world.deps.pool.query(
      'update order_line set quantity = 99000, delivered_quantity = 99000 where order_id = $1',
      [orderId],
    );
    const { rounds, unplanned } = await world.change('staff/rounds/propose');
    await world.deps.pool.query('update van set crates = 20');
    expect(rounds).toEqual([]);
    expect(unplanned).toMatchObject([{ orderId, why: 'Ha più casse di quante ne porti un furgone' }]);
  });

  it('shows what a move would do before it is made, and says when a van is too full', async () => {
    const { orderId } = await world.order();
    await world.change('staff/rounds/propose');
    const free = world.vanIds.find((vanId) => vanId !== undefined)!;
    const board = await world.board();
    const empty = board.rounds.some(({ van }) => van.vanId === free) ? world.vanIds[1]! : free;
    const added = await world.change('staff/rounds/add', { van_id: empty });
    const target = added.rounds.find(({ van }) => van.vanId === empty)!;
    const from = added.rounds.find(({ stops }) => stops.length > 0)!;
    const move = {
      timeslot_id: world.timeslotId,
      revision: added.revision,
      order_id: orderId,
      round_id: target.roundId,
    };

    const shown = (await world.manager.post('staff/rounds/move-stop', move)).data;
    expect(shown.applied).toBe(false);
    expect(
      shown.board.rounds.find(({ roundId }: { roundId: number }) => roundId === target.roundId).stops,
    ).toHaveLength(1);
    expect((await world.board()).rounds.find(({ roundId }) => roundId === from.roundId)!.stops).toHaveLength(1);

    const moved = (await world.manager.post('staff/rounds/move-stop', { ...move, confirm: true })).data;
    expect(moved.applied).toBe(true);
    const now = await world.board();
    expect(now.rounds.find(({ roundId }) => roundId === target.roundId)!.stops).toMatchObject([
      { orderId, position: 1 },
    ]);
    expect(now.rounds.find(({ roundId }) => roundId === from.roundId)!.stops).toEqual([]);
    const off = await world.change('staff/rounds/move-stop', { order_id: orderId, confirm: true });
    expect(off.unplanned).toMatchObject([{ orderId }]);
  });

  it('refuses a change of who has not seen the last one', async () => {
    await world.order();
    const { revision } = await world.board();
    await world.change('staff/rounds/propose');
    const late = await world.manager.post('staff/rounds/propose', { timeslot_id: world.timeslotId, revision });
    expect(codes(late)).toEqual(['plan-changed']);
  });

  it('is changed by one of two people who press at once', async () => {
    await world.order();
    const { revision } = await world.board();
    const input = { timeslot_id: world.timeslotId, revision };
    const answers = await Promise.all([
      world.manager.post('staff/rounds/add', { ...input, van_id: world.vanIds[0] }),
      world.manager.post('staff/rounds/add', { ...input, van_id: world.vanIds[1] }),
      world.manager.post('staff/rounds/propose', input),
    ]);
    expect(answers.flatMap(codes)).toEqual(['plan-changed', 'plan-changed']);
    expect((await world.board()).revision).toBe(revision + 1);
  });

  it('is not there for who works elsewhere', async () => {
    const elsewhere = await world.staffClient(['store-manager'], { storeIds: [world.warehouseId + 1] });
    const input = { timeslot_id: world.timeslotId, revision: 0 };
    expect(codes(await elsewhere.get('staff/rounds', { timeslot_id: world.timeslotId }))).toEqual(['slot-not-found']);
    expect(codes(await elsewhere.get('staff/rounds', { warehouse_id: world.warehouseId }))).toEqual([
      'store-not-found',
    ]);
    expect((await elsewhere.get('staff/vans')).data.vans).toEqual([]);
    for (const [path, more] of [
      ['propose', {}],
      ['move-stop', { order_id: 1 }],
      ['assign', { round_id: 1 }],
      ['add', { van_id: world.vanIds[0] }],
      ['remove', { round_id: 1 }],
      ['confirm', {}],
      ['start', { round_id: 1 }],
    ] as const) {
      expect({ path, codes: codes(await elsewhere.post(`staff/rounds/${path}`, { ...input, ...more })) }).toEqual({
        path,
        codes: ['slot-not-found'],
      });
    }
  });

  it('needs drivers of the store before it is confirmed; then their customers know when', async () => {
    const { orderId, customer } = await world.order();
    const { rounds } = await world.change('staff/rounds/propose');
    const input = { timeslot_id: world.timeslotId, revision: (await world.board()).revision };
    expect(codes(await world.manager.post('staff/rounds/confirm', input))).toEqual(['driver-needed']);
    const stranger = await world.staffClient(['driver'], { storeIds: [world.warehouseId + 1] });
    expect(
      codes(
        await world.manager.post('staff/rounds/assign', {
          ...input,
          round_id: rounds[0]!.roundId,
          driver_id: stranger.accountId,
        }),
      ),
    ).toEqual(['driver-not-found']);
    const arrival = async () => (await customer.client.get('order/arrival', { order_id: orderId })).data.arrival;
    expect(await arrival()).toEqual({ state: 'unknown', late: false });
    await world.confirmed();
    expect(await arrival()).toMatchObject({
      state: 'planned',
      minutes: expect.any(Number),
      code: expect.stringMatching(/^\d{4}$/),
    });
    expect((await world.driverRounds()).map(({ state }) => state)).toEqual(['confirmed']);
    expect(await world.driverRounds(world.otherDriver)).toEqual([]);
  });
});

describe('a van', () => {
  it('has a name of its own in its store, and is planned no more when it is put aside', async () => {
    const { warehouseId } = world;
    const save = (input: object) =>
      world.manager.post('staff/van/save', { warehouse_id: warehouseId, crates: 30, ...input });
    const added = await save({ name: 'Furgone 9', active: false });
    expect(added.data.van).toMatchObject({ name: 'Furgone 9', crates: 30, active: false });
    expect(codes(await save({ name: 'Furgone 9' }))).toEqual(['van-name-taken']);
    expect(codes(await save({ name: 'Furgone 1', van_id: added.data.van.vanId }))).toEqual(['van-name-taken']);
    expect(codes(await save({ name: 'X', van_id: 999_999 }))).toEqual(['van-not-found']);
    expect((await world.board()).vans.map(({ name }) => name)).toEqual(['Furgone 1', 'Furgone 2']);
    const { entries } = (await world.manager.get('staff/audit', { subject: 'van' })).data;
    expect(entries[0]).toMatchObject({ action: 'van.save', after: { name: 'Furgone 9' } });
  });
});
