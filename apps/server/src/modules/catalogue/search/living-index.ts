import { setImmediate as otherWork } from 'node:timers/promises';
import {
  buildIndexInSteps,
  italianSynonyms,
  type SearchIndex,
  type SearchProduct,
  type SynonymTable,
  synonymText,
} from '@sporta/search';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { CatalogueChange, CatalogueStore } from '../snapshot/catalogue-store.ts';
import { ancestry } from '../snapshot/category-tree.ts';
import type { ProductRow, SearchWords } from '../snapshot/rows.ts';

/** Share of the index that may be dead, or come since it was built, before it is built again. */
const mostStale = 0.1;
/** Others wait no longer than this for an index that is being built. */
const sliceMs = 5;
/** So many products are read in between two looks at the clock. */
const atOnce = 100;

interface Built {
  catalogue: Catalogue;
  index: SearchIndex;
  /** What the index holds of each slot. */
  known: Map<number, string>;
  /** What the shop said of brands in names when it was built. */
  brands: SearchWords['brands'];
}

/**
 * The search index of this process, kept true to the catalogue. Another one is built aside, a little at a time between other work,
 * while the old one answers with the old catalogue; both are changed for the new ones at once.
 */
export class LivingIndex {
  readonly #store: CatalogueStore;
  #built: Built | undefined;
  /** Built for a catalogue or for words that are about to come. */
  #next: Built | undefined;
  #rebuilding = false;
  /** Slots that changed since a rebuild began. */
  readonly #changed = new Set<number>();

  constructor(store: CatalogueStore) {
    this.#store = store;
    store.onPrepare((catalogue, words) => this.#prepare(catalogue, words));
    store.onChange((change) => this.#follow(change));
  }

  /** The index to ask; built at once when there is none yet. */
  get current(): SearchIndex {
    this.#built ??= atOnceOf(building(this.#store.catalogue, this.#store.catalogue.words));
    return this.#built.index;
  }

  /** What the index keeps from one search to the next. */
  get kept(): SearchIndex['kept'] {
    return this.#built?.index.kept ?? { size: 0, calculatedSize: 0, maxSize: 0 };
  }

  async #prepare(catalogue: Catalogue, words: SearchWords): Promise<void> {
    const built = this.#built;
    if (built?.catalogue === catalogue && areSame(built.brands, words.brands)) return;
    this.#next = await inSlices(building(catalogue, words));
  }

  #follow({ everything, words, slots }: CatalogueChange): void {
    const { catalogue } = this.#store;
    const next = this.#next;
    this.#next = undefined;
    if (next?.catalogue === catalogue) this.#built = next;
    else if (everything) this.#built = undefined;
    const built = this.#built;
    if (!built) return;
    if (words) built.index.setSynonyms(synonymsOf(catalogue.words));
    for (const slot of slots) {
      bring(built, slot);
      if (this.#rebuilding) this.#changed.add(slot);
    }
    if (built.index.deadShare > mostStale || built.index.laterShare > mostStale) void this.#rebuild(built);
  }

  /** What changes meanwhile is brought to the new index too; one whose catalogue is gone by then is thrown away. */
  async #rebuild(before: Built): Promise<void> {
    if (this.#rebuilding) return;
    this.#rebuilding = true;
    this.#changed.clear();
    try {
      const built = await inSlices(building(before.catalogue, before.catalogue.words));
      if (this.#built !== before) return;
      for (const slot of this.#changed) bring(built, slot);
      built.index.setSynonyms(synonymsOf(before.catalogue.words));
      this.#built = built;
    } finally {
      this.#rebuilding = false;
    }
  }
}

/** The built-in table less what the shop does not want of it, and the shop's own. */
export function synonymsOf({ off, synonyms }: SearchWords): SynonymTable {
  return [...italianSynonyms.filter((row) => !off.has(synonymText(row))), ...synonyms];
}

/** Makes the index hold what the catalogue has in a slot now. */
function bring({ catalogue, index, known }: Built, slot: number): void {
  const product = catalogue.products[slot];
  if (!product) {
    index.remove(slot);
    known.delete(slot);
    return;
  }
  const text = searchText(product);
  // price and stock are not in the index: most changes touch neither name nor size
  if (known.get(slot) === text) return;
  index.update(searchable(catalogue, product, slot));
  known.set(slot, text);
}

/** Builds an index of a catalogue, step by step. */
function* building(catalogue: Catalogue, words: SearchWords): Generator<void, Built> {
  const { brands } = words;
  const known = new Map<number, string>();
  const products: SearchProduct[] = [];
  for (let slot = 0; slot < catalogue.products.length; slot++) {
    const product = catalogue.products[slot];
    if (!product) continue;
    known.set(slot, searchText(product));
    products.push(searchable(catalogue, product, slot));
    if (products.length % atOnce === 0) yield;
  }
  const marked = (isBrand: boolean) => [...brands].flatMap(([phrase, is]) => (is === isBrand ? [phrase] : []));
  const index = yield* buildIndexInSteps(products, {
    synonyms: synonymsOf(words),
    marks: { brands: marked(true), others: marked(false) },
  });
  return { catalogue, index, known, brands };
}

function atOnceOf<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < sliceMs) continue;
    await otherWork();
    since = performance.now();
  }
}

function areSame(a: SearchWords['brands'], b: SearchWords['brands']): boolean {
  return a.size === b.size && [...a].every(([phrase, isBrand]) => b.get(phrase) === isBrand);
}

function searchText(product: ProductRow): string {
  return [
    product.shortName,
    product.brand,
    product.description,
    product.productKind,
    product.popularity,
    ...product.classIds,
    ...product.eans,
    ...product.categoryIds,
  ].join('|');
}

function searchable(catalogue: Catalogue, product: ProductRow, slot: number): SearchProduct {
  const category = catalogue.mainCategory(product);
  const path = category ? ancestry(category) : [];
  return {
    id: slot,
    name: product.shortName,
    brand: product.brand,
    description: product.description,
    categoryPath: path.map(({ categoryId, name }) => ({ id: categoryId, name })),
    departmentId: path[0]?.categoryId ?? 0,
    ...(product.productKind ? { kind: product.productKind } : {}),
    labels: product.classIds.flatMap((id) => catalogue.classById.get(id)?.code ?? []),
    popularity: product.popularity,
    eans: product.eans,
    code: product.code,
  };
}
