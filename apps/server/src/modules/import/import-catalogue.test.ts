import { eanCheckDigit } from '@sporta/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { readRowsOfProducts } from './current/current-rows.repo.ts';
import { type ImportOptions, importCatalogue, type RawRow } from './index.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`
    insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
    values ('milano', 'Milano', 'Via Savona', 'Milano', 'MI', '20144', 45.4, 9.1, true),
           ('torino', 'Torino', 'Via Po', 'Torino', 'TO', '10123', 45.0, 7.6, false)`);
});
beforeEach(async () => {
  await database.pool.query('truncate product, category, vendor, promotion, catalogue_change restart identity cascade');
});
afterAll(() => database.close());

const fruit = { kind: 'category', path: 'frutta', name: 'Frutta' };
const apples = { kind: 'category', path: 'frutta/mele', name: 'Mele' };
const product = (code: string, more: object = {}) => ({
  kind: 'product',
  code,
  name: `Mela ${code}`,
  categories: ['frutta/mele'],
  vat: 4,
  price: 1.99,
  stock: { '*': null },
  ...more,
});

async function* asRows(rows: object[]): AsyncGenerator<RawRow> {
  for (const [index, value] of rows.entries()) yield { line: index + 1, value: value as Record<string, unknown> };
}

const run = (rows: object[], options: ImportOptions = {}) => importCatalogue(database.pool, asRows(rows), options);
const query = async (text: string) => (await database.pool.query(text)).rows;
const countOf = async (table: string): Promise<number> => (await query(`select count(*) as n from ${table}`))[0].n;
const prices = () =>
  query(`select code, price_list_id as list, warehouse_id as shop, amount_cents as cents, valid_to is null as open,
           valid_to = lead(valid_from) over (partition by product_id, price_list_id, warehouse_id order by valid_from) as joined
         from price join product using (product_id) order by code, list, shop, valid_from`);
const stocks = () =>
  query(
    `select slug, on_hand, reserved from stock join warehouse using (warehouse_id) order by (select code from product p where p.product_id = stock.product_id), slug`,
  );

describe('importing a catalogue', () => {
  it('adds categories, products, prices and stock', async () => {
    const report = await run([fruit, apples, product('A', { stock: { '*': null, torino: 2.5 } })]);
    expect(report).toMatchObject({ applied: true, total: 3, problems: [], warnings: [] });
    expect(report.counts).toEqual({
      categories: { added: 2, changed: 0, unchanged: 0 },
      products: { added: 1, changed: 0, unchanged: 0 },
      prices: 2,
      stock: 2,
      promotions: { added: 0, changed: 0, unchanged: 0 },
      replenishment: 0,
    });
    expect(await query('select slug, min_quantity, published from product')).toEqual([
      { slug: 'mela-a', min_quantity: 1000, published: true },
    ]);
    // 1.99 with 4 % VAT is 1.91 without
    expect((await prices()).map(({ list, cents }) => [list, cents])).toEqual([
      [1, 199],
      [2, 191],
    ]);
    expect(await stocks()).toEqual([
      { slug: 'milano', on_hand: null, reserved: 0 },
      { slug: 'torino', on_hand: 2500, reserved: 0 },
    ]);
  });

  it('changes nothing the second time, not even in the eyes of the server nodes', async () => {
    const rows = [
      fruit,
      apples,
      product('A', {
        eans: ['8001234567895'],
        labels: ['biologico'],
        content: 500.5,
        contentUnit: 'g',
        alcoholPercent: 12.55,
      }),
      product('B', {
        brand: 'Valnova',
        sellingMode: 'loose',
        stock: { milano: 3.5 },
        warehousePrices: { torino: 1.5 },
      }),
      {
        kind: 'promotion',
        code: 'P',
        name: '3×2',
        promotion: 'm-for-n',
        take: 3,
        pay: 2,
        products: ['A'],
        warehouses: ['torino'],
        startsOn: '2026-03-28',
        endsOn: '2026-04-02',
      },
    ];
    await run(rows);
    await query('delete from catalogue_change');
    const before = await Promise.all([prices(), stocks()]);
    const report = await run(rows);
    expect(report.counts).toEqual({
      categories: { added: 0, changed: 0, unchanged: 2 },
      products: { added: 0, changed: 0, unchanged: 2 },
      prices: 0,
      stock: 0,
      promotions: { added: 0, changed: 0, unchanged: 1 },
      replenishment: 0,
    });
    expect(await Promise.all([prices(), stocks()])).toEqual(before);
    expect(await countOf('catalogue_change')).toBe(0);
  });

  it('reports every bad row with its line and all reasons, and takes the good ones', async () => {
    const report = await run([
      fruit,
      apples,
      product('good'),
      product('x', { price: -1, vat: 7 }),
      product('good'),
      product('lost', { categories: ['pesce'] }),
      { kind: 'category', path: 'a/b', name: 'Orfana' },
      product('far', { stock: { roma: 1 } }),
      product('half', { quantityStep: 0.5 }),
      product('less', { minQuantity: 6, maxQuantity: 3 }),
      product('nul', { description: 'zero \u0000' }),
      product('pair', { description: 'half \ud800' }),
      product('rich', { price: 30_000_000 }),
      product('unit', { content: 500 }),
      product('weight', { sellingMode: 'weighed' }),
      product('photo', { picture: 'http://foto.example/a.jpg' }),
      product('file', { picture: '../a.jpg' }),
      product('fine', { picture: 'mele/golden.jpg' }),
      { kind: 'shop' },
      { kind: 'product', code: 'few', eans: ['123'], categories: ['frutta'], vat: 'ten' },
    ]);
    expect(report.problems.map(({ line, row }) => [line, row])).toEqual([
      [4, 'x'],
      [5, 'good'],
      [6, 'lost'],
      [7, 'a/b'],
      [8, 'far'],
      [9, 'half'],
      [10, 'less'],
      [11, 'nul'],
      [12, 'pair'],
      [13, 'rich'],
      [14, 'unit'],
      [15, 'weight'],
      [16, 'photo'],
      [17, 'file'],
      [19, undefined],
      [20, 'few'],
    ]);
    const reasons = new Map(report.problems.map(({ line, reason }) => [line, reason]));
    expect(reasons.get(4)).toBe('vat: must be 0, 4, 5, 10 or 22 (it is "7"); price: must be >=0 (it is "-1")');
    expect(reasons.get(5)).toBe('code: the same stands at line 3');
    expect(reasons.get(6)).toBe('categories: there is no category "pesce"');
    expect(reasons.get(8)).toBe('warehouse: there is no "roma"');
    expect(reasons.get(10)).toBe('maxQuantity: it is less than the least quantity, 6');
    expect(reasons.get(19)).toBe('kind: must be category, product or promotion (it is "shop")');
    expect(reasons.get(20)).toBe(
      'name: it is missing; eans.0: must be 8, 12, 13 or 14 digits (it is "123"); vat: must be 0, 4, 5, 10 or 22 (it is "ten")',
    );
    expect(report.applied).toBe(true);
    expect(await query('select code from product order by product_id')).toEqual([{ code: 'good' }, { code: 'fine' }]);
  });

  it('writes nothing in a dry run, and says what it would have done', async () => {
    const report = await run([fruit, apples, product('A')], { dryRun: true });
    expect(report.applied).toBe(false);
    expect(report.counts.products.added).toBe(1);
    for (const table of ['category', 'product', 'price', 'stock', 'vendor', 'catalogue_change']) {
      expect(await countOf(table), table).toBe(0);
    }
  });

  it('writes nothing when strict and a single row is bad', async () => {
    const report = await run([fruit, apples, product('A'), product('B', { vat: 7 })], { strict: true });
    expect(report).toMatchObject({ applied: false, problems: [{ line: 4 }] });
    expect(await countOf('product')).toBe(0);
  });

  it('shows all or nothing: the rows of a file that breaks off never appear', async () => {
    async function* breaking(): AsyncGenerator<RawRow> {
      yield* asRows([fruit, apples, product('A')]);
      throw new Error('the disk is gone');
    }
    await expect(importCatalogue(database.pool, breaking())).rejects.toThrow('the disk is gone');
    expect(await countOf('category')).toBe(0);
  });

  it('lets nobody see a part of it while it runs', async () => {
    await run([fruit, apples]);
    const rows = Array.from({ length: 4100 }, (_, index) => product(`N${index}`));
    const seen = new Set<number>();
    let running = true;
    const watcher = (async () => {
      while (running) seen.add(await countOf('product'));
    })();
    let seenInside = 0;
    await run(rows, {
      progress: (done) => {
        seenInside = done;
      },
    });
    running = false;
    await watcher;
    seen.add(await countOf('product'));
    expect(seenInside).toBe(4100);
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 4100]);
    expect(
      await query('select count(*) filter (where product_id is null) as everything from catalogue_change'),
    ).not.toEqual([{ everything: 0 }]);
  });

  it('leaves a product outside promotions when the row does not speak of them', async () => {
    const excluded = { promotable: false, notPromotableReason: 'D.M. 82/2009, art. 10' };
    const marks = 'select promotable, not_promotable_reason as reason from product';
    await run([fruit, apples, product('A', excluded)]);
    await run([product('A', { price: 2.49 })]);
    expect(await query(marks)).toEqual([{ promotable: false, reason: 'D.M. 82/2009, art. 10' }]);
    await run([product('A', { promotable: true })]);
    expect(await query(marks)).toEqual([{ promotable: true, reason: null }]);
  });

  it('brings a product back into promotions from the row it had before', async () => {
    await run([fruit, apples, product('A')]);
    const [before] = await readRowsOfProducts(database.pool, { after: 0, limit: 1 });
    await run([product('A', { promotable: false, notPromotableReason: 'una scelta' })]);
    await run([before!.row]);
    expect(await query('select promotable, not_promotable_reason as reason from product')).toEqual([
      { promotable: true, reason: null },
    ]);
  });

  it('closes the old price where a new one begins', async () => {
    const rows = (price: number, more: object = {}) => [fruit, apples, product('A', { price, ...more })];
    await run(rows(2, { businessPrice: 1.5, warehousePrices: { torino: 1.8 } }));
    const report = await run(rows(2.5, { businessPrice: 1.5 }));
    expect(report.counts.prices).toBe(1);
    const [, torino] = await query('select warehouse_id as id from warehouse order by 1');
    expect(await prices()).toEqual([
      { code: 'A', list: 1, shop: 0, cents: 200, open: false, joined: true },
      { code: 'A', list: 1, shop: 0, cents: 250, open: true, joined: null },
      // no longer named, so the general price holds there too
      { code: 'A', list: 1, shop: torino.id, cents: 180, open: false, joined: null },
      { code: 'A', list: 2, shop: 0, cents: 150, open: true, joined: null },
    ]);
  });

  it('takes a product without a price off sale and keeps its history', async () => {
    await run([fruit, apples, product('A')]);
    const report = await run([product('A', { price: undefined })]);
    expect(report.warnings).toEqual([{ line: 1, row: 'A', reason: 'price: none, so it is not on sale' }]);
    expect(await query('select published from product')).toEqual([{ published: false }]);
    expect(await prices()).toHaveLength(2);
  });

  it('never takes stock that is promised, and stops selling where a row no longer does', async () => {
    await run([
      fruit,
      apples,
      product('A', { stock: { milano: 10, torino: 10 } }),
      product('B', { stock: { '*': 5 } }),
    ]);
    await query(
      `update stock set reserved = 4000 where product_id = (select product_id from product where code = 'A')`,
    );
    const report = await run([product('A', { stock: { milano: 1 } }), product('B', { stock: { torino: null } })]);
    expect(report.counts.stock).toBe(4);
    expect(await stocks()).toEqual([
      { slug: 'milano', on_hand: 4000, reserved: 4000 },
      { slug: 'torino', on_hand: 4000, reserved: 4000 },
      { slug: 'torino', on_hand: null, reserved: 0 },
    ]);
    // a row that does not speak of stock leaves it alone
    await run([product('B', { stock: undefined })]);
    expect(await stocks()).toHaveLength(3);
  });

  it('sets reorder points and arrivals where a row speaks of them, and leaves them elsewhere', async () => {
    const stored = () =>
      query(`select w.slug, n.reorder_point as point, n.arrives_on::text as day, n.arrives_quantity as quantity
        from replenishment n join warehouse w using (warehouse_id) order by 1`);
    const coming = { on: '2026-12-03', quantity: 2.5 };
    const first = product('A', { reorderPoint: { '*': 6, torino: 0 }, arrival: { '*': coming } });
    expect((await run([fruit, apples, first])).counts.replenishment).toBe(2);
    const both = [
      { slug: 'milano', point: 6000, day: '2026-12-03', quantity: 2500 },
      { slug: 'torino', point: null, day: '2026-12-03', quantity: 2500 },
    ];
    expect(await stored()).toEqual(both);
    expect((await run([first])).counts.replenishment).toBe(0);
    await run([product('A', { price: 3 })]);
    expect(await stored()).toEqual(both);
    expect((await run([product('A', { arrival: { torino: null } })])).counts.replenishment).toBe(2);
    expect(await stored()).toEqual([{ slug: 'milano', point: 6000, day: null, quantity: null }]);
    const report = await run([
      product('A', { reorderPoint: { roma: 3 } }),
      product('B', { arrival: { milano: { on: '2026-12-03' } } }),
      product('C', { reorderPoint: { milano: 2_000_000 } }),
    ]);
    expect(report.problems.map(({ reason }) => reason)).toEqual([
      'warehouse: there is no "roma"',
      'arrival.milano.quantity: it is missing',
      expect.stringMatching(/^reorderPoint.milano: must be <=1000000/),
    ]);
  });

  it('leaves out EANs that are wrong or of another product, and moves one that changes owner', async () => {
    const [first, second, upc] = ['800123456789', '800000000000', '01234567890'].map((d) => d + eanCheckDigit(d)) as [
      string,
      string,
      string,
    ];
    const wrong = first.slice(0, -1) + ((Number(first.at(-1)) + 1) % 10);
    const report = await run([
      fruit,
      apples,
      product('A', { eans: [first, upc] }),
      product('B', { eans: [wrong, second, first, `0${upc}`] }),
    ]);
    expect(report.warnings.map(({ line, reason }) => [line, reason])).toEqual([
      [4, `eans: the check digit of ${wrong} is wrong; left out`],
      [4, `eans: ${first} belongs to A; left out`],
      [4, `eans: 0${upc} belongs to A; left out`],
    ]);
    const owners = () =>
      query('select ean, code, position from product_ean join product using (product_id) order by code, position');
    expect(await owners()).toEqual([
      { ean: first, code: 'A', position: 0 },
      { ean: upc, code: 'A', position: 1 },
      { ean: second, code: 'B', position: 0 },
    ]);
    // B comes first in the file and A gives the code up
    const swap = await run([product('B', { eans: [first, second] }), product('A', { eans: [upc] })]);
    expect(swap.warnings).toEqual([]);
    expect(await owners()).toEqual([
      { ean: upc, code: 'A', position: 0 },
      { ean: first, code: 'B', position: 0 },
      { ean: second, code: 'B', position: 1 },
    ]);
    // a product that is not in the file keeps its codes
    const taken = await run([product('A', { eans: [first] })]);
    expect(taken.warnings).toEqual([{ line: 1, row: 'A', reason: `eans: ${first} belongs to B; left out` }]);
  });

  it('gives every product an address of its own and keeps it', async () => {
    const same = { name: 'Mela', brand: '' };
    await run([fruit, apples, ...['A-1', 'A.1', 'A 1', '###', '+++'].map((code) => product(code, same))]);
    const slugs = async () => (await query('select slug from product order by product_id')).map(({ slug }) => slug);
    expect(await slugs()).toEqual(['mela', 'mela-a-1', 'mela-a-1-2', 'mela-2', 'mela-3']);
    await run([product('A-1', { name: 'Mela golden' })]);
    expect((await slugs())[0]).toBe('mela');
    expect(await query(`select name from product where code = 'A-1'`)).toEqual([{ name: 'Mela golden' }]);
  });

  it('tells once of a field that does not exist', async () => {
    const report = await run([fruit, apples, product('A', { prise: 3 }), product('B', { prise: 3 })]);
    expect(report.warnings).toEqual([
      { line: 3, reason: 'prise: a product has no such field; ignored here and below' },
    ]);
  });

  it('refuses promotions that name unknown products or warehouses or lack their numbers', async () => {
    const promotion = (code: string, more: object) => ({
      kind: 'promotion',
      code,
      name: code,
      promotion: 'percentage',
      percent: 20,
      startsOn: '2026-03-01',
      endsOn: '2026-03-31',
      ...more,
    });
    const report = await run([
      promotion('before-its-product', { products: ['A'] }),
      fruit,
      apples,
      product('A'),
      promotion('who', { products: ['Z'] }),
      promotion('where', { warehouses: ['roma'] }),
      promotion('nowhere', { warehouses: [] }),
      promotion('how', { percent: undefined }),
      promotion('when', { startsOn: '2026-04-01' }),
      promotion('gift', { promotion: 'threshold-gift', threshold: 50, giftCode: 'Z' }),
    ]);
    expect(report.problems).toEqual([
      { line: 5, row: 'who', reason: 'products: there is no product "Z"' },
      { line: 6, row: 'where', reason: 'warehouse: there is no "roma"' },
      { line: 7, row: 'nowhere', reason: 'warehouses: the list is empty; leave it out for all of them' },
      { line: 8, row: 'how', reason: 'promotion: "percentage" needs percent' },
      { line: 9, row: 'when', reason: 'endsOn: it ends before it begins' },
      { line: 10, row: 'gift', reason: 'giftCode: there is no product "Z"' },
    ]);
    // the last day counts in full: it ends at midnight of the shop's clock, which is summer time by then
    expect(await query('select code, starts_at, ends_at, warehouse_ids from promotion')).toEqual([
      {
        code: 'before-its-product',
        starts_at: new Date('2026-02-28T23:00:00Z'),
        ends_at: new Date('2026-03-31T22:00:00Z'),
        warehouse_ids: null,
      },
    ]);
  });

  it('lets imports take turns', async () => {
    await run([fruit, apples]);
    const reports = await Promise.all(
      Array.from({ length: 4 }, (_, index) => run([product('A', { price: 1 + index, stock: { '*': index } })])),
    );
    expect(reports.map((report) => report.counts.products.added).sort()).toEqual([0, 0, 0, 1]);
    const consumer = (await prices()).filter(({ list }) => list === 1);
    expect(consumer.filter(({ open }) => open)).toHaveLength(1);
    expect(consumer.slice(0, -1).every(({ joined }) => joined)).toBe(true);
  });
});
