import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import sax from 'sax';
import { expect, it } from 'vitest';
import { sheetAsCsv } from '../../modules/import/index.ts';
import { type Cell, euroCell } from './table-cell.ts';
import { tableFile } from './table-file.ts';
import { workbook } from './workbook.ts';

const bytesOf = (rows: Iterable<Cell[]>, columns = ['Nome', 'Totale']) => buffer(workbook(columns, rows));
const filesOf = (bytes: Buffer) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]));
const sheetOf = async (rows: Iterable<Cell[]>) => filesOf(await bytesOf(rows))['xl/worksheets/sheet1.xml']!;
const csvOf = async (bytes: Buffer) => Buffer.concat(await Array.fromAsync(sheetAsCsv(bytes))).toString();

it('is a workbook our own import reads: numbers as numbers, texts as they are, empty cells in their place', async () => {
  const bytes = await bytesOf([
    ['Bar "Da Ugo" & figli <srl>', 12.5],
    ['', -3],
    ['0012', 0],
  ]);
  expect(await csvOf(bytes)).toBe('Nome;Totale\n"Bar ""Da Ugo"" & figli <srl>";"12,5"\n;-3\n0012;0\n');
});

it('writes money with its cents: two decimals in CSV, a number shown with two in Excel', async () => {
  const rows = [[euroCell(107.5), euroCell(0), euroCell(-1234.07), 3]];
  expect(tableFile('csv', 'ordini', ['Totale', 'Aperto', 'Reso', 'Righe'], rows).body).toContain(
    '\r\n107,50;0,00;-1234,07;3\r\n',
  );
  const files = filesOf(await bytesOf(rows));
  expect(files['xl/worksheets/sheet1.xml']).toContain('<c s="2"><v>107.5</v></c><c s="2"><v>0</v></c>');
  const formats = [...files['xl/styles.xml']!.matchAll(/<xf [^>]*>/g)].map(([format]) => format);
  expect(formats[2]).toContain('numFmtId="4"');
});

it('has every part another part names, each of them XML', async () => {
  const files = filesOf(await bytesOf([['a', 1]]));
  for (const text of Object.values(files)) sax.parser(true).write(text).close();
  const named = [...files['[Content_Types].xml']!.matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name);
  const linked = [...files['xl/_rels/workbook.xml.rels']!.matchAll(/Target="([^"]+)"/g)].map(
    ([, name]) => `xl/${name}`,
  );
  expect(Object.keys(files)).toEqual(expect.arrayContaining([...named, ...linked]));
});

it('keeps what begins like a formula a text', async () => {
  const sheet = await sheetOf([['=HYPERLINK("x")', 1]]);
  expect(sheet).toContain('<c t="inlineStr"><is><t xml:space="preserve">=HYPERLINK("x")</t></is></c>');
  expect(sheet).not.toContain('<f>');
});

it('writes no character that would damage the file', async () => {
  const sheet = await sheetOf([['riga\r\nnuova\u0000\u000b\uffff\ud800 _x0041_ 😀', 1]]);
  expect(sheet).toContain('riga\nnuova\ufffd _x005F_x0041_ 😀<');
});

it('cuts a text that is longer than a cell, never in the middle of a character', async () => {
  const sheet = await sheetOf([[`${'a'.repeat(32_765)}😀😀`, 1]]);
  const text = /preserve">(a+[^<]*)</.exec(sheet)![1]!;
  expect(text.length).toBeLessThanOrEqual(32_767);
  expect(text.endsWith('…')).toBe(true);
  expect(text.isWellFormed()).toBe(true);
});

it('holds nothing but its columns when there are no rows, and 10,000 of them when there are', async () => {
  expect(await csvOf(await bytesOf([]))).toBe('Nome;Totale\n');
  const many = Array.from({ length: 10_000 }, (_, index): Cell[] => [`Riga ${index}`, index]);
  const lines = (await csvOf(await bytesOf(many))).split('\n');
  expect(lines).toHaveLength(10_002);
  expect(lines.at(-2)).toBe('Riga 9999;9999');
});

it('stops reading rows when who downloads it leaves', async () => {
  let left = false;
  function* endless(): Generator<Cell[]> {
    try {
      for (let row = 0; ; row += 1) yield [Math.random().toString(36), row];
    } finally {
      left = true;
    }
  }
  const file = workbook(['Nome', 'Totale'], endless());
  let read = 0;
  for await (const chunk of file) {
    read += chunk.length;
    if (read > 100_000) break;
  }
  await expect.poll(() => left).toBe(true);
});

it('fails as a file when its rows do, instead of ending short', async () => {
  function* broken(): Generator<Cell[]> {
    yield ['a', 1];
    throw new Error('no more rows');
  }
  await expect(bytesOf(broken())).rejects.toThrow('no more rows');
});

it('comes as CSV or as Excel under a name that says which', () => {
  const rows = [['a', 1.5]];
  expect(tableFile('csv', 'ordini', ['Nome', 'Totale'], rows)).toMatchObject({
    headers: { 'content-disposition': 'attachment; filename="ordini.csv"' },
    body: '\uFEFFNome;Totale\r\na;1,5\r\n',
  });
  const excel = tableFile('xlsx', 'ordini', ['Nome', 'Totale'], rows);
  expect(excel.headers).toEqual({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="ordini.xlsx"',
  });
  expect(excel.body).toBeInstanceOf(Readable);
});
