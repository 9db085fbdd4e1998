import { beforeAll, describe, expect, it } from 'vitest';
import { demoProducts } from './golden/demo-products.ts';
import { devQueries } from './golden/dev.ts';
import { buildIndex, type SearchIndex } from './index.ts';

const products = demoProducts();
const options = { available: (id: number) => id % 7 !== 0 };
let index: SearchIndex;
beforeAll(() => {
  index = buildIndex(products);
});

describe('one search after the other', () => {
  it('answers as if it were the first, however many words the one before had', () => {
    const asked = devQueries.slice(0, 60).map(({ query }) => query);
    const answers = (over: SearchIndex, query: string) => [over.search(query, options), over.suggest(query, options)];
    const inOrder = asked.map((query) => answers(index, query));
    const backwards = asked.toReversed().map((query) => answers(index, query));
    expect(backwards.toReversed()).toEqual(inOrder);
    expect(answers(buildIndex(products), asked[30]!)).toEqual(inOrder[30]);
  });

  it('with a limit gives the first of what it gives without, and the same total', () => {
    for (const query of ['latte', 'pasta', 'pane', 'acqua', 'biscotti al cioccolato', 'senza glutine', 'formaggio']) {
      const all = index.search(query, options);
      for (const limit of [0, 1, 6, 24]) {
        const few = index.search(query, { ...options, limit });
        expect([query, ...few.ids]).toEqual([query, ...all.ids.subarray(0, limit)]);
        expect(few.total).toBe(all.total);
        expect(few.correctedQuery).toBe(all.correctedQuery);
        const { matches } = index.search(query, { ...options, limit, everyMatch: true });
        expect([...(matches ?? [])].sort()).toEqual([...all.ids.subarray(0, all.nearFrom ?? all.total)].sort());
      }
    }
  });
});
