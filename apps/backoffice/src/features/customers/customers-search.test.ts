import { expect, it } from 'vitest';
import { listInput, readCustomersSearch } from './customers-search.ts';

it('reads what fits and leaves the rest out', () => {
  expect(readCustomersSearch({ tab: 'blocked', q: ' Rossi ', sort: '-since', page: '3', company_id: '12' })).toEqual({
    tab: 'blocked',
    q: ' Rossi ',
    sort: '-since',
    page: 3,
    company_id: 12,
  });
  const odd = { tab: 'all', q: '  ', sort: 'password', page: '-1', company_id: '1e9' };
  expect(Object.values(readCustomersSearch(odd)).filter((value) => value !== undefined)).toEqual([]);
});

it('asks by name, forward, unless the address says otherwise', () => {
  expect(listInput({})).toMatchObject({ sort: 'name', direction: 'asc' });
  expect(listInput({ sort: '-points' })).toMatchObject({ sort: 'points', direction: 'desc' });
});
