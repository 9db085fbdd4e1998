import { parseManualQuantity, quantityRules, refusedQuantityHint } from '@sporta/domain';
import { describe, expect, test } from 'vitest';
import { cleanTyped, isAtMaximum, isBin, keyEffect } from './stepperKeys.ts';

const piece = quantityRules({ mode: 'piece', max: 10_000 });
const sixes = quantityRules({ mode: 'piece', step: 6000 });
const loose = quantityRules({ mode: 'loose', min: 200, step: 100 });

describe('keys on the number', () => {
  test.each([
    ['ArrowUp', 3000, 4000],
    ['ArrowDown', 3000, 2000],
    ['ArrowDown', 1000, 1000],
    ['PageUp', 3000, 8000],
    ['PageUp', 8000, 10_000],
    ['PageDown', 3000, 1000],
    ['Home', 7000, 1000],
    ['End', 3000, 10_000],
  ])('%s from %i gives %i', (key, from, to) => {
    expect(keyEffect(key, from, piece)).toEqual({ quantity: to });
  });

  test('steps follow the multiple and the weight', () => {
    expect(keyEffect('ArrowUp', 6000, sixes)).toEqual({ quantity: 12_000 });
    expect(keyEffect('ArrowUp', 1200, loose)).toEqual({ quantity: 1300 });
    expect(keyEffect('ArrowDown', 200, loose)).toEqual({ quantity: 200 });
  });

  test('Enter and digits open typing; other keys do nothing', () => {
    expect(keyEffect('Enter', 3000, piece)).toEqual({ type: '' });
    expect(keyEffect('7', 3000, piece)).toEqual({ type: '7' });
    expect(keyEffect('a', 3000, piece)).toBeUndefined();
    expect(keyEffect('Tab', 3000, piece)).toBeUndefined();
    expect(keyEffect('End', 3000, sixes)).toBeUndefined();
  });
});

describe('what may be typed', () => {
  test.each([
    ['1234', '123'],
    ['a7b', '7'],
    ['2,5', '2,5'],
    ['1.25', '1,25'],
    ['1,255', '1,25'],
    [',5', '5'],
    ['1,2,3', '1,23'],
  ])('%s → %s', (typed, kept) => expect(cleanTyped(typed)).toBe(kept));

  test('two and a half pieces never become 25, key by key or pasted', () => {
    const keyed = ['2', ',', '5'].reduce((text, key) => cleanTyped(text + key), '');
    for (const text of [keyed, cleanTyped('2,5'), cleanTyped('2.5')]) {
      expect(parseManualQuantity(text, 'piece')).toBeUndefined();
      expect(refusedQuantityHint(text, 'piece')).not.toBe('');
      expect(parseManualQuantity(text, 'loose')).toBe(2500);
    }
  });
});

test('the bin appears at the minimum', () => {
  expect(isBin(1000, piece)).toBe(true);
  expect(isBin(2000, piece)).toBe(false);
  expect(isBin(6000, sixes)).toBe(true);
  expect(isBin(200, loose)).toBe(true);
  expect(isBin(300, loose)).toBe(false);
});

test('+ stops at the maximum', () => {
  expect(isAtMaximum(10_000, piece)).toBe(true);
  expect(isAtMaximum(9000, piece)).toBe(false);
  expect(isAtMaximum(900_000, sixes)).toBe(false);
});
