import { BusinessError } from '../../../platform/errors.ts';
import { sheetAsCsv } from './sheet-as-csv.ts';
import { SheetError, type SheetProblem } from './sheet-error.ts';

const words: Record<SheetProblem, string> = {
  broken: 'Questo foglio di calcolo non si legge: salvalo come Excel (.xlsx) senza password, oppure come “CSV UTF-8”',
  'no-sheet': 'Nella cartella di Excel non c’è nessun foglio visibile',
  'too-large': 'Il foglio è troppo grande: tieni solo le righe che servono, o dividilo in due',
  'too-many-columns': 'Ci sono più di 500 colonne',
};

/**
 * The first sheet of a workbook somebody brought, as CSV in UTF-8 with semicolons.
 * @param bytes the whole file (.xlsx)
 * @throws BusinessError `file-unreadable`, with what to do about it
 */
export async function sheetText(bytes: Buffer): Promise<Buffer> {
  try {
    return Buffer.concat(await Array.fromAsync(sheetAsCsv(bytes)));
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    throw new BusinessError('file-unreadable', words[error.problem], { field: 'file' });
  }
}
