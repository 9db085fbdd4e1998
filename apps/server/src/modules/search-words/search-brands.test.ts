import type { ImportRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type StaffClient, type TestApp } from '../../platform/testing/test-app.ts';
import { CatalogueStore, catalogueOf } from '../catalogue/index.ts';
import { SearchService } from '../catalogue/search/search-service.ts';
import { importCatalogue, type RawRow } from '../import/index.ts';
import { modules } from '../index.ts';

let shop: TestApp;
let merchandiser: StaffClient;

/** Names as a till has them, the brand in front; nothing has a brand column. */
const nouns = ['Spaghetti', 'Penne', 'Fusilli', 'Farfalle', 'Linguine'];
const names = [
  'Petto di pollo',
  ...nouns.map((noun) => `Polle ${noun.toLowerCase()}`),
  ...nouns.flatMap((noun) => ['integrali', 'biologici', 'al farro'].map((how) => `${noun} ${how}`)),
  'Zampirolla penne lisce',
];
const rows: ImportRow[] = [
  { kind: 'category', path: 'dispensa', name: 'Dispensa' },
  ...names.map(
    (name, i): ImportRow => ({
      kind: 'product',
      code: `N${i}`,
      name,
      brand: '',
      categories: ['dispensa'],
      vat: 4,
      price: 2,
      stock: { '*': 10 },
    }),
  ),
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

const found = async (q: string): Promise<string[]> => {
  await catalogueOf(shop.deps).refresh();
  const { data } = await shop.anonymous.get('products', { q });
  return data.products.map(({ name }: { name: string }) => name);
};
const list = async (q?: string) =>
  (await merchandiser.get('staff/search-words/brands', q === undefined ? {} : { q })).data;
const mark = async (name: string, how: string) =>
  (await merchandiser.post('staff/search-words/mark-brand', { name, mark: how })).data;

it('shows the brands found in names, of how many products, with two of them', async () => {
  expect(await list()).toEqual({
    brands: [{ phrase: 'polle', name: 'Polle', count: 5, examples: ['Polle spaghetti', 'Polle penne'] }],
    total: 1,
  });
  expect((await list('zamp')).total).toBe(0);
});

it('takes out what is no brand, on every node, and takes it back', async () => {
  const { pool, log, config } = shop.deps;
  const other = new CatalogueStore(pool, log, Date.now, config.media);
  const search = new SearchService(other);
  await other.load();
  const onOther = (q: string) => {
    const { sold, inStock } = other.shop(0).view;
    return search.search(q, sold, inStock).slots.length;
  };
  const before = other.catalogue;
  // a brand is no other form of a noun
  expect(await found('pollo')).toEqual(['Petto di pollo']);
  expect(onOther('pollo')).toBe(1);

  expect((await mark('Polle', 'no-brand')).brands).toMatchObject([{ phrase: 'polle', count: 5, mark: 'no-brand' }]);
  expect(await found('pollo')).toHaveLength(6);
  await other.refresh();
  expect(onOther('pollo')).toBe(6);
  expect(other.catalogue).toBe(before);
  // a product that comes later is read by the same marks
  await pool.query(
    `update product set name = 'Polle linguine lunghe', short_name = 'Polle linguine lunghe' where code = 'N5'`,
  );
  expect(await found('pollo')).toHaveLength(6);

  expect((await mark('polle', 'none')).brands).toMatchObject([{ phrase: 'polle', count: 5 }]);
  expect(await found('pollo')).toEqual(['Petto di pollo']);
});

it('learns a brand nobody found, however it is written, and keeps it where no name has it', async () => {
  const { brands, total } = await mark('ZAMPIROLLA®', 'brand');
  expect(total).toBe(2);
  expect(brands[0]).toMatchObject({ phrase: 'zampirolla', name: 'ZAMPIROLLA®', mark: 'brand' });
  await catalogueOf(shop.deps).refresh();
  expect((await list('zampirolla')).brands).toMatchObject([{ count: 1, examples: ['Zampirolla penne lisce'] }]);
  expect((await mark('Nessun Prodotto', 'brand')).brands).toContainEqual(
    expect.objectContaining({ phrase: 'nessun prodotto', count: 0, examples: [] }),
  );
  expect((await mark('Nessun Prodotto', 'none')).brands).not.toContainEqual(
    expect.objectContaining({ phrase: 'nessun prodotto' }),
  );
});

it('is written down, once for each change, and refuses a brand without a word', async () => {
  await mark('Zampirolla', 'brand');
  await mark('Zampirolla', 'no-brand');
  await Promise.all([mark('Zampirolla', 'none'), mark('Zampirolla', 'none')]);
  const { rows: written } = await shop.deps.pool.query(
    `select after->>'mark' as mark from audit_log where action = 'search.mark-brand' and subject_name ilike 'zampirolla%' order by audit_id`,
  );
  expect(written.map((row) => row.mark)).toEqual(['brand', 'no-brand', 'none']);
  const refused = await merchandiser.post('staff/search-words/mark-brand', { name: '®', mark: 'brand' });
  expect(refused.response.errors).toMatchObject([{ code: 'words-too-alike' }]);
});
