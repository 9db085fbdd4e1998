import { eanCheckDigit } from '@sporta/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import { createTestApp, type StaffClient, type TestApp } from '../../platform/testing/test-app.ts';
import { sheetAsCsv } from '../import/index.ts';
import { workbook } from '../import/xlsx/testing/workbook.ts';
import { modules } from '../index.ts';
import { beginDuePrices, forgetOldImports, resumeWork } from './work/start-work.ts';

let app: TestApp;
let staff: StaffClient;

beforeAll(async () => {
  app = await createTestApp(modules);
  staff = await app.staffClient(['merchandiser'], { firstName: 'Elena' });
  await app.deps.pool.query(`
    insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
    values ('milano', 'Milano', 'Via Savona', 'Milano', 'MI', '20144', 45.4, 9.1, true),
           ('torino', 'Torino', 'Via Po', 'Torino', 'TO', '10123', 45.0, 7.6, false)`);
});
afterAll(() => app.close());
beforeEach(async () => {
  // the node still reads what the test before wrote: a deadlock with it is tried again
  await withTransaction(app.deps.db, (tx) =>
    sql`truncate product, category, vendor, catalogue_import, catalogue_import_layout restart identity cascade`.execute(
      tx,
    ),
  );
});

const ean = (digits: string) => digits + eanCheckDigit(digits);
const query = async (text: string) => (await app.deps.pool.query(text)).rows;
const errorsOf = (answer: { response: { errors: { code: string; error: string }[] } }) => answer.response.errors;
const partBytes = 512 * 1024;

/** Sends a file in its pieces. @returns the answer of reading it */
async function bring(content: string | Buffer, name = 'listino.csv') {
  const bytes = Buffer.from(content as string);
  const begun = await staff.post('staff/imports/begin', { file_name: name, bytes: bytes.length });
  const importId: number = begun.data.import.importId;
  for (let part = 0; part * partBytes < bytes.length; part++) {
    const data = bytes.subarray(part * partBytes, (part + 1) * partBytes).toString('base64');
    const sent = await staff.post('staff/imports/append', { import_id: importId, part, data });
    expect(errorsOf(sent)).toEqual([]);
  }
  const read = await staff.post('staff/imports/read', { import_id: importId });
  return { importId, read };
}

const detail = async (importId: number) => (await staff.get('staff/import', { import_id: importId })).data.import;

