import type { TableFormat } from '@sporta/contract';
import { csvAnswer } from './csv.ts';
import { PlainAnswer } from './envelope.ts';
import { type Cell, workbook, workbookType } from './workbook.ts';

/**
 * A table as a file to download.
 * @param name of the file, without its ending
 */
export const tableFile = (
  format: TableFormat,
  name: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
): PlainAnswer =>
  format === 'csv'
    ? csvAnswer(`${name}.csv`, columns, rows)
    : new PlainAnswer(
        200,
        { 'content-type': workbookType, 'content-disposition': `attachment; filename="${name}.xlsx"` },
        workbook(columns, rows),
      );
