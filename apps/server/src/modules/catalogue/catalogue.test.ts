import type { ImportRow } from '@sporta/contract/import/catalogue-rows.ts';
import { shopDay } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { createDeps, type OpenDeps } from '../../platform/create-deps.ts';
import { countStatements } from '../../platform/db/database.ts';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { importCatalogue, type RawRow } from '../import/index.ts';
import { readChanges, readVersion } from './catalogue.repo.ts';
import { availableIn, CatalogueStore, catalogueModule, catalogueOf } from './index.ts';
import { forgetOldChanges } from './old-changes.ts';
import { announceVatOfTheDay } from './vat-of-the-day.ts';

let shop: TestApp;
const today = () => shopDay(Date.now());

const rows = (): ImportRow[] => [
  { kind: 'category', path: 'frutta', name: 'Frutta', tint: 'orto' },
  { kind: 'category', path: 'frutta/mele', name: 'Mele' },
  { kind: 'category', path: 'vuota', name: 'Vuota' },
  { kind: 'category', path: 'dispensa', name: 'Dispensa' },
  {
    kind: 'product',
    code: 'M1',
    name: 'Mele Golden',
    brand: '',
    categories: ['frutta/mele'],
    sellingMode: 'loose',
    averageGrams: 200,
    vat: 4,
    price: 2.4,
    stock: { '*': 100 },
    labels: ['biologico'],
    popularity: 900,
  },
  {
    kind: 'product',
    code: 'P1',
    name: 'Penne rigate',
    brand: 'Molino Serra',
    description: '500 g',
    categories: ['dispensa'],
    vat: 4,
    price: 1.2,
    content: 500,
    contentUnit: 'g',
    stock: { '*': 50 },
    eans: ['8001234567897'],
    popularity: 800,
    facts: { ingredients: 'Semola di **grano** duro', allergens: [{ code: 'gluten', presence: 'contains' }] },
  },
  {
    kind: 'product',
    code: 'P2',
    name: 'Riso Carnaroli',
    brand: 'Molino Serra',
    description: '1 kg',
    categories: ['dispensa', 'frutta'],
    vat: 4,
    price: 3.9,
    content: 1000,
    contentUnit: 'g',
    stock: { '*': 0 },
    popularity: 950,
    facts: { ingredients: 'Riso' },
  },
  {
    kind: 'product',
    code: 'P3',
    name: 'Passata di pomodoro',
    brand: 'Rossoro',
    description: '700 g',
    categories: ['dispensa'],
    vat: 4,
    price: 1.3,
    content: 700,
    contentUnit: 'g',
    stock: { milano: 10 },
    labels: ['biologico', 'origine-italia'],
    popularity: 500,
  },
  {
    kind: 'product',
    code: 'W1',
    name: 'Petto di pollo',
    brand: 'Sporta',
    description: 'ca. 500 g',
    categories: ['dispensa'],
    sellingMode: 'weighed',
    averageGrams: 500,
    vat: 10,
    price: 11.9,
    stock: { '*': 20 },
    perishable: true,
  },
  {
    kind: 'promotion',
    code: 'T',
    name: 'Meno 20',
    promotion: 'percentage',
    percent: 20,
    products: ['P1'],
    startsOn: today(),
    endsOn: today(),
  },
  {
    kind: 'promotion',
    code: 'B',
    name: '3×2 passata',
    promotion: 'm-for-n',
    take: 3,
    pay: 2,
    products: ['P3'],
    startsOn: today(),
    endsOn: today(),
  },
];

async function* asRows(list: object[]): AsyncGenerator<RawRow> {
  for (const [index, value] of list.entries()) yield { line: index + 1, value: value as Record<string, unknown> };
}

