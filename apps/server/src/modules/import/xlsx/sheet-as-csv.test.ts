import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readRows } from '../read-rows.ts';
import { sheetAsCsv } from './sheet-as-csv.ts';
import { SheetError } from './sheet-error.ts';
import { type Cell, workbook } from './testing/workbook.ts';

const csvOf = async (bytes: Buffer) => Buffer.concat(await Array.fromAsync(sheetAsCsv(bytes))).toString();
const problemOf = (bytes: Buffer) =>
  csvOf(bytes).then(
    () => undefined,
    (error: unknown) => (error instanceof SheetError ? error.problem : error),
  );

it('writes the first visible sheet as CSV, each row on the line of its number', async () => {
  const rows: Cell[][] = [
    ['nome', 'prezzo', 'iva', 'nuovo|fino'],
    ['Olio "extra"; 1 L', { number: 9.99 }, { number: 0.1, style: 'percent' }, { number: 46_023, style: 'date' }],
    [],
    [
      'Riso & più <buono>',
      { number: 1.1899999999999999, style: 'euro' },
      null,
      { number: 46_023, style: 'custom-date' },
    ],
    ['su\r\ndue righe', null, { number: 8001234567897 }],
  ];
  expect(await csvOf(workbook(rows))).toBe(
    [
      'nome;prezzo;iva;"nuovo|fino"',
      '"Olio ""extra""; 1 L";"9,99";10%;2026-01-01',
      '',
      'Riso & più <buono>;"1,19";;2026-01-01',
      'su due righe;;8001234567897;',
      '',
    ].join('\n'),
  );
});

it('reads texts in the cell, formulas, truth, and rows and cells without a reference', async () => {
  const xml = `<x:worksheet xmlns:x="x"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:r><x:t>no</x:t></x:r><x:r><x:t>me</x:t></x:r></x:is></x:c><x:c t="str"><x:f>A1</x:f><x:v>prezzo</x:v></x:c></x:row>
    <x:row><x:c t="b"><x:v>1</x:v></x:c><x:c><x:f>1/4</x:f><x:v>0.25</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
  expect(await csvOf(workbook([], { 'xl/worksheets/sheet2.xml': xml }))).toBe('nome;prezzo\ntrue;"0,25"\n');
});

it('keeps the smallest and largest numbers without powers, and never as thousands', async () => {
  const numbers = [1.299, 1299, 0.0001, 123456789012345, -3.5].map((number) => [{ number }]);
  expect((await csvOf(workbook([['n'], ...numbers]))).split('\n').slice(1, -1)).toEqual([
    '"1,299"',
    '1299',
    '"0,0001"',
    '123456789012345',
    '"-3,5"',
  ]);
});

it('refuses what is no workbook, is damaged, or shows nothing', async () => {
  expect(await problemOf(Buffer.from('nome;prezzo'))).toBe('broken');
  expect(await problemOf(Buffer.from('PK\x03\x04'))).toBe('broken');
  const whole = workbook([['nome']]);
  expect(await problemOf(whole.subarray(0, whole.length - 30))).toBe('broken');
  expect(await problemOf(workbook([['nome']], { 'xl/worksheets/sheet2.xml': '<worksheet><row><c>' }))).toBe('broken');
  expect(await problemOf(workbook([['nome']], { 'xl/workbook.xml': '<workbook><sheets/></workbook>' }))).toBe(
    'no-sheet',
  );
  const swelling = `<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><row><c t="str"><v>&b;</v></c></row></worksheet>`;
  expect(await problemOf(workbook([], { 'xl/worksheets/sheet2.xml': swelling }))).toBe('broken');
});

it('refuses what swells: out of proportion, beyond what its sizes say, too wide, too long', async () => {
  const zeros = `<worksheet><sheetData>${' '.repeat(80_000_000)}</sheetData></worksheet>`;
  expect(await problemOf(workbook([], { 'xl/worksheets/sheet2.xml': zeros }))).toBe('too-large');
  const lying = workbook([['nome'], ...Array.from({ length: 500 }, () => ['Olio'])]);
  const name = Buffer.from('xl/worksheets/sheet2.xml');
  // the size in the directory at the end, 22 bytes before the name
  lying.writeUInt32LE(10, lying.lastIndexOf(name) - 22);
  expect(await problemOf(lying)).toBe('broken');
  expect(await problemOf(workbook([Array.from({ length: 501 }, (_, at) => `c${at}`)]))).toBe('too-many-columns');
  expect(
    await problemOf(
      workbook([['x'.repeat(70_000)]].map((row) => row.map((text) => ({ xml: `<c t="str"><v>${text}</v></c>` })))),
    ),
  ).toBe('too-large');
  const far = '<worksheet><row r="99999999"><c t="str"><v>a</v></c></row></worksheet>';
  expect(await problemOf(workbook([], { 'xl/worksheets/sheet2.xml': far }))).toBe('broken');
});

it('is read from the command line with the rows and words of CSV', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sheet-'));
  try {
    const file = join(folder, 'listino.xlsx');
    await writeFile(file, workbook([['name', 'price'], [], ['Riso', { number: 1.5 }], ['Farro', '2', 'di troppo']]));
    expect(await Array.fromAsync(readRows(file))).toEqual([
      { line: 3, cells: true, value: { name: 'Riso', price: '1,5' } },
      { line: 4, problem: 'there are 3 cells below 2 columns' },
    ]);
    await writeFile(file, 'nome;prezzo');
    await expect(Array.fromAsync(readRows(file))).rejects.toThrow('it is not an Excel workbook');
  } finally {
    await rm(folder, { recursive: true });
  }
});
