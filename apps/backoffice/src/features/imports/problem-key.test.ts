import { expect, it } from 'vitest';
import { problemKey } from './problem-key.ts';

it('stays the same when a problem before it is put right, and tells two of one column apart', () => {
  const row = [{ column: 'PREZZO' }, { column: 'SCORTA' }, { column: 'SCORTA' }];
  const keys = row.map((_, place) => problemKey(7, row, place));
  expect(new Set(keys).size).toBe(3);
  const left = row.slice(1);
  expect(left.map((_, place) => problemKey(7, left, place))).toEqual(keys.slice(1));
  expect(problemKey(8, row, 0)).not.toBe(keys[0]);
});
