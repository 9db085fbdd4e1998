import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes, type RoundsWorld, signature, startRoundsWorld } from './testing/rounds-world.ts';

/* What goes wrong between a van and the office: two phones, a van that stays away, an office that was faster. */

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
const stopOf = async (orderId: number) =>
  (await world.driverRounds()).flatMap(({ stops }) => stops).find((stop) => stop.orderId === orderId)!;
const resultsOf = async (list: object[], device?: string) =>
  (await world.gestures(list, device ? { device } : {})).map(({ code, result }) => code ?? result);

describe('two phones of one driver', () => {
  it('make one stop: what each says is there for both, and the one that comes late hears why it is refused', async () => {
    const ordered = await world.order(['RISO', 'PASTA']);
    const { gesture } = await world.atTheDoor(ordered);
    const line = (await stopOf(ordered.orderId)).lines[0]!;
    const refuse = { order_line_id: line.orderLineId, reason: 'damaged' };
    const both = await Promise.all([
      resultsOf([gesture('refuse', refuse), gesture('note', { text: 'Dal primo' })], 'telefono-1'),
      resultsOf([gesture('empties', { count: 2 }), gesture('note', { text: 'Dal secondo' })], 'telefono-2'),
    ]);
    expect(both.flat()).toEqual(['applied', 'applied', 'applied', 'applied']);
    const stop = await stopOf(ordered.orderId);
    expect(stop).toMatchObject({ empties: 2, refused: [{ orderLineId: line.orderLineId }] });
    expect(stop.driverNotes.map(({ text }) => text).sort()).toEqual(['Dal primo', 'Dal secondo']);
    expect(await resultsOf([gesture('deliver', signed)], 'telefono-2')).toEqual(['applied']);
    // the first one had no network, and takes the goods back
    const [late] = await world.gestures([gesture('back', { text: 'Nessuno risponde' })], { device: 'telefono-1' });
    expect(late).toMatchObject({ code: 'stop-closed', message: 'Questa tappa è già chiusa: consegnata' });
    expect(await world.orderState(ordered.orderId)).toBe('delivered');
  });
});

describe('a plan that is made again while a driver is at a door', () => {
  it('leaves the round on the road alone, and plans what came since for other vans', async () => {
    const first = await world.order();
    const { gesture, roundId } = await world.atTheDoor(first);
    const before = await stopOf(first.orderId);
    const late = await world.order();
    const [board, delivered] = await Promise.all([
      world.change('staff/rounds/propose'),
      resultsOf([gesture('empties', { count: 3 }), gesture('deliver', signed)]),
    ]);
    expect(delivered).toEqual(['applied', 'applied']);
    const roundsOf = (orderId: number) =>
      board.rounds.filter(({ stops }) => stops.some((stop) => stop.orderId === orderId)).map((round) => round.roundId);
    expect(roundsOf(first.orderId)).toEqual([roundId]);
    const [other, ...more] = roundsOf(late.orderId);
    expect([other === roundId, more]).toEqual([false, []]);
    expect(await stopOf(first.orderId)).toMatchObject({
      state: 'delivered',
      position: before.position,
      empties: 3,
      crates: before.crates,
    });
    expect(await world.orderState(first.orderId)).toBe('delivered');
    // and once more, with nobody at a door
    const again = await world.change('staff/rounds/propose');
    expect(again.rounds.find((round) => round.roundId === roundId)?.stops.map(({ state }) => state)).toEqual([
      'delivered',
    ]);
  });
});

