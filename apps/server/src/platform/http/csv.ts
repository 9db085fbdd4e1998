import { Readable } from 'node:stream';
import { PlainAnswer } from './envelope.ts';
import type { Cell } from './table-cell.ts';

/**
 * A file for the spreadsheets people here use: semicolons, decimal commas, UTF-8 with its mark. A text that would begin a
 * formula is kept a text: a name must not run anything on the machine of who opens the file.
 */
export function csvAnswer(filename: string, columns: readonly string[], rows: TableRows): PlainAnswer {
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${filename}"`,
  };
  const start = `\uFEFF${csvLine(columns)}`;
  const body = Array.isArray(rows)
    ? start + rows.map(csvLine).join('')
    : Readable.from(csvParts(start, rows as AsyncIterable<TableRow>), { objectMode: false });
  return new PlainAnswer(200, headers, body);
}

export type TableRow = readonly Cell[];
/** Rows at hand, or rows that are sent as they are read. */
export type TableRows = readonly TableRow[] | AsyncIterable<TableRow>;

const csvLine = (row: TableRow): string => `${row.map(csvCell).join(';')}\r\n`;

/** Characters of a part: a write for each row would take longer than the rows. */
const partLength = 32_768;

async function* csvParts(start: string, rows: AsyncIterable<TableRow>): AsyncGenerator<string> {
  let part = start;
  for await (const row of rows) {
    part += csvLine(row);
    if (part.length < partLength) continue;
    yield part;
    part = '';
  }
  yield part;
}

export function csvCell(value: Cell): string {
  if (typeof value === 'object') return value.euro.toFixed(2).replace('.', ',');
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = wouldBeFormula.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Signs a spreadsheet begins a formula with, also in the wide forms East Asian keyboards write, and white space it may take off
 * in front of them. Apostrophes in front count too: so that exactly one can be taken off again.
 */
const wouldBeFormula = /^'*[=+\-@\t\r\n\u00a0\uff1d\uff0b\uff0d\uff20]/;

/** A text as a spreadsheet's own file may hold it: only one that would lose an apostrophe when it is read again gets another. */
export const readBack = (text: string): string => (withoutApostrophe(text) === text ? text : `'${text}`);

/** A cell as it was before `csvCell` kept it from being a formula. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && wouldBeFormula.test(text) ? text.slice(1) : text;
