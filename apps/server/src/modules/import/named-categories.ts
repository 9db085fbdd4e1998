import { type Department, Departments } from './file/departments.ts';
import type { RawRow } from './read-rows.ts';
import type { ReadRow, RowProblem } from './validate-rows.ts';

/** A path as ours: it names a category of the shop or of the file, and a wrong one makes none. */
const isPath = (text: string): boolean => /^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(text);

export interface NamedCategories {
  /** The rows, each behind the categories it is the first to name. */
  rows: AsyncIterable<RawRow>;
  /** Categories the file made, known once all rows are read. */
  added(): readonly Department[];
  /** One for each of them. */
  warnings: RowProblem[];
}

/**
 * Categories as people write them: "Agrumi" is the one of that name, "Frutta > Agrumi" the one below the other. What the shop
 * lacks is made; a path such as `frutta/agrumi` is left to be checked, since a misspelt one must not become a category.
 */
export function nameCategories(
  raw: AsyncIterable<RawRow>,
  shop: readonly Department[],
  { readRow, isForeign }: { readRow: ReadRow; isForeign: boolean },
): NamedCategories {
  const departments = new Departments(shop, true);
  const warnings: RowProblem[] = [];
  async function* rows(): AsyncGenerator<RawRow> {
    for await (const each of raw) {
      if (!each.value) {
        yield each;
        continue;
      }
      const row = { ...readRow({ ...each, value: each.value }) };
      const before = departments.added.length;
      // our own JSON Lines bring the categories they name, by path
      if ((each.cells || isForeign) && row.kind === 'product' && Array.isArray(row.categories)) {
        row.categories = row.categories.map((text) => pathOf(text, departments));
      }
      for (const { path, name } of departments.added.slice(before)) {
        warnings.push({ line: each.line, row: String(row.code ?? ''), reason: `categories: "${name}" is new` });
        yield { line: each.line, value: { kind: 'category', path, name } };
      }
      yield { line: each.line, value: row };
    }
  }
  return { rows: rows(), added: () => departments.added, warnings };
}

function pathOf(text: unknown, departments: Departments): unknown {
  if (typeof text !== 'string' || isPath(text)) return text;
  return departments.find(text) ?? text;
}
