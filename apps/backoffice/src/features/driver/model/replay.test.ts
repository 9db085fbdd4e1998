import { describe, expect, it } from 'vitest';
import { lineOf, roundOf, stopOf, waitingOf } from '../testing/round.ts';
import { replay } from './replay.ts';
import { isAskedYet, whatIsMissing } from './what-is-missing.ts';

const at = '2025-11-22T17:22:00.000Z';
/** The first round after what waits. */
const after = (round: ReturnType<typeof roundOf>, ...acts: Parameters<typeof waitingOf>[0][]) =>
  replay(
    [round],
    acts.map((act) => waitingOf(act, at)),
  )[0]!;
const door = stopOf(1, { state: 'arrived' });

describe('what a phone has yet to send', () => {
  it('changes only the round and the stop it is about', () => {
    const other = roundOf([stopOf(1)], { roundId: 4 });
    const [mine, theirs] = replay(
      [roundOf([stopOf(1), stopOf(2)]), other],
      [waitingOf({ kind: 'arrive', order_id: 1 })],
    );
    expect(mine!.stops.map(({ state }) => state)).toEqual(['arrived', 'waiting']);
    expect(theirs).toBe(other);
  });

  it('starts a round once, and ends it', () => {
    const confirmed = roundOf([stopOf(1)], { state: 'confirmed' });
    expect(after(confirmed, { kind: 'start' })).toMatchObject({ state: 'started', departsAt: at });
    expect(after(roundOf([]), { kind: 'start' }).departsAt).toBe(roundOf([]).departsAt);
    expect(after(roundOf([]), { kind: 'finish' }).state).toBe('done');
  });

  it('hands crates over and takes them back, however their code is written', () => {
    const handed = { kind: 'crate', order_id: 1, crate: 'k00000412', handed_over: true } as const;
    expect(after(roundOf([door]), handed).stops[0]!.crates.map(({ handedOver }) => handedOver)).toEqual([true, false]);
    const back = after(roundOf([door]), handed, { ...handed, handed_over: false });
    expect(back.stops[0]!.crates.every(({ handedOver }) => !handedOver)).toBe(true);
  });

  it('takes goods of an order before along, or says why not; the last word counts', () => {
    const fetched = { collectionId: 5, orderNumber: '25-1', goods: '1 × Latte', state: 'waiting' } as const;
    const round = roundOf([{ ...door, collections: [fetched] }]);
    const not = { kind: 'collect', order_id: 1, collection_id: 5, collected: false, text: 'Buttato' } as const;
    expect(after(round, not).stops[0]!.collections).toEqual([
      { ...fetched, state: 'not-collected', reason: 'Buttato' },
    ]);
    const taken = { kind: 'collect', order_id: 1, collection_id: 5, collected: true } as const;
    expect(after(round, not, taken).stops[0]!.collections).toEqual([{ ...fetched, state: 'collected' }]);
    // a round kept by a program of before has none
    expect(after(roundOf([door]), taken).stops[0]).toEqual(door);
    expect(whatIsMissing(round.stops[0]!, { proved: true })).toContain('la risposta sul ritiro');
    expect(isAskedYet(round.stops[0]!)).toBe(true);
    expect(isAskedYet(after(round, not).stops[0]!)).toBe(false);
  });

  it('refuses part of a line, all of it instead, and takes it after all: to the cent', () => {
    const stop = {
      ...door,
      lines: [lineOf(10, { quantity: 3, amount: 10 }), lineOf(11, { amount: 4.1 })],
      total: 14.1,
    };
    const part = { kind: 'refuse', order_id: 1, order_line_id: 10, quantity: 1, reason: 'damaged' } as const;
    expect(after(roundOf([stop]), part).stops[0]).toMatchObject({
      refused: [{ orderLineId: 10, quantity: 1, reason: 'damaged', amount: 3.33 }],
      refusedTotal: 3.33,
      finalTotal: 10.77,
    });
    const all = after(roundOf([stop]), part, { ...part, quantity: undefined }).stops[0]!;
    expect(all).toMatchObject({ refused: [{ quantity: 3, amount: 10 }], refusedTotal: 10, finalTotal: 4.1 });
    const taken = after(roundOf([stop]), part, { kind: 'accept', order_id: 1, order_line_id: 10 }).stops[0]!;
    expect(taken).toMatchObject({ refused: [], refusedTotal: 0, finalTotal: 14.1 });
  });

  it('refuses nothing of what is missing', () => {
    const stop = { ...door, lines: [lineOf(10, { status: 'missing', quantity: 0, amount: 0 })] };
    expect(after(roundOf([stop]), { kind: 'refuse', order_id: 1, order_line_id: 10, reason: 'damaged' })).toEqual(
      roundOf([{ ...stop, position: 1 }]),
    );
  });

  it('puts a stop that is tried again after all others, and keeps it from a third visit', () => {
    const round = roundOf([door, stopOf(2), stopOf(3)]);
    const tried = after(round, { kind: 'again', order_id: 1 });
    expect(tried.stops.map(({ orderId, position }) => [orderId, position])).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ]);
    expect(tried.stops[2]).toMatchObject({ state: 'again', tries: 1 });
    // the server answered already: once more changes nothing
    expect(after(tried, { kind: 'again', order_id: 1 }).stops[2]!.tries).toBe(1);
  });

  it('puts what is done first, by its time, and opens it no more', () => {
    const round = roundOf([stopOf(1), stopOf(2, { state: 'arrived' }), stopOf(3)]);
    const done = after(
      round,
      { kind: 'deliver', order_id: 2, proof: 'code' },
      { kind: 'note', order_id: 2, text: 'tardi' },
    );
    expect(done.stops.map(({ orderId }) => orderId)).toEqual([2, 1, 3]);
    expect(done.stops[0]).toMatchObject({ state: 'delivered', doneAt: at, proof: 'code', driverNotes: [] });
    expect(after(round, { kind: 'back', order_id: 2, text: 'Nessuno' }).stops[0]).toMatchObject({
      state: 'back',
      backReason: 'Nessuno',
    });
  });

  it('remembers when the driver came, what was tried, written, photographed and taken back', () => {
    const stop = after(
      roundOf([stopOf(1)]),
      { kind: 'arrive', order_id: 1 },
      { kind: 'attempt', order_id: 1, how: 'called' },
      { kind: 'note', order_id: 1, text: 'Citofono rotto' },
      { kind: 'photo', order_id: 1, subject: 'door', image: 'AAAA' },
      { kind: 'empties', order_id: 1, count: 3 },
      { kind: 'age', order_id: 1, adult: true },
    ).stops[0]!;
    expect(stop).toMatchObject({
      state: 'arrived',
      arrivesAt: at,
      attempts: [{ how: 'called', at }],
      driverNotes: [{ text: 'Citofono rotto', at }],
      photos: [{ id: 'gesture-photo-1', subject: 'door', at }],
      empties: 3,
      age: 'adult',
    });
  });

  it('ends an order whose crates are behind the doors of a locker, and no other of the station', () => {
    const station = { key: 'locker 1 2', name: 'Locker Mercato' };
    const round = roundOf([
      stopOf(1, { state: 'arrived', station }),
      stopOf(2, { state: 'arrived', station, position: 1 }),
    ]);
    const placed = [{ crate: 'K00000412', door: 'A1' }];
    expect(after(round, { kind: 'fill', order_id: 1, placed }).stops).toMatchObject([
      { orderId: 1, state: 'delivered', proof: 'locker', doneAt: at, position: 1 },
      { orderId: 2, state: 'arrived', position: 1 },
    ]);
  });
});
