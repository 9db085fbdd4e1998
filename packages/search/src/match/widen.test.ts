import { expect, it } from 'vitest';
import { demoProducts } from '../golden/demo-products.ts';
import { devQueries } from '../golden/dev.ts';
import { buildStore } from '../index/build.ts';
import { readQuery } from '../query.ts';
import { matchWords } from './word-match.ts';

it('matches the same with corrections for all words, where no word says that it may match more', () => {
  const store = buildStore(demoProducts(), {});
  const texts = devQueries.flatMap(({ query }) => [query, query.slice(0, -1), `${query} qwrtz`, `xilofono ${query}`]);
  let same = 0;
  for (const text of texts) {
    for (const suggesting of [true, false]) {
      const asTyped = matchWords(store, readQuery(text), { suggesting, fuzzyForAll: false });
      if (asTyped.terms.some(({ mayWiden }) => mayWiden)) continue;
      same++;
      expect([text, matchWords(store, readQuery(text), { suggesting, fuzzyForAll: true })]).toEqual([text, asTyped]);
    }
  }
  expect(same).toBeGreaterThan(texts.length / 5);
});
