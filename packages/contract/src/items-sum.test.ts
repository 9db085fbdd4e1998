import { expect, test } from 'vitest';
import { itemsSum, type SummedItem } from './items-sum.ts';

const item = (change: Partial<SummedItem> = {}): SummedItem => ({
  cartItemId: 41,
  quantity: 2000,
  totalCents: 358,
  errors: 0,
  hintPieces: 0,
  ...change,
});
const other = item({ cartItemId: 42, quantity: 1250, totalCents: 99_999_999 });

test('the order of the lines does not matter', () => {
  expect(itemsSum([item(), other])).toBe(itemsSum([other, item()]));
});

test('each fact of a line matters, and so does every line', () => {
  const sums = [
    itemsSum([]),
    itemsSum([item()]),
    itemsSum([item(), other]),
    itemsSum([item(), item()]),
    itemsSum([item({ cartItemId: 40 })]),
    itemsSum([item({ quantity: 1000 })]),
    itemsSum([item({ totalCents: 357 })]),
    itemsSum([item({ errors: 1 })]),
    itemsSum([item({ hintPieces: 1 })]),
  ];
  expect(new Set(sums).size).toBe(sums.length);
});

test('two prices that change by the same amount do not cancel each other out', () => {
  const before = itemsSum([item({ totalCents: 300 }), item({ cartItemId: 42, totalCents: 500 })]);
  expect(itemsSum([item({ totalCents: 310 }), item({ cartItemId: 42, totalCents: 490 })])).not.toBe(before);
});

test('is a whole number from 0 to 2³² − 1', () => {
  const sum = itemsSum(Array.from({ length: 500 }, (_, n) => item({ cartItemId: n * 4_000_000 })));
  expect(Number.isInteger(sum) && sum >= 0 && sum < 2 ** 32).toBe(true);
});
