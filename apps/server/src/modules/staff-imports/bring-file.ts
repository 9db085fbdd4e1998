import { importMapping, importPartBytes } from '@sporta/contract';
import { type Db, withTransaction } from '../../platform/db/database.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { AuditActor } from '../audit/index.ts';
import { mostLikelyEncoding } from '../import/index.ts';
import { readAnswers, readShownDepartments } from './departments.repo.ts';
import { importFields } from './file/field-names.ts';
import { guessMapping } from './file/guess-mapping.ts';
import { recogniseFile } from './file/recognise-file.ts';
import { sheetBrought } from './file/sheet-brought.ts';
import {
  changeImport,
  type ImportRecord,
  insertImport,
  keepPart,
  partsOf,
  readBeginning,
  readLayout,
  readStores,
  replaceParts,
} from './imports.repo.ts';
import { importIn, importOf } from './one-import.ts';

/** A file that will come in pieces. */
export async function beginImport(
  { db, account, now }: AuditActor & { db: Db },
  fileName: string,
  bytes: number,
): Promise<ImportRecord> {
  return importOf(db, await insertImport(db, { accountId: account.accountId, fileName, bytes, now }));
}

/**
 * Keeps a piece of the file; one that is sent again counts once.
 * @returns how many pieces are there
 * @throws BusinessError `import-not-found`, `import-busy`, `wrong-part`
 */
export function appendPart(db: Db, importId: number, part: number, data: string): Promise<number> {
  return withTransaction(db, async (tx) => {
    const { bytes, parts } = await importIn(tx, importId, ['uploading']);
    const piece = Buffer.from(data, 'base64');
    const last = Math.ceil(bytes / importPartBytes) - 1;
    const expected = part === last ? bytes - last * importPartBytes : importPartBytes;
    if (part > last || piece.length !== expected || part > parts) {
      throw new BusinessError('wrong-part', 'Un pezzo del file non è quello atteso: ricomincia il caricamento', {
        field: 'part',
      });
    }
    await keepPart(tx, importId, part, piece);
    return Math.max(parts, part + 1);
  });
}

/**
 * The file is whole: its columns are recognised, and understood as those of the last file with the same ones, or by their names.
 * @throws BusinessError `import-not-found`, `import-busy`, `file-incomplete`, `file-unreadable`
 */
export async function readFile({ db }: { db: Db }, importId: number): Promise<ImportRecord> {
  const sheet = await sheetBrought(db, importId);
  return withTransaction(db, async (tx) => {
    const { bytes, fileName, state } = await importIn(tx, importId, ['uploading', 'mapping']);
    if (state === 'mapping') return importOf(tx, importId);
    if (sheet) await replaceParts(tx, importId, sheet, importPartBytes);
    const { arrived, beginning } = await readBeginning(tx, importId);
    if (!sheet && arrived !== bytes)
      throw new BusinessError('file-incomplete', 'Il file non è arrivato tutto: caricalo di nuovo');
    const isWhole = beginning.length === arrived;
    const encoding = isWhole ? undefined : await mostLikelyEncoding(partsOf(tx, importId));
    const { format, columns, layout } = await recogniseFile(fileName, beginning, isWhole, encoding);
    const fields = new Set(importFields(await readStores(tx)).map(({ field }) => field));
    const remembered = importMapping.safeParse(await readLayout(tx, layout));
    const hasDepartments = (await readShownDepartments(tx)).length > 0;
    const understood = remembered.success ? remembered.data : guessMapping(columns, fields, { hasDepartments });
    const mapping = { ...understood, departments: await readAnswers(tx, layout) };
    await changeImport(tx, importId, {
      state: 'mapping',
      format: sheet ? { ...format, isSheet: true } : format,
      columns,
      layout,
      mapping,
      counts: { remembered: remembered.success },
    });
    return importOf(tx, importId);
  });
}
