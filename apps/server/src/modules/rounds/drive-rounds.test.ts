import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceOrder } from '../orders/index.ts';
import { pick } from '../orders/testing/picking.ts';
import { codes, type RoundsWorld, signature, startRoundsWorld } from './testing/rounds-world.ts';

let world: RoundsWorld;
let photo: string;

beforeAll(async () => {
  world = await startRoundsWorld();
  const door = sharp({ create: { width: 40, height: 30, channels: 3, background: '#345' } });
  photo = (await door.jpeg().toBuffer()).toString('base64');
});
afterAll(() => world.close());
beforeEach(() => world.clear());

const signed = { proof: 'signature', signature, signed_by: 'Marta Colombo' };
const refundsOf = async (orderId: number) =>
  (
    await world.deps.pool.query(
      'select refund_cents as cents, reason from order_withdrawal where order_id = $1 order by order_withdrawal_id',
      [orderId],
    )
  ).rows;
const stopOf = async (orderId: number) =>
  (await world.driverRounds()).flatMap(({ stops }) => stops).find((stop) => stop.orderId === orderId)!;
const arrivalOf = async ({ orderId, customer }: Awaited<ReturnType<RoundsWorld['order']>>) =>
  (await customer.client.get('order/arrival', { order_id: orderId })).data.arrival;

describe('a round leaves', () => {
  it('only when its orders are ready; those that are not can stay behind', async () => {
    const ready = await world.order();
    const late = await world.order(['RISO'], { ready: false });
    const { rounds } = await world.confirmed();
    const all = rounds.flatMap(({ stops, roundId }) => stops.map(({ orderId }) => ({ orderId, roundId })));
    const { roundId } = all.find(({ orderId }) => orderId === late.orderId)!;
    // both on one round, whatever the planner chose
    await world.change('staff/rounds/move-stop', { order_id: ready.orderId, round_id: roundId, confirm: true });
    const start = { timeslot_id: world.timeslotId, round_id: roundId };
    expect(codes(await world.manager.post('staff/rounds/start', start))).toEqual(['orders-not-ready']);
    expect(await world.orderState(ready.orderId)).toBe('ready');
    const { board } = (await world.manager.post('staff/rounds/start', { ...start, leave_behind: true })).data;
    expect(await world.orderState(ready.orderId)).toBe('out-for-delivery');
    expect(await world.orderState(late.orderId)).toBe('confirmed');
    expect(board.unplanned).toMatchObject([{ orderId: late.orderId }]);
    expect(codes(await world.manager.post('staff/rounds/start', start))).toEqual([]);
  });

  it('and leaves again for what stayed behind: another time with the same van, or not at all', async () => {
    const gone = await world.order();
    const late = await world.order(['RISO'], { ready: false });
    const { rounds } = await world.confirmed();
    const { roundId, van } = rounds[0]!;
    await world.change('staff/rounds/move-stop', { order_id: gone.orderId, round_id: roundId, confirm: true });
    await world.change('staff/rounds/move-stop', { order_id: late.orderId, confirm: true });
    const start = (id: number) =>
      world.manager.post('staff/rounds/start', { timeslot_id: world.timeslotId, round_id: id });
    expect(codes(await start(roundId))).toEqual([]);
    await pick(world, late.orderId);
    await world.drainOutbox();
    await advanceOrder(world.deps, late.orderId, 'ready', { actor: 'staff:Youssef' });
    expect((await world.board()).unplanned).toMatchObject([{ orderId: late.orderId, ready: true }]);

    const before = (await world.board()).rounds.find((round) => round.roundId === roundId)!;
    const added = await world.change('staff/rounds/add', { van_id: van.vanId });
    const again = added.rounds.find((round) => round.van.vanId === van.vanId && round.roundId !== roundId)!;
    expect(Date.parse(again.departsAt)).toBeGreaterThan(Date.parse(before.returnsAt) - 15 * 60_000);
    const { revision } = added;
    expect(
      codes(
        await world.manager.post('staff/rounds/add', { timeslot_id: world.timeslotId, revision, van_id: van.vanId }),
      ),
    ).toEqual(['van-taken']);
    await world.change('staff/rounds/move-stop', { order_id: late.orderId, round_id: again.roundId, confirm: true });
    await world.change('staff/rounds/assign', { round_id: again.roundId, driver_id: world.otherDriver.accountId });
    await world.change('staff/rounds/confirm');
    expect(codes(await start(again.roundId))).toEqual([]);
    expect(await world.orderState(late.orderId)).toBe('out-for-delivery');
    expect((await world.driverRounds(world.otherDriver)).map((round) => round.roundId)).toEqual([again.roundId]);
  });

  it('without an order that is ready and no van takes: its customer reads why, and it gets another slot', async () => {
    const left = await world.order();
    const move = { order_id: left.orderId, to: 'not-delivered' };
    expect(codes(await world.manager.post('staff/order/move', move))).toEqual(['reason-needed']);
    const reason = 'Furgone guasto';
    expect(codes(await world.manager.post('staff/order/move', { ...move, reason }))).toEqual([]);
    await world.drainOutbox();
    expect(world.sentMail.some(({ text }) => text?.includes(reason))).toBe(true);
    expect((await world.board()).unplanned).toEqual([]);
    const { slots } = (await world.manager.get('staff/order/slots', { order_id: left.orderId })).data;
    const change = { order_id: left.orderId, timeslot_id: slots[0].timeslotId };
    expect(codes(await world.manager.post('staff/order/change-slot', change))).toEqual([]);
    expect(await world.orderState(left.orderId)).toBe('ready');
  });

  it('late, and comes back late: nobody is expected at the store before the last door', async () => {
    await world.order();
    const planned = await world.confirmed();
    world.clock.advanceMinutes(4 * 60);
    const roundId = planned.rounds[0]!.roundId;
    await world.manager.post('staff/rounds/start', { timeslot_id: world.timeslotId, round_id: roundId });
    const lastArrival = (stops: { arrivesAt: string }[]) =>
      Math.max(...stops.map(({ arrivesAt }) => Date.parse(arrivesAt)));
    for (const round of [(await world.board()).rounds[0]!, (await world.driverRounds())[0]!]) {
      expect(Date.parse(round.returnsAt)).toBeGreaterThan(lastArrival(round.stops));
    }
  });

  it('never with an order that is cancelled at the same moment', async () => {
    for (let turn = 0; turn < 6; turn++) {
      await world.clear();
      const kept = await world.order();
      const doomed = await world.order(['RISO'], { ready: false });
      const { rounds } = await world.confirmed();
      const roundOf = (orderId: number) =>
        rounds.find(({ stops }) => stops.some((stop) => stop.orderId === orderId))!.roundId;
      const roundId = roundOf(kept.orderId);
      await world.change('staff/rounds/move-stop', { order_id: doomed.orderId, round_id: roundId, confirm: true });
      const [cancelled, started] = await Promise.all([
        world.manager.post('staff/order/cancel', { order_id: doomed.orderId, reason: 'Il cliente ha telefonato' }),
        world.manager.post('staff/rounds/start', {
          timeslot_id: world.timeslotId,
          round_id: roundId,
          leave_behind: true,
        }),
      ]);
      expect([cancelled, started].flatMap(codes)).toEqual([]);
      expect(await world.orderState(doomed.orderId)).toBe('cancelled');
      expect(await world.orderState(kept.orderId)).toBe('out-for-delivery');
      const { rows } = await world.deps.pool.query('select order_id from round_stop where round_id = $1', [roundId]);
      expect(rows).toEqual([{ order_id: kept.orderId }]);
    }
  });
});

