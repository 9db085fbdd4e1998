import type { ImportRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type StaffClient, type TestApp } from '../../platform/testing/test-app.ts';
import { CatalogueStore, catalogueOf, searchOf, writeMisses } from '../catalogue/index.ts';
import { importCatalogue, type RawRow } from '../import/index.ts';
import { modules } from '../index.ts';

let shop: TestApp;
let merchandiser: StaffClient;

const product = (code: string, name: string): ImportRow => ({
  kind: 'product',
  code,
  name,
  brand: '',
  categories: ['dispensa'],
  vat: 4,
  price: 2,
  stock: { '*': 10 },
});
const rows: ImportRow[] = [
  { kind: 'category', path: 'dispensa', name: 'Dispensa' },
  product('C1', 'Cocomero intero'),
  product('C2', 'Cocomero a fette'),
  product('S1', 'Sfoglia ruvida per cannelloni'),
  product('S2', 'Lasagne fresche'),
];
async function* asRows(list: object[]): AsyncGenerator<RawRow> {
  for (const [index, value] of list.entries()) yield { line: index + 1, value: value as Record<string, unknown> };
}

beforeAll(async () => {
  shop = await createTestApp(modules);
  await shop.deps.pool.query(`insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
    values ('milano', 'Milano', 'Via A', 'Milano', 'MI', '20144', 45, 9, true)`);
  const report = await importCatalogue(shop.deps.pool, asRows(rows), { strict: true });
  expect(report.problems).toEqual([]);
  await catalogueOf(shop.deps).load();
  merchandiser = await shop.staffClient(['merchandiser']);
});
afterAll(() => shop.close());

const codes = (answer: { response: { errors: { code: string }[] } }) => answer.response.errors.map(({ code }) => code);
const found = async (q: string): Promise<string[]> => {
  await catalogueOf(shop.deps).refresh();
  const { data } = await shop.anonymous.get('products', { q });
  return data.products.map(({ name }: { name: string }) => name);
};
const save = (input: object) => merchandiser.post('staff/search-words/save-synonym', input);
const words = async () => (await merchandiser.get('staff/search-words')).data.words;
const idOf = (code: string) => {
  const { catalogue } = catalogueOf(shop.deps);
  return catalogue.products[catalogue.slotOfCode(code)!]!.productId;
};

describe('synonyms', () => {
  it('of the shop are understood at once, on every node, without reading the catalogue again', async () => {
    const { pool, log, config } = shop.deps;
    const other = new CatalogueStore(pool, log, Date.now, config.media);
    await other.load();
    const before = other.catalogue;
    expect(await found('pastarella')).toEqual([]);
    const saved = await save({ kind: 'equal', phrases: ['Pastarella', 'lasagne'] });
    expect(saved.data.words.synonyms).toMatchObject([{ kind: 'equal', phrases: ['pastarella', 'lasagne'] }]);
    expect(await found('pastarella')).toEqual(['Lasagne fresche']);
    await other.refresh();
    expect(other.catalogue).toBe(before);
    expect(other.catalogue.words.synonyms).toEqual([{ kind: 'equal', phrases: ['pastarella', 'lasagne'] }]);

    const { synonymId } = saved.data.words.synonyms[0];
    await merchandiser.post('staff/search-words/remove-synonym', { synonym_id: synonymId });
    expect(await found('pastarella')).toEqual([]);
  });

  it('one-way find the others and not the other way round', async () => {
    await save({ kind: 'one-way', phrases: ['timballo', 'sfoglia'] });
    expect(await found('timballo')).toEqual(['Sfoglia ruvida per cannelloni']);
  });

  it('that come with the program can be left out and taken back', async () => {
    expect(await found('anguria')).toHaveLength(2);
    const { builtIn } = await words();
    const { text } = builtIn.find((row: { text: string }) => row.text.startsWith('anguria'));
    await merchandiser.post('staff/search-words/switch-synonym', { text, on: false });
    expect(await found('anguria')).toEqual([]);
    await merchandiser.post('staff/search-words/switch-synonym', { text, on: true });
    expect(await found('anguria')).toHaveLength(2);
    expect(codes(await merchandiser.post('staff/search-words/switch-synonym', { text: 'x = y', on: false }))).toEqual([
      'synonym-not-found',
    ]);
  });

  it('are kept once, are not overwritten unseen, and must differ for the search', async () => {
    const phrases = ['sfoglina', 'sfoglia'];
    const answers = await Promise.all([save({ kind: 'equal', phrases }), save({ kind: 'equal', phrases })]);
    expect(answers.flatMap(codes)).toEqual(['synonym-known']);
    const { synonymId } = (await words()).synonyms[0];
    const change = (next: string[], seen: string[]) =>
      save({ synonym_id: synonymId, kind: 'equal', phrases: next, seen });
    expect(codes(await change(['sfoglina', 'lasagne'], phrases))).toEqual([]);
    const late = await change(['sfoglina', 'cannelloni'], phrases);
    expect(codes(late)).toEqual(['changed-meanwhile']);
    expect(late.data.now).toEqual(['sfoglina', 'lasagne']);
    expect(codes(await save({ kind: 'equal', phrases: ['mela', 'mele'] }))).toEqual(['words-too-alike']);
    expect((await save({ kind: 'equal', phrases: ['sola'] })).http.statusCode).toBe(400);
    expect(codes(await save({ synonym_id: 9999, kind: 'equal', phrases, seen: phrases }))).toEqual([
      'synonym-not-found',
    ]);
  });

  it('are tried before they are saved, and others search as ever meanwhile', async () => {
    const tried = await merchandiser.post('staff/search-words/try', {
      q: 'rotolone',
      kind: 'equal',
      phrases: ['rotolone', 'cocomero'],
    });
    expect(tried.data.before.total).toBe(0);
    expect(tried.data.after.total).toBe(2);
    expect(await found('rotolone')).toEqual([]);
  });
});

