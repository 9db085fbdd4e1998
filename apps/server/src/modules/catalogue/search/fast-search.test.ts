import type { FastSearchResult } from '@sporta/contract';
import type { ImportRow } from '@sporta/contract/import/catalogue-rows.ts';
import { SearchIndex } from '@sporta/search';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { importCatalogue, type RawRow } from '../../import/index.ts';
import { catalogueModule, catalogueOf, searchOf } from '../index.ts';

let shop: TestApp;

const product = (code: string, name: string, stock: number): ImportRow =>
  ({
    kind: 'product',
    code,
    name,
    brand: 'Sporta',
    categories: ['spesa'],
    vat: 4,
    price: 1,
    productKind: name.split(' ')[0]?.toLowerCase(),
    stock: { '*': stock },
  }) as ImportRow;

const rows: ImportRow[] = [
  { kind: 'category', path: 'spesa', name: 'Spesa' },
  product('L1', 'Latte intero', 0),
  product('L2', 'Latte scremato', 10),
  product('U1', 'Uova fresche', 10),
  product('M1', 'Mele golden', 10),
  product('COD-7', 'Caffè in grani', 10),
  product('Q1', 'Quinoa tricolore decorticata', 10),
];

async function* asRows(list: readonly ImportRow[]): AsyncGenerator<RawRow> {
  for (const [index, value] of list.entries()) yield { line: index + 1, value: { ...value } };
}

beforeAll(async () => {
  shop = await createTestApp([catalogueModule]);
  await shop.deps.pool.query(`insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
    values ('milano', 'Milano', 'Via A', 'Milano', 'MI', '20144', 45, 9, true)`);
  const report = await importCatalogue(shop.deps.pool, asRows(rows), { strict: true });
  expect(report.problems).toEqual([]);
  await catalogueOf(shop.deps).load();
});
afterAll(() => shop.close());

const fast = async (words: string[]): Promise<FastSearchResult[]> =>
  (await shop.anonymous.post('search/fast', { words })).data.results;

describe('search/fast', () => {
  it('answers one result a word, in order, with quantity and size', async () => {
    const results = await fast(['2 latte', 'xqzwk', 'mele 1 kg']);
    expect(results.map(({ word, quantity, size }) => [word, quantity, size])).toEqual([
      ['2 latte', 2, undefined],
      ['xqzwk', undefined, undefined],
      ['mele 1 kg', undefined, { amount: 1000, unit: 'g' }],
    ]);
    expect(results[1]).toMatchObject({ products: [], totItems: 0 });
  });

  it('splits a pasted text into its things', async () => {
    const results = await fast(['Lista della spesa\n2 latte, 1 kg di mele\n- uova x6']);
    expect(results.map(({ word, quantity }) => [word, quantity])).toEqual([
      ['2 latte', 2],
      ['1 kg di mele', undefined],
      ['uova x6', 6],
    ]);
    expect(results.every(({ totItems }) => totItems > 0)).toBe(true);
  });

  it('takes an order by codes: typed, or pasted out of a spreadsheet with its head', async () => {
    const results = await fast([
      'COD-7 3',
      'Codice;Descrizione;Q.tà\nCOD-7;Caffè in grani;2\n2 latte\nCOD-7\t1,5\nXX-99;4\nXX-98;Uova fresche;6',
    ]);
    expect(
      results.map(({ word, quantity, products, totItems }) => [word, quantity, products[0]?.code, totItems > 0]),
    ).toEqual([
      ['COD-7 3', 3, 'COD-7', true],
      ['COD-7 2', 2, 'COD-7', true],
      ['2 latte', 2, 'L2', true],
      ['COD-7 1,5', 1.5, 'COD-7', true],
      // no code of this shop: one thing that is not there, or what the row calls it
      ['XX-99 4', 4, undefined, false],
      ['Uova fresche x6', 6, 'U1', true],
    ]);
    // asked for again as it was answered, it is the same
    expect((await fast(['COD-7 1,5']))[0]).toMatchObject({ quantity: 1.5, totItems: 1 });
  });

  it('puts what is in stock first', async () => {
    const [latte] = await fast(['latte']);
    expect(latte?.products.map(({ name }) => name)).toEqual(['Latte scremato', 'Latte intero']);
  });

  it('tells what the quantity counts, and prefers the pack that holds just so many', async () => {
    const [boxes, eggs] = await fast(['2 confezioni di uova', 'uova x6']);
    expect(boxes).toMatchObject({ quantity: 2, counts: 'packs' });
    expect(eggs?.counts).toBeUndefined();
  });

  it('says which words it did without', async () => {
    const [result] = await fast(['quinoa tricolore decorticata barilotto']);
    expect(result?.totItems).toBeGreaterThan(0);
    expect(result?.droppedWords).toEqual(['barilotto']);
  });

  it('suggests searches that begin alike where nothing is found', async () => {
    const [result] = await fast(['uovazzxq']);
    expect(result?.totItems).toBe(0);
    expect(result?.suggestions?.join(' ')).toMatch(/uova/i);
  });

  it('answers a hundred lines at once', async () => {
    const text = Array.from({ length: 100 }, (_, i) => `${i + 1} ${['latte', 'mele', 'uova'][i % 3]}`).join('\n');
    expect(await fast([text])).toHaveLength(100);
  });

  it('says how many lines a list had no room for', async () => {
    const list = (lines: number) => Array.from({ length: lines }, (_, i) => `latte ${i + 1}`).join('\n');
    const answer = async (words: string[]) => (await shop.anonymous.post('search/fast', { words })).data;
    const { results, leftOut } = await answer([list(230)]);
    expect([results.length, leftOut]).toEqual([200, 30]);
    expect(await answer([list(200)])).not.toHaveProperty('leftOut');
    const several = await answer([list(150), list(60), 'uova']);
    expect([several.results.length, several.leftOut]).toEqual([200, 11]);
  });

  it('lets other requests in between, whenever a slice of time is over', async () => {
    const list = Array.from({ length: 60 }, (_, i) => `latte ${i}`).join('\n');
    let time = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 20));
    let isDone = false;
    const searching = searchOf(shop.deps)
      .fastSearch(catalogueOf(shop.deps).shop(0), [list], 1)
      .finally(() => {
        isDone = true;
      });
    let turns = 0;
    for (; !isDone; turns++) await new Promise((done) => setImmediate(done));
    clock.mockRestore();
    await searching;
    // each line is read, then searched
    expect(turns).toBeGreaterThanOrEqual(100);
  });

  it('looks a text without blanks up a few times only', async () => {
    const lookUps = vi.spyOn(SearchIndex.prototype, 'suggest');
    await fast(['z'.repeat(9900)]);
    expect(lookUps.mock.calls.length).toBeLessThan(60);
    lookUps.mockRestore();
  });
});

