import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes, type Ordered, type RoundsWorld, signature, startRoundsWorld } from './testing/rounds-world.ts';

let world: RoundsWorld;
beforeAll(async () => {
  world = await startRoundsWorld();
});
afterAll(() => world.close());
beforeEach(() => world.clear());

const reason = 'Il furgone non è rientrato';
const close = (
  roundId: number,
  stops: { order_id: number; brought: boolean; adult_checked?: boolean }[],
  client = world.manager,
) => client.post('staff/rounds/close', { timeslot_id: world.timeslotId, round_id: roundId, stops, reason });
const stopsOf = async (roundId: number) =>
  (
    await world.deps.pool.query(
      `select order_id as "orderId", state, proof, back_reason as why, done_at is not null as done, door_code as code
       from round_stop where round_id = $1 order by order_id`,
      [roundId],
    )
  ).rows;

/** Two orders on one van that has left and stands at the door of the first. */
async function onTheRoad(goods = ['RISO', 'PASTA']): Promise<{ first: Ordered; second: Ordered; roundId: number }> {
  const first = await world.order(goods);
  const second = await world.order();
  const { rounds } = await world.confirmed();
  const { roundId } = rounds.find(({ stops }) => stops.some(({ orderId }) => orderId === first.orderId))!;
  await world.change('staff/rounds/move-stop', { order_id: second.orderId, round_id: roundId, confirm: true });
  const started = await world.manager.post('staff/rounds/start', { timeslot_id: world.timeslotId, round_id: roundId });
  expect(codes(started)).toEqual([]);
  return { first, second, roundId };
}

const gestureOf =
  (roundId: number, orderId: number) =>
  (kind: string, more: object = {}) => ({
    id: crypto.randomUUID(),
    kind,
    round_id: roundId,
    order_id: orderId,
    at: world.clock.now().toISOString(),
    ...more,
  });

