import { expect, it } from 'vitest';
import { opensFirst, readWorkSearch } from './work-search.ts';

const slot = (timeslotId: number, waiting: number, taken = 0) => ({
  timeslot: { timeslotId },
  zones: [
    { waiting: 0, taken: 0 },
    { waiting, taken },
  ],
});

it('opens the first slots in which something waits', () => {
  const slots = [slot(1, 0), slot(2, 3), slot(3, 0, 1), slot(4, 1), slot(5, 2), slot(6, 9)];
  expect([...opensFirst(slots)]).toEqual([2, 3, 4, 5]);
  expect([...opensFirst([])]).toEqual([]);
});

it.each([
  ['2', 2],
  ['', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['tutte', undefined],
])('reads the store %s', (store, read) => {
  expect(readWorkSearch({ store })).toEqual({ store: read });
});
