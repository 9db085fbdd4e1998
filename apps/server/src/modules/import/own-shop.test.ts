import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eanCheckDigit } from '@sporta/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { catalogueOf } from '../catalogue/index.ts';
import { generateTimeslots } from '../delivery/index.ts';
import { modules } from '../index.ts';
import { importCatalogue, importOutcome, readRows } from './index.ts';

/* A shop that begins with nothing: no demo, no store, no category. */

let app: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
  app = await createTestApp(modules, {
    config: {
      cardGateway: { url: 'http://127.0.0.1:9', merchant: 'm', secret: 's'.repeat(32), timeoutMs: 500 },
    } as never,
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const query = async (text: string) => (await app.deps.pool.query(text)).rows;

async function importFile(lines: string[]) {
  const file = path.join(folder, 'listino.csv');
  await writeFile(file, lines.join('\r\n'));
  const report = await importCatalogue(app.deps.pool, readRows(file));
  await catalogueOf(app.deps).load();
  return report;
}

describe('a shop that begins with nothing', () => {
  it('stays empty with a file that has not one good product, and says so', async () => {
    const report = await importFile(['name;price', 'Pane;molto', 'Latte;-1']);
    expect(report.problems).toHaveLength(2);
    expect(report.openedStore).toBeUndefined();
    expect(await query('select count(*)::int as stores from warehouse')).toEqual([{ stores: 0 }]);
    expect(importOutcome(report)).toBe('Done, but not one row was good: the shop is as it was.');
  });

  it('sells what a file of names and prices brings, from listing to a slot for the order', async () => {
    const report = await importFile(['name;price', 'Pane casereccio;2,30', 'Latte intero 1 L;€ 1,79', 'Olio;1.299,00']);
    expect(report).toMatchObject({ applied: true, problems: [], openedStore: 'Negozio' });
    expect(report.warnings.filter(({ line }) => line === 2).map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^code: none, so it is N-[0-9a-f]{12}$/),
      'vat: none, so it is 22 %',
      'categories: none, so it is in "Da sistemare"',
      'stock: none, so every store sells it without limit',
    ]);

    const listing = (await app.anonymous.get('products', { q: 'pane' })).data;
    expect(listing.products).toMatchObject([{ name: 'Pane casereccio', price: 2.3, available: expect.anything() }]);
    expect((await app.anonymous.get('products', {})).data.page.totItems).toBe(3);

    await generateTimeslots(app.deps);
    const customer = await app.clientOf(await app.createAccount());
    const [{ warehouse_id: warehouseId }] = await query('select warehouse_id from warehouse');
    const at = await customer.post('cart/set-address', { warehouse_id: warehouseId, delivery_service_id: 2 });
    expect(at.response.errors).toEqual([]);
    const put = await customer.post('cart/add-item', { product_id: listing.products[0].productId, quantity: 2 });
    expect(put.data.cartItems).toMatchObject([{ quantity: 2, grossTotal: 4.6 }]);
    const [slot] = await query(
      `select timeslot_id, to_char(day, 'YYYY-MM-DD') as day from timeslot where cutoff_at > now() order by begin_at limit 1`,
    );
    const held = await customer.post('timeslot/hold', { timeslot_id: slot.timeslot_id, date: slot.day });
    expect(held.response.errors).toEqual([]);
    expect(held.data.timeslot).toMatchObject({ timeslotId: slot.timeslot_id });
  });

  it('takes the same file again without a change, and a price list by EAN onto what is there', async () => {
    const again = await importFile(['name;price', 'Pane casereccio;2,30', 'Latte intero 1 L;€ 1,79', 'Olio;1.299,00']);
    expect(again.counts).toMatchObject({ products: { added: 0, changed: 0, unchanged: 3 }, prices: 0, stock: 0 });
    expect(again.openedStore).toBeUndefined();
    expect(await query('select count(*)::int as stores from warehouse')).toEqual([{ stores: 1 }]);

    const ean = `800123456789${eanCheckDigit('800123456789')}`;
    await importFile(['code;name;eans;price;vat', `100;Riso;${ean};3,10;4`]);
    const byEan = await importFile(['name;eans;price', `Riso;${ean};3,30`]);
    expect(byEan.counts).toMatchObject({ products: { added: 0, unchanged: 1 }, prices: 2 });
    // VAT and category were said before: they stay
    expect(byEan.warnings).toEqual([]);
    expect(
      await query(`select v.rate_bp from product p join product_vat d using (product_id)
        join vat_category v using (vat_category_id) where p.code = '100'`),
    ).toEqual([{ rate_bp: 400 }]);
  });

  it('reads the file of a chain: capitals, commas, EANs a spreadsheet has shortened, EANs twice', async () => {
    const upc = `00123456789${eanCheckDigit('00123456789')}`;
    const cut = String(Number(upc));
    const report = await importFile([
      'code;name;brand;eans;price;vat;content;contentUnit',
      `4411;PASTA BARILLA SPAGHETTI N.5;BARILLA;${cut};1,15;4;500;g`,
      `4412;PASTA BARILLA PENNE N.73;BARILLA;${cut};1,15;4;500;g`,
      '4413;"ACQUA ""FONTE"" CL.50";;8,00123E+12;0,45;22;500;ml',
      '4414;CAFFE SPLENDID GR.250;SPLENDID;;3,99;22%;250;g',
    ]);
    expect(report.counts.products.added).toBe(3);
    expect(report.problems).toEqual([
      { line: 4, row: '4413', reason: expect.stringContaining('eans.0: must be 8, 12, 13 or 14 digits') },
    ]);
    expect(
      await query(`select code, ean from product_ean join product using (product_id) where code like '44%'`),
    ).toEqual([{ code: '4411', ean: upc.padStart(13, '0') }]);
    expect(report.warnings.map(({ line, reason }) => `${line} ${reason}`)).toContain(
      `3 eans: ${upc.padStart(13, '0')} belongs to 4411; left out`,
    );
  });

  it('leaves a product off sale that says so, and one that no store sells where it was', async () => {
    await importFile(['code;name;price;published', '500;Sale;0,50;no']);
    expect(await query(`select published from product where code = '500'`)).toEqual([{ published: false }]);
    await query(`delete from stock where product_id = (select product_id from product where code = '500')`);
    const report = await importFile(['code;name;price', '500;Sale;0,55']);
    expect(report.counts.stock).toBe(0);
    expect(report.warnings).toEqual([{ line: 2, row: '500', reason: 'stock: none, so no warehouse sells it' }]);
  });
});