beforeAll(async () => {
  shop = await createTestApp([catalogueModule]);
  await shop.deps.pool.query(`insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
    values ('milano', 'Milano', 'Via A', 'Milano', 'MI', '20144', 45, 9, true), ('roma', 'Roma', 'Via B', 'Roma', 'RM', '00154', 41, 12, false)`);
  const report = await importCatalogue(shop.deps.pool, asRows(rows()), { strict: true });
  expect(report.problems).toEqual([]);
  await shop.deps.pool.query(`update price set valid_from = now() - interval '60 days'`);
  await catalogueOf(shop.deps).load();
});
afterAll(() => shop.close());

const list = async (query: Record<string, unknown> = {}) => (await shop.anonymous.get('products', query)).data;
const names = (data: { products: { name: string }[] }) => data.products.map(({ name }) => name);

const warehouseIdOf = async (slug: string) =>
  (await shop.deps.pool.query('select warehouse_id from warehouse where slug = $1', [slug])).rows[0].warehouse_id;

describe('a price in what is searched', () => {
  it('narrows to what costs so much now, and is said', async () => {
    // 1,20 € on the list, 20 % off today
    const cheap = await list({ q: 'penne sotto 1 euro' });
    expect(names(cheap)).toEqual(['Penne rigate']);
    expect(cheap.priceLimit).toEqual({ maxCents: 99, words: 'penne' });
    expect(names(await list({ q: 'penne sotto 96 centesimi' }))).toEqual([]);
    expect(names(await list({ q: 'penne massimo 96 centesimi' }))).toEqual(['Penne rigate']);
  });

  it('keeps out what is near the words too', async () => {
    const { products, near } = await list({ q: 'riso carnaroli tra 1 e 2 euro' });
    expect([products, near]).toEqual([[], undefined]);
  });

  it('lists all within it where no thing is named', async () => {
    const data = await list({ q: 'meno di 2 €', sort: 'price_asc' });
    expect(names(data)).toEqual(['Penne rigate', 'Passata di pomodoro']);
    expect(data.priceLimit).toEqual({ maxCents: 199, words: '' });
    expect(data.page.totItems).toBe(2);
  });

  it('is that on the card of weighed goods, and of a kilo where it is said', async () => {
    // 11,90 € a kilo, half a kilo a piece
    expect(names(await list({ q: 'petto di pollo massimo 6 euro' }))).toEqual(['Petto di pollo']);
    expect(names(await list({ q: 'petto di pollo massimo 6 euro al kg' }))).toEqual([]);
    expect(names(await list({ q: 'petto di pollo massimo 12 euro al kg' }))).toEqual(['Petto di pollo']);
  });

  it('is not read into sizes', async () => {
    const data = await list({ q: 'penne 500 g' });
    expect(names(data)[0]).toBe('Penne rigate');
    expect(data.priceLimit).toBeUndefined();
  });

  it('counts facets within it, and takes part in those of a category', async () => {
    const data = await list({ q: 'meno di 2 €', parent_category_id: 1 });
    const brands = data.facets.find(({ parameterName }: { parameterName: string }) => parameterName === 'vendor_id');
    expect(brands.values.map(({ name, count }: { name: string; count: string }) => [name, count]).sort()).toEqual([
      ['Molino Serra', '1'],
      ['Rossoro', '1'],
    ]);
  });

  it('goes with the suggestions, whose numbers are those of the searches they lead to', async () => {
    const { suggestions } = (await shop.anonymous.get('search/suggest', { q: 'penne sotto 1 euro' })).data;
    expect(suggestions.length).toBeGreaterThan(0);
    for (const { type, name, count } of suggestions) {
      expect(['suggestion', 'search']).toContain(type);
      if (name.includes('€')) expect((await list({ q: name })).page.totItems).toBe(count);
    }
    expect((await shop.anonymous.get('search/suggest', { q: 'penne sotto 50 centesimi' })).data.suggestions).toEqual(
      [],
    );
  });

  it('is that of the store the customer shops at', async () => {
    const roma = await warehouseIdOf('roma');
    await shop.deps.pool.query(
      `insert into price (product_id, price_list_id, warehouse_id, amount_cents) select product_id, 1, $1, 190 from product where code = 'P2'`,
      [roma],
    );
    await catalogueOf(shop.deps).load();
    expect(names(await list({ q: 'riso carnaroli massimo 2 euro', hash: `w${roma}d0t0` }))).toEqual(['Riso Carnaroli']);
    expect(names(await list({ q: 'riso carnaroli massimo 2 euro' }))).toEqual([]);
    await shop.deps.pool.query('delete from price where warehouse_id = $1', [roma]);
    await catalogueOf(shop.deps).load();
  });

  it('is kept in a list of words', async () => {
    const { results } = (
      await shop.anonymous.post('search/fast', { words: ['penne sotto 1 euro', '2 penne a 50 cent'] })
    ).data;
    expect(results.map(({ totItems }: { totItems: number }) => totItems)).toEqual([1, 0]);
    expect(results[0].priceLimit).toEqual({ maxCents: 99, words: 'penne' });
    expect(results[1]).toMatchObject({ quantity: 2, priceLimit: { maxCents: 50, words: 'penne' } });
  });
});

