import type { TableFormat } from '@sporta/contract';
import { csvAnswer, type TableRows } from './csv.ts';
import { PlainAnswer } from './envelope.ts';
import { workbook, workbookType } from './workbook.ts';

/**
 * A table as a file to download.
 * @param name of the file, without its ending
 * @param rows at hand, or read as the file is sent: then it is never in memory whole
 */
export const tableFile = (
  format: TableFormat,
  name: string,
  columns: readonly string[],
  rows: TableRows,
): PlainAnswer =>
  format === 'csv'
    ? csvAnswer(`${name}.csv`, columns, rows)
    : new PlainAnswer(
        200,
        { 'content-type': workbookType, 'content-disposition': `attachment; filename="${name}.xlsx"` },
        workbook(columns, rows),
      );
