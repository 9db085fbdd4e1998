import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { createGunzip } from 'node:zlib';
import { mostImportBytes } from '@sporta/contract/staff-import.ts';
import { csvRecords } from './csv-records.ts';
import { asUtf8, mostLikelyEncoding } from './file/encoding.ts';
import { type Line, linesOf } from './lines.ts';
import { inProportionTo } from './unpacked.ts';
import { sheetAsCsv } from './xlsx/sheet-as-csv.ts';
import { SheetError } from './xlsx/sheet-error.ts';

/** A row as it is in the file, before validation. */
export interface RawRow {
  /** Line of the file on which it begins, from 1. */
  line: number;
  /** Undefined when the line cannot be read at all; `problem` says why. */
  value?: Record<string, unknown>;
  /** From CSV: every value is the text of a cell. */
  cells?: boolean;
  problem?: string;
}

/**
 * Reads JSON Lines (`.jsonl`, `.ndjson`, `.json`) or CSV (`.csv`), also gzipped (`.gz`), or the first sheet of an Excel workbook
 * (`.xlsx`), row by row. JSON Lines are UTF-8; CSV may be Windows-1252 or UTF-16 too.
 * @throws when the file is missing, its ending unknown, its compression broken or its CSV header unusable
 */
export async function* readRows(file: string): AsyncGenerator<RawRow> {
  const gzipped = extname(file) === '.gz';
  const kind = extname(gzipped ? file.slice(0, -3) : file);
  if (kind === '.xlsx' && !gzipped) {
    yield* rowsOfSheet(file);
    return;
  }
  const isCsv = kind === '.csv';
  if (!isCsv && !['.jsonl', '.ndjson', '.json'].includes(kind)) {
    throw new Error(`"${file}" has an unknown ending: use .jsonl, .csv, either with .gz, or .xlsx`);
  }
  try {
    const encoding = isCsv ? await mostLikelyEncoding(bytesOf(file, gzipped)) : 'utf-8';
    yield* rowsOf(asUtf8(bytesOf(file, gzipped), encoding), isCsv ? 'csv' : 'jsonl');
  } catch (error) {
    throw new Error(`"${file}" cannot be read: ${(error as Error).message}`);
  }
}

function bytesOf(file: string, gzipped: boolean): AsyncIterable<Buffer> {
  const source = createReadStream(file);
  // compose() hands errors on, and closes the file when nobody reads on
  return gzipped ? source.compose(createGunzip()).compose(inProportionTo(source)) : source;
}

async function* rowsOfSheet(file: string): AsyncGenerator<RawRow> {
  try {
    if ((await stat(file)).size > mostImportBytes) throw new SheetError('too-large');
    yield* rowsOf(sheetAsCsv(await readFile(file)), 'csv');
  } catch (error) {
    throw new Error(`"${file}" cannot be read: ${(error as Error).message}`);
  }
}

/** Rows of a text in UTF-8. @throws when a CSV header is unusable */
export function rowsOf(bytes: AsyncIterable<Buffer>, kind: 'csv' | 'jsonl'): AsyncGenerator<RawRow> {
  const lines = linesOf(bytes);
  return kind === 'csv' ? readCsv(lines) : readJsonLines(lines);
}

async function* readJsonLines(lines: AsyncIterable<Line>): AsyncGenerator<RawRow> {
  for await (const { number, text, problem = textProblem(text) } of lines) {
    if (problem !== undefined) yield { line: number, problem };
    if (problem !== undefined || text.trim() === '') continue;
    try {
      const value: unknown = JSON.parse(text);
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        yield { line: number, problem: 'the line is not a JSON object' };
      } else {
        yield { line: number, value: value as Record<string, unknown> };
      }
    } catch (error) {
      yield { line: number, problem: `the line is not valid JSON: ${(error as Error).message}` };
    }
  }
}

async function* readCsv(lines: AsyncIterable<Line>): AsyncGenerator<RawRow> {
  let header: string[] | undefined;
  for await (const { line, cells, problem = cells && textProblem(cells.join('\n')) } of csvRecords(lines)) {
    if (!header) {
      header = checkHeader(cells, problem);
    } else if (!cells || problem !== undefined) {
      yield { line, problem: problem! };
    } else if (cells.length > header.length && cells.slice(header.length).some((cell) => cell !== '')) {
      yield { line, problem: `there are ${cells.length} cells below ${header.length} columns` };
    } else if (cells.length < header.length) {
      yield { line, problem: `there are only ${cells.length} cells below ${header.length} columns` };
    } else {
      // a spreadsheet writes rows of nothing below the last one
      if (cells.every((cell) => cell === '')) continue;
      yield { line, cells: true, value: Object.fromEntries(header.map((name, index) => [name, cells[index]])) };
    }
  }
}

function checkHeader(cells: string[] | undefined, problem: string | undefined): string[] {
  if (!cells) throw new Error(`the header is wrong: ${problem}`);
  const twice = cells.find((name, index) => name !== '' && cells.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`the column "${twice}" stands in the header twice`);
  return cells;
}

/** Why a text cannot be stored as it is; looked for in what was read, before anything is built from it. */
function textProblem(text: string): string | undefined {
  // a replacement character marks bytes that were not UTF-8: the name would be stored broken
  if (/\uFFFD|\\ufffd/i.test(text)) return 'the text is not UTF-8: save the file as UTF-8';
  if (/\0|\\u0000/.test(text)) return 'the text holds the character U+0000, which cannot be stored';
  return undefined;
}
