import { expect, it } from 'vitest';
import { readCasesSearch } from './cases-search.ts';

it('reads an address, and takes nothing of it that means nothing', () => {
  expect(readCasesSearch({ tab: 'late', kind: 'withdrawal', q: ' 25-1 ', page: '3' })).toEqual({
    tab: 'late',
    kind: 'withdrawal',
    q: '25-1',
    page: 3,
  });
  const nothing = { tab: undefined, kind: undefined, q: undefined, page: undefined };
  expect(readCasesSearch({ tab: 'open', kind: 'reward', q: '  ', page: '-1' })).toEqual(nothing);
  expect(readCasesSearch({ tab: 'x', page: '1e9' })).toEqual(nothing);
});
