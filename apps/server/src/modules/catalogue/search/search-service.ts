import { setImmediate as otherWork } from 'node:timers/promises';
import type { Suggestion } from '@sporta/contract';
import { priceLimitText } from '@sporta/domain';
import {
  type BrandInNames,
  type ListLine,
  readPriceLimit,
  type SearchIndex,
  type SynonymTable,
  searchKey,
  searchTextOf,
} from '@sporta/search';
import { LRUCache } from 'lru-cache';
import { showCache } from '../../../platform/shown-caches.ts';
import { countProducts } from '../listing/list-categories.ts';
import type { Found, TextSearch } from '../listing/text-search.ts';
import { withinLimit } from '../listing/within-limit.ts';
import { type Bitset, bitsOf, hasBit } from '../snapshot/bitset.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import type { CatalogueStore } from '../snapshot/catalogue-store.ts';
import { ancestry } from '../snapshot/category-tree.ts';
import { pictureOf } from '../snapshot/product-json.ts';
import type { ShopIndex } from '../snapshot/shop-index.ts';
import { isHeadOfCodes, readCodeLine, readUnknownCode } from './code-lines.ts';
import { LivingIndex, synonymsOf } from './living-index.ts';

/** Suggestions are given only for longer texts (specification section 5). */
const minimumSuggestionLength = 4;
/** Ready-made searches, and those joined with a brand, in one answer. */
const mostCompletions = 4;
const mostBrandSearches = 2;
const mostCompletionBytes = 4 * 2 ** 20;
/** Roughly what an entry takes beside its texts. */
const entryBytes = 200;
/** Best products of a ready-made search among which one in stock is looked for, to show its picture. */
const mostLookedAt = 24;
/** Lines answered of one list. */
const mostListLines = 200;
/** Words without result that get suggestions: each costs some look-ups. */
const mostSuggested = 20;
/** Names suggested for a word without result, and the shortest beginning they are looked up by. */
const mostNames = 4;
const shortestBeginning = 3;
/** No word of the catalogue needs a longer beginning, no line more words: a line of letters must not cost seconds. */
const longestBeginning = 12;
const mostLookedUp = 5;
/** Others wait for a list no longer than this, and for the line at hand. */
const sliceMs = 10;

/** What a ready-made search finds. */
interface Completion {
  count: number;
  /** Address of the picture of its best product; none where it finds nothing. */
  mediaURL: string | undefined;
}

interface AskedLines {
  /** `slot`: the product was named by its code. */
  lines: { asked: string; line: ListLine; slot?: number }[];
  leftOut: number;
}

/** Gives way to other requests when the work at hand has taken its slice of time. */
function inSlices(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await otherWork();
    since = performance.now();
  };
}

