import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Area, areaBetween, LEAST_SIDE, withoutProduct, withProduct, withSide } from './flyer.ts';

test('a place is drawn in any direction and never leaves the page', () => {
  expect(areaBetween('A', { x: 300, y: 400 }, { x: 100, y: -50 })).toEqual({
    product: 'A',
    x: 100,
    y: 0,
    width: 200,
    height: 400,
  });
  expect(areaBetween('A', { x: 900, y: 900 }, { x: 1400, y: 1400 })).toMatchObject({ width: 100, height: 100 });
});

test('whatever is typed, a place stays on the page and can be hit', () => {
  const side = fc.constantFrom('x', 'y', 'width', 'height') as fc.Arbitrary<'x' | 'y' | 'width' | 'height'>;
  fc.assert(
    fc.property(fc.array(fc.tuple(side, fc.double()), { maxLength: 8 }), (typed) => {
      const start: Area = { product: 'A', x: 100, y: 100, width: 300, height: 200 };
      const area = typed.reduce((now, [name, value]) => withSide(now, name, value), start);
      expect(area.x + area.width).toBeLessThanOrEqual(1000);
      expect(area.y + area.height).toBeLessThanOrEqual(1000);
      expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(LEAST_SIDE);
      expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a product is on a page once, with one place, and leaves with it', () => {
  const page = { title: 'Copertina', products: ['A'] };
  const area = { product: '', x: 1, y: 2, width: 30, height: 40 };
  const twice = withProduct(withProduct(page, 'B', area), 'B', { ...area, x: 9 });
  expect(twice).toEqual({ title: 'Copertina', products: ['A', 'B'], areas: [{ ...area, product: 'B', x: 9 }] });
  expect(withoutProduct(twice, 'B')).toEqual({ title: 'Copertina', products: ['A'], areas: [] });
});
