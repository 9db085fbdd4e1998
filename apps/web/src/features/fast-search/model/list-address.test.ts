import { describe, expect, it } from 'vitest';
import { fastSearchHref, looksLikeList } from './list-address.ts';

describe('looksLikeList', () => {
  it.each([
    ['latte', false],
    ['acqua 6x1,5', false],
    ['pasta barilla 500 g', false],
    ['latte, pane', true],
    ['latte\npane', true],
    ['latte pane uova burro mele', true],
  ])('%j: %s', (text, is) => {
    expect(looksLikeList(text)).toBe(is);
  });
});

describe('fastSearchHref', () => {
  it('keeps words apart, and decimals whole', () => {
    expect(decodeURIComponent(fastSearchHref(['acqua 1,5 l', 'pane, bianco']))).toBe(
      '/fast-search?q=acqua 1,5 l, pane  bianco',
    );
  });
});
