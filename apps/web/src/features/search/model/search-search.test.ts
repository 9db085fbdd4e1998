import { describe, expect, it } from 'vitest';
import { listingPart, readSearchSearch, scopeOf } from './search-search.ts';

describe('the address of a search (specification, section 2)', () => {
  it('carries text, brand, department, filter and barcode', () => {
    const search = readSearchSearch({
      q: ' latte ',
      parent_vendor_id: '6,8',
      parent_category_id: '4',
      filter: 'marca-6',
      barcode: '8001234567890',
    });
    expect(search).toEqual({
      q: 'latte',
      parent_vendor_id: '6,8',
      parent_category_id: '4',
      filter: 'marca-6',
      barcode: '8001234567890',
    });
    expect(scopeOf(search)).toEqual({
      q: 'latte',
      parent_vendor_id: '6,8',
      parent_category_id: 4,
      barcode: '8001234567890',
    });
    expect(listingPart(search)).toEqual({ filter: 'marca-6' });
  });

  it('leaves out what makes no sense', () => {
    expect(readSearchSearch({ q: '\u0000', parent_vendor_id: 'x', parent_category_id: '0', filter: '?' })).toEqual({});
  });
});

it('a search is made with a text or a barcode, or within a brand, and else not at all (specification, section 5)', () => {
  for (const search of [{}, { parent_category_id: '4' }, { filter: 'marca-6' }]) {
    expect(scopeOf(search)).toBeUndefined();
  }
  expect(scopeOf({ q: 'latte' })).toBeDefined();
  expect(scopeOf({ barcode: '8001234567890' })).toBeDefined();
});
