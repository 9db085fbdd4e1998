import { expect, it } from 'vitest';
import { readCompanySearch } from './company-search.ts';

it('reads what an address says, and takes what does not fit as if it were not there', () => {
  expect(readCompanySearch({ tab: 'orders', person: '12', state: 'delivered', period: '90', page: '3' })).toEqual({
    tab: 'orders',
    person: 12,
    state: 'delivered',
    period: '90',
    page: 3,
  });
  const odd = { tab: 'ordini', person: '0', state: 'paid', period: '7', page: '-1' };
  expect(readCompanySearch(odd)).toEqual({
    tab: undefined,
    person: undefined,
    state: undefined,
    period: undefined,
    page: undefined,
  });
});
