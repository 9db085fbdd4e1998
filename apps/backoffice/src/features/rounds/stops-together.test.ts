import type { RoundStop } from '@sporta/contract';
import { expect, it } from 'vitest';
import { stopsTogether } from './stops-together.ts';

const stop = (orderId: number, key?: string) =>
  ({
    orderId,
    name: `Cliente ${orderId}`,
    crates: 2,
    ...(key ? { station: { key, name: 'Locker Mercato' } } : {}),
  }) as RoundStop;

it('makes one stop of the orders for a station, and none of those for different hours', () => {
  const stops = stopsTogether([stop(1), stop(2, 'a'), stop(3, 'a'), stop(4, 'b'), stop(5), stop(6)]);
  expect(stops.map(({ name, crates, orders }) => [name, crates, orders.map(({ orderId }) => orderId)])).toEqual([
    ['Cliente 1', 2, [1]],
    ['Locker Mercato', 4, [2, 3]],
    ['Locker Mercato', 2, [4]],
    ['Cliente 5', 2, [5]],
    ['Cliente 6', 2, [6]],
  ]);
});
