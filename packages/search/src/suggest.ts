import { fold } from './analysis/fold.ts';
import { stopWords } from './analysis/stopwords.ts';
import { cut } from './analysis/words.ts';
import type { Found } from './fallback.ts';
import type { Store } from './index/store.ts';
import type { Suggestions } from './types.ts';

const mostCategories = 3;
/** So many of them may be there for their name alone. */
const mostNamed = 2;
const mostSearches = 4;
const mostBrands = 3;
/** Matches that say where a text belongs: the best ones only. */
export const leadingMatches = 60;

/** Groups beside the products: where the matches lie, what could be searched, whose they are. `order`: places of the best. */
export function groupsOf(
  store: Store,
  text: string,
  found: Found,
  order: Int32Array,
): Pick<Suggestions, 'categories' | 'searches' | 'brands'> {
  const named = categoriesNamed(store, text);
  const others = categoriesOf(store, found, order).filter(({ id }) => !named.some((category) => category.id === id));
  return {
    categories: [...named, ...others].slice(0, mostCategories),
    searches: searchesFor(store, text),
    brands: brandsOf(store, found, order),
  };
}

/** Categories of any level whose name the text completes to, the fullest first. */
function categoriesNamed(store: Store, text: string): Suggestions['categories'] {
  const typed = typedWords(text);
  if (typed.length === 0) return [];
  const named = [...store.categories.nodes.values()].filter(({ words }) =>
    typed.every((word, i) => completes(words, word, i === typed.length - 1)),
  );
  if (named.length === 0) return [];
  return named
    .map(({ id, name, leaves }) => ({
      id,
      name,
      count: leaves.reduce((sum, leaf) => sum + store.liveOfLeaf.at(leaf), 0),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostNamed);
}

/** Leaf categories where the best matches lie. */
function categoriesOf(store: Store, found: Found, order: Int32Array): Suggestions['categories'] {
  return leaders(found, order, store.category.values, store.categories.leaves.length).map(({ key, count }) => ({
    id: store.categories.leaves[key]?.id ?? 0,
    name: store.categories.leaves[key]?.name ?? '',
    count,
  }));
}

function brandsOf(store: Store, found: Found, order: Int32Array): Suggestions['brands'] {
  return leaders(found, order, store.brand.values, store.brandNames.length)
    .slice(0, mostBrands)
    .map(({ key, count }) => ({ name: store.brandNames[key] ?? '', count }));
}

/** The groups that the best matches belong to, most deserving first, with the number of all matches in each. */
function leaders(
  { rows, scores }: Found,
  order: Int32Array,
  groupOf: Int32Array,
  groups: number,
): { key: number; count: number }[] {
  const merits = new Map<number, number>();
  for (let rank = 0; rank < Math.min(order.length, leadingMatches); rank++) {
    const place = order[rank] as number;
    const key = groupOf[rows[place] as number] as number;
    if (key >= 0) merits.set(key, (merits.get(key) ?? 0) + (scores[place] as number) / (10 + rank));
  }
  const counts = new Int32Array(groups);
  for (let i = 0; i < rows.length; i++) {
    const key = groupOf[rows[i] as number] as number;
    if (key >= 0) counts[key] = (counts[key] as number) + 1;
  }
  return [...merits]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostCategories + mostNamed)
    .map(([key]) => ({ key, count: counts[key] as number }));
}

/** Searches whose words complete what was typed: those that start with it first, the commonest of them before others. */
export function searchesFor(store: Store, text: string): string[] {
  const typed = typedWords(text);
  const last = typed[typed.length - 1];
  if (last === undefined) return [];
  const start = typed.join(' ');
  const starting: string[] = [];
  const containing: string[] = [];
  for (const phrase of store.phrases) {
    if (starting.length >= mostSearches) break;
    if (phrase.text === start) continue;
    if (phrase.text.startsWith(start)) starting.push(phrase.shown);
    else if (containing.length < mostSearches && typed.every((word) => completes(phrase.words, word, word === last))) {
      containing.push(phrase.shown);
    }
  }
  return [...starting, ...containing].slice(0, mostSearches);
}

/** Words as typed, without those that carry nothing; one alone may begin another word: "ca" of carta, "su" of succo. */
function typedWords(text: string): string[] {
  const words = cut(fold(text)).filter((word) => word !== ',');
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}

function completes(words: readonly string[], typed: string, isPrefix: boolean): boolean {
  return words.some((word) => word === typed || (isPrefix && word.startsWith(typed)));
}
