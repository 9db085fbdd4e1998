import type { PlannedStop, Round, RoundBoard } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { bestMove, harmOf, troublesOf } from './fixes.ts';

const stop = (orderId: number, changes: Partial<PlannedStop> = {}): PlannedStop => ({
  orderId,
  orderNumber: `N-${orderId}`,
  name: `Nome ${orderId}`,
  street: 'Via Savona 58',
  postalcode: '20144',
  latitude: 45.45,
  longitude: 9.16,
  approximate: false,
  crates: 4,
  cratesCounted: true,
  flags: [],
  orderState: 'ready',
  ready: true,
  windowBegin: '2026-11-22T17:00:00.000Z',
  windowEnd: '2026-11-22T19:00:00.000Z',
  serviceSeconds: 300,
  position: 1,
  state: 'waiting',
  arrivesAt: '2026-11-22T18:00:00.000Z',
  lateMinutes: 0,
  ...changes,
});

const round = (roundId: number, stops: PlannedStop[], changes: Partial<Round> = {}): Round => ({
  roundId,
  number: roundId,
  state: 'draft',
  van: { vanId: roundId, warehouseId: 1, name: `Furgone ${roundId}`, crates: 10, active: true },
  departsAt: '2026-11-22T16:50:00.000Z',
  returnsAt: '2026-11-22T19:30:00.000Z',
  crates: stops.reduce((sum, each) => sum + each.crates, 0),
  metres: 5000,
  lateStops: stops.filter(({ lateMinutes }) => lateMinutes > 0).length,
  stops,
  ...changes,
});

const board = (...rounds: Round[]): RoundBoard => ({
  warehouseId: 1,
  day: '2026-11-22',
  depot: { name: 'Milano Tortona', latitude: 45.45, longitude: 9.16 },
  slots: [],
  revision: 1,
  rounds,
  unplanned: [],
  vans: [],
  stillOut: [],
  drivers: [],
});

describe('what is wrong with a plan', () => {
  it('is nothing while all are in time and all crates fit', () => {
    expect(troublesOf(board(round(1, [stop(1), stop(2)])))).toEqual([]);
  });

  it('is the stop that is latest, and the lightest one whose leaving makes the rest fit', () => {
    const late = round(1, [stop(1, { lateMinutes: 4 }), stop(2, { lateMinutes: 20 })]);
    const full = round(2, [stop(3, { crates: 2 }), stop(4, { crates: 5 }), stop(5, { crates: 6 })]);
    expect(troublesOf(board(full, late)).map(({ kind, stop: { orderId } }) => [kind, orderId])).toEqual([
      ['late', 2],
      ['too-full', 4],
    ]);
  });

  it('is the heaviest stop when none alone makes the rest fit', () => {
    const full = round(1, [stop(1, { crates: 9 }), stop(2, { crates: 9 }), stop(3, { crates: 3 })]);
    expect(troublesOf(board(full))[0]?.stop.crates).toBe(9);
  });

  it('is not looked for on rounds that have left', () => {
    expect(troublesOf(board(round(1, [stop(1, { lateMinutes: 9 })], { state: 'started' })))).toEqual([]);
  });
});

describe('the move that helps', () => {
  const late = stop(1, { lateMinutes: 15 });
  const now = board(round(1, [late]), round(2, [stop(2)]), round(3, [stop(3)]));
  const trouble = troublesOf(now)[0]!;
  const on = (roundId: number, metres: number, changes: Partial<PlannedStop> = {}) =>
    board(
      ...now.rounds.map((each) =>
        round(
          each.roundId,
          [
            ...each.stops.filter(({ orderId }) => orderId !== 1),
            ...(each.roundId === roundId ? [stop(1, changes)] : []),
          ],
          { metres: each.roundId === roundId ? metres : 1000 },
        ),
      ),
    );

  it('goes where nobody is late, and of such rounds where least is driven', () => {
    const previews = new Map([
      [2, on(2, 9000)],
      [3, on(3, 7000)],
    ]);
    expect(bestMove(now, trouble, previews)?.round.roundId).toBe(3);
  });

  it('is none when every other round would be as bad or worse', () => {
    const previews = new Map([[2, on(2, 3000, { lateMinutes: 15 })]]);
    expect(bestMove(now, trouble, previews)).toBeUndefined();
  });

  it('weighs crates that do not fit like lateness', () => {
    const full = on(2, 3000, { crates: 9 });
    expect(harmOf(full)).toBeGreaterThan(harmOf(now));
    expect(bestMove(now, trouble, new Map([[2, full]]))).toBeUndefined();
  });
});
