import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, drawnTo, fitted, isLargeEnough, moved, sized } from './crop-box.ts';

const whole = { width: 1600, height: 900 };
const box: Box = { x: 100, y: 100, width: 400, height: 300 };

test('a proportion takes the largest box around the middle', () => {
  expect(fitted(whole, 1)).toEqual({ x: 350, y: 0, width: 900, height: 900 });
  expect(fitted(whole, 16 / 9)).toEqual({ x: 0, y: 0, ...whole });
  expect(fitted(whole, 1, box)).toEqual({ x: 0, y: 0, width: 900, height: 900 });
  expect(fitted(whole, undefined, box)).toEqual(box);
});

test('a box is moved and drawn as far as the picture goes', () => {
  expect(moved(box, -500, 30, whole)).toEqual({ ...box, x: 0, y: 130 });
  expect(moved(box, 5000, 5000, whole)).toEqual({ ...box, x: 1200, y: 600 });
  expect(drawnTo(box, 'se', { x: 700, y: 2000 }, whole, undefined)).toEqual({
    x: 100,
    y: 100,
    width: 600,
    height: 800,
  });
  expect(drawnTo(box, 'nw', { x: 490, y: 0 }, whole, undefined)).toEqual({ x: 380, y: 0, width: 120, height: 400 });
  expect(drawnTo(box, 'ne', { x: 800, y: 50 }, whole, 1)).toEqual({ x: 100, y: 0, width: 400, height: 400 });
});

test('a proportion holds whichever side is typed', () => {
  expect(sized(box, { width: 800 }, whole, 16 / 9)).toMatchObject({ width: 800, height: 450 });
  expect(sized(box, { height: 450 }, whole, 16 / 9)).toMatchObject({ width: 800, height: 450 });
  expect(sized(box, { height: 10 }, whole, undefined)).toMatchObject({ width: 400, height: 120 });
});

test('whatever is done, the box is inside the picture and whole pixels', () => {
  const number = fc.double({ min: -5000, max: 5000, noNaN: true });
  const ratio = fc.constantFrom(undefined, 1, 4 / 3, 16 / 9);
  const corner = fc.constantFrom('nw', 'ne', 'sw', 'se');
  const size = fc.record({ width: fc.integer({ min: 120, max: 1600 }), height: fc.integer({ min: 120, max: 1600 }) });
  const act = fc.tuple(fc.constantFrom('move', 'draw', 'width', 'height', 'fit'), number, number, ratio, corner);
  fc.assert(
    fc.property(size, fc.array(act, { maxLength: 12 }), (of, acts) => {
      let now: Box = { x: 0, y: 0, ...of };
      for (const [what, a, b, keeps, at] of acts) {
        if (what === 'move') now = moved(now, a, b, of);
        else if (what === 'draw') now = drawnTo(now, at, { x: a, y: b }, of, keeps);
        else if (what === 'fit') now = fitted(of, keeps, now);
        else now = sized(now, { [what]: a }, of, keeps);
        expect(Math.min(now.x, now.y)).toBeGreaterThanOrEqual(0);
        expect(Math.min(now.width, now.height)).toBeGreaterThan(0);
        expect(now.x + now.width).toBeLessThanOrEqual(of.width);
        expect(now.y + now.height).toBeLessThanOrEqual(of.height);
        expect(Object.values(now).every(Number.isInteger)).toBe(true);
      }
    }),
  );
});

test('a part of a flat picture may be too small for its proportion', () => {
  const flat = { width: 1600, height: 100 };
  expect(isLargeEnough(fitted(flat, 1), flat)).toBe(false);
  expect(isLargeEnough({ x: 0, y: 0, width: 120, height: 100 }, flat)).toBe(true);
});