describe('listing', () => {
  it('lists everything that is sold, what is out of stock last', async () => {
    const data = await list();
    expect(names(data)).toEqual([
      'Mele Golden',
      'Penne rigate',
      'Passata di pomodoro',
      'Petto di pollo',
      'Riso Carnaroli',
    ]);
    expect(data.page).toEqual({ selPage: 1, totPages: 1, totItems: 5, itemsPerPage: 24 });
  });

  it('pages, and is empty past the last page', async () => {
    const second = await list({ page: 2, page_size: 2 });
    expect(names(second)).toEqual(['Passata di pomodoro', 'Petto di pollo']);
    expect(second.page.totPages).toBe(3);
    expect((await list({ page: 9 })).products).toEqual([]);
    expect((await list({ page_size: 5000 })).page.itemsPerPage).toBe(5000);
  });

  it('narrows to a category with all below it, and knows several categories of one product', async () => {
    const { data } = await shop.anonymous.get('category', { slug: 'frutta' });
    const id = data.category.categoryId;
    expect(names(await list({ parent_category_id: id }))).toEqual(['Mele Golden', 'Riso Carnaroli']);
    expect((await list({ parent_category_id: id })).breadCrumbs.map((crumb: { slug: string }) => crumb.slug)).toEqual([
      'frutta',
    ]);
    expect((await list({ parent_category_id: 1 })).page.totItems).toBe(5);
    expect((await list({ parent_category_id: 999_999 })).page.totItems).toBe(0);
  });

  it('sorts by price, unit price, name and discount', async () => {
    expect(names(await list({ sort: 'price_asc' }))[0]).toBe('Penne rigate');
    expect(names(await list({ sort: 'unit_price_asc' }))[0]).toBe('Passata di pomodoro');
    expect(names(await list({ sort: 'name' }))[0]).toBe('Mele Golden');
    expect(names(await list({ sort: 'discount' }))[0]).toBe('Penne rigate');
  });

  it('leaves what is sold out in its place by price, and last otherwise', async () => {
    const byPrice = ['Penne rigate', 'Passata di pomodoro', 'Riso Carnaroli', 'Petto di pollo'];
    const dispensa = (await shop.anonymous.get('category', { slug: 'dispensa' })).data.category.categoryId;
    const sorted = async (sort: string, more = {}) =>
      names(await list({ parent_category_id: dispensa, sort, ...more }));
    expect(await sorted('price_asc')).toEqual(byPrice);
    expect(await sorted('price_desc')).toEqual(byPrice.toReversed());
    expect((await sorted('unit_price_asc')).indexOf('Riso Carnaroli')).toBe(2);
    expect(await sorted('price_asc', { page: 2, page_size: 2 })).toEqual(byPrice.slice(2));
    for (const sort of ['name', 'popularity', 'relevance', 'discount']) {
      expect((await sorted(sort)).at(-1)).toBe('Riso Carnaroli');
    }
  });

  it('counts facets over all matches, as strings, disjunctive within a group', async () => {
    const facet = (
      data: { facets: { parameterName: string; values: { id: number; name: string }[] }[] },
      name: string,
    ) => data.facets.find((each) => each.parameterName === name)!;
    const all = await list();
    const organic = facet(all, 'product_class_caratteristiche').values.find(({ name }) => name === 'Biologico')!;
    expect(organic).toMatchObject({ count: '2', filteredCount: '2' });
    const narrowed = await list({ product_class_caratteristiche: organic.id });
    expect(names(narrowed).sort()).toEqual(['Mele Golden', 'Passata di pomodoro']);
    const brands = facet(narrowed, 'vendor_id').values;
    expect(brands.find(({ name }) => name === 'Molino Serra')).toMatchObject({ count: '2', filteredCount: '0' });
    const own = facet(narrowed, 'product_class_caratteristiche').values;
    expect(own.find(({ name }) => name === 'Origine Italia')).toMatchObject({ filteredCount: '1' });
    expect(own.find(({ name }) => name === 'Biologico')).toMatchObject({ selected: true });
    const free = facet(all, 'product_class_allergeni').values.find(({ name }) => name === 'Senza glutine')!;
    expect(names(await list({ product_class_allergeni: free.id }))).toEqual(['Riso Carnaroli']);
  });

  it('finds by text, by EAN and by barcode', async () => {
    expect(names(await list({ q: 'penne' }))).toEqual(['Penne rigate']);
    expect(names(await list({ q: '8001234567897' }))).toEqual(['Penne rigate']);
    expect(names(await list({ barcode: '8001234567897' }))).toEqual(['Penne rigate']);
    expect(names(await list({ barcode: '0000' }))).toEqual([]);
  });

  it('shows a price reduction with the lowest price of 30 days, and a multi-buy without changing the price', async () => {
    const promoted = await list({ promo: true });
    const penne = promoted.products.find((each: { code: string }) => each.code === 'P1');
    expect(penne).toMatchObject({
      price: 1.2,
      priceDisplay: 0.96,
      priceStandardDisplay: 1.2,
      priceLowest30: 1.2,
      priceUmDisplay: 1.92,
    });
    expect(penne.warehousePromo).toMatchObject({ warehousePromoTypeId: 5, discountPerc: 20, view: { header: '−20%' } });
    const passata = promoted.products.find((each: { code: string }) => each.code === 'P3');
    expect(passata).toMatchObject({
      priceDisplay: 1.3,
      warehousePromo: { warehousePromoTypeId: 6, view: { header: '3×2' } },
    });
    expect(passata).not.toHaveProperty('priceStandardDisplay');
  });

  it('prices weighed goods by the pack and tells the price per kg', async () => {
    const chicken = (await list({ q: 'petto di pollo' })).products[0];
    expect(chicken).toMatchObject({
      price: 5.95,
      priceUmDisplay: 11.9,
      weightUnitDisplay: 'KG',
      priceUnitDisplay: 'pz',
    });
  });

  it('shows each shop its own assortment, by hash', async () => {
    const roma = catalogueOf(shop.deps).catalogue.warehouses.find((each) => each.slug === 'roma')!;
    expect(names(await list({ hash: `w${roma.warehouseId}d0t0` }))).not.toContain('Passata di pomodoro');
    expect(names(await list({ hash: 'something else' }))).toContain('Passata di pomodoro');
  });
});

