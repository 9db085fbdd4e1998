import type { ImportProductInput, Known, RowProblem, ValidRows } from '../../import/index.ts';
import { differencesOf, kindsOf, priceChangeOf } from './differences.ts';
import { comparable } from './merged-rows.ts';
import type { StoredImportRow } from './rows.repo.ts';

export interface RowInFile {
  given?: object | undefined;
  cells?: object | undefined;
}

/** What becomes of each row: wrong, new, another than now, or the same. @param inFile what the file has, by line */
export function judgedRows(
  valid: ValidRows,
  known: Known,
  current: ReadonlyMap<string, ImportProductInput>,
  inFile: ReadonlyMap<number, RowInFile>,
): StoredImportRow[] {
  const remarks = Map.groupBy(valid.warnings, ({ line }) => line);
  const wrong = valid.problems.map(
    ({ line, row, reason }): StoredImportRow => ({
      line,
      state: 'error',
      name: row,
      ...inFile.get(line),
      problems: problemsOf(reason),
    }),
  );
  const good = valid.products.map((product): StoredImportRow => {
    const line = valid.lineOf(product.code) ?? 0;
    const now = current.get(product.code);
    const base = {
      line,
      code: product.code,
      name: product.name,
      given: { code: product.code, ...inFile.get(line)?.given },
      remarks: remarksOf(remarks.get(line) ?? []),
    };
    if (!now || !known.products.has(product.code)) {
      const differences = differencesOf({}, product);
      return { ...base, state: 'new', after: differences.after };
    }
    const differences = differencesOf(comparable(now, product), product);
    if (Object.keys(differences.after).length === 0) return { ...base, state: 'same' };
    return {
      ...base,
      state: 'changed',
      ...differences,
      kinds: kindsOf(differences),
      priceChange: priceChangeOf(differences),
    };
  });
  return [...wrong, ...good];
}

/** `field: words; field: words` as its parts. */
function problemsOf(reason: string): { field: string; text: string }[] {
  return reason.split('; ').map((part) => {
    const cut = part.indexOf(': ');
    return cut < 0 ? { field: '', text: part } : { field: part.slice(0, cut), text: part.slice(cut + 2) };
  });
}

/** Two of them are counted, so they have words of their own. */
function remarksOf(warnings: readonly RowProblem[]): string[] {
  return warnings.map(({ reason }) => {
    if (reason.startsWith('categories: none')) return 'unsorted';
    return reason.startsWith('stock: none, so every') ? 'unlimited' : reason;
  });
}
