import { mostImportBytes } from '@sporta/contract/staff-import.ts';
import { SheetError } from './sheet-error.ts';
import { sheetRows } from './sheet-rows.ts';
import { openWorkbook } from './unpack.ts';
import { firstSheet, numberKinds, sharedTexts } from './workbook-parts.ts';

/** Whether bytes begin as a ZIP does, which a workbook is. */
export const isWorkbook = (beginning: Buffer): boolean => beginning.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));

/**
 * The first sheet of an Excel workbook as CSV in UTF-8, with semicolons: so that it is understood, limited and spoken of as CSV is.
 * Each line has the number its row has in the spreadsheet.
 * @param bytes the whole file (.xlsx)
 * @throws SheetError
 */
export async function* sheetAsCsv(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.length > mostImportBytes) throw new SheetError('too-large');
  const workbook = await openWorkbook(bytes);
  const { file, from1904 } = await firstSheet(workbook);
  const pieces = workbook(file);
  if (!pieces) throw new SheetError('no-sheet');
  const words = { texts: await sharedTexts(workbook), kinds: await numberKinds(workbook), from1904 };
  let line = 0;
  let width: number | undefined;
  let written = 0;
  for await (const { number, cells } of sheetRows(pieces, words)) {
    const isEmpty = cells.every((cell) => cell.trim() === '');
    if (!isEmpty) width ??= cells.length;
    while (!isEmpty && cells.length < width!) cells.push('');
    // rows a spreadsheet leaves out count too
    const text = `${'\n'.repeat(number - line - 1)}${isEmpty ? '' : cells.map(cellText).join(';')}\n`;
    line = number;
    const part = Buffer.from(text);
    written += part.length;
    if (written > mostImportBytes) throw new SheetError('too-large');
    yield part;
  }
}

/** A cell on one line; in quotes with whatever may be taken for a separator. */
function cellText(cell: string): string {
  const text = cell.replace(/[\r\n]+/g, ' ');
  return /[;,|\t"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
