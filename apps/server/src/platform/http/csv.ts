import { PlainAnswer } from './envelope.ts';

/**
 * A file for the spreadsheets people here use: semicolons, decimal commas, UTF-8 with its mark. A text that would begin a
 * formula is kept a text: a name must not run anything on the machine of who opens the file.
 */
export function csvAnswer(
  filename: string,
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): PlainAnswer {
  const lines = [columns, ...rows].map((row) => row.map(csvCell).join(';'));
  return new PlainAnswer(
    200,
    { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${filename}"` },
    `\uFEFF${lines.join('\r\n')}\r\n`,
  );
}

export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = wouldBeFormula.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Apostrophes in front count too: so that exactly one can be taken off again. */
const wouldBeFormula = /^'*[=+\-@\t\r]/;

/** A text as a spreadsheet's own file may hold it: only one that would lose an apostrophe when it is read again gets another. */
export const readBack = (text: string): string => (withoutApostrophe(text) === text ? text : `'${text}`);

/** A cell as it was before `csvCell` kept it from being a formula. */
export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && wouldBeFormula.test(text) ? text.slice(1) : text;