describe('at the door', () => {
  it('goods are handed over once, however often and from how many phones it is said', async () => {
    const ordered = await world.order();
    const { gesture } = await world.atTheDoor(ordered);
    const delivered = gesture('deliver', signed);
    const answers = await Promise.all([
      world.gestures([delivered]),
      world.gestures([delivered], { device: 'telefono-2' }),
      world.gestures([gesture('deliver', signed)], { device: 'telefono-3' }),
      world.gestures([gesture('back', { text: 'Nessuno risponde' })], { device: 'telefono-4' }),
    ]);
    const results = answers.flat();
    expect(results.filter(({ result }) => result === 'applied')).toHaveLength(1);
    expect(results.filter(({ code }) => code === 'stop-closed' || code === 'photo-needed').length).toBeGreaterThan(0);
    expect(await world.orderState(ordered.orderId)).toBe('delivered');
    expect((await world.gestures([delivered]))[0]).toMatchObject({ id: (delivered as { id: string }).id });
    const { rows } = await world.deps.pool.query(
      `select count(*)::int as times from order_event where order_id = $1 and to_state = 'delivered'`,
      [ordered.orderId],
    );
    expect(rows[0].times).toBe(1);
  });

  it('what is refused is given back once, to the cent, and the customer reads it', async () => {
    const ordered = await world.order(['RISO', 'PASTA']);
    const { gesture } = await world.atTheDoor(ordered);
    const line = (await stopOf(ordered.orderId)).lines.find(({ name }) => name.includes('PASTA'))!;
    const refuse = gesture('refuse', { order_line_id: line.orderLineId, reason: 'damaged' });
    const tooMany = gesture('refuse', { order_line_id: line.orderLineId, reason: 'damaged', quantity: 99 });
    const [first, again, wrong] = await world.gestures([refuse, refuse, tooMany]);
    expect([first!.result, again!.result, wrong!.code]).toEqual(['applied', 'already', 'invalid-quantity']);
    const before = await stopOf(ordered.orderId);
    expect(before.refusedTotal).toBeGreaterThan(0);
    expect(before.finalTotal).toBeCloseTo(before.total - before.refusedTotal, 2);

    const delivered = gesture('deliver', signed);
    await Promise.all([world.gestures([delivered]), world.gestures([delivered], { device: 'telefono-2' })]);
    await world.gestures([delivered]);
    expect(await refundsOf(ordered.orderId)).toEqual([
      { cents: Math.round(before.refusedTotal * 100), reason: 'Rifiutato alla consegna: rotto o rovinato' },
    ]);
    await world.drainOutbox();
    const { order } = (await ordered.customer.client.get('order/detail', { order_id: ordered.orderId })).data;
    expect(order.refundTotal).toBeCloseTo(before.refusedTotal, 2);
    expect((await stopOf(ordered.orderId)).finalTotal).toBe(before.finalTotal);
  });

  it('nothing is handed over without all crates, and alcohol to adults only', async () => {
    const ordered = await world.order(['RISO', 'VINO']);
    const { gesture } = await world.atTheDoor(ordered);
    const stop = await stopOf(ordered.orderId);
    expect(stop).toMatchObject({ age: 'needed', flags: ['age'] });
    const send = async (...list: object[]) => (await world.gestures(list)).map(({ code, result }) => code ?? result);
    const crate = stop.crates[0]!.code;
    expect(
      await send(
        gesture('crate', { crate, handed_over: false }),
        gesture('deliver', signed),
        gesture('crate', { crate: 'altrove-1', handed_over: true }),
        gesture('crate', { crate, handed_over: true }),
        gesture('deliver', signed),
        gesture('age', { adult: false }),
        gesture('deliver', signed),
        gesture('deliver', { proof: 'neighbour', signed_by: 'Anna' }),
      ),
    ).toEqual([
      'applied',
      'crates-missing',
      'crate-unknown',
      'applied',
      'age-needed',
      'applied',
      'age-needed',
      'age-needed',
    ]);
    const wine = stop.lines.find(({ alcohol }) => alcohol)!;
    expect(
      await send(
        gesture('refuse', { order_line_id: wine.orderLineId, reason: 'under-age' }),
        gesture('deliver', { proof: 'neighbour', signed_by: 'Anna' }),
      ),
    ).toEqual(['applied', 'applied']);
    expect(await refundsOf(ordered.orderId)).toHaveLength(1);
  });

  it('takes the customer’s code or a signature; five wrong codes are enough', async () => {
    const ordered = await world.order();
    const { gesture } = await world.atTheDoor(ordered);
    const { code } = await arrivalOf(ordered);
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    const tried = await world.gestures(
      Array.from({ length: 6 }, () => gesture('deliver', { proof: 'code', code: wrong })),
    );
    expect(tried.map((each) => each.code)).toEqual([...Array.from({ length: 5 }, () => 'wrong-code'), 'code-locked']);
    const rest = await world.gestures([
      gesture('deliver', { proof: 'code', code }),
      gesture('deliver', { proof: 'signature', signature: 'M1 1', signed_by: 'Marta' }),
      gesture('deliver', signed),
    ]);
    expect(rest.map((each) => each.code ?? each.result)).toEqual(['code-locked', 'signature-needed', 'applied']);
    const { proof } = (await world.manager.get('staff/rounds/proof', { order_id: ordered.orderId })).data;
    expect(proof).toMatchObject({ kind: 'signature', signature, signedBy: 'Marta Colombo', driverName: 'Marco Bruni' });
  });

  it('is another driver’s business only', async () => {
    const ordered = await world.order();
    const { roundId, gesture } = await world.atTheDoor(ordered);
    const foreign = await world.gestures([gesture('deliver', signed)], { client: world.otherDriver });
    expect(foreign).toMatchObject([{ result: 'refused', code: 'round-not-found' }]);
    expect(
      codes(await world.otherDriver.post('staff/driver/position', { round_id: roundId, latitude: 45, longitude: 9 })),
    ).toEqual(['round-not-found']);
    expect(await world.orderState(ordered.orderId)).toBe('out-for-delivery');
    // the id of a gesture is of who made it
    const mine = gesture('arrive');
    await world.gestures([mine]);
    expect(await world.gestures([mine], { client: world.otherDriver })).toMatchObject([{ code: 'gesture-taken' }]);
  });

  it('of a round that is not of today nothing happens any more', async () => {
    const ordered = await world.order();
    const { rounds } = await world.confirmed();
    world.clock.advanceMinutes(24 * 60);
    const driver = await world.staffClient(['driver'], { storeIds: [world.warehouseId] });
    await world.deps.pool.query('update round set driver_id = $1', [driver.accountId]);
    const start = {
      id: randomUUID(),
      kind: 'start',
      round_id: rounds[0]!.roundId,
      at: world.clock.now().toISOString(),
    };
    expect(await world.gestures([start], { client: driver })).toMatchObject([{ code: 'round-not-found' }]);
    expect(await world.orderState(ordered.orderId)).toBe('ready');
  });
});

