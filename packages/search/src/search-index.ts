import { type Found, find } from './fallback.ts';
import { buildInSteps, buildStore } from './index/build.ts';
import type { Store } from './index/store.ts';
import { searchTextOf } from './list/counts.ts';
import { readLines, readShoppingList } from './list/parse.ts';
import { SynonymIndex } from './match/synonyms.ts';
import { readQuery } from './query.ts';
import { Gatherer } from './rank/gather.ts';
import { type RowTest, rankOrder } from './rank/order.ts';
import { groupsOf, leadingMatches } from './suggest.ts';
import type {
  BrandInNames,
  IndexOptions,
  ListAnswer,
  ListLine,
  ProductTest,
  SearchOptions,
  SearchProduct,
  SearchResult,
  Suggestions,
  SynonymTable,
} from './types.ts';

const suggestedProducts = 8;
const listAlternatives = 6;

/** The search engine over one catalogue. Synchronous and in memory; one instance per server process. */
export class SearchIndex {
  readonly #store: Store;
  readonly #gatherer = new Gatherer();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Number of products that can be found. */
  get size(): number {
    return this.#store.liveCount;
  }

  /** Share of the index that replaced and removed products fill, 0 … 1. Above 0.1 the caller should build again. */
  get deadShare(): number {
    return this.#store.rowCount === 0 ? 0 : this.#store.deadCount / this.#store.rowCount;
  }

  /**
   * Share of the index that came after the build, 0 … 1. Such products are found by one word after the other; brands in their names,
   * words written together and ready-made searches wait for the next build, which is due above 0.1.
   */
  get laterShare(): number {
    return this.#store.rowCount === 0 ? 0 : this.#store.laterRows / this.#store.rowCount;
  }

  /** What is kept of words and phrases from one search to the next, in bytes. */
  get kept(): { size: number; calculatedSize: number; maxSize: number } {
    const { wordsAlone, postings } = this.#store;
    const all = [postings.rowSets, postings.phraseRows, wordsAlone];
    const sum = (part: 'size' | 'calculatedSize' | 'maxSize') => all.reduce((total, kept) => total + kept[part], 0);
    return { size: sum('size'), calculatedSize: sum('calculatedSize'), maxSize: sum('maxSize') };
  }

  /** Brands found in names of products that have none of their own, those of most products first; what the shop marked as none too. */
  brandsInNames(examples = 2): BrandInNames[] {
    return this.#store.brandsInNames(examples);
  }

  /** Another table of synonyms takes the place of the one before; the next search goes by it. */
  setSynonyms(table: SynonymTable): void {
    this.#store.synonyms = new SynonymIndex(table);
  }

  /** A search as it would be with another table of synonyms; the searches of others go on by theirs. */
  searchWith(table: SynonymTable, text: string, options: SearchOptions = {}): SearchResult {
    const { synonyms } = this.#store;
    this.setSynonyms(table);
    try {
      return this.search(text, options);
    } finally {
      this.#store.synonyms = synonyms;
    }
  }

  /** Takes a new or changed product in, in well under a millisecond; the next search finds it. */
  update(product: SearchProduct): void {
    this.#store.put(product);
  }

  /** Takes a product out; false when it was not there. */
  remove(id: number): boolean {
    return this.#store.remove(id);
  }

  /** All products that answer a query, best first. A query of digits is looked up among EANs and article codes. */
  search(text: string, options: SearchOptions = {}): SearchResult {
    const query = readQuery(text);
    if (query.code !== undefined) return this.#lookUp(query.code, options);
    if (query.words.length === 0) return nothing();
    const found = find(this.#store, this.#gatherer, query, {
      suggesting: false,
      filter: this.#onRows(options.filter),
      everyWord: options.everyWord ?? false,
    });
    const total = found.rows.length;
    const limit = Math.min(total, options.limit ?? total);
    // the best product says how the query was meant, even where none is asked for
    const order = this.#order(found, options, Math.max(1, limit));
    const result: SearchResult = { ...nothing(), total, stage: found.stage };
    result.ids = new Int32Array(limit);
    result.scores = new Float32Array(limit);
    for (let i = 0; i < limit; i++) {
      const place = order[i] as number;
      result.ids[i] = this.#store.ids.at(found.rows[place] as number);
      result.scores[i] = found.scores[place] as number;
    }
    if (options.everyMatch) {
      result.matches = found.rows.subarray(0, found.nearFrom).map((row) => this.#store.ids.at(row));
    }
    if (found.dropped.length > 0) result.droppedWords = found.dropped;
    if (found.nearFrom < total) result.nearFrom = found.nearFrom;
    const corrected = order.length > 0 ? this.#corrected(found, found.rows[order[0] as number] as number) : undefined;
    if (corrected) result.correctedQuery = corrected;
    return result;
  }

