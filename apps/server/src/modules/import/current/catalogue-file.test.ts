import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { allergenCodes, productLabels } from '@sporta/contract/import/catalogue-rows.ts';
import { eanCheckDigit } from '@sporta/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { catalogueAsCsv, catalogueAsLines, catalogueAsWorkbook, importCatalogue, readRows } from '../index.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  database = await createTestDatabase();
  await database.pool.query(`
    insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
    values ('milano', 'Milano', 'Via Savona', 'Milano', 'MI', '20144', 45.4, 9.1, true),
           ('torino', 'Torino', 'Via Po', 'Torino', 'TO', '10123', 45.0, 7.6, false)`);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const textOf = async (parts: AsyncIterable<string>) => (await Array.fromAsync(parts)).join('');

async function importText(name: string, text: string | Buffer) {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return importCatalogue(database.pool, readRows(file));
}

const cents = fc.integer({ min: 1, max: 900_000 }).map((amount) => amount / 100);
/** What people and other programs write into names, formulas and quotes among it. */
const words = (min: number, max: number) =>
  fc
    .array(fc.constantFrom(...'abcàèÉ 019;,"\'=+-@|.×%&<\n\t'), { minLength: min, maxLength: max })
    .map((letters) => letters.join('').trim())
    .filter((text) => text.length >= min);
const stock = fc.dictionary(
  fc.constantFrom('milano', 'torino'),
  fc.option(fc.integer({ min: 0, max: 9000 }).map((n) => n / 1000)),
);
const ean = fc.integer({ min: 0, max: 999_999_999 }).map((number) => {
  const bare = `800${String(number).padStart(9, '0')}`;
  return bare + eanCheckDigit(bare);
});
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const product = fc.record({
  name: words(2, 30),
  brand: words(0, 12),
  description: words(0, 12),
  eans: fc.uniqueArray(ean, { maxLength: 2 }),
  categories: fc.constantFrom(['frutta'], ['frutta', 'frutta/mele'], ['frutta/mele']),
  vat: fc.constantFrom(0, 4, 5, 10, 22),
  price: maybe(cents),
  published: maybe(fc.constant(false)),
  businessPrice: maybe(cents),
  warehousePrices: maybe(fc.dictionary(fc.constant('torino'), cents, { minKeys: 1 })),
  stock,
  reorderPoint: maybe(fc.dictionary(fc.constantFrom('milano', 'torino'), cents)),
  arrival: maybe(
    fc.dictionary(fc.constantFrom('milano', 'torino'), fc.record({ on: fc.constant('2026-12-03'), quantity: cents })),
  ),
  labels: fc.uniqueArray(fc.constantFrom(...productLabels), { maxLength: 3 }),
  size: maybe(fc.record({ content: cents, contentUnit: fc.constantFrom('g', 'ml') })),
  boxItems: maybe(fc.integer({ min: 1, max: 99 })),
  mealTicket: maybe(fc.boolean()),
  alcoholPercent: maybe(fc.integer({ min: 0, max: 999 }).map((tenths) => tenths / 10)),
  classMax: maybe(fc.record({ name: words(1, 8), max: fc.integer({ min: 1, max: 9 }) })),
  facts: fc.record(
    {
      ingredients: words(1, 40),
      allergens: fc.uniqueArray(
        fc.record({ code: fc.constantFrom(...allergenCodes), presence: fc.constantFrom('contains', 'may-contain') }),
        { maxLength: 3, selector: ({ code }) => code },
      ),
      operator: fc.record({ name: words(1, 9), address: words(1, 9) }),
      nutrition: fc.record({
        per: fc.constant('100 g'),
        rows: fc.constant([{ name: 'Grassi; "saturi"', value: '1,5 g' }]),
      }),
    },
    { requiredKeys: [] },
  ),
  picture: maybe(fc.constantFrom('mele.jpg', { shape: 'box', colour: '#a1b' })),
});

it('exports what an import takes back without a change, as a table, as lines and as a workbook', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 8 }), async (products) => {
      await database.pool.query('truncate product, category, vendor, catalogue_change restart identity cascade');
      const rows = products.map(({ size, ...each }, index) => ({
        kind: 'product',
        code: `C${index}`,
        ...each,
        ...size,
        // an EAN belongs to one product
        eans: each.eans.filter((code) => products.findIndex(({ eans }) => eans.includes(code)) === index),
      }));
      const first = await importText(
        'first.jsonl',
        [
          { kind: 'category', path: 'frutta', name: 'Frutta' },
          { kind: 'category', path: 'frutta/mele', name: 'Mele' },
          ...rows,
        ]
          .map((row) => `${JSON.stringify(row)}\n`)
          .join(''),
      );
      expect(first.problems).toEqual([]);
      const lines = await textOf(catalogueAsLines(database.pool));
      const table = await textOf(catalogueAsCsv(database.pool));

      for (const [name, text] of [
        ['again.jsonl', lines],
        ['again.csv', table],
      ] as const) {
        const again = await importText(name, text);
        expect(again.problems, name).toEqual([]);
        expect(again.counts, name).toMatchObject({
          products: { added: 0, changed: 0, unchanged: rows.length },
          prices: 0,
          stock: 0,
          replenishment: 0,
        });
      }

      // and a shop that has none of it gets all of it
      await database.pool.query('truncate product, vendor restart identity cascade');
      await importText('anew.csv', table);
      expect(await textOf(catalogueAsLines(database.pool))).toBe(lines);

      // Excel's file is read a line a row: only texts of several lines are others afterwards
      const whole = lines.split('\n').filter((line) => line.startsWith('{"') && !line.includes('\\n'));
      const onOneLine = whole.filter((line) => JSON.parse(line).kind === 'product').length;
      const sheet = await importText('again.xlsx', await buffer(await catalogueAsWorkbook(database.pool)));
      expect(sheet.problems).toEqual([]);
      expect(sheet.counts).toMatchObject({ prices: 0, stock: 0, products: { added: 0 } });
      expect(sheet.counts.products.unchanged).toBeGreaterThanOrEqual(onOneLine);
    }),
    { numRuns: 15 },
  );
}, 90_000);

it('reads a long list only as fast as the workbook leaves, and no further once nobody takes it', async () => {
  const lists = 40;
  let read = 0;
  const stored = (after: number) =>
    Array.from({ length: after < lists * 1000 ? 1000 : 0 }, (_, index) => ({
      productId: after + index + 1,
      row: { code: randomUUID(), name: randomUUID().repeat(5), vat: 4 },
      stock: {},
      businessCents: null,
      published: true,
    }));
  const query = async (asked: string | { values: [number] }) => {
    if (typeof asked === 'string') return { rows: [] };
    read += 1;
    return { rows: stored(asked.values[0]) };
  };
  const file = await catalogueAsWorkbook({ query } as unknown as Parameters<typeof catalogueAsWorkbook>[0]);
  const reached: number[] = [];
  for await (const _ of file) {
    reached.push(read);
    if (read > lists / 2) break;
  }
  expect(reached[0]).toBeLessThan(5);
  const left = read;
  await new Promise((done) => setImmediate(done));
  expect(read).toBeLessThanOrEqual(left + 1);
});
