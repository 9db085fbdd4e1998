import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSearch, stringifySearch, withSearch } from './search-params.ts';

describe('addresses', () => {
  it('keep numbers as the text they are', () => {
    expect(parseSearch('?q=123&page=2')).toEqual({ q: '123', page: '2' });
    expect(stringifySearch({ q: '123', page: 2, promo: true, sort: undefined, filter: '' })).toBe(
      '?q=123&page=2&promo=true',
    );
  });

  it('make one list of several q, and keep the last of everything else', () => {
    expect(parseSearch('?q=latte&q=2+pane&page=1&page=2')).toEqual({ q: 'latte, 2 pane', page: '2' });
  });

  it('carry any text there and back', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (q) => {
        expect(parseSearch(stringifySearch({ q }))).toEqual({ q });
      }),
    );
  });

  it('take parameters after those they have', () => {
    expect(withSearch('/search?q=latte', { page: 2 })).toBe('/search?q=latte&page=2');
    expect(withSearch('/carne', { page: 2 })).toBe('/carne?page=2');
    expect(withSearch('/carne', {})).toBe('/carne');
  });
});
