import { describe, expect, it } from 'vitest';
import { nextSort, parseSort } from './columns.ts';

describe('the order of a table', () => {
  it('is read from the address', () => {
    expect(parseSort('total')).toEqual({ key: 'total', descending: false });
    expect(parseSort('-total')).toEqual({ key: 'total', descending: true });
    expect(parseSort('')).toBeUndefined();
    expect(parseSort(undefined)).toBeUndefined();
  });

  it('turns round when the same header is pressed again', () => {
    expect(nextSort('total', undefined)).toBe('total');
    expect(nextSort('total', parseSort('total'))).toBe('-total');
    expect(nextSort('total', parseSort('-total'))).toBe('total');
    expect(nextSort('number', parseSort('total'))).toBe('number');
  });
});
