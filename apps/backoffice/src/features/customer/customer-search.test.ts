import { expect, it } from 'vitest';
import { readCustomerSearch } from './customer-search.ts';

it('reads what the address says, and nothing that does not fit', () => {
  expect(readCustomerSearch({ tab: 'log', page: '3' })).toEqual({ tab: 'log', page: 3 });
  expect(readCustomerSearch({ tab: 'passwords', page: '-1' })).toEqual({ tab: undefined, page: undefined });
  expect(readCustomerSearch({})).toEqual({ tab: undefined, page: undefined });
});