/** The import once nothing works on it any more. */
async function settled(importId: number) {
  for (;;) {
    const found = await detail(importId);
    if (!['checking', 'mending', 'applying', 'pricing', 'undoing'].includes(found.state)) return found;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

async function checked(content: string | Buffer, changes: object = {}) {
  const { importId, read } = await bring(content);
  expect(errorsOf(read)).toEqual([]);
  const { mapping } = read.data.import;
  const asked = await staff.post('staff/imports/check', { import_id: importId, mapping: { ...mapping, ...changes } });
  expect(errorsOf(asked)).toEqual([]);
  return { importId, found: await settled(importId) };
}

async function applied(content: string | Buffer, changes: object = {}, more: object = {}) {
  const { importId } = await checked(content, changes);
  const asked = await staff.post('staff/imports/apply', { import_id: importId, ...more });
  expect(errorsOf(asked)).toEqual([]);
  return { importId, found: await settled(importId) };
}
const rowsOf = async (importId: number, view: string) =>
  (await staff.get('staff/imports/rows', { import_id: importId, view })).data.rows;
const pricesNow = () =>
  query(`select code, short_name as name, amount_cents as cents, published from product
    join price using (product_id) where price_list_id = 1 and valid_to is null order by code`);

const riso = ean('800100000001');
const olio = ean('800100000002');

describe('an import in the Banco', () => {
  it('goes from a file of a till to products on sale, and back', async () => {
    const { importId, read } = await bring(
      Buffer.from(
        `COD_ART;EAN13;DESCR;MARCA;PREZZO_IVATO;ALIQ;REP;NOTE2\r\n10;${riso};RISO GALLO CARNAROLI;GALLO;3,19;4;Riso;x\r\n11;${olio};CAFFÈ SPLENDID;SPLENDID;"1.299,00";22;Caffè;\r\n`,
        'latin1',
      ),
    );
    expect(read.data.import).toMatchObject({
      state: 'mapping',
      format: 'punto e virgola, Windows-1252',
      remembered: false,
      mapping: {
        fields: {
          COD_ART: 'code',
          EAN13: 'eans',
          DESCR: 'name',
          MARCA: 'brand',
          PREZZO_IVATO: 'price',
          ALIQ: 'vat',
          REP: 'categories',
        },
        tidyNames: true,
      },
    });
    expect(read.data.import.columns[0]).toEqual({ name: 'COD_ART', sample: '10' });
    const mapping = { ...read.data.import.mapping, addCategories: true };
    await staff.post('staff/imports/check', { import_id: importId, mapping });
    expect(await settled(importId)).toMatchObject({
      state: 'checked',
      counts: { rows: 2, new: 2, error: 0, unlimited: 2, unsorted: 0 },
    });
    expect(await query('select * from product')).toEqual([]);

    await staff.post('staff/imports/apply', { import_id: importId });
    expect(await settled(importId)).toMatchObject({
      state: 'applied',
      name: expect.stringContaining('Elena'),
      seen: { products: 2, visible: 2, withoutPrice: 0, withheld: 0, withoutStock: 0 },
    });
    expect(await pricesNow()).toEqual([
      { code: '10', name: 'Riso carnaroli', cents: 319, published: true },
      { code: '11', name: 'Caffè', cents: 129900, published: true },
    ]);
    expect(await query(`select path, name from category order by path`)).toEqual([
      { path: 'caffe', name: 'Caffè' },
      { path: 'riso', name: 'Riso' },
    ]);
    expect(await query(`select name from vendor where name <> '' order by name`)).toEqual([
      { name: 'Gallo' },
      { name: 'Splendid' },
    ]);

    // pressed twice it is applied once
    const again = await staff.post('staff/imports/apply', { import_id: importId });
    expect(again.data.import.state).toBe('applied');
    await staff.post('staff/imports/undo', { import_id: importId });
    expect(await settled(importId)).toMatchObject({ state: 'undone', kept: 0 });
    expect((await pricesNow()).map(({ published }) => published)).toEqual([false, false]);
    const log = await query(`select action from audit_log where subject_kind = 'import' order by audit_id`);
    expect(log.map(({ action }) => action)).toEqual(['import.apply', 'import.undo']);
  });

  it('changes only what the file speaks of, says it before, and takes back what nobody changed since', async () => {
    await applied(
      `code;name;brand;price;vat;stock.milano;facts.origin\nA;Pesto;Uno;2,00;10;5;Liguria\nB;Riso;Due;3,00;4;7;Piemonte\nC;Sale;;1,00;22;9;`,
    );
    const { importId, found } = await checked('Codice;Prezzo\nA;2,50\nB;9,00\nZ;5\nA;2');
    expect(found.counts).toMatchObject({
      rows: 4,
      changed: 2,
      price: 2,
      bigPrice: 1,
      error: 2,
      missing: 1,
      text: 0,
      other: 0,
    });
    expect(await rowsOf(importId, 'price')).toMatchObject([
      { code: 'B', name: 'Riso', priceBefore: 3, priceAfter: 9, priceChange: 2 },
      { code: 'A', name: 'Pesto', priceBefore: 2, priceAfter: 2.5, priceChange: 0.25 },
    ]);
    expect((await rowsOf(importId, 'missing')).map(({ code }: { code: string }) => code)).toEqual(['C']);
    expect(
      (await rowsOf(importId, 'error')).map((row: { line: number; problems: object[] }) => [row.line, row.problems]),
    ).toEqual([
      [4, [{ column: '', label: 'Nome', value: '', text: 'Manca' }]],
      [5, [{ column: 'Codice', label: 'Codice prodotto', value: 'A', text: 'Doppione della riga 2' }]],
    ]);

    await staff.post('staff/imports/apply', { import_id: importId, suspend_missing: true });
    await settled(importId);
    expect(await pricesNow()).toEqual([
      { code: 'A', name: 'Pesto', cents: 250, published: true },
      { code: 'B', name: 'Riso', cents: 900, published: true },
      { code: 'C', name: 'Sale', cents: 100, published: false },
    ]);
    expect(await query(`select brand, facts->>'origin' as origin from product where code = 'A'`)).toEqual([
      { brand: 'Uno', origin: 'Liguria' },
    ]);
    expect(await query('select on_hand from stock order by on_hand')).toEqual(
      [5000, 7000, 9000].map((on_hand) => ({ on_hand })),
    );

    const [{ id }] = await query(`select product_id as id from product where code = 'B'`);
    const mended = await staff.post('staff/products/change', {
      changes: [{ product_id: id, field: 'price:1:0', before: 9, after: 3.2 }],
    });
    expect(errorsOf(mended)).toEqual([]);
    await staff.post('staff/imports/undo', { import_id: importId });
    expect(await settled(importId)).toMatchObject({ state: 'undone', kept: 1 });
    expect(await pricesNow()).toEqual([
      { code: 'A', name: 'Pesto', cents: 200, published: true },
      { code: 'B', name: 'Riso', cents: 320, published: true },
      { code: 'C', name: 'Sale', cents: 100, published: true },
    ]);
  });

  it('brings reorder points and arrivals for each store, as tills write them, and takes them back', async () => {
    const stored = () =>
      query(`select p.code, w.slug, n.reorder_point as point, n.arrives_on::text as day, n.arrives_quantity as quantity
        from replenishment n join product p using (product_id) join warehouse w using (warehouse_id) order by 1, 2`);
    const row = (code: string, slug: string, point: number | null, day: string | null, quantity: number | null) => ({
      code,
      slug,
      point,
      day,
      quantity,
    });
    await applied('code;name;price;Scorta minima\nA;Pesto;2;6\nB;Riso;3;0\nC;Sale;1;\nD;Pane;1;2,5');
    expect(await stored()).toEqual([
      row('A', 'milano', 6000, null, null),
      row('A', 'torino', 6000, null, null),
      row('D', 'milano', 2500, null, null),
      row('D', 'torino', 2500, null, null),
    ]);

    const fields = {
      code: 'code',
      riordino: 'reorderPoint.torino',
      giorno: 'arrival.torino.on',
      quanti: 'arrival.torino.quantity',
    };
    const { importId, found } = await checked(
      'code;riordino;giorno;quanti\nA;8;3/12/2026;24\nB;;2026-12-04;12\nC;;;0\nD;no;;',
      { fields },
    );
    expect(found.counts).toMatchObject({ changed: 3, other: 3, same: 1, error: 0, price: 0 });
    expect((await rowsOf(importId, 'other')).map(({ changes }: { changes: object[] }) => changes)).toEqual([
      [
        { kind: 'other', field: 'Arrivo, Torino', before: '', after: '24, il 03/12/2026' },
        { kind: 'other', field: 'Punto di riordino, Torino', before: '6', after: '8' },
      ],
      [{ kind: 'other', field: 'Arrivo, Torino', before: '', after: '12, il 04/12/2026' }],
      [{ kind: 'other', field: 'Punto di riordino, Torino', before: '2,5', after: '' }],
    ]);
    await staff.post('staff/imports/apply', { import_id: importId });
    await settled(importId);
    const after = [
      row('A', 'milano', 6000, null, null),
      row('A', 'torino', 8000, '2026-12-03', 24000),
      row('B', 'torino', null, '2026-12-04', 12000),
      row('D', 'milano', 2500, null, null),
    ];
    expect(await stored()).toEqual(after);
    // the day alone moves an arrival that is known, and a list of prices touches none of it
    const later = await applied('code;price;giorno\nA;2,10;5.12.2026', {
      fields: { code: 'code', price: 'price', giorno: 'arrival.torino.on' },
    });
    expect((await stored())[1]).toEqual(row('A', 'torino', 8000, '2026-12-05', 24000));
    await staff.post('staff/imports/undo', { import_id: later.importId });
    await settled(later.importId);
    expect(await stored()).toEqual(after);
    await staff.post('staff/imports/undo', { import_id: importId });
    expect(await settled(importId)).toMatchObject({ state: 'undone', kept: 0 });
    expect(await stored()).toEqual([
      row('A', 'milano', 6000, null, null),
      row('A', 'torino', 6000, null, null),
      row('D', 'milano', 2500, null, null),
      row('D', 'torino', 2500, null, null),
    ]);
  });

  it('says what is wrong with a reorder point or an arrival, by its column', async () => {
    await applied('code;name;price\nA;Pesto;2\nB;Riso;3\nC;Sale;1\nD;Pane;1');
    const { importId, found } = await checked(
      'code;riordino;giorno;quanti\nA;-3;;\nB;;31/02/2026;4\nC;;domani;4\nD;;;4\nA2;tanti;;',
      {
        fields: {
          code: 'code',
          riordino: 'reorderPoint.*',
          giorno: 'arrival.milano.on',
          quanti: 'arrival.milano.quantity',
        },
      },
    );
    expect(found.counts).toMatchObject({ error: 5, changed: 0 });
    const problems = (await rowsOf(importId, 'error')).map((row: { problems: object[] }) => row.problems[0]);
    expect(problems).toEqual([
      { column: 'riordino', label: 'Punto di riordino, tutte le sedi', value: '-3', text: 'Non può essere negativo' },
      {
        column: 'giorno',
        label: 'Giorno dell’arrivo, Milano',
        value: '31/02/2026',
        text: 'Serve una data come 2026-03-31',
      },
      {
        column: 'giorno',
        label: 'Giorno dell’arrivo, Milano',
        value: 'domani',
        text: 'Serve una data come 2026-03-31',
      },
      { column: 'giorno', label: 'Giorno dell’arrivo, Milano', value: '', text: 'Manca' },
      { column: '', label: 'Nome', value: '', text: 'Manca' },
    ]);
    await staff.post('staff/imports/mend', { import_id: importId, line: 5, column: 'giorno', value: '6/12/2026' });
    expect((await settled(importId)).counts).toMatchObject({ error: 4, changed: 1 });
  });

  it('leaves a product the other departments it is in, since a till names one', async () => {
    await applied('code;name;price;reparto\nA;Mele;2;Frutta\nB;Pere;3;Frutta\nC;Kiwi;1;Frutta', {
      addCategories: true,
    });
    await applied('code;categories\nA;frutta|bio\nB;frutta|bio', { addCategories: true });
    const paths = () =>
      query(`select p.code, array_agg(c.path::text order by is_main desc, c.path) as paths
        from product_category join product p using (product_id) join category c using (category_id) group by 1 order by 1`);
    const { found, importId } = await applied('code;prezzo;reparto\nA;2;Bio\nB;3;Verdura\nC;1;Frutta', {
      addCategories: true,
    });
    expect(found.counts).toMatchObject({ changed: 1, same: 2, error: 0 });
    expect((await rowsOf(importId, 'other'))[0].changes).toEqual([
      { kind: 'other', field: 'Reparto', before: 'Frutta, bio', after: 'Verdura, bio' },
    ]);
    expect(await paths()).toEqual([
      { code: 'A', paths: ['frutta', 'bio'] },
      { code: 'B', paths: ['verdura', 'bio'] },
      { code: 'C', paths: ['frutta'] },
    ]);
  });

  it('takes 0 for no price, unless the product is free on purpose', async () => {
    const { importId, found } = await checked('code;name;price;natureId\nA;Pesto;0;\nB;Omaggio;0;8\nC;Sale;1;');
    expect(found.counts).toMatchObject({ new: 2, error: 1 });
    expect((await rowsOf(importId, 'error'))[0].problems).toEqual([
      {
        column: 'price',
        label: 'Prezzo, Consumatori',
        value: '0',
        text: 'Zero non è un prezzo: scrivilo, o lascia vuoto',
      },
    ]);
  });

  it('reads Windows-1252 behind a mark of UTF-8, and where the first letter that tells stands far down', async () => {
    const rows = Array.from({ length: 60_000 }, (_, n) => `K${n};Pane integrale ${n};1`).join('\n');
    const late = Buffer.from(`code;name;price\n${rows}\nZ;Caff\u00e8;2\nY;T\u00e8;2\n`, 'latin1');
    expect(late.length).toBeGreaterThan(2 * partBytes);
    const { read } = await bring(late);
    expect(read.data.import.format).toBe('punto e virgola, Windows-1252');
    const marked = Buffer.concat([Buffer.from('\uFEFF'), Buffer.from('code;name;price\nZ;Caff\u00e8;2\n', 'latin1')]);
    const { importId, found } = await checked(marked);
    expect(found.mapping.fields).toMatchObject({ code: 'code' });
    expect(await rowsOf(importId, 'new')).toMatchObject([{ code: 'Z', name: 'Caffè' }]);
  });

  it('says a fault of a cell that counts for every store once, and groups rows by their faults', async () => {
    const { importId, found } = await checked(
      'code;name;price;giacenza;scorta minima\nA;Pesto;uno;2;1\nB;R;2;poche;-1\nC;Sale;1;-4;\nD;Pane;due;1;1',
    );
    expect(found.errorGroups).toEqual({ codes: 0, prices: 2, texts: 1, other: 2 });
    const problems = (rows: { problems: object[] }[]) => rows.map((row) => row.problems);
    expect(problems(await rowsOf(importId, 'error'))[1]).toEqual([
      { column: 'name', label: 'Nome', value: 'R', text: 'Servono almeno 2 caratteri' },
      { column: 'giacenza', label: 'Giacenza, tutte le sedi', value: 'poche', text: 'Non è un numero' },
      {
        column: 'scorta minima',
        label: 'Punto di riordino, tutte le sedi',
        value: '-1',
        text: 'Non può essere negativo',
      },
    ]);
    const grouped = await staff.get('staff/imports/rows', { import_id: importId, view: 'error', group: 'prices' });
    expect(grouped.data.rows.map(({ line }: { line: number }) => line)).toEqual([2, 5]);
    expect(grouped.data.page.totItems).toBe(2);
    await staff.post('staff/imports/mend', { import_id: importId, line: 2, column: 'price', value: '1' });
    expect((await settled(importId)).errorGroups).toMatchObject({ prices: 1 });
  });

  it('gives new products that say no VAT the rate somebody chose for them', async () => {
    const { importId } = await applied('code;name;price\nA;Pane;1', { vat: 4 });
    expect((await rowsOf(importId, 'new'))[0].remarks).toContain('Iva 4 %');
    expect(await query('select rate_bp from product_vat join vat_category using (vat_category_id)')).toEqual([
      { rate_bp: 400 },
    ]);
  });

  it('keeps rows in error aside: mended in place, or as a file with the reason', async () => {
    const { importId, found } = await checked('code;name;price;vat\nA;Pesto;1.2,49;10\nB;=Riso;3;21\nC;Sale;1;22');
    expect(found.counts).toMatchObject({ new: 1, error: 2 });
    expect((await rowsOf(importId, 'error')).flatMap(({ problems }: { problems: object[] }) => problems)).toEqual([
      { column: 'price', label: 'Prezzo, Consumatori', value: '1.2,49', text: 'Non è un numero' },
      { column: 'vat', label: 'Iva', value: '21', text: 'Aliquota non valida: 0, 4, 5, 10 o 22' },
    ]);
    const file = await app.app.inject({
      method: 'GET',
      url: `/ebsn/api/staff/imports/errors.csv?import_id=${importId}`,
      headers: { 'x-ebsn-account': staff.token },
    });
    expect(file.body.split('\r\n').slice(1, 3)).toEqual([
      '2;Prezzo, Consumatori: Non è un numero;A;Pesto;1.2,49;10',
      "3;Iva: Aliquota non valida: 0, 4, 5, 10 o 22;B;'=Riso;3;21",
    ]);
    await staff.post('staff/imports/mend', { import_id: importId, line: 2, column: 'price', value: '12,49' });
    expect((await settled(importId)).counts).toMatchObject({ new: 2, error: 1 });
    // the code of a good row
    await staff.post('staff/imports/mend', { import_id: importId, line: 3, column: 'code', value: 'C' });
    await settled(importId);
    await staff.post('staff/imports/mend', { import_id: importId, line: 3, column: 'vat', value: '10' });
    await settled(importId);
    expect((await rowsOf(importId, 'error'))[0].problems).toMatchObject([{ text: 'Doppione della riga 4' }]);
    const lost = await staff.post('staff/imports/mend', { import_id: importId, line: 4, column: 'price', value: '1' });
    expect(errorsOf(lost)).toMatchObject([{ code: 'row-not-found' }]);
    await staff.post('staff/imports/apply', { import_id: importId });
    expect(await settled(importId)).toMatchObject({ state: 'applied', counts: { new: 2, error: 1 } });
  });

  it('remembers how a layout was understood, whatever the file is called', async () => {
    await checked('X1;X2;X3\nA;Pesto;2', { fields: { X1: 'code', X2: 'name', X3: 'price' } });
    const { read } = await bring('X1;X2;X3\nB;Sale;1', 'altro.csv');
    expect(read.data.import).toMatchObject({
      remembered: true,
      mapping: { fields: { X1: 'code', X2: 'name', X3: 'price' } },
    });
  });

  it('proposes to make the departments of the first file, and of no other', async () => {
    const { found } = await applied('name;price;REPARTO\nPane;1;Forno > Pane');
    expect(found.counts).toMatchObject({ unsorted: 0 });
    expect((await query('select path from category order by path')).map(({ path }) => path)).toEqual([
      'forno',
      'forno/pane',
    ]);
    const { read } = await bring('Nome;Prezzo;Categoria\nSale;1;Dispensa', 'altro.csv');
    expect(read.data.import.mapping.addCategories).toBe(false);
  });

  it('puts what has no department it knows into "Da sistemare"', async () => {
    const { found } = await applied('name;price;REPARTO\nPane;1;Forno', { addCategories: false });
    expect(found.counts).toMatchObject({ unsorted: 1 });
    expect(await query(`select c.name from product_category join category c using (category_id)`)).toEqual([
      { name: 'Da sistemare' },
    ]);
  });

  it('says in words why a file is no file of products, and what to do', async () => {
    const why = async (content: string | Buffer, name?: string) =>
      errorsOf((await bring(content, name)).read)[0]?.error;
    expect(await why(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'listino.xlsx')).toMatch(/foglio di calcolo.*CSV/);
    expect(await why(Buffer.from([0x1f, 0x8b, 8, 0]))).toMatch(/compresso/);
    expect(await why('   \n')).toBe('Il file è vuoto');
    expect(await why('a;a\n1;2')).toMatch(/“a” c’è due volte/);
    expect(await why('code;name\n')).toMatch(/nessuna riga/);
    expect(await why(Buffer.from([65, 0, 66, 0, 67]))).toMatch(/non è un testo/);
  });

  it('reads an Excel workbook as the CSV it would be saved as, and names its rows as Excel does', async () => {
    const rows = [
      ['codice', 'nome', 'prezzo', 'iva', 'codice a barre'],
      ['A1', 'Caffè "Oro"; macinato', { number: 2.5 }, { number: 0.22, style: 'percent' }, { number: 8001234567897 }],
      [],
      ['A2', 'Tè', 'dieci', { number: 10 }],
    ] as const;
    const { importId, read } = await bring(workbook(rows), 'listino.xlsx');
    expect(errorsOf(read)).toEqual([]);
    const { mapping, format } = read.data.import;
    expect(format).toBe('Excel');
    expect(mapping.fields).toEqual({
      codice: 'code',
      nome: 'name',
      prezzo: 'price',
      iva: 'vat',
      'codice a barre': 'eans',
    });
    const again = await staff.post('staff/imports/read', { import_id: importId });
    expect(again.data.import.state).toBe('mapping');
    await staff.post('staff/imports/check', { import_id: importId, mapping });
    const found = await settled(importId);
    expect(found.counts).toMatchObject({ new: 1, error: 1 });
    expect((await rowsOf(importId, 'error')).map(({ line }: { line: number }) => line)).toEqual([4]);
    await staff.post('staff/imports/apply', { import_id: importId });
    await settled(importId);
    expect(await pricesNow()).toMatchObject([{ code: 'A1', cents: 250 }]);
  });

  it('reads UTF-16, a byte order mark, tabs, bars and JSON Lines', async () => {
    const results = [
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('nome\tprezzo\r\nCaffè\t2,5\r\n', 'utf16le')]),
      '\uFEFFnome|prezzo\nCaffè|2,50\n',
      '{"nome":"Caffè","prezzo":2.5}\n',
    ];
    for (const content of results) {
      const { found, importId } = await checked(content);
      expect(found.counts).toMatchObject({ rows: 1, new: 1, error: 0 });
      expect((await rowsOf(importId, 'new'))[0]).toMatchObject({ name: 'Caffè', priceAfter: 2.5 });
    }
  });

  it('takes pieces in order, each once, and refuses what does not fit', async () => {
    const content = Buffer.from(`name;price\n${'Pane;1\n'.repeat(120_000)}`);
    const begun = await staff.post('staff/imports/begin', { file_name: 'x.csv', bytes: content.length });
    const { importId } = begun.data.import;
    const piece = (part: number) => content.subarray(part * partBytes, (part + 1) * partBytes).toString('base64');
    const send = (part: number, data: string) =>
      staff.post('staff/imports/append', { import_id: importId, part, data });
    expect(errorsOf(await send(1, piece(1)))).toMatchObject([{ code: 'wrong-part' }]);
    const both = await Promise.all([send(0, piece(0)), send(0, piece(0))]);
    expect(both.map(({ data }) => data.parts)).toEqual([1, 1]);
    expect(errorsOf(await staff.post('staff/imports/read', { import_id: importId }))).toMatchObject([
      { code: 'file-incomplete' },
    ]);
    expect(errorsOf(await send(1, piece(0)))).toMatchObject([{ code: 'wrong-part' }]);
    expect((await send(1, piece(1))).data.parts).toBe(2);
    expect(errorsOf(await staff.post('staff/imports/read', { import_id: importId }))).toEqual([]);
    expect(errorsOf(await send(1, piece(1)))).toMatchObject([{ code: 'import-busy' }]);
    const tooBig = await staff.post('staff/imports/begin', { file_name: 'x.csv', bytes: 101 * 1024 * 1024 });
    expect(errorsOf(tooBig)).toMatchObject([{ field: 'bytes' }]);
  });

  it('waits for another import, and says so', async () => {
    const { importId } = await checked('code;name;price\nA;Pesto;2');
    const other = await app.deps.pool.connect();
    try {
      await other.query('begin');
      await other.query(`select pg_advisory_xact_lock(hashtext('catalogue-import'))`);
      await staff.post('staff/imports/apply', { import_id: importId });
      for (;;) if ((await detail(importId)).waiting) break;
      expect(errorsOf(await staff.post('staff/imports/cancel', { import_id: importId }))).toMatchObject([
        { code: 'import-busy' },
      ]);
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect(await settled(importId)).toMatchObject({ state: 'applied', waiting: false });
  });

  it('goes on after its process died, all of it or nothing', async () => {
    const { importId } = await checked(
      `code;name;price\n${Array.from({ length: 3000 }, (_, n) => `K${n};Pane ${n};1`).join('\n')}`,
    );
    const seen = new Set<number>();
    let watching = true;
    const watcher = (async () => {
      while (watching) seen.add((await query('select count(*)::int as n from product'))[0].n);
    })();
    await staff.post('staff/imports/apply', { import_id: importId });
    // the death of a process is the death of its connections
    for (;;) {
      const killed = await query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sporta-import' and datname = current_database()`,
      );
      if (killed.length > 0) break;
    }
    for (;;) {
      await resumeWork(app.deps);
      const { state } = await settled(importId);
      if (state === 'applied') break;
      // it noticed by itself, and says that nothing happened
      expect(state).toBe('checked');
      await staff.post('staff/imports/apply', { import_id: importId });
    }
    watching = false;
    await watcher;
    seen.add((await query('select count(*)::int as n from product'))[0].n);
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 3000]);
  });

  it('says why customers do not see what it brought', async () => {
    const { found } = await applied(
      'code;name;price;stock.milano;published\nA;Pesto;2;0;\nB;Pane;1;5;no\nC;Latte;1,50;5;',
    );
    expect(found.seen).toEqual({ products: 3, visible: 1, withoutPrice: 0, withheld: 1, withoutStock: 1 });
  });

  it('is left before it is applied, and its file forgotten with time', async () => {
    const { importId } = await checked('code;name;price\nA;Pesto;2');
    await staff.post('staff/imports/cancel', { import_id: importId });
    expect(await detail(importId)).toMatchObject({ state: 'cancelled', parts: 0 });
    expect(errorsOf(await staff.post('staff/imports/apply', { import_id: importId }))).toMatchObject([
      { code: 'import-busy' },
    ]);
    const done = await applied('code;name;price\nA;Pesto;2');
    const waiting = await checked('code;name;price\nA;Pesto;3');
    await query(
      `update catalogue_import set created_at = created_at - interval '31 days', applied_at = applied_at - interval '8 days'`,
    );
    expect(errorsOf(await staff.post('staff/imports/undo', { import_id: done.importId }))).toMatchObject([
      { code: 'too-late' },
    ]);
    await forgetOldImports(app.deps);
    expect(await query('select count(*)::int as n from catalogue_import_row')).toEqual([{ n: 0 }]);
    // without the file nothing can be checked again: it would find no row and say that all is well
    const { mapping } = waiting.found;
    const again = await staff.post('staff/imports/check', { import_id: waiting.importId, mapping });
    expect(errorsOf(again)).toMatchObject([{ code: 'file-incomplete' }]);
    expect((await staff.get('staff/imports', {})).data.imports.map(({ state }: { state: string }) => state)).toEqual([
      'checked',
      'applied',
      'cancelled',
    ]);
  });

  it('refuses a mapping that makes no sense', async () => {
    const { importId } = await bring('a;b\n1;2');
    const why = async (fields: object) =>
      errorsOf(await staff.post('staff/imports/check', { import_id: importId, mapping: { fields } }))[0]?.error;
    expect(await why({ c: 'name' })).toBe('Nel file non c’è la colonna “c”');
    expect(await why({ a: 'nome' })).toBe('Il campo “nome” non esiste');
    expect(await why({ a: 'name', b: 'name' })).toMatch(/scelto per due colonne/);
    expect(await why({ a: 'price' })).toMatch(/di che prodotto si parla/);
  });

  it('gives the whole catalogue in the columns it takes', async () => {
    await applied(`code;name;price;stock.milano\nA;+Pesto "buono";2,50;3`);
    const file = async (format: string) =>
      (
        await app.app.inject({
          method: 'GET',
          url: `/ebsn/api/staff/catalogue.csv?format=${format}`,
          headers: { 'x-ebsn-account': staff.token },
        })
      ).body;
    expect(await file('csv')).toContain(`A;;"'+Pesto ""buono""";`);
    const { found } = await checked(await file('csv'));
    expect(found.counts).toMatchObject({ rows: 1, same: 1, changed: 0, error: 0 });
    const excel = await app.app.inject({
      method: 'GET',
      url: '/ebsn/api/staff/catalogue.csv?format=xlsx',
      headers: { 'x-ebsn-account': staff.token },
    });
    expect(excel.headers['content-disposition']).toContain('catalogo.xlsx');
    const rows = (await Array.fromAsync(sheetAsCsv(excel.rawPayload))).map(String);
    expect(rows[1]).toMatch(/^A;;"\+Pesto ""buono""";/);
    expect((await checked(rows.join(''))).found.counts).toMatchObject({ rows: 1, same: 1, changed: 0, error: 0 });
    const lines = await checked(await file('jsonl'));
    expect(lines.found.counts).toMatchObject({ rows: 1, same: 1, changed: 0, error: 0 });
  });

  it('takes its own export back as Excel leaves it: what it shortened is kept aside, what was typed counts', async () => {
    await applied(
      `code;name;price;vat;stock.milano;eans\n007;Riso;3,10;4;3;${riso}\nB;Caffè;2,50;10;4;${olio}\nC;Sale;1,00;22;5;`,
    );
    const { body } = await app.app.inject({
      method: 'GET',
      url: '/ebsn/api/staff/catalogue.csv?format=csv',
      headers: { 'x-ebsn-account': staff.token },
    });
    const [head, ...lines] = body.replace('\uFEFF', '').trim().split('\r\n');
    const columns = head!.split(';');
    const at = (name: string) => columns.indexOf(name);
    const typed = lines.map((line) => {
      const cells = line.split(';');
      // numbers lose their zeros, long ones their figures; somebody types a price
      cells[at('code')] = cells[at('code')]!.replace(/^0+(?=\d)/, '');
      if (/^\d{12,}$/.test(cells[at('eans')]!) && cells[at('code')] === '7') cells[at('eans')] = '8,001E+12';
      if (cells[at('code')] === 'B') cells[at('price')] = '2,89';
      return cells.join(';');
    });
    // saved as "CSV (delimitato da separatore di elenco)": no mark, Windows-1252, rows of nothing at the end
    const saved = Buffer.from([head, ...typed, ';'.repeat(columns.length - 1), ''].join('\r\n'), 'latin1');
    const { importId, found } = await checked(saved);
    expect(found).toMatchObject({ format: 'punto e virgola, Windows-1252' });
    expect(found.counts).toMatchObject({ rows: 3, same: 1, changed: 1, price: 1, error: 1, new: 0 });
    const [row] = await rowsOf(importId, 'error');
    expect(row.problems[0]).toMatchObject({ value: expect.stringContaining('8,001E+12') });
    expect(await rowsOf(importId, 'price')).toMatchObject([{ code: 'B', priceBefore: 2.5, priceAfter: 2.89 }]);
    await staff.post('staff/imports/apply', { import_id: importId });
    await settled(importId);
    expect(await pricesNow()).toEqual([
      { code: '007', name: 'Riso', cents: 310, published: true },
      { code: 'B', name: 'Caffè', cents: 289, published: true },
      { code: 'C', name: 'Sale', cents: 100, published: true },
    ]);
    expect(await query('select ean from product_ean order by ean')).toEqual([{ ean: riso }, { ean: olio }]);
  });
});

