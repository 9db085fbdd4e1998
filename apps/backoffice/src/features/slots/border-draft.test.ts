import { borderProblem } from '@sporta/domain';
import { describe, expect, it } from 'vitest';
import { firstBorder, halved, moved, nearestSide, reachOf, readDegrees, withoutCorner } from './border-draft.ts';

const depot = { latitude: 45.45, longitude: 9.16 };

describe('drawing a border', () => {
  it('begins with a square around the store, with room around its corners on the map', () => {
    const border = firstBorder(depot);
    expect(borderProblem(border)).toBeUndefined();
    expect(reachOf(depot, border)).toBe(4);
    expect(reachOf(depot, [])).toBe(4);
    expect(reachOf(depot, moved(border, 0, { latitude: 45.45, longitude: 11 }))).toBe(64);
  });

  it('moves, adds and removes one corner and leaves the others', () => {
    const border = firstBorder(depot);
    const more = halved(border, 3);
    expect(more).toHaveLength(5);
    expect(more[4]!.longitude).toBe(border[3]!.longitude);
    expect(more[4]!.latitude).toBeCloseTo(depot.latitude, 5);
    expect(withoutCorner(more, 4)).toEqual(border);
    expect(moved(border, 1, { latitude: 45.5000000001, longitude: 9.2 })).toEqual(
      border.with(1, { latitude: 45.5, longitude: 9.2 }),
    );
  });

  it('finds the side a finger means', () => {
    const square = [
      { x: 0, y: 0 },
      { x: 10, y: 0 },
      { x: 10, y: 10 },
      { x: 0, y: 10 },
    ];
    expect(nearestSide(square, { x: 5, y: -3 })).toBe(0);
    expect(nearestSide(square, { x: 9, y: 5 })).toBe(1);
    expect(nearestSide(square, { x: 1, y: 5 })).toBe(3);
    // beyond its end a side is as far as its corner
    expect(nearestSide(square, { x: 30, y: 9 })).toBe(1);
  });

  it.each([
    ['45,4521', 45.4521],
    [' 45.4521 ', 45.4521],
    ['-9', -9],
    ['91', undefined],
    ['', undefined],
    ['45,4,5', undefined],
    ['1e1', undefined],
  ])('reads %j', (text, value) => {
    expect(readDegrees(text, 90)).toBe(value);
  });
});
