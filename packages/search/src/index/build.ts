import { fold } from '../analysis/fold.ts';
import { stem } from '../analysis/stem.ts';
import { cut } from '../analysis/words.ts';
import { knownMakers } from '../synonyms.it.ts';
import type { BrandMarks, IndexOptions, SearchProduct } from '../types.ts';
import { BrandDictionary, mineBrands } from './brands.ts';
import { analyseName, foldBrand } from './features.ts';
import { Store } from './store.ts';

/** So many products are taken in between two moments at which others may work: well under a millisecond or two. */
const atOnce = 100;

type Names = (ReturnType<typeof analyseName> | undefined)[];

/** Builds the store of a whole catalogue; blocks for about half a second per 50,000 products. */
export function buildStore(products: readonly SearchProduct[], options: IndexOptions): Store {
  const steps = buildInSteps(products, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same bit by bit, so that who asks meanwhile does not wait for all of it. */
export function* buildInSteps(products: readonly SearchProduct[], options: IndexOptions): Generator<void, Store> {
  const store = new Store(Math.ceil(products.length * 1.12) + 64, options);
  const names: Names = [];
  for (const product of products) {
    names.push(product.brand ? undefined : analyseName(product));
    if (names.length % atOnce === 0) yield;
  }
  store.setDictionary(dictionaryOf(products, names, options.marks));
  yield;
  for (const [i, product] of products.entries()) {
    store.put(product, names[i]);
    names[i] = undefined;
    if (i % atOnce === 0) yield;
  }
  store.finishBuild();
  return store;
}

/** Brands found, and what the shop says of them. */
function dictionaryOf(products: readonly SearchProduct[], names: Names, marks?: BrandMarks): BrandDictionary {
  const found = findBrands(products, names);
  const phrases = (brands: Iterable<string> = []) => new Set(Array.from(brands, (brand) => foldBrand(brand).phrase));
  const added = phrases(marks?.brands);
  added.delete('');
  return new BrandDictionary(found.union(added), phrases(marks?.others));
}

/**
 * Brands for products whose brand column is empty: those other products carry at least twice. Only where most of the
 * catalogue has no brand column at all are they mined from the names: elsewhere an empty brand means loose goods.
 */
function findBrands(products: readonly SearchProduct[], names: Names): Set<string> {
  const inColumn = new Map<string, number>();
  for (const { brand } of products) {
    if (!brand) continue;
    const key = foldBrand(brand).phrase;
    inColumn.set(key, (inColumn.get(key) ?? 0) + 1);
  }
  const brands = new Set([...inColumn].filter(([, count]) => count >= 2).map(([key]) => key));
  const unbranded = names.flatMap((name) => (name ? [name.words] : []));
  if (unbranded.length > products.length / 2) {
    const nouns = new Set(
      products.flatMap((product) => product.categoryPath.flatMap((step) => cut(fold(step.name)).map(stem))),
    );
    for (const brand of mineBrands(unbranded, nouns)) brands.add(brand);
    for (const brand of knownMakers) brands.add(foldBrand(brand).phrase);
  }
  return brands;
}
