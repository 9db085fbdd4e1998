import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  globalThis.localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  } as Storage;
});

describe('recent searches', () => {
  it('keeps the latest six, each once, whatever its case', () => {
    for (const text of ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'Quattro']) rememberSearch(text);
    expect(recentSearches()).toEqual(['Quattro', 'sette', 'sei', 'cinque', 'tre', 'due']);
    forgetSearches();
    expect(recentSearches()).toEqual([]);
  });

  it('survives what others wrote there', () => {
    localStorage.setItem('sporta.searches', '{"a":1}');
    expect(recentSearches()).toEqual([]);
    localStorage.setItem('sporta.searches', 'no');
    expect(recentSearches()).toEqual([]);
  });
});