describe('a customer who refuses', () => {
  it('down to the last line takes nothing: the goods go home without a picture of the door, and all the money comes back once', async () => {
    const ordered = await world.order(['RISO', 'PASTA']);
    const { gesture } = await world.atTheDoor(ordered);
    const { lines } = await stopOf(ordered.orderId);
    const refuse = lines.map(({ orderLineId }) =>
      gesture('refuse', { order_line_id: orderLineId, reason: 'not-wanted' }),
    );
    expect(await resultsOf([...refuse, gesture('deliver', signed)])).toEqual([
      ...refuse.map(() => 'applied'),
      'all-refused',
    ]);
    expect(await stopOf(ordered.orderId)).toMatchObject({ finalTotal: expect.any(Number), refused: { length: 2 } });
    expect(await resultsOf([gesture('back', { text: 'Hai rifiutato tutta la spesa alla porta' })])).toEqual([
      'applied',
    ]);
    expect(await world.orderState(ordered.orderId)).toBe('not-delivered');
    const money = () =>
      world.deps.pool
        .query(`select coalesce(sum(balance_cents), 0)::int as cents from gift_certificate where account_id = $1`, [
          ordered.customer.accountId,
        ])
        .then(({ rows }) => rows[0].cents as number);
    const paid = 50_000 - (await money());
    expect(paid).toBeGreaterThan(0);
    const cancel = { order_id: ordered.orderId, reason: 'Rifiutata alla porta' };
    expect(codes(await world.manager.post('staff/order/cancel', cancel))).toEqual([]);
    await world.drainOutbox();
    await world.manager.post('staff/order/cancel', cancel);
    await world.drainOutbox();
    expect(await money()).toBe(50_000);
  });
});

describe('a van that does not come back', () => {
  it('keeps its round: the day after its driver finds it, delivers, takes back what is left and closes it', async () => {
    const ordered = await world.order();
    const { roundId, gesture } = await world.atTheDoor(ordered);
    world.clock.advanceMinutes(26 * 60);
    const driver = await world.staffClient(['driver'], { storeIds: [world.warehouseId] });
    await world.deps.pool.query('update round set driver_id = $1 where round_id = $2', [driver.accountId, roundId]);
    expect((await world.driverRounds(driver)).map((round) => [round.roundId, round.state])).toEqual([
      [roundId, 'started'],
    ]);
    const now = world.clock.now().toISOString();
    const of = (kind: string, more: object = {}) => ({ ...gesture(kind, more), at: now });
    const send = async (...list: object[]) =>
      (await world.gestures(list, { client: driver })).map(({ code, result }) => code ?? result);
    expect(await send(of('finish'))).toEqual(['stops-open']);
    expect(await send(of('deliver', signed), of('finish'))).toEqual(['applied', 'applied']);
    expect(await world.orderState(ordered.orderId)).toBe('delivered');
  });
});

describe('an office that was faster', () => {
  it('has taken the stop back: what the phone did without a network is refused in words, and changes nothing', async () => {
    const ordered = await world.order();
    const { gesture } = await world.atTheDoor(ordered);
    const moved = await world.manager.post('staff/order/move', {
      order_id: ordered.orderId,
      to: 'not-delivered',
      reason: 'Il cliente ha chiamato',
    });
    expect(codes(moved)).toEqual([]);
    const [answer] = await world.gestures([gesture('deliver', signed)]);
    expect(answer).toMatchObject({
      code: 'order-moved',
      message: 'L’ordine non è più in consegna: chiama la sede',
    });
    expect(await world.orderState(ordered.orderId)).toBe('not-delivered');
    // the goods are on the van still: they go back, and the round can be closed
    expect(
      await resultsOf([
        gesture('photo', { subject: 'door', image: photo }),
        gesture('back', { text: 'Chiamato dalla sede' }),
        gesture('finish'),
      ]),
    ).toEqual(['applied', 'applied', 'applied']);
    expect(await world.orderState(ordered.orderId)).toBe('not-delivered');
  });

  it('gives the order another slot while its goods are in the van: it is planned there, and its driver can come home', async () => {
    const ordered = await world.order();
    const { gesture } = await world.atTheDoor(ordered);
    const must = async (path: string, input: object) =>
      expect(codes(await world.manager.post(path, { order_id: ordered.orderId, ...input })), path).toEqual([]);
    await must('staff/order/move', { to: 'not-delivered', reason: 'Il cliente ha chiamato' });
    // once more in the same slot: with another van
    await must('staff/order/change-slot', { timeslot_id: world.timeslotId });
    expect((await world.board()).unplanned).toMatchObject([{ orderId: ordered.orderId, ready: true }]);
    expect(await resultsOf([gesture('deliver', signed), gesture('finish')])).toEqual(['stop-closed', 'applied']);
    const again = await world.change('staff/rounds/propose');
    const open = again.rounds.filter(({ state }) => state === 'draft');
    expect(open.flatMap(({ stops }) => stops)).toMatchObject([{ orderId: ordered.orderId, state: 'waiting' }]);
    expect(again.unplanned).toEqual([]);
  });
});
