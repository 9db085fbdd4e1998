import type { ImportMapping } from '@sporta/contract';
import { withoutApostrophe } from '../../../platform/http/csv.ts';
import {
  type Departments,
  readValue,
  setPath,
  settleArrivals,
  tidied,
  tidiedBrand,
  withoutBrand,
} from '../../import/index.ts';

/**
 * The fields a row of a file gives, by the mapping; what it leaves empty is absent. A till names one department, where a product
 * may have several: that one is `department`, the main one, and says nothing of the others.
 */
export function givenRow(
  cells: Record<string, unknown>,
  mapping: ImportMapping,
  departments: Departments,
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [column, field] of Object.entries(mapping.fields)) {
    const cell = Object.hasOwn(cells, column) ? cells[column] : undefined;
    const value = typeof cell === 'string' ? withoutApostrophe(cell.trim()) : cell;
    if (value === undefined || value === null || value === '') continue;
    setField(row, field, value);
  }
  settleArrivals(row);
  if (Array.isArray(row.categories)) {
    const names = row.categories.map(String);
    const paths = names.map((text) => pathOf(text, mapping, departments)).filter((path) => path !== undefined);
    delete row.categories;
    const isOfTill = names.length === 1 && (Object.hasOwn(mapping.departments, names[0]!) || !names[0]!.includes('/'));
    if (isOfTill) Object.assign(row, paths[0] && { department: paths[0] });
    else if (paths.length > 0) row.categories = [...new Set(paths)];
  }
  if (mapping.tidyNames) tidyNames(row);
  return row;
}

/** The department staff said a value means; else the one it calls. One that is gone by now counts as none. */
function pathOf(text: string, { departments: answers }: ImportMapping, departments: Departments): string | undefined {
  if (!Object.hasOwn(answers, text)) return departments.find(text);
  const answer = answers[text]!;
  return departments.has(answer) ? answer : undefined;
}

/** A store that does not sell the product, in the `stock` of a given row. */
export const soldNowhere = false;

function setField(row: Record<string, unknown>, field: string, value: unknown): void {
  if (field === 'content:g' || field === 'content:ml') {
    row.content = readValue('content', value);
    row.contentUnit = field.slice('content:'.length);
  } else if (field === 'picture' && typeof value === 'string' && !value.startsWith('{') && value.startsWith('http:')) {
    row.picture = value.replace('http:', 'https:');
  } else if (field.startsWith('stock.') && /^no$/i.test(String(value))) setPath(row, field, soldNowhere);
  else setPath(row, field, readValue(field, value));
}

function tidyNames(row: Record<string, unknown>): void {
  if (typeof row.brand === 'string') row.brand = tidiedBrand(row.brand);
  if (typeof row.name !== 'string') return;
  row.name = tidied(typeof row.brand === 'string' ? withoutBrand(row.name, row.brand) : row.name);
  if (typeof row.description === 'string') row.description = tidied(row.description);
}
