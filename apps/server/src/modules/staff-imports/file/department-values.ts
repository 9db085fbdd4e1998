import { mostDepartmentValues } from '@sporta/contract';
import { withoutApostrophe } from '../../../platform/http/csv.ts';
import { readValue } from '../../import/index.ts';

/** A value of the column: how many rows say it, and codes of some of them. */
export interface NamedDepartment {
  rows: number;
  codes: string[];
}

/** Codes of products that are enough to see where a value lies in the shop. */
const enoughCodes = 50;
const longestValue = 200;

/**
 * The different values of a column with departments, read as the import reads them.
 * @param codeColumn column with the codes of products, if there is one
 * @returns at most one more than a table of departments has: then the column is none
 */
export async function departmentValues(
  rows: AsyncIterable<{ value?: Record<string, unknown> | undefined }>,
  column: string,
  codeColumn: string | undefined,
): Promise<Map<string, NamedDepartment>> {
  const found = new Map<string, NamedDepartment>();
  for await (const { value: cells } of rows) {
    if (!cells) continue;
    for (const text of namedIn(Object.hasOwn(cells, column) ? cells[column] : undefined)) {
      const known = found.get(text) ?? { rows: 0, codes: [] };
      known.rows++;
      const code = codeColumn === undefined ? '' : String(cells[codeColumn] ?? '').trim();
      if (code !== '' && known.codes.length < enoughCodes) known.codes.push(withoutApostrophe(code));
      found.set(text, known);
    }
    if (found.size > mostDepartmentValues) break;
  }
  return found;
}

function namedIn(cell: unknown): string[] {
  const value = typeof cell === 'string' ? withoutApostrophe(cell.trim()) : cell;
  if (value === undefined || value === null || value === '') return [];
  return (readValue('categories', value) as string[]).filter((text) => text.length <= longestValue);
}