/** Search by words over the catalogue of this process; follows the catalogue's changes. The index knows products by their slots. */
export class SearchService implements TextSearch {
  readonly #store: CatalogueStore;
  readonly #living: LivingIndex;
  /** Many beginnings complete to the same searches. */
  readonly #completions = showCache(
    'search_completions',
    new LRUCache<string, Completion>({
      maxSize: mostCompletionBytes,
      sizeCalculation: ({ mediaURL = '' }, key) => key.length + mediaURL.length + entryBytes,
    }),
  );

  constructor(store: CatalogueStore) {
    this.#store = store;
    const living = new LivingIndex(store);
    this.#living = living;
    showCache('search_rows', {
      get size() {
        return living.kept.size;
      },
      get calculatedSize() {
        return living.kept.calculatedSize;
      },
      get maxSize() {
        return living.kept.maxSize;
      },
    });
  }

  /** The index that answers now. */
  get index(): SearchIndex {
    return this.#living.current;
  }

  /** Makes the index and the view of the first warehouse and goes through both, so that no visitor waits for it. */
  warmUp(): void {
    const shop = this.#store.shop(0);
    shop.order('relevance');
    shop.view.catalogue.vendors();
    // prices in queries are read by patterns of their own, made ready for either kind of text
    for (const text of ['vino sotto 5 euro', 'vino sotto 5 €']) this.suggest(text, shop);
    for (const product of this.#store.catalogue.products.slice(0, 20)) {
      if (!product) continue;
      this.search(product.name, shop.view.sold, shop.view.inStock);
      this.suggest(product.name.slice(0, 5), shop);
    }
  }

  search(query: string, scope: Bitset, inStock: Bitset, most?: number): Found {
    const result = this.index.search(query, {
      filter: scope,
      available: inStock,
      ...(most === undefined ? {} : { limit: most, everyMatch: true }),
    });
    const { correctedQuery, droppedWords, nearFrom = result.ids.length } = result;
    const { ids, matches = ids.subarray(0, nearFrom) } = result;
    const near = Array.from(ids.subarray(nearFrom));
    const slots = this.#pinnedFirst(query, Array.from(ids.subarray(0, nearFrom)), scope);
    return {
      slots,
      matches: bitsOf(scope.length, matches, slots),
      ...(near.length > 0 ? { near: { slots: near, withoutWords: droppedWords ?? [] } } : {}),
      ...(correctedQuery ? { correctedQuery } : {}),
      // with near matches the first products have every word
      ...(near.length === 0 && droppedWords ? { droppedWords } : {}),
    };
  }

  /** What the shop put first for this query, wherever the search had it. */
  #pinnedFirst(query: string, slots: number[], scope: Bitset): number[] {
    const { catalogue } = this.#store;
    const { pins } = catalogue.words;
    const ids = pins.size === 0 ? undefined : pins.get(searchKey(query));
    if (!ids) return slots;
    const first = ids.flatMap((id) => catalogue.slotOf(id) ?? []).filter((slot) => hasBit(scope, slot));
    const pinned = new Set(first);
    return [...first, ...slots.filter((slot) => !pinned.has(slot))];
  }

  /** The best slots of a search as it is and as it would be with these synonyms more. */
  tryWords(query: string, more: SynonymTable, shop: ShopIndex): { before: number[]; after: number[] } {
    const { view } = shop;
    const options = {
      filter: view.sold,
      available: view.inStock,
    };
    const after = this.index.searchWith([...synonymsOf(this.#store.catalogue.words), ...more], query, options);
    const { slots } = this.search(query, view.sold, view.inStock);
    const found = Array.from(after.ids).slice(0, after.nearFrom ?? after.ids.length);
    return { before: slots, after: this.#pinnedFirst(query, found, view.sold) };
  }

  /** Brands found in names of products without a brand of their own, marked ones too, with products as examples. */
  brandsInNames(): (Omit<BrandInNames, 'ids'> & { examples: string[] })[] {
    const { catalogue } = this.#store;
    return this.index.brandsInNames().map(({ ids, ...brand }) => ({
      ...brand,
      examples: ids.flatMap((slot) => catalogue.products[slot]?.shortName ?? []),
    }));
  }

  /** The four groups of the suggestion panel: Suggerimenti, Categorie, Ricerche, Marche. */
  suggest(text: string, shop: ShopIndex): Suggestion[] {
    if (text.trim().length < minimumSuggestionLength) return [];
    const { view } = shop;
    const { catalogue } = view;
    const { words, limit } = readPriceLimit(text);
    // what completes the words is asked for at the price as well
    const said = limit ? ` ${priceLimitText(limit)}` : '';
    const found = this.index.suggest(words, {
      filter: limit ? withinLimit(view, view.sold, limit) : view.sold,
      available: view.inStock,
    });
    const completions = found.searches.flatMap((name, place) =>
      this.#searchSuggestion('suggestion', `${name}${said}`, place, shop),
    );
    // what is typed to the end of a name completes to nothing: then the products themselves are the suggestion
    const products = found.products.slice(0, Math.max(0, mostCompletions - completions.length));
    const first = found.searches[0] ?? words.trim().toLowerCase();
    const ofBrands = found.brands.slice(0, mostBrandSearches).flatMap(({ name }, place) => {
      const brand = name.toLowerCase();
      return first.includes(brand) || brand.includes(first)
        ? []
        : this.#searchSuggestion('search', `${first} ${brand}${said}`, place, shop);
    });
    return [
      ...completions,
      ...products.flatMap((slot): Suggestion[] => {
        const product = catalogue.products[slot];
        if (!product) return [];
        const { name, slug, productId } = product;
        return [{ type: 'suggestion', name, id: productId, count: 1, slug, mediaURL: pictureOf(product).thumb }];
      }),
      // a shelf and a brand know no price
      ...(limit ? [] : found.categories).flatMap(({ id }) => {
        const node = catalogue.tree.byId.get(id);
        // the suggestion leads to the whole shelf: so many it shows here
        const count = countProducts(view, id);
        if (!node || count === 0) return [];
        const path = ancestry(node);
        const icon = node.icon ?? path[0]?.icon;
        const picture = pictureIn(shop, id) ?? (icon ? `/media/categories/${icon}.webp` : undefined);
        const parentName = path.at(-2)?.name;
        return [
          {
            type: 'category' as const,
            name: node.name,
            id,
            count,
            slug: node.slug,
            ...(picture ? { mediaURL: picture } : {}),
            ...(parentName ? { parentName } : {}),
          },
        ];
      }),
      ...ofBrands,
      ...(limit ? [] : found.brands).flatMap(({ name }) => {
        const id = catalogue.vendorNamed(name);
        if (id === undefined) return [];
        let count = 0;
        for (const slot of catalogue.slotsOfVendor(id)) if (hasBit(view.sold, slot)) count++;
        return [{ type: 'vendor' as const, name, id, count }];
      }),
    ];
  }

  /** A ready-made search with the number of its products and the picture of the best one; none when it finds nothing. */
  #searchSuggestion(type: 'suggestion' | 'search', name: string, place: number, shop: ShopIndex): Suggestion[] {
    const key = `${shop.number} ${shop.revision} ${name}`;
    let known = this.#completions.get(key);
    if (!known) {
      known = this.#complete(name, shop);
      this.#completions.set(key, known);
    }
    const { count, mediaURL } = known;
    return mediaURL === undefined ? [] : [{ type, name, id: place + 1, count, mediaURL }];
  }

  #complete(name: string, { view }: ShopIndex): Completion {
    // what leaves a word out is not what the search says
    const { words, limit } = readPriceLimit(name);
    const { ids, total } = this.index.search(words, {
      filter: limit ? withinLimit(view, view.sold, limit) : view.sold,
      available: view.inStock,
      everyWord: true,
      limit: mostLookedAt,
    });
    const best = view.catalogue.products[ids.find((slot) => hasBit(view.inStock, slot)) ?? ids[0] ?? -1];
    return { count: total, mediaURL: best && pictureOf(best).thumb };
  }

  /** What most people would look for: the kinds of the most popular products. */
  topSearches(shop: ShopIndex): { name: string; count: number }[] {
    const counts = new Map<string, number>();
    for (const slot of shop.order('popularity').slice(0, 400)) {
      const kind = shop.view.catalogue.products[slot]?.productKind;
      if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
    return [...counts].slice(0, 10).map(([name, count]) => ({ name, count }));
  }

  /**
   * A whole list at once: the `data` of `search/fast` as JSON text, in the order of the list. A word that is a text of
   * several things (a pasted list) gives a result for each of them; any other word gives exactly one.
   */
  async fastSearch(shop: ShopIndex, words: readonly string[], pageSize: number): Promise<string> {
    const { view } = shop;
    const letOthersWork = inSlices();
    const { lines, leftOut } = await this.#linesOf(shop, words, letOthersWork);
    let withSuggestions = mostSuggested;
    const results: string[] = [];
    for (const { asked, line, slot } of lines) {
      const { words, limit } = readPriceLimit(searchTextOf(line));
      const scope = limit ? withinLimit(view, view.sold, limit) : view.sold;
      const { slots, correctedQuery, droppedWords }: Partial<Found> & Pick<Found, 'slots'> =
        slot === undefined ? this.search(words, scope, view.inStock) : { slots: hasBit(view.sold, slot) ? [slot] : [] };
      const suggestions = slots.length === 0 && withSuggestions-- > 0 ? this.nearNames(line.word) : [];
      const facts = {
        word: asked,
        text: line.word,
        ...(line.quantity === undefined ? {} : { quantity: line.quantity }),
        ...(line.size ? { size: { amount: line.size.amount, unit: line.size.base } } : {}),
        ...(line.counts ? { counts: line.counts } : {}),
        ...(correctedQuery ? { correctedQuery } : {}),
        ...(droppedWords ? { droppedWords } : {}),
        ...(limit && slot === undefined ? { priceLimit: { ...limit, words } } : {}),
        ...(suggestions.length > 0 ? { suggestions } : {}),
        totItems: slots.length,
      };
      const products = slots.slice(0, pageSize);
      results.push(
        `${JSON.stringify(facts).slice(0, -1)},"products":[${products.map((slot) => view.json(slot)!).join(',')}]}`,
      );
      await letOthersWork();
    }
    return `{"results":[${results.join(',')}]${leftOut > 0 ? `,"leftOut":${leftOut}` : ''}}`;
  }

  /** The things of all words, as many as one list holds, and how many more there were. */
  async #linesOf(
    { view: { catalogue } }: ShopIndex,
    asked: readonly string[],
    letOthersWork: () => Promise<void>,
  ): Promise<AskedLines> {
    const lines: AskedLines['lines'] = [];
    let leftOut = 0;
    for (const word of byCodes(asked, catalogue)) {
      if (typeof word !== 'string') {
        if (lines.length < mostListLines) lines.push(word);
        else leftOut++;
        continue;
      }
      if (lines.length >= mostListLines) {
        leftOut++;
        continue;
      }
      const read: ListLine[] = [];
      const reading = this.index.readLines(word);
      let step = reading.next();
      for (; !step.done; step = reading.next()) {
        read.push(step.value);
        await letOthersWork();
      }
      leftOut += step.value;
      const isOne = read.length < 2;
      if (read.length === 0) read.push({ text: word, word });
      for (const line of read) {
        if (lines.length < mostListLines) lines.push({ asked: isOne ? word : line.text, line });
        else leftOut++;
      }
    }
    return { lines, leftOut };
  }

  /** Searches that begin like one of the words nothing was found for; a typo at its end does not matter. */
  nearNames(line: string): string[] {
    const { index } = this;
    for (const word of line.split(/\s+/, mostLookedUp)) {
      for (let length = Math.min(word.length - 1, longestBeginning); length >= shortestBeginning; length--) {
        const { searches } = index.suggest(word.slice(0, length));
        if (searches.length > 0) return searches.slice(0, mostNames);
      }
    }
    return [];
  }
}

/**
 * Takes the lines out that name a product by its code; the rest stays as it was, so that a pasted list is read as one. A code is
 * asked for again as "070406 3": no mark of a list stands in it. A row whose code is not of this shop is looked for by its name.
 */
function* byCodes(words: readonly string[], catalogue: Catalogue): Generator<string | AskedLines['lines'][number]> {
  for (const word of words) {
    const lines = word.split(/\r?\n/);
    const read = lines.map((line) => readCodeLine(line, catalogue) ?? readUnknownCode(line));
    if (read.every((line) => line === undefined)) {
      yield word;
      continue;
    }
    let others: string[] = [];
    for (const [index, row] of lines.entries()) {
      const found = read[index];
      if (!found) {
        if (row.trim() && !isHeadOfCodes(row)) others.push(row);
        continue;
      }
      if (others.length > 0) yield others.join('\n');
      others = [];
      const { code, quantity } = found;
      const written = String(quantity).replace('.', ',');
      if ('name' in found && found.name) {
        yield `${found.name} x${written}`;
        continue;
      }
      const asked = lines.length === 1 ? word : quantity === undefined ? code : `${code} ${written}`;
      const line = { text: asked, word: code, ...(quantity === undefined ? {} : { quantity }) };
      yield 'slot' in found ? { asked, line, slot: found.slot } : { asked, line };
    }
    if (others.length > 0) yield others.join('\n');
  }
}

/** Picture of the best seller in stock of a category. */
function pictureIn(shop: ShopIndex, categoryId: number): string | undefined {
  const { catalogue, inStock } = shop.view;
  const inside = catalogue.slotsInCategory(categoryId);
  if (!inside) return undefined;
  for (const slot of shop.order('popularity')) {
    const product = hasBit(inside, slot) && hasBit(inStock, slot) ? catalogue.products[slot] : undefined;
    if (product) return pictureOf(product).thumb;
  }
  return undefined;
}
