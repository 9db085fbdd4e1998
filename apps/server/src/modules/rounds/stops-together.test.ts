import { describe, expect, it } from 'vitest';
import { bundlesOf, gathered, servicesOf, stopNumbers } from './stops-together.ts';

const order = (orderId: number, stopKey: string, crates = 2) => ({
  orderId,
  stopKey,
  crates: Array.from({ length: crates }, (_, index) => ({ code: `${orderId}-${index}` })),
  serviceSeconds: 265,
  alongSeconds: 85,
});
const orders = new Map(
  [order(1, 'order 1'), order(2, 'locker'), order(3, 'order 3'), order(4, 'locker'), order(5, 'locker')].map((each) => [
    each.orderId,
    each,
  ]),
);

describe('orders of one station', () => {
  it('follow each other, where the first of them is', () => {
    expect(gathered([1, 2, 3, 4, 5], orders)).toEqual([1, 2, 4, 5, 3]);
    expect(gathered([5, 3, 4], orders)).toEqual([5, 4, 3]);
    expect(gathered([], orders)).toEqual([]);
  });

  it('are parked for once', () => {
    expect(servicesOf([1, 2, 4, 5, 3], orders)).toEqual([265, 265, 85, 85, 265]);
    expect(servicesOf([2, 3, 4], orders)).toEqual([265, 265, 265]);
  });

  it('have one number', () => {
    expect(stopNumbers(['a', 'locker', 'locker', 'b'])).toEqual([1, 2, 2, 3]);
  });

  it('are one for the planner, as far as they go into one van', () => {
    const all = [...orders.values()];
    expect(bundlesOf(all, 20).map(({ orderIds }) => orderIds)).toEqual([[1], [2, 4, 5], [3]]);
    expect(bundlesOf(all, 5).map(({ orderIds }) => orderIds)).toEqual([[1], [2, 4], [5], [3]]);
    // one that fits no van is left to the planner to refuse
    expect(bundlesOf([order(9, 'locker', 30)], 20)).toMatchObject([{ orderIds: [9], crates: 30 }]);
  });
});
