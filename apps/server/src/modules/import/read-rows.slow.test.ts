import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nestColumns } from './columns.ts';
import { applyMapping, readMapping } from './mapping.ts';
import { type RawRow, readRows } from './read-rows.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'sporta-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, content: string | Buffer): Promise<RawRow[]> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return Array.fromAsync(readRows(file));
}

describe('JSON Lines', () => {
  it('numbers the lines as an editor does and names the unreadable ones', async () => {
    const rows = await read('a.jsonl', '\uFEFF{"code":"1"}\r\n\n{"code":\n[1]\n{"name":"a\u2028b"}');
    expect(rows.map(({ line, value }) => [line, value])).toEqual([
      [1, { code: '1' }],
      [3, undefined],
      [4, undefined],
      [5, { name: 'a\u2028b' }],
    ]);
    expect(rows[1]!.problem).toMatch(/^the line is not valid JSON: /);
    expect(rows[2]!.problem).toBe('the line is not a JSON object');
  });

  it('reads gzip, and says when it is none', async () => {
    expect(await read('a.jsonl.gz', gzipSync('{"code":"perché"}\n'))).toEqual([{ line: 1, value: { code: 'perché' } }]);
    await expect(read('b.jsonl.gz', 'no gzip')).rejects.toThrow(/"b?.*b\.jsonl\.gz" cannot be read: /);
  });

  it('reports text that is not UTF-8', async () => {
    const [row] = await read('latin.jsonl', Buffer.from('{"name":"Caff\u00e8"}', 'latin1'));
    expect(row).toEqual({ line: 1, problem: 'the text is not UTF-8: save the file as UTF-8' });
  });

  it('refuses files that are missing or of another kind', async () => {
    await expect(Array.fromAsync(readRows(path.join(folder, 'none.csv')))).rejects.toThrow(/cannot be read: ENOENT/);
    await expect(read('a.xls', '')).rejects.toThrow('has an unknown ending');
    await expect(read('a.xlsx', '')).rejects.toThrow('is not an Excel workbook');
  });
});

