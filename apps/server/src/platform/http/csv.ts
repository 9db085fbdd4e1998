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
  const lines = [columns, ...rows].map((row) => row.map(cell).join(';'));
  return new PlainAnswer(
    200,
    { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${filename}"` },
    `\uFEFF${lines.join('\r\n')}\r\n`,
  );
}

function cell(value: string | number): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