describe('products put first', () => {
  it('come first for every inflection of the query, once, and only where they are sold', async () => {
    const pin = (input: object) => merchandiser.post('staff/search-words/save-pin', input);
    const natural = await found('cocomeri');
    expect(natural).toHaveLength(2);
    const code = natural[0] === 'Cocomero intero' ? 'C2' : 'C1';
    expect(codes(await pin({ query: 'Cocomero', product_ids: [idOf(code), idOf('S2')] }))).toEqual([]);
    expect(await found('cocomeri')).toEqual([natural[1], 'Lasagne fresche', natural[0]]);
    await pin({ query: 'cocomeri' });
    expect(await found('cocomeri')).toEqual(natural);
    expect((await words()).pins).toEqual([]);
    expect(codes(await pin({ query: 'cocomero', product_ids: [999_999] }))).toEqual(['product-not-found']);
  });
});

describe('searches that found nothing', () => {
  it('are counted by day without anything personal, also when the answer was kept', async () => {
    for (const q of ['Frullatore', 'frullatore ', 'frullatore', 'mario@posta.example', '3331234567', 'una volta']) {
      await found(q);
    }
    await found('frullatore');
    await shop.anonymous.get('products', { q: 'frullatore', parent_category_id: 2 });
    expect((await words()).misses).toEqual([]);
    await writeMisses(shop.deps);
    const { rows: kept } = await shop.deps.pool.query('select query, times from search_miss order by query');
    expect(kept.filter(({ query }) => /posta|333/.test(query))).toEqual([]);
    expect(kept).toContainEqual({ query: 'frullatore', times: 4 });
    const { misses } = await words();
    expect(misses).toContainEqual(expect.objectContaining({ query: 'frullatore', times: 4 }));
    expect(misses.map(({ query }: { query: string }) => query)).not.toContain('una volta');
    expect(searchOf(shop.deps).nearNames('frullatore')).toEqual(misses[0].near);
  });

  it('are counted on while the database does not take them', async () => {
    await found('aspirapolvere');
    const { pool } = shop.deps;
    await pool.query('alter table search_miss rename to search_miss_away');
    await writeMisses(shop.deps);
    await pool.query('alter table search_miss_away rename to search_miss');
    await found('aspirapolvere');
    await writeMisses(shop.deps);
    const { rows: kept } = await pool.query(`select times from search_miss where query = 'aspirapolvere'`);
    expect(kept).toEqual([{ times: 2 }]);
  });
});