describe('CSV', () => {
  it('reads semicolons with decimal commas, as Italian spreadsheets write them', async () => {
    const [row] = await read(
      'it.csv',
      'code;name;price;categories;vat\nA;"Mela; ""golden""";1,99;frutta|frutta/mele;4\n',
    );
    expect(nestColumns(row!.value!)).toEqual({
      kind: 'product',
      code: 'A',
      name: 'Mela; "golden"',
      price: 1.99,
      categories: ['frutta', 'frutta/mele'],
      vat: 4,
    });
  });

  it('reads commas and tabs, nested columns, allergens and stock without limit', async () => {
    const [row] = await read(
      'en.csv',
      'code,stock.milano,stock.*,facts.allergens,mealTicket\nA,-,"1,5",milk|nuts?,sì\n',
    );
    expect(nestColumns(row!.value!)).toEqual({
      kind: 'product',
      code: 'A',
      stock: { milano: null, '*': 1.5 },
      facts: {
        allergens: [
          { code: 'milk', presence: 'contains' },
          { code: 'nuts', presence: 'may-contain' },
        ],
      },
      mealTicket: true,
    });
    const [tabbed] = await read('tab.csv', 'code\tprice\nA\t1.5\n');
    expect(tabbed!.value).toEqual({ code: 'A', price: '1.5' });
  });

  it('loses one row by a broken quote and goes on', async () => {
    const rows = await read('bad.csv', 'a;b\n1;"x"y\n2;"two\nlines"\n3\n4;5;6\n;\n7;"never closed\n8;9\n');
    expect(rows).toEqual([
      { line: 2, problem: 'text is behind a closing quote (a quote inside is written "")' },
      { line: 3, cells: true, value: { a: '2', b: 'two\nlines' } },
      { line: 5, problem: 'there are only 1 cells below 2 columns' },
      { line: 6, problem: 'there are 3 cells below 2 columns' },
      { line: 8, problem: 'a quote is opened and never closed' },
      { line: 9, cells: true, value: { a: '8', b: '9' } },
    ]);
  });

  it('takes a quote inside a cell without quotes as it is, beside cells with quotes too', async () => {
    const rows = await read('inches.csv', 'a;b\nTV 32";x\n 5" pipe ; "two\n lines" \n"say ""hi""" ;\n');
    expect(rows.map(({ line, value, problem }) => [line, value ?? problem])).toEqual([
      [2, { a: 'TV 32"', b: 'x' }],
      [3, { a: '5" pipe', b: 'two\n lines' }],
      [5, { a: 'say "hi"', b: '' }],
    ]);
  });

  it('reads numbers as price lists write them: thousands, currency, per cent', () => {
    const written = nestColumns({ price: '1.234,56', vat: '22%', content: '1.500,5' });
    expect(written).toMatchObject({ price: 1234.56, vat: 22, content: 1500.5 });
    expect(nestColumns({ price: '€ 3,10' })).toMatchObject({ price: 3.1 });
  });

  it('leaves text that is no number as it is, for validation to name', () => {
    for (const price of ['1.234.56', '1,234,56', 'tre', '3,10 circa'])
      expect(nestColumns({ price })).toMatchObject({ price });
  });

  it('does not touch the prototype of objects', () => {
    nestColumns({ '__proto__.polluted': 'yes', 'constructor.prototype.polluted': 'yes' });
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('mapping', () => {
  const mappingOf = async (content: unknown) => {
    const file = path.join(folder, 'mapping.json');
    await writeFile(file, JSON.stringify(content));
    return readMapping(file);
  };

  it('renames, converts, fills in and gathers the nutrition table', async () => {
    const mapping = await mappingOf({
      fields: { 'ean.code': ['code', 'eans'], prezzo: 'price', pezzi: 'boxItems', reparto: 'categories' },
      defaults: { vat: 10, facts: { storage: 'Al fresco' } },
      nutrition: { fat: { name: 'Grassi' }, kcal: { name: 'Energia', unit: 'kcal' } },
    });
    const row = { 'ean.code': 8001234567895, prezzo: '2,50', pezzi: '6', reparto: 'a|b', fat: 1.5, kcal: '', other: 1 };
    expect(applyMapping(mapping, row)).toEqual({
      kind: 'product',
      code: '8001234567895',
      eans: ['8001234567895'],
      price: 2.5,
      boxItems: 6,
      categories: ['a', 'b'],
      vat: 10,
      facts: { storage: 'Al fresco', nutrition: { per: '100 g', rows: [{ name: 'Grassi', value: '1,5 g' }] } },
    });
    // the defaults are not shared between rows
    expect(applyMapping(mapping, {})).toEqual({ kind: 'product', vat: 10, facts: { storage: 'Al fresco' } });
  });

  it('names what is wrong with it', async () => {
    await expect(mappingOf({ fields: { a: 'prise' } })).rejects.toThrow(/wrong at "fields.a": .*no such field/);
    await expect(mappingOf({ fields: {}, extra: 1 })).rejects.toThrow(/extra/);
    await expect(readMapping(path.join(folder, 'none.json'))).rejects.toThrow(/cannot be read/);
  });
});

describe('files made to be never read to the end', () => {
  const huge = (length: number) => `{"code":"1","name":"${'x'.repeat(length)}"}`;

  it('cost a row for a line without end, also packed, and the others are read', async () => {
    const text = `{"code":"1"}\n${huge(120_000_000)}\n{"code":"3"}\n`;
    for (const [name, content] of [
      ['line.jsonl', text],
      [
        'line.jsonl.gz',
        gzipSync(
          Buffer.concat([randomBytes(2_000_000).toString('base64'), '\n', text].map((each) => Buffer.from(each))),
        ),
      ],
    ] as const) {
      const rows = await read(name, content);
      const tooLong = rows.filter(({ problem }) => problem?.includes('more than 1000000 characters'));
      expect(tooLong.at(-1)!.line).toBe(rows.at(-1)!.line - 1);
      expect(rows.at(-1)!.value).toEqual({ code: '3' });
    }
  }, 120_000);

  it('are given up when they unpack to hundreds of times their size', async () => {
    const empty = gzipSync(Buffer.alloc(130_000_000, '\n'));
    expect(empty.length).toBeLessThan(1_000_000);
    await expect(read('bomb.csv.gz', empty)).rejects.toThrow(
      /bomb\.csv\.gz" cannot be read: unpacked it is more than 200 times/,
    );
    await expect(read('one-line.jsonl.gz', gzipSync(Buffer.alloc(130_000_000, 'x')))).rejects.toThrow(/200 times/);
  }, 120_000);

  it('as CSV with a quote that is never closed, line by line or in one line', async () => {
    const rows = await read(
      'quotes.csv',
      `code,name\n1,"${'x'.repeat(2_000_000)}\n2,"${'y\n'.repeat(600)}3,Pane\n4,"a""\n${'z'.repeat(1_500_000)}\n5,Riso\n`,
    );
    const good = rows.filter(({ value }) => value).map(({ value }) => value);
    expect(good).toContainEqual({ code: '3', name: 'Pane' });
    expect(good).toContainEqual({ code: '5', name: 'Riso' });
    expect(rows.filter(({ problem }) => problem?.includes('1000000 characters'))).toHaveLength(2);
    expect(rows.filter(({ problem }) => problem?.includes('never closed')).length).toBeGreaterThanOrEqual(2);
  }, 120_000);

  it('nested without end, or with what no database keeps, cost one row each', async () => {
    const deep = `{"code":"1","x":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const rows = await read(
      'deep.jsonl',
      `${deep}\n{"code":"2","name":"a\\u0000b"}\n{"code":"3","name":"a\0b"}\n{"code":"4"}\n`,
    );
    expect(rows.map(({ line, problem, value }) => [line, problem !== undefined, value?.code])).toEqual([
      [1, expect.any(Boolean), expect.toBeOneOf(['1', undefined])],
      [2, true, undefined],
      [3, true, undefined],
      [4, false, '4'],
    ]);
    const [csv] = await read('nul.csv', 'code,name\n1,a\0b\n');
    expect(csv!.problem).toContain('U+0000');
  });
});
