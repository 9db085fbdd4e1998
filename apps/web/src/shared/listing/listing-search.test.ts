import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFilters, readListingSearch, toggleFacetValue } from './listing-search.ts';

describe('the address of a listing', () => {
  it('keeps what makes sense and leaves the rest out', () => {
    expect(
      readListingSearch({
        filter: 'marca-6.2_x<script>_caratteristiche-1',
        promo: 'true',
        purchased: 'yes',
        sort: 'price_asc',
        page: '3',
        anything: 'else',
      }),
    ).toEqual({ filter: 'caratteristiche-1_marca-2.6', promo: true, sort: 'price_asc', page: 3 });
    expect(readListingSearch({ sort: 'relevance', page: '1', filter: '' })).toEqual({});
    expect(readListingSearch({ page: '-4' })).toEqual({});
    expect(readListingSearch({ page: '1e9' })).toEqual({});
  });

  it('reads any address without failing, and what it read once more to the same', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (search) => {
        const read = readListingSearch(search);
        expect(readListingSearch({ ...read })).toEqual(read);
      }),
    );
  });

  it('ticks and unticks a facet value, from the first page again', () => {
    const ticked = toggleFacetValue({ page: 4, sort: 'name' }, 'marca', 6);
    expect(ticked).toEqual({ sort: 'name', filter: 'marca-6' });
    const both = toggleFacetValue(ticked, 'marca', 2);
    expect(both.filter).toBe('marca-2.6');
    expect(countFilters({ ...both, promo: true })).toBe(3);
    expect(toggleFacetValue(toggleFacetValue(both, 'marca', 2), 'marca', 6)).toEqual({
      sort: 'name',
      filter: undefined,
    });
  });
});
