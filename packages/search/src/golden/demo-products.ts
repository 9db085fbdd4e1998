import type { ImportRow } from '@sporta/contract/import/catalogue-rows.ts';
import { demoRows } from '@sporta/demo/catalogue/index.ts';
import type { SearchProduct } from '../types.ts';

/** Any day does: prices and promotions are not searched. */
const someDay = '2026-03-02';

/** The demo catalogue as the search engine sees it; ids are row numbers. */
export function demoProducts(): SearchProduct[] {
  return toSearchProducts(demoRows(someDay));
}

/** Search products of the product rows of a catalogue file. */
export function toSearchProducts(rows: readonly ImportRow[]): SearchProduct[] {
  const names = new Map<string, { id: number; name: string }>();
  for (const row of rows) if (row.kind === 'category') names.set(row.path, { id: names.size + 1, name: row.name });
  const pathOf = (path: string) => {
    const steps = path.split('/');
    return steps.map((_, i) => names.get(steps.slice(0, i + 1).join('/')) ?? { id: 0, name: '' });
  };
  return rows.flatMap((row, i) => {
    if (row.kind !== 'product' || row.natureId === 8) return [];
    const categoryPath = pathOf(row.categories[0] ?? '');
    return {
      id: i + 1,
      name: row.name,
      brand: row.brand ?? '',
      description: row.description ?? '',
      categoryPath,
      departmentId: categoryPath[0]?.id ?? 0,
      kind: row.productKind,
      labels: row.labels,
      popularity: row.popularity ?? 0,
      eans: row.eans ?? [],
      code: row.code,
    };
  });
}
