import type { Db } from '../../../platform/db/database.ts';
import { isWorkbook, sheetText } from '../../import/index.ts';
import { readBeginning, readBytes } from '../imports.repo.ts';
import { importOf } from '../one-import.ts';

/**
 * The first sheet of an Excel workbook that has arrived whole, as CSV; everything after reads that.
 * @returns undefined for other files, and for what was read before
 * @throws BusinessError `import-not-found`, `file-unreadable`
 */
export async function sheetBrought(db: Db, importId: number): Promise<Buffer | undefined> {
  const { bytes, state } = await importOf(db, importId);
  if (state !== 'uploading') return undefined;
  const { arrived, beginning } = await readBeginning(db, importId);
  return arrived === bytes && isWorkbook(beginning) ? sheetText(await readBytes(db, importId)) : undefined;
}