describe('product page', () => {
  it('carries the mandatory facts as text and structured, and what to take instead', async () => {
    const { data } = await shop.anonymous.get('products', { slug: 'molino-serra-penne-rigate-500-g' });
    expect(data.metaData.product_description.ingredients).toBe('Semola di <strong>grano</strong> duro');
    expect(data.metaData.product_description.allergens).toBe('Contiene: glutine.');
    expect(data.allergens).toEqual([{ code: 'gluten', presence: 'contains' }]);
    expect(data.alternatives.map((each: { code: string }) => each.code)).not.toContain('P1');
    const byId = await shop.anonymous.get(`products/${data.id}`);
    expect(byId.data.slug).toBe(data.slug);
  });

  it('says when there is none', async () => {
    const unknown = await shop.anonymous.get('products', { slug: 'mai-visto' });
    expect(unknown.response.errors[0]?.code).toBe('product-not-found');
  });
});

describe('categories', () => {
  it('gives the tree, and hides empty ones on request', async () => {
    const all = (await shop.anonymous.get('category')).data.categories;
    expect(all.map((each: { slug: string }) => each.slug)).toEqual(['frutta', 'vuota', 'dispensa']);
    expect(all[0].categories[0]).toMatchObject({ slug: 'frutta/mele', parentId: all[0].categoryId, tint: 'orto' });
    expect(all[0].categories[0]).not.toHaveProperty('categories');
    const filtered = (await shop.anonymous.get('category', { filtered: true })).data.categories;
    expect(filtered.map((each: { slug: string }) => each.slug)).toEqual(['frutta', 'dispensa']);
  });

  it('shows what a department without a picture sells most, of what has its main place there', async () => {
    const [fruit, empty, pantry] = (await shop.anonymous.get('category')).data.categories;
    const { rows: sold } = await shop.deps.pool.query<{ code: string; id: number }>(
      `select code, product_id as id from product where code in ('M1', 'P2')`,
    );
    const idOf = (code: string) => sold.find((each) => each.code === code)?.id;
    expect(fruit.mediaURL).toMatch(new RegExp(`^/media/products/${idOf('M1')}/[^/]+/480\\.webp$`));
    expect(pantry.mediaURL).toMatch(new RegExp(`^/media/products/${idOf('P2')}/`));
    expect(empty).not.toHaveProperty('mediaURL');
    expect(fruit.categories[0]).not.toHaveProperty('mediaURL');
  });
});

