import type { TableFormat } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import type { PlainAnswer } from '../../platform/http/envelope.ts';
import { tableFile } from '../../platform/http/table-file.ts';
import { readImportRows } from './import-rows.repo.ts';
import { rowToWire } from './import-to-wire.ts';
import { type ImportRecord, readStores } from './imports.repo.ts';
import { columnFinder } from './one-import.ts';

/** Rows of a file; more help nobody. */
const mostInFile = 10_000;

/** The rows in error as they are in the file, with line and reason in front: mended there, it can be brought again. */
export async function errorsFile(db: Db, record: ImportRecord, format: TableFormat): Promise<PlainAnswer> {
  const columns = record.columns.map(({ name }) => name);
  const rows = await readImportRows(db, record.importId, 'error', { limit: mostInFile, offset: 0 });
  const stores = await readStores(db);
  const words = {
    columnOf: columnFinder(record),
    fields: record.mapping?.fields ?? {},
    stores,
    departments: new Map<string, string>(),
  };
  return tableFile(
    format,
    'righe-con-errori',
    ['riga', 'perché', ...columns],
    rows.map((row) => {
      const why = rowToWire(row, words).problems.map(({ label, text }) => `${label}: ${text}`);
      return [row.line, why.join('; '), ...columns.map((column) => cellOf(row.cells?.[column]))];
    }),
  );
}

const cellOf = (cell: unknown): string =>
  cell === undefined || cell === null ? '' : typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
