import { expect, it } from 'vitest';
import { readAmount, writeAmount } from './amounts.ts';

it('reads amounts as people type them, and says what is none', () => {
  expect(['1,75', '1.75', ' 12 € ', '3,'].map((text) => readAmount(text, 2))).toEqual([1.75, 1.75, 12, 3]);
  expect(['1,755', 'caro', '-1', '1,2,3', '1e3'].map((text) => readAmount(text, 2))).toEqual(Array(5).fill(undefined));
  expect(readAmount('', 2)).toBeNull();
});

it('writes what it reads', () => {
  expect(writeAmount(1234.5, { min: 2, max: 2 })).toBe('1234,50');
  expect(writeAmount(0.125, { min: 0, max: 3 })).toBe('0,125');
  expect(readAmount(writeAmount(1234.5, { min: 2, max: 2 }), 2)).toBe(1234.5);
  expect(writeAmount(null, { min: 2, max: 2 })).toBe('');
});
