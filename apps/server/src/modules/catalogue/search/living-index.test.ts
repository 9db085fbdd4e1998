import { setImmediate as otherWork } from 'node:timers/promises';
import type { ImportRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { importCatalogue, type RawRow } from '../../import/index.ts';
import { catalogueModule } from '../index.ts';
import { CatalogueStore } from '../snapshot/catalogue-store.ts';
import { SearchService } from './search-service.ts';

let shop: TestApp;
/** Of their own: that of the app reads what changes by itself, at moments nobody knows. */
let store: CatalogueStore;
let search: SearchService;

const flavours = [
  'limone',
  'fragola',
  'pesca',
  'cocco',
  'miele',
  'menta',
  'pistacchio',
  'caramello',
  'zenzero',
  'anice',
];
const product = (code: string, name: string): ImportRow => ({
  kind: 'product',
  code,
  name,
  brand: 'Sporta',
  categories: ['spesa'],
  vat: 4,
  price: 1,
  stock: { '*': 10 },
});
const many = (count: number, noun: string): ImportRow[] =>
  Array.from({ length: count }, (_, i) =>
    product(`${noun}${i}`, `${noun} al ${flavours[i % flavours.length]} numero ${i} di una serie lunga`),
  );

async function* asRows(list: readonly ImportRow[]): AsyncGenerator<RawRow> {
  for (const [index, value] of list.entries()) yield { line: index + 1, value: { ...value } };
}
const bring = async (list: readonly ImportRow[]) => {
  const report = await importCatalogue(shop.deps.pool, asRows(list), { strict: true });
  expect(report.problems).toEqual([]);
};
const category: ImportRow = { kind: 'category', path: 'spesa', name: 'Spesa' };

beforeAll(async () => {
  shop = await createTestApp([catalogueModule]);
  await shop.deps.pool.query(`insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
    values ('milano', 'Milano', 'Via A', 'Milano', 'MI', '20144', 45, 9, true)`);
  await bring([category, ...many(600, 'Gelato')]);
  const { pool, log, config } = shop.deps;
  store = new CatalogueStore(pool, log, Date.now, config.media);
  search = new SearchService(store);
  await store.load();
});
afterAll(() => shop.close());

/** What a customer finds now, by the shop and the index of the same moment. */
function found(q: string): string[] {
  const { view } = store.shop(0);
  const { slots } = search.search(q, view.sold, view.inStock);
  return slots.map((slot) => store.catalogue.products[slot]?.name ?? 'nothing');
}

it('answers with the old catalogue until the index of the new one is there, and lets others work meanwhile', async () => {
  await bring([
    ...many(4000, 'Sorbetto'),
    ...many(600, 'Gelato').map((row) => ({ ...row, name: `Nuovo ${(row as { name: string }).name}` })),
  ]);
  const before = store.catalogue;
  let isDone = false;
  const loading = store.load().finally(() => {
    isDone = true;
  });
  const seen = new Set<string>();
  let turns = 0;
  while (!isDone) {
    const gelato = found('gelato');
    const sorbetto = found('sorbetto');
    const isNew = store.catalogue !== before;
    expect(gelato).toHaveLength(600);
    expect(gelato.every((name) => name.includes('Gelato') && name.startsWith('Nuovo') === isNew)).toBe(true);
    expect(sorbetto).toHaveLength(isNew ? 4000 : 0);
    seen.add(isNew ? 'new' : 'old');
    turns++;
    await otherWork();
  }
  await loading;
  expect(store.catalogue).not.toBe(before);
  expect(found('sorbetto')).toHaveLength(4000);
  expect(seen).toContain('old');
  expect(turns).toBeGreaterThan(20);
});

it('is built again beside the old one once much of it came late, with what changes meanwhile', async () => {
  const index = () => search.index;
  const before = index();
  const { catalogue } = store;
  // five hundred at a time, nodes are told of products, not of a new catalogue
  for (let from = 0; from < 1500; from += 500) {
    await shop.deps.pool.query(
      `update product set name = 'Granita ' || name, short_name = 'Granita ' || short_name
       where product_id in (select product_id from product where code like 'Sorbetto%' and name not like 'Granita%' order by product_id limit 500)`,
    );
    await store.refresh();
    expect(store.catalogue).toBe(catalogue);
    expect(found('granita')).toHaveLength(from + 500);
  }
  await expect.poll(() => index() !== before && index().laterShare).toBeLessThan(0.1);
  expect(found('granita')).toHaveLength(1500);
  expect(index().deadShare).toBeLessThan(0.1);
});
