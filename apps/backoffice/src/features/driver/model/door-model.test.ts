import { MOST_SIGNATURE } from '@sporta/contract';
import { describe, expect, it } from 'vitest';
import { lineOf, roundOf, stopOf, waitingOf, wineOf } from '../testing/round.ts';
import { attemptsFor, minutesAndSeconds, secondsToWait, triedAt } from './attempts.ts';
import { addressText, dialled, doorText, navigationHref } from './door.ts';
import { changesText, isToTell, lineText } from './lines.ts';
import { deliveryOf, mayLeaveToNeighbour, noProof } from './proof.ts';
import { currentRound, findStop, minutesUntil, nextStop, punctuality } from './round-state.ts';
import { addPoint, isSigned } from './signature.ts';
import { thatFit } from './that-fit.ts';
import { refusesAll, whatIsMissing } from './what-is-missing.ts';

const handed = (stop: ReturnType<typeof stopOf>) => ({
  ...stop,
  crates: stop.crates.map((crate) => ({ ...crate, handedOver: true })),
});

describe('before a delivery', () => {
  it('names what is missing, one thing or several', () => {
    const stop = stopOf(1, { state: 'arrived', age: 'needed', lines: [lineOf(10), wineOf(11)] });
    expect(whatIsMissing(stop, { proved: false })).toBe('Mancano 2 casse, il controllo età e la prova di consegna');
    const [first, second] = stop.crates;
    const one = { ...stop, crates: [{ ...first!, handedOver: true }, second!] };
    expect(whatIsMissing({ ...one, age: 'adult' }, { proved: true })).toBe('Manca la cassa 2');
    expect(whatIsMissing(handed({ ...stop, age: 'adult' }), { proved: true })).toBeUndefined();
  });

  it('asks for no age once the wine is refused, and again when it is taken after all', () => {
    const wine = { orderLineId: 11, quantity: 1, reason: 'under-age', amount: 6.49 } as const;
    const stop = handed(stopOf(1, { age: 'refused', lines: [lineOf(10), wineOf(11)], refused: [wine] }));
    expect(whatIsMissing(stop, { proved: true })).toBeUndefined();
    expect(whatIsMissing({ ...stop, refused: [] }, { proved: true })).toBe('Manca il controllo età');
  });

  it('knows when nothing of what came stays', () => {
    const all = { orderLineId: 10, quantity: 4, reason: 'wrong', amount: 5.16 } as const;
    const missing = lineOf(11, { status: 'missing', quantity: 0, amount: 0 });
    expect(refusesAll(stopOf(1, { lines: [lineOf(10), missing], refused: [all] }))).toBe(true);
    expect(refusesAll(stopOf(1, { lines: [lineOf(10), missing], refused: [{ ...all, quantity: 3 }] }))).toBe(false);
  });
});

describe('the proof', () => {
  const path = 'M100 200L120 180L140 220L160 180L180 220';
  const stop = stopOf(1);
  const proof = noProof('Marta Colombo');

  it('is a signature with a name, four digits, or a neighbour', () => {
    expect(deliveryOf(stop, proof)).toBeUndefined();
    expect(deliveryOf(stop, { ...proof, signature: path })).toEqual({
      kind: 'deliver',
      proof: 'signature',
      signature: path,
      signed_by: 'Marta Colombo',
    });
    expect(deliveryOf(stop, { ...proof, signature: path, signedBy: ' ' })).toBeUndefined();
    expect(deliveryOf(stop, { ...proof, kind: 'code', code: '123' })).toBeUndefined();
    expect(deliveryOf(stop, { ...proof, kind: 'code', code: '0123' })).toEqual({
      kind: 'deliver',
      proof: 'code',
      code: '0123',
    });
    expect(deliveryOf(stop, { ...proof, kind: 'neighbour', neighbour: ' Anna ' })).toEqual({
      kind: 'deliver',
      proof: 'neighbour',
      signed_by: 'Anna',
    });
  });

  it('is never a neighbour’s for alcohol, even when an adult was seen', () => {
    const wine = stopOf(1, { age: 'adult', lines: [wineOf(11)] });
    expect(mayLeaveToNeighbour(wine)).toBe(false);
    expect(deliveryOf(wine, { ...proof, kind: 'neighbour', neighbour: 'Anna' })).toBeUndefined();
  });
});