// each import is checked, applied and taken back in a thread of its own: seconds each on a machine that has much to do
describe('prices of an import that begin later', { timeout: 120_000 }, () => {
  const head = 'codice;nome;prezzo;iva;giacenza\n';
  const before = `${head}1;Pasta;1,00;4;10\n2;Riso;2,00;4;10\n3;Sale;0,50;10;10\n`;
  const list = `${head}1;Pasta di Gragnano;1,20;4;7\n2;Riso;2,00;4;10\n3;Sale;0,60;10;10\n4;Miele;6,00;10;5\n`;
  const today = new Date();
  beforeEach(() => app.clock.set(today));
  afterAll(() => app.clock.set(today));
  const inMinutes = (minutes: number) => new Date(app.deps.clock.now().getTime() + minutes * 60_000).toISOString();
  const cents = async () => Object.fromEntries((await pricesNow()).map(({ code, cents: each }) => [code, each]));
  const allCents = () =>
    query(`select code, price_list_id as list, amount_cents as cents from product join price using (product_id)
      where valid_to is null order by code, price_list_id`);

  it('leave those of today until then, all begin at once, and go back with the import', async () => {
    await applied(before);
    const was = await allCents();
    const { importId, found } = await applied(list, {}, { prices_from: inMinutes(30) });
    expect(found).toMatchObject({ state: 'applied', pricesPending: true, laterPrices: 2 });
    // texts, stock and new products at once
    expect(await query('select code, short_name as name from product order by code')).toEqual([
      { code: '1', name: 'Pasta di Gragnano' },
      { code: '2', name: 'Riso' },
      { code: '3', name: 'Sale' },
      { code: '4', name: 'Miele' },
    ]);
    await beginDuePrices(app.deps);
    expect(await cents()).toEqual({ 1: 100, 2: 200, 3: 50, 4: 600 });
    // whoever opens a product sees that its price is about to change; a new one has it already
    const listsOf = async (code: string) => {
      const [{ id }] = await query(`select product_id as id from product where code = '${code}'`);
      return (await staff.get('staff/product', { product_id: id })).data.product.priceLists;
    };
    expect(await listsOf('1')).toEqual([{ importId, fileName: 'listino.csv', from: found.pricesFrom }]);
    expect(await listsOf('4')).toEqual([]);
    // who plans another price for the same day hears of the list, for the products it gives a price
    const plan = async (code: string, field: string, before: unknown, after: unknown) => {
      const [{ id }] = await query(`select product_id as id from product where code = '${code}'`);
      const changes = [{ product_id: id, field, before, after }];
      return staff.post('staff/products/change', { changes, publish_at: inMinutes(60) });
    };
    const met = await plan('1', 'price:1:0', 1, 1.1);
    expect(errorsOf(met)).toEqual([]);
    expect(met.data.remarks.map(({ text }: { text: string }) => text)).toContainEqual(
      expect.stringMatching(/prezzo del listino listino\.csv: se è un altro, la modifica programmata non parte/),
    );
    for (const other of [await plan('4', 'price:1:0', 6, 5.9), await plan('3', 'name', 'Sale', 'Sale fino')]) {
      expect(errorsOf(other)).toEqual([]);
      expect(other.data.remarks.filter(({ text }: { text: string }) => text.includes('listino'))).toEqual([]);
    }
    await query('delete from product_plan');

    app.clock.advanceMinutes(30);
    // two nodes at the same minute
    await Promise.all([beginDuePrices(app.deps), beginDuePrices(app.deps), resumeWork(app.deps)]);
    const begun = await settled(importId);
    expect(begun).toMatchObject({ state: 'applied', pricesPending: false });
    expect(await cents()).toEqual({ 1: 120, 2: 200, 3: 60, 4: 600 });
    expect((await query(`select count(*)::int as n from price`))[0].n).toBe(3 * 2 + 2 + 2 * 2);

    await staff.post('staff/imports/undo', { import_id: importId });
    expect(await settled(importId)).toMatchObject({ state: 'undone', kept: 0 });
    expect((await allCents()).filter(({ code }) => code !== '4')).toEqual(was);
  });

  it('say which planned prices they meet, before they are applied and while they wait', async () => {
    await applied(`${head}1;Pasta;1,00;4;10\n2;Riso;2,00;4;10\n3;Sale;0,50;10;10\n5;Aceto;1,00;10;4\n`);
    const ids = Object.fromEntries(
      (await query('select code, product_id as id from product')).map(({ code, id }) => [code, id]),
    );
    const plan = async (code: string, field: string, values: [unknown, unknown], minutes: number) => {
      const changes = [{ product_id: ids[code], field, before: values[0], after: values[1] }];
      const publish_at = inMinutes(minutes);
      expect(errorsOf(await staff.post('staff/products/change', { changes, publish_at }))).toEqual([]);
      return publish_at;
    };
    const salt = await plan('3', 'price:1:0', [0.5, 0.4], 90);
    const rice = await plan('2', 'price:1:0', [2, 1.9], 60);
    // neither another field nor a product the file does not name
    await plan('1', 'name', ['Pasta', 'Pasta fine'], 60);
    await plan('5', 'price:1:0', [1, 1.1], 60);

    const metBy = async (importId: number) =>
      (await staff.get('staff/import', { import_id: importId })).data.plansMet.map(
        ({ productId, name, publishAt, changesPrice }: Record<string, unknown>) => [
          productId,
          name,
          publishAt,
          changesPrice,
        ],
      );
    const { importId } = await checked(list);
    expect(await metBy(importId)).toEqual([
      [ids[2], 'Riso', rice, false],
      [ids[3], 'Sale', salt, true],
    ]);
    await staff.post('staff/imports/apply', { import_id: importId, prices_from: inMinutes(30) });
    expect(await settled(importId)).toMatchObject({ pricesPending: true });
    expect((await metBy(importId)).map(([, name]: string[]) => name)).toEqual(['Riso', 'Sale']);
    app.clock.advanceMinutes(30);
    await beginDuePrices(app.deps);
    expect(await settled(importId)).toMatchObject({ pricesPending: false });
    expect(await metBy(importId)).toEqual([]);
    await query('delete from product_plan');
  });

  it('do not begin when the import is taken back before, nor for what has gone off its price or its shop', async () => {
    await applied(before);
    const first = await applied(list, {}, { prices_from: inMinutes(10) });
    await staff.post('staff/imports/undo', { import_id: first.importId });
    expect(await settled(first.importId)).toMatchObject({ state: 'undone', pricesPending: false, kept: 0 });
    const second = await applied(list, {}, { prices_from: inMinutes(20) });
    await query(`delete from product where code = '3'`);
    app.clock.advanceMinutes(21);
    await beginDuePrices(app.deps);
    expect(await settled(second.importId)).toMatchObject({ state: 'applied', pricesPending: false });
    expect(await cents()).toEqual({ 1: 120, 2: 200, 4: 600 });
  });

  it('can be taken back as long as they wait and a week after, with all that the way back needs', async () => {
    await applied(before);
    const { importId } = await applied(list, {}, { prices_from: inMinutes(60 * 1440) });
    // the clock of the database is another: forty days went by
    await query(`update catalogue_import set created_at = created_at - interval '40 days', applied_at = applied_at - interval '40 days',
      prices_from = prices_from - interval '40 days'`);
    await forgetOldImports(app.deps);
    expect(Date.parse((await detail(importId)).undoableUntil) - today.getTime()).toBeCloseTo(27 * 86_400_000, -5);
    await query(
      `update catalogue_import set prices_from = prices_from - interval '21 days' where catalogue_import_id = ${importId}`,
    );
    await beginDuePrices(app.deps);
    expect(await settled(importId)).toMatchObject({ state: 'applied', pricesPending: false });
    expect(await cents()).toMatchObject({ 1: 120, 3: 60 });
    await forgetOldImports(app.deps);
    await staff.post('staff/imports/undo', { import_id: importId });
    expect(await settled(importId)).toMatchObject({ state: 'undone', kept: 0 });
    expect(await cents()).toMatchObject({ 1: 100, 3: 50 });
  });

  it('begin in the order of their days, whichever file came first; a day that is over or years ahead is refused', async () => {
    await applied(before);
    await applied(`${head}1;Pasta;1,50;4;10\n`, {}, { prices_from: inMinutes(20) });
    await applied(`${head}1;Pasta;1,30;4;10\n`, {}, { prices_from: inMinutes(10) });
    const { importId } = await checked(`${head}1;Pasta;1,70;4;10\n`);
    for (const [minutes, code] of [
      [-1, 'past-time'],
      [0, 'past-time'],
      [367 * 1440, 'too-far'],
    ] as const) {
      const asked = await staff.post('staff/imports/apply', { import_id: importId, prices_from: inMinutes(minutes) });
      expect(errorsOf(asked).map((each) => each.code)).toEqual([code]);
    }
    app.clock.advanceMinutes(30);
    // the process that began the earlier list died: the later one waits for it
    await query(
      `update catalogue_import set state = 'pricing' where prices_from = (select min(prices_from) from catalogue_import)`,
    );
    await beginDuePrices(app.deps);
    expect(await cents()).toEqual({ 1: 100, 2: 200, 3: 50 });
    await resumeWork(app.deps);
    expect(await cents()).toEqual({ 1: 130, 2: 200, 3: 50 });
    await Promise.all([beginDuePrices(app.deps), resumeWork(app.deps), beginDuePrices(app.deps)]);
    expect(await cents()).toEqual({ 1: 150, 2: 200, 3: 50 });
    expect(await query(`select state from catalogue_import where prices_pending or state = 'pricing'`)).toEqual([]);
  });
});

