import { fold } from '../analysis/fold.ts';
import { stem } from '../analysis/stem.ts';
import { cut } from '../analysis/words.ts';
import type { IndexOptions, SearchProduct } from '../types.ts';
import { BrandDictionary, mineBrands } from './brands.ts';
import { analyseName, foldBrand } from './features.ts';
import { Store } from './store.ts';

/** Builds the store of a whole catalogue; blocks for about half a second per 50,000 products. */
export function buildStore(products: readonly SearchProduct[], options: IndexOptions): Store {
  const store = new Store(Math.ceil(products.length * 1.12) + 64, options);
  const names = products.map((product) => (product.brand ? undefined : analyseName(product)));
  store.setDictionary(new BrandDictionary(findBrands(products, names)));
  products.forEach((product, i) => {
    store.put(product, names[i]);
  });
  store.finishBuild();
  return store;
}

/**
 * Brands for products whose brand column is empty: those other products carry at least twice. Only where most of the
 * catalogue has no brand column at all are they mined from the names: elsewhere an empty brand means loose goods.
 */
function findBrands(
  products: readonly SearchProduct[],
  names: readonly (ReturnType<typeof analyseName> | undefined)[],
): Set<string> {
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
  }
  return brands;
}