describe('a round whose driver does not come back', () => {
  it('is closed by the store: what was brought is delivered, what was refused is refunded, the others read why', async () => {
    const { first, second, roundId } = await onTheRoad();
    const gesture = gestureOf(roundId, first.orderId);
    const { lines } = (await world.driverRounds())
      .flatMap(({ stops }) => stops)
      .find((stop) => stop.orderId === first.orderId)!;
    const refuse = { order_line_id: lines[0]!.orderLineId, reason: 'damaged' };
    await world.gestures([gesture('arrive'), gesture('refuse', refuse)]);
    await world.drainOutbox();
    world.sentMail.length = 0;
    world.clock.advanceMinutes(10 * 60);
    const answer = await close(roundId, [
      { order_id: first.orderId, brought: true },
      { order_id: second.orderId, brought: false },
    ]);
    expect(codes(answer)).toEqual([]);
    expect(answer.data.board.rounds.find((round: { roundId: number }) => round.roundId === roundId).state).toBe('done');
    expect(await world.orderState(first.orderId)).toBe('delivered');
    expect(await world.orderState(second.orderId)).toBe('not-delivered');
    expect(await stopsOf(roundId)).toEqual(
      [
        { orderId: first.orderId, state: 'delivered', proof: 'office', why: null, done: true, code: null },
        { orderId: second.orderId, state: 'back', proof: null, why: reason, done: true, code: null },
      ].sort((a, b) => a.orderId - b.orderId),
    );
    await world.drainOutbox();
    const told = world.sentMail.filter(({ subject }) => /non consegnato/i.test(subject));
    expect(told).toHaveLength(1);
    expect(told[0]!.text).toContain(reason);
    const { rows } = await world.deps.pool.query(
      'select refund_cents as cents from order_withdrawal where order_id = any($1)',
      [[first.orderId, second.orderId]],
    );
    expect(rows).toEqual([{ cents: Math.round(lines[0]!.amount * 100) }]);
    const { rows: audited } = await world.deps.pool.query(
      `select action, reason from audit_log where action like 'round.close%' and (subject_id = $1 or subject_id = any($2)) order by audit_id`,
      [roundId, [first.orderId, second.orderId]],
    );
    expect(audited).toEqual([
      { action: 'round.close-stop', reason },
      { action: 'round.close-stop', reason },
      { action: 'round.close', reason },
    ]);
    // what is not delivered can be brought once more
    const { data } = await world.manager.get('staff/order', { order_id: second.orderId });
    expect(data.order.changeSlot.allowed).toBe(true);
  });

  it('is closed once, and only as it was seen', async () => {
    const { first, second, roundId } = await onTheRoad();
    const stops = [first, second].map(({ orderId }) => ({ order_id: orderId, brought: false }));
    expect(codes(await close(roundId, stops.slice(1)))).toEqual(['round-changed']);
    expect(codes(await close(roundId, [...stops, { order_id: 999_999, brought: true }]))).toEqual(['round-changed']);
    expect(await world.orderState(first.orderId)).toBe('out-for-delivery');
    const answers = await Promise.all([close(roundId, stops), close(roundId, stops)]);
    expect(answers.flatMap(codes)).toEqual([]);
    const { rows } = await world.deps.pool.query(
      `select count(*)::int as times from order_event where order_id = any($1) and to_state = 'not-delivered'`,
      [[first.orderId, second.orderId]],
    );
    expect(rows[0].times).toBe(2);
  });

  it('hands over alcohol to adults only, as the driver does', async () => {
    const { first, second, roundId } = await onTheRoad(['RISO', 'VINO']);
    const ends = (wine: object) => [
      { order_id: first.orderId, brought: true, ...wine },
      { order_id: second.orderId, brought: true },
    ];
    const refused = await close(roundId, ends({}));
    expect(refused.response.errors).toMatchObject([{ code: 'age-needed', field: 'stops' }]);
    expect(await world.orderState(first.orderId)).toBe('out-for-delivery');
    // nothing of the round is closed when one stop is not
    expect(await world.orderState(second.orderId)).toBe('out-for-delivery');
    expect(codes(await close(roundId, ends({ adult_checked: true })))).toEqual([]);
    expect(await world.orderState(first.orderId)).toBe('delivered');
    const { rows } = await world.deps.pool.query(
      `select subject_id as "orderId", after ->> 'adultChecked' as adult from audit_log
       where action = 'round.close-stop' and subject_id = any($1)`,
      [[first.orderId, second.orderId]],
    );
    expect(Object.fromEntries(rows.map(({ orderId, adult }) => [orderId, adult]))).toEqual({
      [first.orderId]: 'true',
      [second.orderId]: null,
    });
  });

  it('asks no age for wine that went back', async () => {
    const { first, second, roundId } = await onTheRoad(['RISO', 'VINO']);
    const stops = [first, second].map(({ orderId }) => ({ order_id: orderId, brought: false }));
    expect(codes(await close(roundId, stops))).toEqual([]);
    expect(await world.orderState(first.orderId)).toBe('not-delivered');
  });

  it.each(['refused', 'adult'])('asks no age again where the phone of the driver said it: %s', async (said) => {
    const { first, second, roundId } = await onTheRoad(['RISO', 'VINO']);
    const gesture = gestureOf(roundId, first.orderId);
    const stop = (await world.driverRounds())
      .flatMap(({ stops }) => stops)
      .find(({ orderId }) => orderId === first.orderId)!;
    const wine = stop.lines.find(({ alcohol }) => alcohol)!;
    const refuse = gesture('refuse', { order_line_id: wine.orderLineId, reason: 'under-age' });
    await world.gestures([
      gesture('arrive'),
      gesture('age', { adult: said === 'adult' }),
      ...(said === 'refused' ? [refuse] : []),
    ]);
    const stops = [first, second].map(({ orderId }) => ({ order_id: orderId, brought: true }));
    expect(codes(await close(roundId, stops))).toEqual([]);
    expect(await world.orderState(first.orderId)).toBe('delivered');
  });

  it('refuses in words what the phone sends afterwards, the day after too, and keeps it', async () => {
    const { first, second, roundId } = await onTheRoad();
    await close(
      roundId,
      [first, second].map(({ orderId }) => ({ order_id: orderId, brought: false })),
    );
    world.clock.advanceMinutes(26 * 60);
    // sessions of staff end after twelve hours: somebody of the next day, with the phone of the van
    const client = await world.staffClient(['driver'], { storeIds: [world.warehouseId] });
    await world.deps.pool.query('update round set driver_id = $1 where round_id = $2', [client.accountId, roundId]);
    const gesture = gestureOf(roundId, first.orderId);
    const late = gesture('deliver', { proof: 'signature', signature, signed_by: 'Marta Colombo' });
    expect(await world.gestures([late], { client })).toMatchObject([
      { code: 'round-closed', message: 'La sede ha già chiuso questo giro: chiamala' },
    ]);
    expect(await world.orderState(first.orderId)).toBe('not-delivered');
    const { rows } = await world.deps.pool.query('select refusal from round_gesture where gesture_id = $1', [late.id]);
    expect(rows).toHaveLength(1);
  });

  it('leaves an order alone that the office moved on, and its stop follows it', async () => {
    const { first, second, roundId } = await onTheRoad();
    for (const [{ orderId }, to] of [
      [first, 'not-delivered'],
      [second, 'delivered'],
    ] as const) {
      expect(
        codes(
          await world.manager.post('staff/order/move', { order_id: orderId, to, reason: 'Ha chiamato il cliente' }),
        ),
      ).toEqual([]);
    }
    const stops = [
      { order_id: first.orderId, brought: true },
      { order_id: second.orderId, brought: false },
    ];
    expect(codes(await close(roundId, stops))).toEqual([]);
    expect(await world.orderState(first.orderId)).toBe('not-delivered');
    expect(await world.orderState(second.orderId)).toBe('delivered');
    const ended = await stopsOf(roundId);
    expect(Object.fromEntries(ended.map(({ orderId, state }) => [orderId, state]))).toEqual({
      [first.orderId]: 'back',
      [second.orderId]: 'delivered',
    });
  });

  it('meets its driver at the same moment: one of the two ends each stop', async () => {
    for (let turn = 0; turn < 4; turn++) {
      await world.clear();
      const ordered = await world.order();
      const { roundId, gesture } = await world.atTheDoor(ordered);
      const [closed, [sent]] = await Promise.all([
        close(roundId, [{ order_id: ordered.orderId, brought: false }]),
        world.gestures([gesture('deliver', { proof: 'signature', signature, signed_by: 'Marta Colombo' })]),
      ]);
      const state = await world.orderState(ordered.orderId);
      if (sent!.result === 'applied') {
        expect([codes(closed), state]).toEqual([['round-changed'], 'delivered']);
      } else expect([sent!.code, codes(closed), state]).toEqual(['round-closed', [], 'not-delivered']);
    }
  });

  it('is shown to its store on every board once its slot is over', async () => {
    const { roundId } = await onTheRoad();
    const out = async () =>
      (await world.manager.get('staff/rounds', { day: '2031-01-01' })).data.board.stillOut.map(
        (round: { roundId: number }) => round.roundId,
      );
    expect(await out()).toEqual([]);
    world.clock.advanceMinutes(10 * 60);
    expect(await out()).toEqual([roundId]);
    expect((await world.board()).stillOut).toEqual([]);
  });

  it('has to have left, and is of a store this person leads', async () => {
    await world.order();
    const { rounds } = await world.confirmed();
    const { roundId } = rounds[0]!;
    expect(codes(await close(roundId, []))).toEqual(['round-not-started']);
    const elsewhere = await world.staffClient(['store-manager'], { storeIds: [] });
    expect(codes(await close(roundId, [], elsewhere))).toEqual(['slot-not-found']);
    expect(codes(await close(roundId, [], world.driver))).toEqual(['forbidden']);
    expect(codes(await close(999_999, []))).toEqual(['round-not-found']);
  });
});
