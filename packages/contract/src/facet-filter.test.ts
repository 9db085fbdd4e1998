import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFacetFilter, parseFacetFilter } from './facet-filter.ts';

test('a selection is written in one way, whatever its order', () => {
  expect(formatFacetFilter({ 2: [4], 1: [13, 12, 12], 3: [] })).toBe('1-12.13_2-4');
  expect(parseFacetFilter('1-12.13_2-4')).toEqual({ 1: [12, 13], 2: [4] });
});

test('what does not fit is left out', () => {
  expect(parseFacetFilter('')).toEqual({});
  expect(parseFacetFilter('x_1-_-2_1-2.x_5-6')).toEqual({ 5: [6] });
});

test('reading gives back what was written', () => {
  const group = fc.stringMatching(/^[a-z0-9]{1,10}(-[a-z]{1,5})?$/);
  const ids = fc.uniqueArray(fc.nat({ max: 999_999_999 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.dictionary(group, ids, { maxKeys: 10, noNullPrototype: true }), (selection) => {
      const back = parseFacetFilter(formatFacetFilter(selection));
      const sorted = Object.fromEntries(
        Object.entries(selection).map(([name, values]) => [name, [...values].sort((a, b) => a - b)]),
      );
      expect(back).toEqual(sorted);
    }),
  );
});

test('no text breaks it', () => {
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => Object.keys(parseFacetFilter(text)).length <= 30));
});