describe('nobody opens', () => {
  it('is tried once more at the end, then goes back with a reason the customer reads, and can be brought again', async () => {
    const absent = await world.order();
    const other = await world.order();
    const { roundId, gesture } = await world.atTheDoor(absent);
    const result = async (...list: object[]) => (await world.gestures(list)).map((each) => each.code ?? each.result);
    expect(
      await result(
        gesture('attempt', { how: 'rang' }),
        gesture('attempt', { how: 'called' }),
        gesture('again'),
        gesture('photo', { subject: 'door', image: 'bm8=' }),
        gesture('photo', { subject: 'door', image: photo }),
        gesture('again'),
      ),
    ).toEqual(['applied', 'applied', 'photo-needed', 'photo-refused', 'applied', 'applied']);
    const [round] = (await world.driverRounds()).filter((each) => each.roundId === roundId);
    expect(round!.stops.at(-1)).toMatchObject({ orderId: absent.orderId, state: 'again', tries: 1 });
    expect(await arrivalOf(absent)).toMatchObject({ state: 'again' });

    const reason = 'Nessuno ha aperto, due volte';
    world.sentMail.length = 0;
    expect(await result(gesture('arrive'), gesture('again'), gesture('back', { text: reason }))).toEqual([
      'applied',
      'no-more-tries',
      'applied',
    ]);
    await world.drainOutbox();
    expect(await world.orderState(absent.orderId)).toBe('not-delivered');
    expect(world.sentMail.map(({ text }) => text).join()).toContain(reason);
    const { proof } = (await world.manager.get('staff/rounds/proof', { order_id: absent.orderId })).data;
    expect(proof).toMatchObject({ attempts: [{ how: 'rang' }, { how: 'called' }], photos: [{ subject: 'door' }] });
    expect(proof.photos[0].image).toMatch(/^data:image\/jpeg;base64,/);

    const finish = gesture('finish');
    const isShared = round!.stops.some(({ orderId }) => orderId === other.orderId);
    expect(await result(finish)).toEqual([isShared ? 'stops-open' : 'applied']);
    // another slot: the order is a stop again
    const { slots } = (await world.manager.get('staff/order/slots', { order_id: absent.orderId })).data;
    const again = await world.manager.post('staff/order/change-slot', {
      order_id: absent.orderId,
      timeslot_id: slots[0].timeslotId,
    });
    expect(codes(again)).toEqual([]);
    const there = { timeslot_id: slots[0].timeslotId };
    const { board } = (await world.manager.get('staff/rounds', there)).data;
    const planned = await world.manager.post('staff/rounds/propose', { ...there, revision: board.revision });
    expect(codes(planned)).toEqual([]);
    const everywhere = planned.data.board.rounds.flatMap(({ stops }: { stops: { orderId: number }[] }) => stops);
    expect(everywhere.map((stop: { orderId: number }) => stop.orderId)).toContain(absent.orderId);
  });
});

