import type { Db } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/errors.ts';
import { isWorkbook, SheetError, type SheetProblem, sheetAsCsv } from '../../import/index.ts';
import { readBeginning, readBytes } from '../imports.repo.ts';
import { importOf } from '../one-import.ts';

const words: Record<SheetProblem, string> = {
  broken: 'Questo foglio di calcolo non si legge: salvalo come Excel (.xlsx) senza password, oppure come “CSV UTF-8”',
  'no-sheet': 'Nella cartella di Excel non c’è nessun foglio visibile',
  'too-large': 'Il foglio è troppo grande: tieni solo le righe del listino, o dividilo in due',
  'too-many-columns': 'Ci sono più di 500 colonne',
};

/**
 * The first sheet of an Excel workbook that has arrived whole, as CSV; everything after reads that.
 * @returns undefined for other files, and for what was read before
 * @throws BusinessError `import-not-found`, `file-unreadable`
 */
export async function sheetBrought(db: Db, importId: number): Promise<Buffer | undefined> {
  const { bytes, state } = await importOf(db, importId);
  if (state !== 'uploading') return undefined;
  const { arrived, beginning } = await readBeginning(db, importId);
  if (arrived !== bytes || !isWorkbook(beginning)) return undefined;
  try {
    return Buffer.concat(await Array.fromAsync(sheetAsCsv(await readBytes(db, importId))));
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    throw new BusinessError('file-unreadable', words[error.problem], { field: 'file' });
  }
}
