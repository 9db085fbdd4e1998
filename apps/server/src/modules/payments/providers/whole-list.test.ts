import { expect, it } from 'vitest';
import { type ListPage, wholeList } from './whole-list.ts';

const pages = (all: readonly ListPage<number>[]) => {
  const asked: (number | undefined)[] = [];
  const left = [...all];
  return {
    asked,
    read: async (last: number | undefined) => {
      asked.push(last);
      return left.shift()!;
    },
  };
};

it('asks for each page after the last entry of the one before', async () => {
  const { asked, read } = pages([
    { kind: 'page', entries: [1, 2], more: true },
    { kind: 'page', entries: [3], more: false },
  ]);
  expect(await wholeList(read)).toEqual({ kind: 'list', entries: [1, 2, 3] });
  expect(asked).toEqual([undefined, 2]);
});

it('is nothing when one page fails', async () => {
  const failed = { kind: 'failed', error: { kind: 'timeout' } } as const;
  const { read } = pages([{ kind: 'page', entries: [1], more: true }, failed]);
  expect(await wholeList(read)).toBe(failed);
});

it('does not go round for ever on a list that promises more and brings nothing', async () => {
  const { read } = pages([{ kind: 'page', entries: [], more: true }]);
  expect(await wholeList(read)).toMatchObject({ kind: 'failed', error: { kind: 'unavailable' } });
});
