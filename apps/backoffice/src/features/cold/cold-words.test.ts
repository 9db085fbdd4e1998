import { expect, it } from 'vitest';
import { readColdSearch } from './cold-search.ts';
import { degrees, readDegrees } from './cold-words.ts';

it('reads a temperature however a thumb types it', () => {
  expect(['-18,5', '\u221218.5', ' +4 ', '4', '\u20130,5'].map(readDegrees)).toEqual([-18.5, -18.5, 4, 4, -0.5]);
  expect(['', 'freddo', '-185', '4,55', '61', '- 4'].map(readDegrees)).toEqual(Array(6).fill(undefined));
});

it('writes it with the minus of print', () => {
  expect([degrees(-18), degrees(3.5)]).toEqual(['\u221218 °C', '3,5 °C']);
});

it('opens the room from any address', () => {
  expect(readColdSearch({ cell: '7', day: '2026-11-26' })).toEqual({ cell: 7, day: '2026-11-26' });
  expect(readColdSearch({ cell: '-1', day: 'ieri' })).toEqual({ cell: undefined, day: undefined });
});