  /** What to show under the search box while somebody types; the last word counts as unfinished. */
  suggest(text: string, options: SearchOptions = {}): Suggestions {
    const query = readQuery(text);
    if (query.code !== undefined) {
      const ids = Array.from(this.#lookUp(query.code, options).ids);
      return { products: ids, categories: [], searches: [], brands: [] };
    }
    if (query.words.length === 0) return { products: [], categories: [], searches: [], brands: [] };
    const found = find(this.#store, this.#gatherer, query, {
      suggesting: true,
      filter: this.#onRows(options.filter),
      everyWord: false,
    });
    const wanted = options.limit ?? suggestedProducts;
    const order = this.#order(found, options, Math.max(wanted, leadingMatches));
    const products = Array.from(order.subarray(0, wanted), (place) => this.#store.ids.at(found.rows[place] as number));
    return { products, ...groupsOf(this.#store, text, found, order) };
  }

  /** Reads a pasted or dictated shopping list: one entry per thing. */
  parseShoppingList(text: string): ListLine[] {
    return readShoppingList(text, this.#store);
  }

  /** Reads a list line by line, so that others can work in between; returns the number of lines it has no room for. */
  readLines(text: string): Generator<ListLine, number> {
    return readLines(text, this.#store);
  }

  /**
   * Answers every line of a list in its order, with `limit` products each (default 6). Texts are read as list lines, so
   * that "2 pasta" is pasta, two of it.
   */
  searchList(words: readonly (string | ListLine)[], options: SearchOptions = {}): ListAnswer[] {
    return words
      .flatMap((word) => (typeof word === 'string' ? this.#readLine(word) : [word]))
      .map((line) => {
        const { ids, total } = this.search(searchTextOf(line), {
          ...options,
          limit: options.limit ?? listAlternatives,
        });
        return { ...line, ids: Array.from(ids), total };
      });
  }

  /** One line of a list stays one line, whatever it holds. */
  #readLine(text: string): ListLine[] {
    const lines = this.parseShoppingList(text);
    return lines.length === 1 ? lines : [{ text, word: text }];
  }

  /** The `most` best matches in rank order; near matches stay behind the true ones. */
  #order(found: Found, options: SearchOptions, most: number): Int32Array {
    const { nearFrom, rows, scores } = found;
    const isAvailable = this.#onRows(options.available);
    const isPromoted = this.#onRows(options.promoted);
    if (nearFrom >= rows.length) return rankOrder(rows, scores, isAvailable, isPromoted, most);
    const rank = (from: number, to: number, count: number) =>
      rankOrder(rows.subarray(from, to), scores.subarray(from, to), isAvailable, isPromoted, count);
    const first = rank(0, nearFrom, Math.min(most, nearFrom));
    const near = rank(nearFrom, rows.length, Math.min(most, rows.length) - first.length);
    return Int32Array.from([...first, ...near.map((place) => place + nearFrom)]);
  }

  /** Callers ask by product; inside, everything goes by row. */
  #onRows(test: ProductTest | undefined): RowTest | undefined {
    const ids = this.#store.ids.values;
    if (!(test instanceof Uint32Array)) return test && ((row) => test(ids[row] as number));
    return (row) => {
      const id = ids[row] as number;
      return ((test[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0;
    };
  }

  #lookUp(code: string, options: SearchOptions): SearchResult {
    const store = this.#store;
    const passes = this.#onRows(options.filter);
    const rows = store.codes
      .find(code)
      .filter((row) => store.dead.at(row) === 0)
      .filter((row) => !passes || passes(row));
    if (rows.length === 0) return nothing();
    return {
      ids: Int32Array.from(rows, (row) => store.ids.at(row)),
      scores: new Float32Array(rows.length).fill(1),
      total: rows.length,
      stage: 'exact',
    };
  }

  /** The query with the words replaced that the best product carries in another spelling only. */
  #corrected(found: Found, row: number): string | undefined {
    const { postings, vocabulary } = this.#store;
    let isCorrected = false;
    const words = found.matching.terms.map((term) => {
      const met = term.forms
        .map((form, i) => ({ form, quality: term.qualities[i] as number }))
        .filter(({ form }) => postings.has(form, row))
        .sort((a, b) => b.quality - a.quality)[0];
      if (!met || !term.corrected.has(met.form)) return term.word.text;
      isCorrected = true;
      return vocabulary.forms[met.form] as string;
    });
    return isCorrected ? words.join(' ') : undefined;
  }
}

function nothing(): SearchResult {
  return {
    ids: new Int32Array(0),
    scores: new Float32Array(0),
    total: 0,
    stage: 'none',
  };
}

/** Reads a pasted or dictated shopping list with the words of the index's catalogue. */
export function parseShoppingList(text: string, index: SearchIndex): ListLine[] {
  return index.parseShoppingList(text);
}

/** Builds the search engine for a catalogue; blocks for about half a second per 50,000 products. */
export function buildIndex(products: readonly SearchProduct[], options: IndexOptions = {}): SearchIndex {
  return new SearchIndex(buildStore(products, options));
}

/** The same bit by bit: between two steps others may work, and another index may answer. Returns the index. */
export function* buildIndexInSteps(
  products: readonly SearchProduct[],
  options: IndexOptions = {},
): Generator<void, SearchIndex> {
  return new SearchIndex(yield* buildInSteps(products, options));
}
