import { expect, it } from 'vitest';
import { listInput, readProductsSearch } from './products-search.ts';

it('reads an address, and leaves out what does not fit', () => {
  const whole = { tab: 'no-photo', q: 'penne', category_id: '7', published: 'false', sort: '-price', page: '2' };
  expect(readProductsSearch(whole)).toMatchObject({ ...whole, category_id: 7, page: 2 });
  const wrong = readProductsSearch({
    tab: 'x',
    q: ' ',
    category_id: '-1',
    published: 'boh',
    sort: 'colour',
    page: '0',
  });
  expect(Object.values(wrong).every((value) => value === undefined)).toBe(true);
});

it('asks for the order of the address', () => {
  expect(listInput({ sort: '-price' })).toMatchObject({ sort: 'price', direction: 'desc' });
  expect(listInput({ tab: 'wanted' })).toMatchObject({ sort: 'waiting', direction: 'desc' });
  expect(listInput({ tab: 'wanted', sort: 'name' })).toMatchObject({ sort: 'name', direction: 'asc' });
  expect(listInput({})).toMatchObject({ sort: 'name', direction: 'asc' });
});