describe('a signature', () => {
  it('is moves and lines in its box, in whole numbers', () => {
    let path = addPoint('', 'M', { x: 10.4, y: -3 });
    path = addPoint(path, 'L', { x: 1200, y: 399.6 });
    expect(path).toBe('M10 0L1000 400');
  });

  it('leaves out points that say nothing new, but never the beginning of a stroke', () => {
    const path = addPoint('M10 10', 'L', { x: 12, y: 12 });
    expect(path).toBe('M10 10');
    expect(addPoint(path, 'M', { x: 12, y: 12 })).toBe('M10 10M12 12');
  });

  it('never grows longer than the server takes', () => {
    let path = '';
    for (let turn = 0; turn < 5_000; turn++) {
      path = addPoint(path, turn === 0 ? 'M' : 'L', { x: (turn * 137) % 1000, y: (turn * 71) % 400 });
    }
    expect(path.length).toBeLessThanOrEqual(MOST_SIGNATURE);
    expect(path.length).toBeGreaterThan(MOST_SIGNATURE - 20);
    expect(isSigned(path)).toBe(true);
  });

  it('is more than a touch', () => {
    expect(isSigned('M100 100')).toBe(false);
    expect(isSigned('M100 100M200 100M300 100M400 100')).toBe(false);
  });
});

describe('a closed door', () => {
  const arrivesAt = '2025-11-22T17:20:00.000Z';
  const tried = (...list: [how: 'rang' | 'called' | 'texted', at: string][]) =>
    stopOf(1, { state: 'arrived', arrivesAt, attempts: list.map(([how, at]) => ({ how, at })) });
  const now = Date.parse('2025-11-22T17:26:12.000Z');

  it('is waited at for five minutes after the last attempt', () => {
    expect(secondsToWait(tried(['rang', '2025-11-22T17:22:00Z'], ['called', '2025-11-22T17:23:00Z']), now)).toBe(
      undefined,
    );
    const all = tried(
      ['rang', '2025-11-22T17:22:00Z'],
      ['called', '2025-11-22T17:23:00Z'],
      ['texted', '2025-11-22T17:24:00Z'],
    );
    expect(secondsToWait(all, now)).toBe(168);
    expect(minutesAndSeconds(168)).toBe('2:48');
    expect(secondsToWait(all, now + 3_600_000)).toBe(0);
    // looked at by a clock that ticked before the attempt
    expect(secondsToWait(all, Date.parse('2025-11-22T17:23:59.200Z'))).toBe(300);
  });

  it('is rung at only, where nobody can be called', () => {
    expect(attemptsFor({ phone: undefined })).toEqual(['rang']);
  });

  it('is tried from the beginning on the second visit', () => {
    expect(triedAt(tried(['rang', '2025-11-22T17:00:00Z']), 'rang')).toBeUndefined();
    expect(triedAt(tried(['rang', '2025-11-22T17:00:00Z'], ['rang', '2025-11-22T17:21:00Z']), 'rang')).toBe(
      '2025-11-22T17:21:00Z',
    );
  });
});

