import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildStore } from '../index/build.ts';
import { Hits, Postings } from '../index/postings.ts';
import { RowSet } from '../index/row-set.ts';
import type { Term } from '../match/word-match.ts';
import { common } from './common.ts';
import { SomeWords } from './some-words.ts';

const rowCount = 200;
const rowsOf = fc
  .uniqueArray(fc.integer({ min: 0, max: rowCount - 1 }), { maxLength: rowCount })
  .map((rows) => rows.sort((a, b) => a - b));
const asFew = (rows: readonly number[]) => new RowSet(Int32Array.from(rows), undefined);
const asMany = (rows: readonly number[]) => {
  const bits = new Int32Array(7);
  for (const row of rows) bits[row >>> 5]! |= 1 << (row & 31);
  return new RowSet(undefined, bits);
};
const word = fc.record({ rows: rowsOf, isFew: fc.boolean() });
const setOf = ({ rows, isFew }: { rows: number[]; isFew: boolean }) => (isFew ? asFew(rows) : asMany(rows));
const isEven = (row: number) => row % 2 === 0;

describe('common', () => {
  it('gives the rows of every set, however each is held', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const all = Array.from({ length: rowCount }, (_, row) => row).filter((row) =>
          words.every(({ rows }) => rows.includes(row)),
        );
        expect(Array.from(common(words.map(setOf)))).toEqual(all);
        expect(Array.from(common(words.map(setOf), isEven))).toEqual(all.filter(isEven));
      }),
    );
  });
});

describe('words met together', () => {
  const store = buildStore(
    Array.from({ length: rowCount }, (_, id) => ({
      id,
      name: 'Latte',
      brand: '',
      description: '',
      categoryPath: [{ id: id % 7, name: `Scaffale ${id % 7}` }],
      departmentId: id % 7,
      popularity: 0,
      eans: [],
      code: `C${id}`,
    })),
    {},
  );

  it('are those each product has, in its name or by its category', () => {
    const asked = fc.record({
      words: fc.array(
        fc.record({
          rows: rowsOf,
          isFew: fc.boolean(),
          leaves: fc.option(fc.integer({ min: 0, max: 6 }), { nil: undefined }),
        }),
        { minLength: 2, maxLength: 5 },
      ),
      required: fc.integer({ min: 1, max: 31 }),
      out: rowsOf,
    });
    fc.assert(
      fc.property(asked, ({ words, required, out }) => {
        const bits = (1 << words.length) - 1;
        const needed = required & bits || bits;
        const terms = words.map((_, index) => ({ index }) as Term);
        const shelves = words.map(({ leaves }) => (leaves === undefined ? undefined : new Set([leaves])));
        const some = new SomeWords(store, terms, words.map(setOf), shelves, needed, isEven, (rows) => rows);
        for (const row of out) some.leaveOut(row);
        const wanted = Array.from({ length: rowCount }, (_, row) => row).filter(
          (row) =>
            isEven(row) && !out.includes(row) && words.some(({ rows }, k) => needed & (1 << k) && rows.includes(row)),
        );
        const met = (row: number) =>
          words.reduce(
            (mask, { rows, leaves }, k) => (rows.includes(row) || leaves === row % 7 ? mask | (1 << k) : mask),
            0,
          );
        const seen = [...some.combinations().entries()].flatMap(([mask, any]) => (any ? [mask] : []));
        expect(seen).toEqual([...new Set(wanted.map(met))].sort((a, b) => a - b));
        for (const [mask, worth] of [
          [0, words.map((_, k) => (needed & (1 << k) ? 1 + ((k * 7) % 4) : 0))],
          [needed & -needed, words.map((_, k) => (needed & (1 << k) ? 2 ** k : 0))],
          [1, words.map((_, k) => k % 3)],
        ] as const) {
          const sumOf = (met: number) => worth.reduce((sum, each, k) => (met & (1 << k) ? sum + each : sum), 0);
          const kept = seen.some((met) => (met & mask) === mask && met) ? mask : 0;
          const best = seen
            .filter((met) => (met & kept) === kept)
            .reduce((most, met) => (sumOf(met) > sumOf(most) ? met : most), 0);
          expect(some.mostTelling(worth, kept)).toEqual({ words: best & needed, worth: sumOf(best) });
          for (const k of words.keys()) expect(some.isMet(k)).toBe(seen.some((met) => (met & (1 << k)) !== 0));
        }
        for (const mask of [needed, needed & -needed]) {
          expect(Array.from(some.gather(mask))).toEqual(wanted.filter((row) => (met(row) & mask) === mask));
        }
      }),
    );
  });
});

describe('postings', () => {
  it('find a form among rows as looking at each row does, added after the build or before', () => {
    fc.assert(
      fc.property(rowsOf, rowsOf, fc.integer({ min: 0, max: rowCount }), (carriers, asked, built) => {
        const postings = new Postings();
        for (const row of carriers.filter((row) => row < built)) postings.add(0, row, row % 100, row % 7);
        postings.build(1, built);
        for (const row of carriers.filter((row) => row >= built)) postings.add(0, row, row % 100, row % 7);
        const hits = new Hits();
        postings.among(0, Int32Array.from(asked), hits);
        const found = Array.from({ length: hits.count }, (_, i) => [
          hits.places[i],
          hits.weights[i],
          hits.positions[i],
        ]);
        expect(found).toEqual(
          asked.flatMap((row, place) => (carriers.includes(row) ? [[place, row % 100, row % 7]] : [])),
        );
        expect(Array.from(postings.rowsOf(0))).toEqual(carriers);
      }),
    );
  });
});