describe('where the van is', () => {
  it('is kept while the round is on the road, shown to who comes soon, and wiped after', async () => {
    const ordered = await world.order();
    const { rounds } = await world.confirmed();
    const { roundId } = rounds[0]!;
    const place = { round_id: roundId, latitude: 45.4521, longitude: 9.1633 };
    const share = async () => (await world.driver.post('staff/driver/position', place)).data.kept;
    expect(await share()).toBe(false);
    await world.manager.post('staff/rounds/start', { timeslot_id: world.timeslotId, round_id: roundId });
    expect(await share()).toBe(true);
    expect(await arrivalOf(ordered)).toMatchObject({
      state: 'next',
      stopsBefore: 0,
      driverName: 'Marco',
      // to about 100 m: no door of somebody else
      position: { latitude: 45.452, longitude: 9.163 },
      positionAt: world.clock.now().toISOString(),
    });
    const gesture = (kind: string, more: object = {}) => ({
      id: randomUUID(),
      kind,
      round_id: roundId,
      order_id: ordered.orderId,
      at: world.clock.now().toISOString(),
      ...more,
    });
    const { crates } = await stopOf(ordered.orderId);
    await world.gestures([
      gesture('arrive'),
      ...crates.map(({ code }) => gesture('crate', { crate: code, handed_over: true })),
      gesture('deliver', signed),
      gesture('finish'),
    ]);
    expect(await arrivalOf(ordered)).toEqual({ state: 'over', late: false });
    const { rows } = await world.deps.pool.query('select count(*)::int as kept from round_position');
    expect(rows[0].kept).toBe(0);
    expect(await share()).toBe(false);
  });

  it('is told with the deliveries before, without a word of who they are for, and with no place where none is known', async () => {
    const people = [
      await world.order(),
      await world.order(),
      await world.order(),
      await world.order(),
      await world.order(),
    ];
    const { rounds } = await world.confirmed();
    const round = rounds.find(({ stops }) => stops.length >= people.length)!;
    const start = { timeslot_id: world.timeslotId, round_id: round.roundId };
    expect(codes(await world.manager.post('staff/rounds/start', start))).toEqual([]);
    const mine = people.filter(({ orderId }) => round.stops.some((stop) => stop.orderId === orderId));
    const before = await Promise.all(mine.map(arrivalOf));
    for (const arrival of before) expect(arrival).not.toHaveProperty('position');
    await world.driver.post('staff/driver/position', {
      round_id: round.roundId,
      latitude: 45.45678,
      longitude: 9.16789,
    });
    const arrivals = await Promise.all(mine.map(arrivalOf));
    expect(new Set(arrivals.map(({ stopsBefore }) => stopsBefore)).size).toBe(mine.length);
    for (const arrival of arrivals) {
      expect('position' in arrival).toBe(arrival.stopsBefore < 3);
      // nothing but what is theirs
      const known = [
        'state',
        'expectedAt',
        'minutes',
        'late',
        'stopsBefore',
        'driverName',
        'driverPhone',
        'destination',
      ];
      const said = Object.keys(arrival).filter(
        (key) => !['origin', 'position', 'positionAt', 'code', ...known].includes(key),
      );
      expect(said).toEqual([]);
    }
  });

  it('is not kept of a round that has ended, or has not begun, however late a phone sends it', async () => {
    const ordered = await world.order();
    const { gesture, roundId } = await world.atTheDoor(ordered);
    const share = async () =>
      (await world.driver.post('staff/driver/position', { round_id: roundId, latitude: 45.45, longitude: 9.16 })).data
        .kept;
    expect(await share()).toBe(true);
    await world.gestures([gesture('deliver', signed), gesture('finish')]);
    expect(await share()).toBe(false);
    const { rows } = await world.deps.pool.query('select count(*)::int as kept from round_position');
    expect(rows[0].kept).toBe(0);
  });

  it('is nobody else’s to know', async () => {
    const ordered = await world.order();
    const stranger = await world.customer();
    expect(codes(await stranger.client.get('order/arrival', { order_id: ordered.orderId }))).toEqual([
      'order-not-found',
    ]);
  });

  it('is told by minutes that grow when the van is late', async () => {
    const ordered = await world.order();
    const { rounds } = await world.confirmed();
    await world.manager.post('staff/rounds/start', { timeslot_id: world.timeslotId, round_id: rounds[0]!.roundId });
    const { minutes, late } = await arrivalOf(ordered);
    expect({ late, soon: minutes < 120 }).toEqual({ late: false, soon: true });
    world.clock.advanceMinutes(4 * 60);
    const customer = await world.clientOf(ordered.customer.accountId);
    const { arrival } = (await customer.get('order/arrival', { order_id: ordered.orderId })).data;
    expect(arrival).toMatchObject({ late: true, state: 'next' });
  });
});
