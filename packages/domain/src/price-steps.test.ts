import { expect, it } from 'vitest';
import { priceSteps } from './price-steps.ts';

const read = (...args: Parameters<typeof priceSteps>) =>
  priceSteps(...args).map(({ from, to, cents }) => [from, to, cents]);

it('shows the lowest of what held at once, cut to the days asked for', () => {
  const history = [
    { from: 0, to: 40, cents: 279 },
    { from: 40, cents: 299 },
    { from: 20, to: 30, cents: 249 },
    { from: 60, to: 90, cents: 219 },
  ];
  expect(read(history, 10, 70)).toEqual([
    [10, 20, 279],
    [20, 30, 249],
    [30, 40, 279],
    [40, 60, 299],
    [60, 70, 219],
  ]);
});

it('joins what costs the same, and leaves out when there was no price', () => {
  expect(
    read(
      [
        { from: 5, to: 10, cents: 100 },
        { from: 10, to: 20, cents: 100 },
        { from: 30, cents: 100 },
      ],
      0,
      40,
    ),
  ).toEqual([
    [5, 20, 100],
    [30, 40, 100],
  ]);
  expect(read([{ from: 50, cents: 100 }], 0, 40)).toEqual([]);
  expect(read([], 0, 40)).toEqual([]);
});
