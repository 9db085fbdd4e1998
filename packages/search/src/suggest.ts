import { fold } from './analysis/fold.ts';
import { cut } from './analysis/words.ts';
import type { Found } from './fallback.ts';
import type { Store } from './index/store.ts';
import type { Suggestions } from './types.ts';

const mostCategories = 3;
const mostSearches = 4;
const mostBrands = 3;
/** Matches that say where a text belongs: the best ones only. */
const leading = 60;

/** Groups beside the products: where the matches lie, what could be searched, whose they are. */
export function groupsOf(
  store: Store,
  text: string,
  found: Found,
  order: Int32Array,
): Pick<Suggestions, 'categories' | 'searches' | 'brands'> {
  return {
    categories: categoriesOf(store, found, order),
    searches: searchesFor(store, text),
    brands: brandsOf(store, found, order),
  };
}

function categoriesOf(store: Store, found: Found, order: Int32Array): Suggestions['categories'] {
  const all = new Map<number, number>();
  const merit = new Map<number, number>();
  order.forEach((place, rank) => {
    const category = store.category.at(found.slots[place] as number);
    all.set(category, (all.get(category) ?? 0) + 1);
    if (rank < leading) merit.set(category, (merit.get(category) ?? 0) + (found.scores[place] as number) / (10 + rank));
  });
  return [...merit]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostCategories)
    .map(([category]) => ({
      id: store.categories.leaves[category]?.id ?? 0,
      name: store.categories.leaves[category]?.name ?? '',
      count: all.get(category) ?? 0,
    }));
}

function brandsOf(store: Store, found: Found, order: Int32Array): Suggestions['brands'] {
  const all = new Map<number, number>();
  const merit = new Map<number, number>();
  order.forEach((place, rank) => {
    const brand = store.brand.at(found.slots[place] as number);
    if (brand < 0) return;
    all.set(brand, (all.get(brand) ?? 0) + 1);
    if (rank < leading) merit.set(brand, (merit.get(brand) ?? 0) + (found.scores[place] as number) / (10 + rank));
  });
  return [...merit]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostBrands)
    .map(([brand]) => ({ name: store.brandNames[brand] ?? '', count: all.get(brand) ?? 0 }));
}

/** Searches whose words complete what was typed: those that start with it first, the commonest of them before others. */
export function searchesFor(store: Store, text: string): string[] {
  const typed = cut(fold(text)).filter((word) => word !== ',');
  const last = typed[typed.length - 1];
  if (last === undefined) return [];
  const start = typed.join(' ');
  const starting: string[] = [];
  const containing: string[] = [];
  for (const phrase of store.phrases) {
    if (starting.length >= mostSearches) break;
    if (phrase.text === start) continue;
    if (phrase.text.startsWith(start)) starting.push(phrase.text);
    else if (containing.length < mostSearches && typed.every((word) => completes(phrase.words, word, word === last))) {
      containing.push(phrase.text);
    }
  }
  return [...starting, ...containing].slice(0, mostSearches);
}

function completes(words: readonly string[], typed: string, isPrefix: boolean): boolean {
  return words.some((word) => word === typed || (isPrefix && word.startsWith(typed)));
}
