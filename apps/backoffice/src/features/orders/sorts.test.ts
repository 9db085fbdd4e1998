import { staffOrderSorts } from '@sporta/contract';
import { expect, it } from 'vitest';
import { readOrdersSearch } from './orders-search.ts';
import { sortOptions } from './sorts.ts';

const everyWay = staffOrderSorts.flatMap((sort) => [sort, `-${sort}`]);

it('names every order the server knows, the one in force among its choices', () => {
  for (const sort of everyWay) {
    expect({ sort, named: sortOptions(sort).some(({ value }) => value === sort) }).toEqual({ sort, named: true });
  }
});

it('offers nothing an address does not hold', () => {
  for (const { value } of everyWay.flatMap(sortOptions)) expect(readOrdersSearch({ sort: value }).sort).toBe(value);
});
