import type { Bitset } from '../snapshot/bitset.ts';

export interface Found {
  /** Catalogue slots in the order of the search: all matches, or the best of them where no more were asked for. */
  slots: number[];
  /** All matches, however many stand in `slots`. */
  matches: Bitset;
  /** What is like the query but lacks `withoutWords` of it: no part of the answer, to be shown apart. */
  near?: { slots: number[]; withoutWords: string[] };
  /** What was searched in place of a misspelt query. */
  correctedQuery?: string;
  /** Words all of these products do without. */
  droppedWords?: string[];
}

/** Searching by words: the listing does not care how it is done. */
export interface TextSearch {
  /**
   * @param scope the slots that may be found (the shop's assortment, a category…)
   * @param inStock the slots of which there is some: the others come after their like
   * @param most so many are wanted in their order, near ones among them; all when absent
   */
  search(query: string, scope: Bitset, inStock: Bitset, most?: number): Found;
  /** Searches that begin like a query nothing was found for. */
  nearNames(query: string): string[];
}