describe('the way to a door', () => {
  const stop = stopOf(1, { stairway: 'A', floor: '3', doorbell: 'Colombo', hasLift: false });

  it('is written as people say it', () => {
    expect(addressText(stop)).toBe('Via Savona 58, scala A, 3° piano');
    expect(addressText({ ...stop, stairway: undefined, floor: 'ammezzato' })).toBe('Via Savona 58, ammezzato');
    expect(doorText(stop)).toBe('citofono Colombo, senza ascensore');
    expect(doorText(stopOf(1))).toBe('');
    expect(dialled('+39 348 555-0142')).toBe('+393485550142');
  });

  it('is found by the program of the phone', () => {
    expect(navigationHref(stop, 'Mozilla/5.0 (Linux; Android 15)')).toBe(
      'geo:45.45,9.16?q=Via%20Savona%2058%2C%2020144%20Milano',
    );
    expect(navigationHref(stop, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)')).toMatch(
      /^https:\/\/maps\.apple\.com\/\?daddr=Via/,
    );
    expect(navigationHref(stop, 'Mozilla/5.0 (X11; Linux x86_64)')).toMatch(/^https:\/\/www\.openstreetmap\.org\//);
  });
});

describe('what the customer is told', () => {
  it('is what differs from the order', () => {
    const missing = lineOf(1, { status: 'missing', orderedQuantity: 2, quantity: 0, amount: 0 });
    const weighed = lineOf(2, {
      status: 'weighed',
      weightUnitSelling: 'kg',
      orderedQuantity: 1.5,
      orderedAmount: 2.69,
      quantity: 1.46,
      amount: 2.61,
    });
    const substituted = lineOf(3, {
      status: 'substituted',
      substitute: 'Rossoro Pomodori pelati',
      quantity: 2,
      amount: 4.98,
    });
    const same = lineOf(4);
    expect([missing, weighed, substituted, same].map(isToTell)).toEqual([true, true, true, false]);
    expect([missing, weighed, substituted, same].map(lineText)).toEqual([
      'chiesti 2',
      'chiesti 1,5 kg, pesati 1,46 kg',
      '2 al posto di Passata di pomodoro',
      '700 g',
    ]);
    expect(lineText(lineOf(5, { quantity: 3, amount: 3.87 }))).toBe('chiesti 4, arrivati 3');
    expect(changesText([missing, substituted, substituted])).toBe('2 sostituiti, 1 mancante');
    expect(changesText([same])).toBe('');
  });
});

describe('a day of rounds', () => {
  it('shows the one on the road, else the next one, else the last', () => {
    const [done, confirmed, started] = (['done', 'confirmed', 'started'] as const).map((state, index) =>
      roundOf([], { roundId: index, state }),
    );
    expect(currentRound([done!, confirmed!, started!])).toBe(started);
    expect(currentRound([done!, confirmed!])).toBe(confirmed);
    expect(currentRound([done!])).toBe(done);
    expect(currentRound([])).toBeUndefined();
  });

  it('goes to the door the driver is at before the next one', () => {
    const stops = [stopOf(1, { state: 'delivered' }), stopOf(2), stopOf(3, { state: 'arrived' })];
    expect(nextStop(roundOf(stops))?.orderId).toBe(3);
    expect(nextStop(roundOf(stops.slice(0, 2)))?.orderId).toBe(2);
    expect(nextStop(roundOf(stops.slice(0, 1)))).toBeUndefined();
    expect(findStop([roundOf(stops)], 2)?.stop).toBe(stops[1]);
    expect(findStop([roundOf(stops)], 9)).toBeUndefined();
  });

  it('is late by its worst stop ahead, never by one behind', () => {
    const late = stopOf(1, { state: 'delivered', lateMinutes: 40 });
    expect(punctuality(roundOf([late, stopOf(2)]))).toEqual({ late: false, text: 'in orario' });
    expect(punctuality(roundOf([late, stopOf(2, { lateMinutes: 1 })]))).toEqual({
      late: true,
      text: '1 minuto di ritardo',
    });
    expect(punctuality(roundOf([stopOf(2, { lateMinutes: 7 })])).text).toBe('7 minuti di ritardo');
    expect(minutesUntil('2025-11-22T17:20:00Z', Date.parse('2025-11-22T17:14:10Z'))).toBe(6);
    expect(minutesUntil('2025-11-22T17:20:00Z', Date.parse('2025-11-22T18:00:00Z'))).toBe(0);
  });
});

describe('pictures of a morning without network', () => {
  it('go a few at a time, a large one alone, all else at once', () => {
    const photo = (signs: number) =>
      waitingOf({ kind: 'photo', order_id: 1, subject: 'door', image: 'A'.repeat(signs) });
    const note = waitingOf({ kind: 'note', order_id: 1, text: 'x' });
    expect(thatFit([photo(60), photo(60), note], 100)).toHaveLength(1);
    expect(thatFit([photo(160), note], 100)).toHaveLength(1);
    expect(thatFit([note, photo(60), note, photo(60)], 100)).toHaveLength(3);
    expect(thatFit([note, note], 100)).toHaveLength(2);
  });
});
