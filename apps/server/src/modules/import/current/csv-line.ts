import { csvCell } from '../../../platform/http/csv.ts';

/* The table people open in a spreadsheet and give back. A mark, such as `-` for a stock without limit, is written as it is. */

export type Cell = number | string | { mark: string };

export const csvStart = (columns: readonly string[]): string => `\uFEFF${columns.join(';')}\r\n`;

export const csvLine = (cells: readonly Cell[]): string =>
  `${cells.map((cell) => (typeof cell === 'object' ? cell.mark : csvCell(cell))).join(';')}\r\n`;

/** `a|b`; an allergen that may be there ends in a question mark. */
export const listText = (list: readonly unknown[]): string =>
  list
    .map((each) =>
      typeof each === 'object' && each !== null && 'code' in each && 'presence' in each
        ? `${each.code}${each.presence === 'may-contain' ? '?' : ''}`
        : String(each),
    )
    .join('|');
