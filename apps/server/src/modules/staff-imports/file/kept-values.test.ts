import { expect, it, vi } from 'vitest';
import { keptValues } from './kept-values.ts';

const values = (name: string) => new Map([[name, { rows: 1, codes: [] }]]);

it('reads a file once for all who ask at the same time and later, and again after it failed', async () => {
  const read = vi.fn(async () => values('07'));
  const both = await Promise.all([keptValues('one', read), keptValues('one', read)]);
  expect(both[0]).toBe(both[1]);
  expect(await keptValues('one', read)).toBe(both[0]);
  expect(read).toHaveBeenCalledTimes(1);

  await expect(keptValues('broken', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await keptValues('broken', async () => values('08'))).toEqual(values('08'));
});

it('forgets the file nobody has asked for the longest', async () => {
  const read = vi.fn(async () => values('07'));
  for (let file = 0; file < 8; file++) await keptValues(`file ${file}`, read);
  await keptValues('file 0', read);
  await keptValues('file 8', read);
  read.mockClear();
  await keptValues('file 0', read);
  expect(read).not.toHaveBeenCalled();
  await keptValues('file 1', read);
  expect(read).toHaveBeenCalledTimes(1);
});
