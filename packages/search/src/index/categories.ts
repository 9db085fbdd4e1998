import { fold } from '../analysis/fold.ts';
import { stem } from '../analysis/stem.ts';
import { stopWords } from '../analysis/stopwords.ts';
import { cut } from '../analysis/words.ts';
import type { SearchProduct } from '../types.ts';

export interface IndexedCategory {
  id: number;
  name: string;
  /** Stems of the names from the department down to the leaf. */
  pathStems: Set<string>;
  /** Stems of the leaf and its parent, without the department: what the shelf holds. */
  shelfStems: Set<string>;
  /** Stems of each name on the path, for queries that name a category in full. */
  names: { id: number; name: string; stems: string[] }[];
}

const stemsOf = (name: string) =>
  cut(fold(name))
    .filter((word) => word !== ',' && !stopWords.has(word))
    .map(stem);

/** Leaf categories and departments, numbered densely for typed columns. */
export class Categories {
  readonly leaves: IndexedCategory[] = [];
  readonly departmentIds: number[] = [];
  readonly departmentNames: string[] = [];
  readonly #leafOf = new Map<number, number>();
  readonly #departmentOf = new Map<number, number>();
  readonly #byStem = new Map<string, Set<number>>();

  /** Dense number of a product's leaf category. */
  leaf(product: SearchProduct): number {
    const path = product.categoryPath;
    const last = path[path.length - 1];
    const id = last?.id ?? -1;
    const known = this.#leafOf.get(id);
    if (known !== undefined) return known;
    const names = path.map((step) => ({ id: step.id, name: step.name, stems: stemsOf(step.name) }));
    const number = this.leaves.length;
    const shelf = names.length > 1 ? names.slice(Math.max(1, names.length - 2)) : names;
    const category = {
      id,
      name: last?.name ?? '',
      names,
      pathStems: new Set(names.flatMap((step) => step.stems)),
      shelfStems: new Set(shelf.flatMap((step) => step.stems)),
    };
    this.leaves.push(category);
    this.#leafOf.set(id, number);
    for (const text of category.pathStems) {
      const set = this.#byStem.get(text);
      if (set) set.add(number);
      else this.#byStem.set(text, new Set([number]));
    }
    return number;
  }

  /** Dense number of a product's department. */
  department(product: SearchProduct): number {
    const known = this.#departmentOf.get(product.departmentId);
    if (known !== undefined) return known;
    const number = this.departmentIds.length;
    this.departmentIds.push(product.departmentId);
    this.departmentNames.push(product.categoryPath[0]?.name ?? '');
    this.#departmentOf.set(product.departmentId, number);
    return number;
  }

  /** Leaves whose path carries the stem. */
  withStem(stemText: string): ReadonlySet<number> | undefined {
    return this.#byStem.get(stemText);
  }
}

const freshDepartments: readonly (readonly [RegExp, number])[] = [
  [/frutt|verdur|ortofrutt|ortagg/, 1],
  [/pesc[ehi]/, 0.8],
  [/carn[ei]|macelleria/, 0.6],
  [/latt[ei]|uova|formagg|pane\b|panetteria|forno/, 0.4],
];
const neverFresh = /surgelat|dispensa|conserv|secc[ah]|animal|infanzia|bevande|scatol/;

/** Freshness of a department guessed from its name, for shops that have not set it; 0 … 1. */
export function guessFreshness(departmentName: string): number {
  const name = fold(departmentName);
  if (neverFresh.test(name)) return 0;
  return freshDepartments.find(([pattern]) => pattern.test(name))?.[1] ?? 0;
}
