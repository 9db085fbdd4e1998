/** One product as the search engine sees it: only what people search by. Price and stock never enter the index. */
export interface SearchProduct {
  /** The number the caller knows the product by: tests are asked by it and answers name it. */
  id: number;
  /** Name without the brand ("Penne rigate n. 41"); a brand inside the name is recognised and harmless. */
  name: string;
  /** Brand column; "" when the product has none. */
  brand: string;
  /** Pack size as people read it ("6 × 1,5 L"). */
  description: string;
  /** Categories from the department down to the leaf. */
  categoryPath: { id: number; name: string }[];
  /** First level of the category tree. */
  departmentId: number;
  /** What the thing is, in one or two words ("penne rigate"). */
  kind?: string;
  /** Certified labels such as `senza-glutine`: matched as facts. */
  labels?: string[];
  /** 0 (never bought) … 1000 (everybody buys it). */
  popularity: number;
  eans: string[];
  /** Article code of the shop. */
  code: string;
}

/** One row of the synonym table, as the shop's staff edit it. */
export type SynonymRow =
  /** Phrases of 1–4 words that mean the same thing, in any direction. */
  | { kind: 'equal'; phrases: string[] }
  /** Who asks for `from` is also content with each of `to`, not the other way round. */
  | { kind: 'one-way'; from: string; to: string[] };

export type SynonymTable = readonly SynonymRow[];

/** What the shop says of brands in names; phrases in any spelling that folds alike. */
export interface BrandMarks {
  /** Brands, though the names do not show it. */
  brands: Iterable<string>;
  /** No brands, whatever the names look like. */
  others: Iterable<string>;
}

/** A brand that stands in names of products whose brand column is empty. */
export interface BrandInNames {
  /** Folded words, joined by blanks: what it is known by. */
  phrase: string;
  /** As it may be shown. */
  name: string;
  /** Live products whose name carries it. */
  count: number;
  /** The first few of them. */
  ids: number[];
}

export interface IndexOptions {
  /** Default: the Italian table of this package. */
  synonyms?: SynonymTable;
  /** Corrects what was found in names. */
  marks?: BrandMarks;
  /**
   * How much a one-word query leans to a department, 0 … 1 by department number (a setting of the shop: fruit and
   * vegetables 1, fish 0.8, meat 0.6, dairy and bread 0.4). Default: guessed from the department names.
   */
  freshness?: ReadonlyMap<number, number>;
}

/** A test on a product, by its number: a function, or the numbers that pass as bits, 32 in a word, which costs less. */
export type ProductTest = ((id: number) => boolean) | Uint32Array;

export interface SearchOptions {
  /** Only these products count as found (assortment of the store, promotion only …). */
  filter?: ProductTest;
  /** At most this many ids in the answer; `total` still counts all. Default: all. */
  limit?: number;
  /** The answer has `matches` too: who wants the best of many in order need not have all of them sorted. */
  everyMatch?: boolean;
  /** Only products that meet every word: nothing in place of an answer, nothing near behind a short one. */
  everyWord?: boolean;
  /** Products that fail this test come after their like, see `outOfStockCost`. */
  available?: ProductTest;
  /** Products that pass this test win ties of the score. */
  promoted?: ProductTest;
}

/**
 * How the answer was found (recipe 3.5): all words as typed; with spelling corrections; without soft words
 * ("fresco", "grande"); only the most telling words; few results, followed by near ones; nothing.
 */
export type SearchStage = 'exact' | 'fuzzy' | 'soft' | 'dropped' | 'extended' | 'none';

export interface SearchResult {
  /** Product numbers in rank order, over all matches (or `limit`). */
  ids: Int32Array;
  /** Scores of the same products, highest first but for those out of stock. */
  scores: Float32Array;
  /** All matches but near ones, in no particular order; when asked for. */
  matches?: Int32Array;
  /** Number of all matches, before `limit`. */
  total: number;
  stage: SearchStage;
  /** The query with its misspelt words replaced, when the answer rests on that. */
  correctedQuery?: string;
  /** Words of the query the results do without. */
  droppedWords?: string[];
  /** Place in `ids` from which they are near matches only: without a word that was asked for, one of a diet above all. */
  nearFrom?: number;
}

export interface Suggestions {
  /** Product numbers, best first. */
  products: number[];
  categories: { id: number; name: string; count: number }[];
  /** Ready-made searches that complete the text. */
  searches: string[];
  brands: { name: string; count: number }[];
}

export interface ListLine {
  /** The line as the customer wrote it, trimmed. */
  text: string;
  /** What to search for. */
  word: string;
  /** How many of it, when written. */
  quantity?: number;
  /** The container that is counted ("pacchi", "bottiglie"), when written. */
  unitHint?: string;
  /** What the quantity counts, when the line says so: whole packs ("2 confezioni") or single pieces ("6 bottiglie"). */
  counts?: 'packs' | 'pieces';
  /** Weight or volume asked for in all ("due etti" → 200 g): the quantity of goods sold loose. */
  size?: { amount: number; base: 'g' | 'ml' };
}

/** Answer to one line of a list. */
export interface ListAnswer extends ListLine {
  /** The best products, at most as many as asked for; empty lines stay in the answer. */
  ids: number[];
  total: number;
}