describe('products', () => {
  const search = async (q: string) => (await shop.anonymous.get(`products?q=${encodeURIComponent(q)}`)).data;

  it('says which words it did without', async () => {
    expect(await search('quinoa tricolore decorticata barilotto')).toMatchObject({ droppedWords: ['barilotto'] });
    expect(await search('latte')).not.toHaveProperty('droppedWords');
  });

  it('keeps what lacks a word of a diet apart, out of counts, facets and every order', async () => {
    for (const order of ['', '&sort=price_asc']) {
      const { data } = await shop.anonymous.get(
        `products?q=${encodeURIComponent('quinoa tricolore decorticata senza glutine')}${order}`,
      );
      expect(data).toMatchObject({ products: [], page: { totItems: 0 }, facets: [] });
      expect(data.near.withoutWords).toEqual(['senza glutine']);
      expect(data.near.products.map(({ name }: { name: string }) => name)).toEqual(['Quinoa tricolore decorticata']);
    }
    expect(await search('quinoa')).not.toHaveProperty('near');
    const [line] = await fast(['quinoa tricolore decorticata senza glutine']);
    expect(line).toMatchObject({ products: [], totItems: 0 });
  });

  it('suggests searches where nothing is found', async () => {
    const data = await search('uovazzxq');
    expect(data.products).toEqual([]);
    expect(data.suggestions.join(' ')).toMatch(/uova/i);
  });
});

describe('search/suggest', () => {
  it('completes the text with the number of products and a picture, none for three letters', async () => {
    const ask = async (q: string) => (await shop.anonymous.get(`search/suggest?q=${q}`)).data.suggestions;
    expect(await ask('lat')).toEqual([]);
    const suggestions: { type: string; id: number; name: string; count: number }[] = await ask('latt');
    expect(suggestions.find(({ type }) => type === 'suggestion')).toMatchObject({ name: 'latte', count: 2 });
    expect(suggestions.find(({ type }) => type === 'category')).toMatchObject({ name: 'Spesa', count: 6 });
    const brand = suggestions.find(({ type }) => type === 'vendor');
    expect(brand).toMatchObject({ name: 'Sporta', count: 6 });
    // a count is what the shelf or the brand shows, not how many of it have the word
    expect((await shop.anonymous.get(`products?parent_vendor_id=${brand?.id}`)).data.page.totItems).toBe(6);
  });
});