describe('changes', () => {
  it('reach every node by themselves', async () => {
    const other: OpenDeps = createDeps(shop.deps.config, shop.database.url, shop.deps.log);
    const node = await buildApp({ deps: other, modules: [catalogueModule] });
    await node.ready();
    try {
      const priceAt = async (app: TestApp['app']) =>
        (await app.inject('/ebsn/api/products?q=riso')).json().data.products[0].priceDisplay;
      expect(await priceAt(node)).toBe(3.9);
      await shop.deps.pool.query(`update price set amount_cents = 350 where valid_to is null and price_list_id = 1
        and product_id = (select product_id from product where code = 'P2')`);
      for (const each of [shop.app, node]) await expect.poll(() => priceAt(each), { timeout: 30_000 }).toBe(3.5);
    } finally {
      await node.close();
      await other.close();
    }
  });

  it('are seen also when a transaction ends after a later one', async () => {
    const [slow, fast] = [await shop.deps.pool.connect(), await shop.deps.pool.connect()];
    try {
      await slow.query('begin');
      await slow.query(`update product set description = '2 kg' where code = 'P2'`);
      await fast.query(`update product set description = '750 g' where code = 'P3'`);
      await catalogueOf(shop.deps).refresh();
      await slow.query('commit');
      await catalogueOf(shop.deps).refresh();
      const { catalogue } = catalogueOf(shop.deps);
      expect(catalogue.products.map((each) => each?.description).sort()).toContain('2 kg');
      // asked for once more, it is not applied again: everything has come
      const { version } = catalogue;
      await catalogueOf(shop.deps).refresh();
      expect(catalogueOf(shop.deps).catalogue.version).toBe(version);
    } finally {
      slow.release();
      fast.release();
    }
  });

  it('of the clock are followed, also when it is set back behind the begin of an offer', async () => {
    let now = Date.now();
    const { pool, log, config } = shop.deps;
    const store = new CatalogueStore(pool, log, () => now, config.media);
    await store.load();
    const slotsOnOffer = () => store.shop(0).view.promoted.reduce((count, word) => count + word, 0);
    const [today, days] = [slotsOnOffer(), 86_400_000];
    expect(today).toBeGreaterThan(0);
    for (const away of [2 * days, -2 * days]) {
      now += away;
      const before = store.edition;
      expect(slotsOnOffer()).toBe(0);
      now -= away;
      expect(slotsOnOffer()).toBe(today);
      expect(store.edition).toBeGreaterThan(before);
    }
  });

  it('are not lost when an older reading of everything ends after a newer one', async () => {
    const { pool, log, config } = shop.deps;
    const held = Promise.withResolvers<void>();
    let readings = 0;
    // the first reading sees the database as it is now, and is slow to come back with it
    const slowAtFirst = new Proxy(pool, {
      get: (target, name) =>
        name === 'connect'
          ? async () => {
              const client = await target.connect();
              const isFirst = ++readings === 1;
              return {
                query: async (...args: Parameters<typeof client.query>) => {
                  if (isFirst && String(args[0]) === 'commit') await held.promise;
                  return client.query(...args);
                },
                release: () => client.release(),
              };
            }
          : Reflect.get(target, name, target),
    });
    const store = new CatalogueStore(slowAtFirst, log, Date.now, config.media);
    const older = store.load();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await pool.query(`update product set description = '900 g' where code = 'P3'`);
    const newer = store.load();
    await Promise.race([newer, new Promise((resolve) => setTimeout(resolve, 300))]);
    held.resolve();
    await Promise.all([older, newer]);
    expect(store.catalogue.products.map((each) => each?.description)).toContain('900 g');
  });

  it('of stock alone are read with one statement, for what is sold and what is not', async () => {
    const { pool, log } = shop.deps;
    // a store of its own: the one of the shop hears the news, and would have read it before this test asks
    const store = new CatalogueStore(pool, log, Date.now, { drawPictures: true });
    await store.load();
    const { rows } = await pool.query(
      "select product_id as id, on_hand from product join stock using (product_id) where code = 'P1'",
    );
    const { id, on_hand: onHand } = rows[0];
    const seen = async () => {
      const { statements } = await countStatements(() => store.refresh());
      expect(statements.map((text) => /from (\w+)/.exec(text)?.[1])).toEqual(['catalogue_change', 'stock']);
      const { view } = store.shop(0);
      const slot = store.catalogue.slotOf(id)!;
      return view.offer(slot) && view.available[slot];
    };
    const { name } = store.catalogue.product(id)!;
    for (const thousandths of [7000, 0, onHand]) {
      await pool.query('update stock set on_hand = $2 where product_id = $1', [id, thousandths]);
      expect(await seen()).toBe(thousandths);
    }
    await pool.query('delete from stock where product_id = $1', [id]);
    expect(await seen()).toBeUndefined();
    await pool.query(
      'insert into stock (warehouse_id, product_id, on_hand) select warehouse_id, $1, $2 from warehouse',
      [id, onHand],
    );
    expect(await seen()).toBe(onHand);
    const product = store.catalogue.product(id)!;
    expect(product.name).toBe(name);
    const inStores = store.catalogue.warehouses.map(({ warehouseId }) => availableIn(product.stock, warehouseId));
    expect(inStores).toEqual([onHand, onHand]);
  });

  it('are forgotten after a week; a node that was away for longer reads everything again', async () => {
    const { pool, log } = shop.deps;
    const store = new CatalogueStore(pool, log, Date.now, { drawPictures: true });
    await store.load();
    await pool.query(`update product set description = '3 kg' where code = 'P2'`);
    await pool.query(`update catalogue_change set changed_at = now() - interval '8 days'`);
    await pool.query(`update product set description = '800 g' where code = 'P3'`);
    await forgetOldChanges({ pool });
    const { rows } = await pool.query('select count(*)::int as n from catalogue_change');
    expect(rows).toEqual([{ n: 1 }]);
    await store.refresh();
    const descriptions = store.catalogue.products.map((each) => each?.description);
    expect(descriptions).toEqual(expect.arrayContaining(['3 kg', '800 g']));
    const { version } = store.catalogue;
    // the last one stays however old it is: without it the version would begin again
    await pool.query(`update catalogue_change set changed_at = now() - interval '8 days'`);
    await forgetOldChanges({ pool });
    const { everything } = await readChanges(pool, version, []);
    expect(everything).toBe(false);
    expect(await readVersion(pool)).toBe(version);
  });

  it('take a VAT rate that was entered in advance on its day', async () => {
    const { deps } = shop;
    const { pool } = deps;
    const rate = () => catalogueOf(deps).catalogue.products.find((each) => each?.code === 'P1')?.vat.rateBp;
    await pool.query(`update product_vat set valid_from = current_date - 30`);
    await pool.query(`insert into product_vat (product_id, valid_from, vat_category_id)
      select product_id, (now() at time zone 'Europe/Rome')::date + 1, 4 from product where code = 'P1'`);
    await catalogueOf(deps).refresh();
    expect(rate()).toBe(400);
    // a day goes by, which writes nothing
    const client = await pool.connect();
    await client.query('begin; set local session_replication_role = replica');
    await client.query('update product_vat set valid_from = valid_from - 1 where vat_category_id = 4');
    await client.query('commit');
    client.release();
    await catalogueOf(deps).refresh();
    expect(rate()).toBe(400);
    await announceVatOfTheDay(deps);
    await catalogueOf(deps).refresh();
    expect(rate()).toBe(1000);
  });

  it('leave what is sold out before what only shares a word with it', async () => {
    await shop.deps.pool.query(`update product set short_name = 'Bagnoschiuma al latte di riso',
      name = 'Rossoro Bagnoschiuma al latte di riso' where code = 'P3'`);
    await catalogueOf(shop.deps).refresh();
    expect(names(await list({ q: 'riso' }))).toEqual(['Riso Carnaroli', 'Bagnoschiuma al latte di riso']);
    const { data } = await shop.anonymous.post('search/fast', { words: ['riso'] });
    expect(names(data.results[0])[0]).toBe('Riso Carnaroli');
    // by price it keeps its place, sold out or not
    expect(names(await list({ q: 'riso', sort: 'price_desc' }))[0]).toBe('Riso Carnaroli');
    expect(names(await list({ q: 'riso', sort: 'price_asc' }))[1]).toBe('Riso Carnaroli');
  });

  it('find a renamed product by its new name, and drop one that is no longer sold', async () => {
    const { catalogue } = catalogueOf(shop.deps);
    await shop.deps.pool.query(
      `update product set short_name = 'Zuppa di farro', name = 'Rossoro Zuppa di farro' where code = 'P3'`,
    );
    const { edition } = shop.deps.pages;
    await catalogueOf(shop.deps).refresh();
    // pages that showed the old name are not shown again
    expect(shop.deps.pages.edition).toBeGreaterThan(edition);
    expect(names(await list({ q: 'zuppa di farro' }))).toEqual(['Zuppa di farro']);
    await shop.deps.pool.query(`update product set published = false where code = 'P3'`);
    await catalogueOf(shop.deps).refresh();
    expect(names(await list({ q: 'zuppa di farro' }))).toEqual([]);
    expect((await list()).page.totItems).toBe(4);
    expect(catalogueOf(shop.deps).catalogue).toBe(catalogue);
  });
});