describe('departments as a chain calls them', () => {
  const departmentsOf = async (importId: number, column = 'REP') =>
    staff.get('staff/imports/departments', { import_id: importId, column });
  const shop = () =>
    query(`insert into category (path, name) values ('dispensa', 'Dispensa'), ('surgelati', 'Surgelati'), ('caffe', 'Caffè');
      insert into category (path, name, parent_id)
        select 'dispensa/conserve', 'Conserve e sughi', category_id from category where path = 'dispensa'`);
  const list = (...departments: string[]) =>
    Buffer.from(
      ['COD_ART;DESCR;PREZZO;REP', ...departments.map((rep, index) => `P${index};Prodotto ${index};1,00;${rep}`)].join(
        '\r\n',
      ),
      'latin1',
    );
  const checkWith = async (importId: number, departments: object) => {
    const { mapping } = await detail(importId);
    return staff.post('staff/imports/check', { import_id: importId, mapping: { ...mapping, departments } });
  };
  const placed = () =>
    query(`select p.code, c.path from product p join product_category m on m.product_id = p.product_id and m.is_main
      join category c using (category_id) order by length(p.code), p.code`);

  it('are a table of 31 values, those without a match first, and go where staff say; the next file remembers', async () => {
    await shop();
    const codes = Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, '0'));
    const { importId } = await bring(list('SURGELATO', 'CAFFÈ', 'CONSERVE', ...codes, '07', '07'));
    const { data } = await departmentsOf(importId);
    expect(data.values).toHaveLength(31);
    expect(data.values[0]).toEqual({ value: '01', rows: 1, match: 'none' });
    expect(data.values.find(({ value }: { value: string }) => value === '07')).toMatchObject({ rows: 3 });
    expect(data.values.slice(-3)).toEqual([
      { value: 'CONSERVE', rows: 1, match: 'alike', path: 'dispensa/conserve' },
      { value: 'SURGELATO', rows: 1, match: 'alike', path: 'surgelati' },
      { value: 'CAFFÈ', rows: 1, match: 'name', path: 'caffe' },
    ]);
    expect(data.departments).toContainEqual({ path: 'dispensa/conserve', name: 'Dispensa › Conserve e sughi' });

    await checkWith(importId, { '07': 'dispensa/conserve', SURGELATO: 'surgelati', CONSERVE: '' });
    expect(await settled(importId)).toMatchObject({ state: 'checked', counts: { new: 33, error: 0, unsorted: 28 } });
    await staff.post('staff/imports/apply', { import_id: importId });
    await settled(importId);
    const where = new Map((await placed()).map(({ code, path }) => [code, path]));
    expect([0, 1, 2, 3, 9, 31, 32].map((index) => where.get(`P${index}`))).toEqual([
      'surgelati',
      'caffe',
      'da-sistemare',
      'da-sistemare',
      'dispensa/conserve',
      'dispensa/conserve',
      'dispensa/conserve',
    ]);

    const next = await bring(list('07', '07', 'CONSERVE'));
    expect(next.read.data.import.mapping.departments).toEqual({ '07': 'dispensa/conserve', SURGELATO: 'surgelati' });
    expect((await departmentsOf(next.importId)).data.values).toMatchObject([
      { value: 'CONSERVE', match: 'alike' },
      { value: '07', match: 'answer', path: 'dispensa/conserve' },
    ]);
  });

  it('are read once of a file, however often the page of its columns is opened', async () => {
    await shop();
    const { importId } = await bring(list('SURGELATO', '07', '07'));
    const first = (await departmentsOf(importId)).data;
    expect((await departmentsOf(importId)).data).toEqual(first);
    // departments are those of now: only what the file says is kept
    await query(`insert into category (path, name) values ('zero-sette', '07')`);
    expect((await departmentsOf(importId)).data.values).toContainEqual({
      value: '07',
      rows: 2,
      match: 'name',
      path: 'zero-sette',
    });
    // another file of the same number of bytes has its own values
    const other = await bring(list('SURGELATO', '08', '08'));
    expect((await departmentsOf(other.importId)).data.values.map(({ value }: { value: string }) => value)).toContain(
      '08',
    );
  });

  it('are proposed from where the shop has the products already', async () => {
    await shop();
    await applied(
      'code;name;price;categories\nA;Pelati;1;dispensa/conserve\nB;Passata;1;dispensa/conserve\nC;Pizza;1;surgelati',
    );
    const { importId } = await bring(
      'COD_ART;DESCR;PREZZO;REP\nA;Pelati;1;X7\nB;Passata;1;X7\nC;Pizza;1;X7\nC2;Gelato;1;X9',
    );
    expect((await departmentsOf(importId)).data.values).toEqual([
      { value: 'X9', rows: 1, match: 'none' },
      { value: 'X7', rows: 3, match: 'products', path: 'dispensa/conserve' },
    ]);
    // what was answered is seen before it is applied
    await checkWith(importId, { X7: 'surgelati' });
    await settled(importId);
    expect(await rowsOf(importId, 'other')).toMatchObject([
      { code: 'A', changes: [{ before: 'Conserve e sughi', after: 'Surgelati' }] },
      { code: 'B', changes: [{ before: 'Conserve e sughi', after: 'Surgelati' }] },
    ]);
  });

  it('whose department goes meanwhile are asked again; between check and use the row is kept aside', async () => {
    await shop();
    const { importId } = await bring(list('07', '08'));
    await query(`delete from category where path = 'dispensa/conserve'`);
    const refused = await checkWith(importId, { '07': 'dispensa/conserve', '08': 'surgelati' });
    expect(errorsOf(refused)[0]).toMatchObject({
      code: 'wrong-mapping',
      error: 'Il reparto scelto per “07” non c’è più: scegline un altro',
    });
    expect(await query('select * from catalogue_import_department')).toEqual([]);
    await checkWith(importId, { '07': 'caffe', '08': 'surgelati' });
    await settled(importId);
    await query(`delete from category where path = 'caffe'`);
    await staff.post('staff/imports/apply', { import_id: importId });
    expect(await settled(importId)).toMatchObject({ state: 'applied', counts: { new: 1, error: 1 } });
    expect((await rowsOf(importId, 'error'))[0].problems[0]).toMatchObject({ text: 'Il reparto “caffe” non c’è' });
    expect(await placed()).toEqual([{ code: 'P1', path: 'surgelati' }]);
    const next = await bring(list('07', '08'));
    expect((await departmentsOf(next.importId)).data.values).toMatchObject([
      { value: '07', match: 'none' },
      { value: '08', match: 'answer' },
    ]);
  });

  it('keep what two people say at once, of two files and of one', async () => {
    await shop();
    const [one, two] = [await bring(list('07', '08', '09')), await bring(list('08', '07', '10'))];
    const answers = await Promise.all([
      checkWith(one.importId, { '07': 'caffe', '09': 'surgelati', '08': 'caffe' }),
      checkWith(two.importId, { '10': 'dispensa/conserve', '08': 'caffe', '07': 'caffe' }),
    ]);
    expect(answers.map(errorsOf)).toEqual([[], []]);
    await Promise.all([settled(one.importId), settled(two.importId)]);
    const third = await bring(list('07'));
    expect(third.read.data.import.mapping.departments).toEqual({
      '07': 'caffe',
      '08': 'caffe',
      '09': 'surgelati',
      '10': 'dispensa/conserve',
    });
    const both = await Promise.all([
      checkWith(third.importId, { '07': 'surgelati' }),
      checkWith(third.importId, { '07': 'dispensa' }),
    ]);
    const refused = both.flatMap(errorsOf);
    const kept = await settled(third.importId);
    if (refused.length > 0) expect(refused[0]).toMatchObject({ code: 'import-busy' });
    const [saved] = await query(
      `select path from catalogue_import_department join category using (category_id) where value = '07'`,
    );
    expect(kept.mapping.departments).toEqual({ '07': saved.path });
  });

  it('are none where a column has more than a thousand, where there is no such column, or no file any more', async () => {
    const many = await bring(list(...Array.from({ length: 1001 }, (_, index) => `R${index}`)));
    expect((await departmentsOf(many.importId)).data).toMatchObject({ values: [], tooMany: true });
    expect(errorsOf(await departmentsOf(many.importId, 'ALTRO'))[0]).toMatchObject({ code: 'wrong-mapping' });
    await staff.post('staff/imports/cancel', { import_id: many.importId });
    expect(errorsOf(await departmentsOf(many.importId))[0]).toMatchObject({ code: 'file-incomplete' });
  });
});
