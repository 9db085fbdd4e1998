import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { importCatalogue, importOutcome, type RawRow, readMapping, readRows } from './index.ts';
import { messyList } from './testing/messy-list.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'messy-'));
});
beforeEach(async () => {
  await database.pool.query('truncate product, category, vendor, warehouse, catalogue_change restart identity cascade');
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const query = async (text: string) => (await database.pool.query(text)).rows;
async function importBytes(bytes: Buffer | string, options = {}) {
  const file = path.join(folder, 'listino.csv');
  await writeFile(file, bytes);
  return importCatalogue(database.pool, readRows(file), options);
}
async function* asRows(rows: object[]): AsyncGenerator<RawRow> {
  for (const [index, value] of rows.entries()) yield { line: index + 1, value: value as Record<string, unknown> };
}

describe('a price list as shops have it', () => {
  it('is read whatever it is written in, with departments by name, prices in six ways and a long name cut', async () => {
    const report = await importBytes(messyList());
    expect(report.problems).toEqual([
      {
        line: 13,
        row: 'A11',
        reason: expect.stringMatching(
          /^vat: must be 0, 4, 5, 10 or 22.*; price: .*gratis.*; categories: there is no category "frutta\/agrumii"$/,
        ),
      },
    ]);
    expect(report.total).toBe(200);
    expect(report.counts.products.added).toBe(199);
    expect(await query('select path, name from category order by path')).toEqual([
      { path: 'dispensa', name: 'Dispensa' },
      { path: 'dispensa/caffe', name: 'Caffè' },
      { path: 'dispensa/olio', name: 'Olio' },
      { path: 'frutta', name: 'Frutta' },
      { path: 'frutta/agrumi', name: 'Agrumi' },
      { path: 'specialita', name: 'Specialità' },
    ]);
    expect(await query(`select distinct amount_cents as cents from price where price_list_id = 1 order by 1`)).toEqual(
      [75, 199, 249, 310, 420, 129900].map((cents) => ({ cents })),
    );
    const [cut] = await query(`select name from product where code = 'A7'`);
    expect(cut.name).toBe(`CONFEZIONE REGALO ${'CON SPECIALITÀ DEL TERRITORIO '.repeat(4)}CON SPECIALITÀ DEL`);
    expect(report.warnings.map(({ line, reason }) => `${line} ${reason}`)).toContain(
      '9 name: it has 257 characters; cut to 160',
    );
    expect(importOutcome(report)).toBe('Done: the shop shows it within a second.');
  });

  it('changes nothing the second time', async () => {
    await importBytes(messyList());
    const again = await importBytes(messyList());
    expect(again.counts).toMatchObject({
      categories: { added: 0, changed: 0 },
      products: { added: 0, changed: 0, unchanged: 199 },
      prices: 0,
    });
  });

  it('keeps a file of UTF-8 with one broken line as it is, but for that line', async () => {
    const text = Buffer.from('code;name;price\n1;Caffè;1\n2;Tè;1\n');
    const report = await importBytes(Buffer.concat([text, Buffer.from('3;Caff\u00e8;1\n', 'latin1')]));
    expect(report.problems).toEqual([{ line: 4, reason: 'the text is not UTF-8: save the file as UTF-8' }]);
    expect(await query('select short_name from product order by code')).toEqual([
      { short_name: 'Caffè' },
      { short_name: 'Tè' },
    ]);
  });

  it('reads what a spreadsheet calls "Unicode text"', async () => {
    const report = await importBytes(Buffer.from('\uFEFFcode\tname\tprice\n1\tCaffè\t1,50\n', 'utf16le'));
    expect(report.problems).toEqual([]);
    expect(await query('select short_name from product')).toEqual([{ short_name: 'Caffè' }]);
  });

  it('finds a department by its name and makes none of a misspelt path', async () => {
    await importBytes('code;name;categories;price\n1;Mele;Frutta > Mele;1\n');
    const report = await importBytes('code;name;categories;price\n2;Pere;MELE;1\n3;Uva;frutta/uva;1\n');
    expect(report.problems.map(({ reason }) => reason)).toEqual(['categories: there is no category "frutta/uva"']);
    expect(
      await query(`select c.path from product join product_category using (product_id)
      join category c using (category_id) where code = '2'`),
    ).toEqual([{ path: 'frutta/mele' }]);
  });
});

describe('the last line of an import', () => {
  it('says when nobody can see it, and why', async () => {
    const report = await importBytes('code;name\n1;Pane\n2;Latte\n');
    expect(report.applied).toBe(true);
    expect(importOutcome(report)).toBe(
      'Done, but customers see none of the 2 products: 2 without a price (give the file a column "price").',
    );
  });

  it('says it of products that had a price before', async () => {
    await importBytes('code;name;price\n1;Pane;1\n');
    expect(importOutcome(await importBytes('code;name\n1;Pane\n'))).toContain(
      'none of the 1 products: 1 without a price',
    );
  });

  it('counts each product that stays unseen once', async () => {
    const report = await importBytes(
      'code;name;price;stock.*;published\n1;Pane;1;;\n2;Latte;;5;\n3;Sale;1;0;\n4;Olio;1;5;no\n',
    );
    expect(importOutcome(report)).toBe(
      'Done, but customers see 1 of the 4 products: 1 without a price (give the file a column "price"); ' +
        '1 in stock nowhere (give "stock.*", or set it in the Banco); 1 off sale ("published" is no).',
    );
  });

  it('says it of a closed store, of a dry run and of a file without a good row', async () => {
    const dry = await importBytes('code;name\n1;Pane\n', { dryRun: true });
    expect(importOutcome(dry)).toMatch(/^Nothing was written: this was a dry run.*would see none of the 1 products/);
    const bad = await importBytes('codice;nome\n1;Pane\n');
    expect(importOutcome(bad)).toBe('Done, but not one row was good: the shop is as it was.');
    expect(importOutcome(await importBytes('codice;nome\n1;Pane\n', { strict: true }), true)).toBe(
      'Nothing was written: with --strict every row must be good.',
    );
    await importBytes('code;name;price\n1;Pane;1\n');
    await query('update warehouse set active = false');
    expect(importOutcome(await importBytes('code;name;price\n1;Pane;1\n'))).toContain('1 in stock nowhere');
  });

  it('is right for a mapped file too', async () => {
    const mapping = path.join(folder, 'map.json');
    await writeFile(
      mapping,
      JSON.stringify({ fields: { Cod: 'code', Descr: 'name', Rep: 'categories', Euro: 'price' } }),
    );
    const report = await importBytes('Cod;Descr;Rep;Euro\n1;PANE;Forno > Pane;€ 2,10\n', {
      mapping: await readMapping(mapping),
    });
    expect(importOutcome(report)).toBe('Done: the shop shows it within a second.');
    expect(await query('select path from category order by path')).toEqual([{ path: 'forno' }, { path: 'forno/pane' }]);
  });
});

describe('facts a price list does not carry', () => {
  const facts =
    'select alcohol_percent, meal_ticket, perishable, sell_by_box, box_items, nature_id, class_max_name, class_max_quantity from product';
  const wine = {
    kind: 'product',
    code: 'W',
    name: 'Vino rosso',
    price: 5,
    vat: 22,
    categories: ['da-sistemare'],
    stock: { '*': null },
    alcoholPercent: 12.5,
    mealTicket: true,
    perishable: true,
    sellByBox: true,
    boxItems: 6,
    natureId: 8,
    classMax: { name: 'vini', max: 12 },
  };
  const stored = [
    {
      alcohol_percent: 12.5,
      meal_ticket: true,
      perishable: true,
      sell_by_box: true,
      box_items: 6,
      nature_id: 8,
      class_max_name: 'vini',
      class_max_quantity: 12_000,
    },
  ];
  const defaults = {
    alcohol_percent: null,
    meal_ticket: false,
    perishable: false,
    sell_by_box: false,
    box_items: null,
    nature_id: 1,
    class_max_name: null,
    class_max_quantity: null,
  };
  const run = (...rows: object[]) => importCatalogue(database.pool, asRows(rows));

  it('stay where a row does not speak of them, and a new product takes the default', async () => {
    await run(wine);
    expect(await query(facts)).toEqual(stored);
    await importBytes('code;name;price\nW;Vino rosso;4,50\n');
    expect(await query(facts)).toEqual(stored);
    await query('truncate product cascade');
    await importBytes('code;name;price\nW;Vino rosso;4,50\n');
    expect(await query(facts)).toEqual([defaults]);
  });

  it('go where a row says so: no, another value, or null', async () => {
    await run(wine);
    await run({
      ...wine,
      alcoholPercent: null,
      mealTicket: false,
      perishable: false,
      sellByBox: false,
      boxItems: null,
      natureId: 1,
      classMax: null,
    });
    expect(await query(facts)).toEqual([defaults]);
  });
});
