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
  /** Stems of the leaf and its parent, without the department, but for names that list several things: what stands there is not each of them. */
  kindStems: Set<string>;
}

export interface CategoryNode {
  id: number;
  name: string;
  /** Folded words of the name. */
  words: string[];
  /** Dense numbers of the leaf categories in it. */
  leaves: number[];
}

const wordsIn = (name: string) => cut(fold(name)).filter((word) => word !== ',' && !stopWords.has(word));
const stemsOf = (name: string) => wordsIn(name).map(stem);

const nameKey = (stems: readonly string[]) => [...stems].sort().join(' ');

/** Fewer letters begin too many names. */
const shortestBeginning = 2;

/** Keys of a category name and of the things it lists: "Zucchine, melanzane e peperoni" has four. */
function partsOf(name: string): Set<string> {
  const parts = fold(name).split(/,| ed? /);
  return new Set([name, ...parts].map((part) => nameKey(stemsOf(part))).filter((key) => key !== ''));
}

function addTo(sets: Map<string, Set<number>>, key: string, leaf: number): void {
  const set = sets.get(key);
  if (set) set.add(leaf);
  else sets.set(key, new Set([leaf]));
}

/** Leaf categories and departments, numbered densely for typed columns. */
export class Categories {
  readonly leaves: IndexedCategory[] = [];
  /** Categories of every level by their number, with the leaves below them. */
  readonly nodes = new Map<number, CategoryNode>();
  readonly departmentIds: number[] = [];
  readonly departmentNames: string[] = [];
  readonly #leafOf = new Map<number, number>();
  readonly #departmentOf = new Map<number, number>();
  readonly #words = new Set<string>();
  readonly #byStem = new Map<string, Set<number>>();
  /** Answers of `withStem`, until another leaf is added. */
  readonly #holding = new Map<string, ReadonlySet<number>>();
  /** Stems of a leaf's own name, and the number of the category right above it. */
  readonly #ownStems: Set<string>[] = [];
  readonly #groupOf: number[] = [];
  /** Leaves whose own name or that of the group above has a stem. */
  readonly #byShelfStem = new Map<string, Set<number>>();
  /** Leaves whose own name has a stem and lists no other thing. */
  readonly #byOwnStem = new Map<string, Set<number>>();
  /** Leaves below a category by its name; "Frutta e verdura" is filed under frutta, verdura and both. */
  readonly #byName = new Map<string, Set<number>>();

  /** Dense number of a product's leaf category. */
  leaf(product: SearchProduct): number {
    const path = product.categoryPath;
    const last = path[path.length - 1];
    const id = last?.id ?? -1;
    const known = this.#leafOf.get(id);
    if (known !== undefined) return known;
    const number = this.leaves.length;
    const shelf = path.length > 1 ? path.slice(Math.max(1, path.length - 2)) : path;
    const kinds = shelf.filter((step) => partsOf(step.name).size === 1);
    const category = {
      id,
      name: last?.name ?? '',
      pathStems: new Set(path.flatMap((step) => stemsOf(step.name))),
      kindStems: new Set(kinds.flatMap((step) => stemsOf(step.name))),
    };
    this.leaves.push(category);
    const ownStems = new Set(stemsOf(category.name));
    this.#ownStems.push(ownStems);
    if (partsOf(category.name).size === 1) for (const text of ownStems) addTo(this.#byOwnStem, text, number);
    this.#groupOf.push(path[path.length - 2]?.id ?? -1);
    this.#holding.clear();
    this.#leafOf.set(id, number);
    for (const step of path) {
      const node = this.nodes.get(step.id);
      if (node) node.leaves.push(number);
      else this.#addNode(step, number);
    }
    for (const text of category.pathStems) addTo(this.#byStem, text, number);
    for (const text of new Set(shelf.flatMap((step) => stemsOf(step.name)))) addTo(this.#byShelfStem, text, number);
    path.forEach(({ name }, level) => {
      // A leaf lists single things ("Acciughe, sgombri e altro pesce"): whoever asks for one wants that one.
      const isLeaf = level > 0 && level === path.length - 1;
      // "Banane e frutta esotica" is where exotic fruit is, in so many words.
      const parts = isLeaf
        ? [nameKey(stemsOf(name)), ...[...partsOf(name)].filter((part) => part.includes(' '))]
        : partsOf(name);
      for (const part of parts) addTo(this.#byName, part, number);
    });
    return number;
  }

  #addNode(step: { id: number; name: string }, leaf: number): void {
    const words = wordsIn(step.name);
    for (const word of words) this.#words.add(word);
    this.nodes.set(step.id, { ...step, words, leaves: [leaf] });
  }

  /** Whether a category's name has the word just so. */
  hasWord(word: string): boolean {
    return this.#words.has(word);
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

  /** Leaves under a category whose name, or a thing it lists, is made of just these stems in any order. */
  named(stems: readonly string[]): ReadonlySet<number> | undefined {
    return this.#byName.get(nameKey(stems));
  }

  /** Leaves whose path has a word that begins with the text. */
  beginningWith(text: string): ReadonlySet<number> | undefined {
    if (text.length < shortestBeginning) return undefined;
    const leaves = new Set<number>();
    for (const word of this.#words) {
      if (!word.startsWith(text)) continue;
      for (const leaf of this.withStem(stem(word)) ?? []) leaves.add(leaf);
    }
    return leaves.size > 0 ? leaves : undefined;
  }

  /**
   * Leaves whose path carries the stem. Where a group lists several things and one of its leaves is named after this one, the
   * others do not hold it: "Pollo e tacchino > Pollo" has no turkey.
   */
  withStem(stemText: string): ReadonlySet<number> | undefined {
    const known = this.#holding.get(stemText);
    if (known) return known;
    const all = this.#byStem.get(stemText);
    if (!all) return undefined;
    const groups = new Set<number>();
    for (const leaf of all) if (this.#ownStems[leaf]?.has(stemText)) groups.add(this.#groupOf[leaf] as number);
    const holding = new Set(
      [...all].filter((leaf) => {
        const isListed = groups.has(this.#groupOf[leaf] as number) && this.#isByGroupOnly(leaf, stemText);
        return !isListed || this.#ownStems[leaf]?.has(stemText);
      }),
    );
    this.#holding.set(stemText, holding);
    return holding;
  }

  /** Leaves whose shelf, without the department, carries the stem. */
  shelvesWith(stemText: string): Iterable<number> {
    return this.#byShelfStem.get(stemText) ?? [];
  }

  /** Leaves whose own name carries the stem and lists no other thing: "Pasta lunga", not "Basi pronte" of "Pasta fresca". */
  leavesCalled(stemText: string): Iterable<number> {
    return this.#byOwnStem.get(stemText) ?? [];
  }

  #isByGroupOnly(leaf: number, stemText: string): boolean {
    const group = this.nodes.get(this.#groupOf[leaf] as number);
    return group !== undefined && partsOf(group.name).size > 1 && stemsOf(group.name).includes(stemText);
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
