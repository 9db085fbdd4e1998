import type { ImportErrorGroup } from '@sporta/contract/staff-import.ts';

/** Fields of each group of faults; what is in none of them is `other`. */
const fields: Record<Exclude<ImportErrorGroup, 'other'>, string> = {
  codes: '^(code|variant|eans)\\y',
  prices: '^(price|businessPrice|warehousePrices|vat)\\y',
  texts: '^(name|brand|description|productKind|facts)\\y',
};
const anyOf = Object.values(fields).join('|');

/** SQL: whether a row of an import has a fault of this group. */
export function hasErrorOf(group: ImportErrorGroup): string {
  const fits = group === 'other' ? `!~ '${anyOf}'` : `~ '${fields[group]}'`;
  return `exists (select from jsonb_array_elements(problems) as fault where fault->>'field' ${fits})`;
}
