import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterGesture,
  afterRefusal,
  isLineDone,
  type LineToPick,
  type PickedLine,
  type PickingGesture,
  untouchedLine,
  weightRange,
} from './picking-line.ts';

const counted: LineToPick = { quantity: 4000, unit: 'pz', estimatedGrams: null, acceptAlternatives: true };
const loose: LineToPick = { quantity: 500, unit: 'kg', estimatedGrams: 500, acceptAlternatives: true };
const packs: LineToPick = { quantity: 2000, unit: 'pz', estimatedGrams: 1000, acceptAlternatives: false };
const after = (line: LineToPick, ...gestures: PickingGesture[]) =>
  gestures.reduce<PickedLine>((before, gesture) => {
    const next = afterGesture(line, before, gesture);
    if (typeof next === 'string') throw new Error(next);
    return next;
  }, untouchedLine);
const problem = (line: LineToPick, gesture: PickingGesture, before = untouchedLine) =>
  afterGesture(line, before, gesture);

describe('counting', () => {
  it('is done when all are on the cart, and says what is true, not what was added', () => {
    expect(after(counted, { kind: 'count', quantity: 1000 })).toMatchObject({ status: 'counting', quantity: 1000 });
    expect(after(counted, { kind: 'count', quantity: 3000 }, { kind: 'count', quantity: 4000 })).toMatchObject({
      status: 'picked',
      quantity: 4000,
      revision: 2,
    });
  });

  it('takes whole pieces, and no more than were ordered', () => {
    for (const quantity of [0, -1000, 1500, 5000, Number.NaN]) {
      expect(problem(counted, { kind: 'count', quantity })).toBe('invalid-quantity');
    }
    expect(problem(loose, { kind: 'count', quantity: 500 })).toBe('weight-needed');
  });
});

describe('weighing', () => {
  it('holds the tolerance of 15 %, to the gram', () => {
    expect(weightRange(500)).toEqual({ least: 425, most: 575 });
    expect(weightRange(333)).toEqual({ least: 284, most: 382 });
    expect(problem(loose, { kind: 'weight', grams: 424 })).toBe('weight-too-low');
    expect(problem(loose, { kind: 'weight', grams: 576 })).toBe('weight-too-high');
    expect(after(loose, { kind: 'weight', grams: 425 })).toMatchObject({
      status: 'weighed',
      quantity: 425,
      grams: 425,
    });
    expect(after(packs, { kind: 'weight', grams: 1100 })).toMatchObject({ quantity: 2000, grams: 1100 });
    expect(problem(counted, { kind: 'weight', grams: 500 })).toBe('invalid-quantity');
  });

  it('is never outside of what was asked for, whatever is asked and set', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 0, max: 15 }), (asked, percent) => {
        const { least, most } = weightRange(asked, percent);
        expect(least).toBeGreaterThanOrEqual((asked * (100 - percent)) / 100);
        expect(most).toBeLessThanOrEqual((asked * (100 + percent)) / 100);
        expect(least).toBeLessThanOrEqual(asked);
        expect(most).toBeGreaterThanOrEqual(asked);
      }),
    );
  });

  it('takes less as a part of it only', () => {
    expect(after(loose, { kind: 'partly', grams: 200, reason: 'not-there' })).toMatchObject({
      status: 'partly',
      quantity: 200,
      grams: 200,
    });
    expect(problem(loose, { kind: 'partly', grams: 600, reason: 'not-there' })).toBe('weight-too-high');
    expect(problem(loose, { kind: 'partly', reason: 'not-there' })).toBe('weight-needed');
    expect(problem(counted, { kind: 'partly', quantity: 4000, reason: 'not-there' })).toBe('invalid-quantity');
  });
});

describe('what comes in the place of a line', () => {
  const substitute: PickingGesture = { kind: 'substitute', productId: 7, quantity: 2000, reason: 'not-there' };

  it('comes only where the customer accepts it', () => {
    expect(after(counted, substitute)).toMatchObject({ status: 'substituted', substituteId: 7, quantity: 2000 });
    expect(problem(packs, substitute)).toBe('no-alternatives');
  });

  it('stays refused through everything that is done afterwards; the ordered goods may still turn up', () => {
    const refused = afterRefusal(after(counted, substitute))!;
    expect(refused).toMatchObject({ status: 'refused', quantity: 0, revision: 2, reason: 'not-there' });
    expect(problem(counted, substitute, refused)).toBe('no-alternatives');
    const undone = afterGesture(counted, refused, { kind: 'undo' }) as PickedLine;
    expect(problem(counted, substitute, undone)).toBe('no-alternatives');
    expect(afterGesture(counted, undone, { kind: 'missing', reason: 'damaged' })).toMatchObject({ status: 'refused' });
    expect(afterGesture(counted, refused, { kind: 'count', quantity: 4000 })).toMatchObject({ status: 'picked' });
  });

  it('cannot be refused where nothing came', () => {
    expect(afterRefusal(untouchedLine)).toBeUndefined();
    expect(afterRefusal(after(counted, { kind: 'missing', reason: 'not-there' }))).toBeUndefined();
  });
});

it('each gesture is one revision, and an undone line is to be done', () => {
  const line = after(counted, { kind: 'missing', reason: 'damaged' }, { kind: 'undo' });
  expect(line).toEqual({ ...untouchedLine, revision: 2 });
  expect(isLineDone(line.status)).toBe(false);
});
