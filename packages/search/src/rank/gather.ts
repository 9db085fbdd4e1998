import { brandWeight, Hits, noPosition } from '../index/postings.ts';
import type { Store } from '../index/store.ts';
import type { Matching, Term } from '../match/word-match.ts';
import { type Leaves, meetingAll } from './meeting.ts';
import type { RowTest } from './order.ts';
import type { PhraseHits } from './phrases.ts';
import { roomFor } from './room.ts';
import { SomeWords } from './some-words.ts';
import { WordRows } from './word-rows.ts';

/** Quality of a word that is met by the product's category alone. */
export const byCategory = 0.5;
/** What it adds when the name has the word as well. */
const nameToo = 0.06;
/** Brand words are numbered from here on (`index/features.ts`). */
export const firstBrandPosition = 200;

const everyWord = -1;

const placeRoom = roomFor((length) => new Int32Array(length));

/**
 * Finds the products that meet words of a query, and how well each of them does. Sets of products are bits, so that words met
 * together cost a few steps for 32 products; how they are met is looked up only for products that are left.
 */
export class Gatherer {
  /** The products gathered last, rising. */
  rows: Int32Array = new Int32Array(0);
  /** Per word and place in `rows`: quality × place factor, 0 … 1. */
  readonly values: Float32Array[] = [];
  /** Per word and place in `rows`: position of the match in the name, `noPosition` when none; anything where the value is 0. */
  readonly positions: Uint8Array[] = [];
  #words: WordRows | undefined;
  readonly #valueRooms: ((length: number) => Float32Array)[] = [];
  readonly #positionRooms: ((length: number) => Uint8Array)[] = [];
  readonly #factor = new Float32Array(256);
  readonly #hits = new Hits();

  /**
   * Products that meet every required word.
   *
   * @param required bits of the words a product must meet; how it meets others is told all the same
   * @param headByShelf the shelf may meet the noun too: "pasta per lasagne" are the lasagne of the shelf of pasta
   */
  gatherAll(store: Store, matching: Matching, required: number, accept: RowTest, headByShelf = false): Int32Array {
    const { terms } = matching;
    const words = this.#wordsOf(store, matching);
    const first = firstOf(store, terms, required, headByShelf);
    const shelves = terms.map((term): Leaves => {
      // "salmone fresco": the shelf of fresh fish meets the soft word, even where it is no longer required
      const byShelf = (required & (1 << term.index)) !== 0 || term.word.soft;
      if (!byShelf || term === first) return undefined;
      if (!term.isHead) return term.categories;
      return headByShelf ? shelvesNamed(store, term) : undefined;
    });
    const wanted = terms.filter(({ index }) => (required & (1 << index)) !== 0);
    const sets = terms.map((term) => (wanted.includes(term) ? words.of(term) : undefined));
    return this.#measure(store, matching, meetingAll(store, wanted, sets, shelves, accept), shelves);
  }

  /** Opens a search among what meets some required word. */
  some(store: Store, matching: Matching, required: number, accept: RowTest): SomeWords {
    const words = this.#wordsOf(store, matching);
    const { terms } = matching;
    const shelves = terms.map((term): Leaves => (term.isHead ? undefined : term.categories));
    const sets = terms.map((term) => words.of(term));
    // what is found meets no required word beside those it was found by
    const others = ((1 << terms.length) - 1) & ~required;
    return new SomeWords(store, terms, sets, shelves, required, accept, (rows, words) =>
      this.#measure(store, matching, rows, shelves, words | others),
    );
  }

  /** Leaves only those of the products gathered last, by their places, that pass a test. */
  keep(isKept: (place: number) => boolean): Int32Array {
    const places = placeRoom(this.rows.length);
    let count = 0;
    for (let place = 0; place < this.rows.length; place++) if (isKept(place)) places[count++] = place;
    const kept = places.subarray(0, count);
    this.rows = kept.map((place) => this.rows[place] as number);
    for (let k = 0; k < this.values.length; k++) {
      this.values[k] = picked(this.values[k] as Float32Array, kept);
      this.positions[k] = picked(this.positions[k] as Uint8Array, kept);
    }
    return this.rows;
  }

  /** What was found for the words of a query serves all the searches with them. */
  #wordsOf(store: Store, matching: Matching): WordRows {
    if (!this.#words?.isOf(store, matching)) this.#words = new WordRows(store, matching);
    return this.#words;
  }

  /**
   * Looks up how products meet each word.
   *
   * @param shelves by word: the leaf categories that meet it as well
   * @param words bits of the words to look for
   */
  #measure(
    store: Store,
    matching: Matching,
    rows: Int32Array,
    shelves: readonly Leaves[],
    words = everyWord,
  ): Int32Array {
    this.rows = rows;
    const { terms, named } = matching;
    const { phrases } = this.#wordsOf(store, matching);
    const leafOf = store.category.values;
    this.values.length = terms.length;
    this.positions.length = terms.length;
    for (const term of terms) {
      const k = term.index;
      const values = this.#valueRoom(k)(rows.length).fill(0);
      const positions = this.#positionRoom(k)(rows.length);
      this.values[k] = values;
      this.positions[k] = positions;
      if (rows.length === 0 || (words & (1 << k)) === 0) continue;
      this.#fillFactors(term);
      for (let i = 0; i < term.forms.length; i++) {
        store.postings.among(term.forms[i] as number, rows, this.#hits);
        this.#meet(term.qualities[i] as number, values, positions);
      }
      for (const found of phrases) {
        if (found.phrase.from > k || found.phrase.to < k) continue;
        amongFound(found, rows, this.#hits);
        this.#meet(found.phrase.quality, values, positions);
      }
      if (named?.terms.has(term)) meetByName(store, term, rows, named, values, positions);
      const leaves = shelves[k];
      if (leaves) meetByShelf(leafOf, rows, leaves, values, positions);
    }
    return rows;
  }

  #valueRoom(k: number) {
    this.#valueRooms[k] ??= roomFor((length) => new Float32Array(length));
    return this.#valueRooms[k];
  }

  #positionRoom(k: number) {
    this.#positionRooms[k] ??= roomFor((length) => new Uint8Array(length));
    return this.#positionRooms[k];
  }

  /** The best way a product meets a word counts; of equal ones the first. */
  #meet(quality: number, values: Float32Array, positions: Uint8Array): void {
    const { count, places, weights, positions: found } = this.#hits;
    const factor = this.#factor;
    for (let hit = 0; hit < count; hit++) {
      const place = places[hit] as number;
      const value = quality * (factor[weights[hit] as number] as number);
      if (value <= (values[place] as number)) continue;
      values[place] = value;
      positions[place] = found[hit] as number;
    }
  }

  /** What a match is worth by its place (recipe 3.4, rule 1). */
  #fillFactors(term: Term): void {
    const depth = term.isBrand ? 0 : term.isHead ? 0.6 : 0.25;
    for (let weight = 0; weight <= 100; weight++) {
      this.#factor[weight] = term.isBrand ? 0.65 : 1 - depth + (depth * weight) / 100;
    }
    this.#factor[brandWeight] = term.isBrand ? 1 : term.isHead ? 0.67 : 0.78;
  }
}

/** Moves what stands at rising places to the front; the rest falls away. */
function picked<Column extends Float32Array | Uint8Array>(column: Column, places: Int32Array): Column {
  for (let i = 0; i < places.length; i++) column[i] = column[places[i] as number] as number;
  return column.subarray(0, places.length) as Column;
}

/** Which of some rising rows a phrase is found in. */
function amongFound(found: PhraseHits, rows: Int32Array, hits: Hits): void {
  hits.begin(rows.length);
  let at = 0;
  for (let place = 0; place < rows.length && at < found.rows.length; place++) {
    const row = rows[place] as number;
    while (at < found.rows.length && (found.rows[at] as number) < row) at++;
    if (found.rows[at] === row) hits.add(place, found.weights[at] as number, found.positions[at] as number);
  }
}

/** The query names the category. */
function meetByName(
  { categories, category }: Store,
  { word }: Term,
  rows: Int32Array,
  { leaves, quality }: NonNullable<Matching['named']>,
  values: Float32Array,
  positions: Uint8Array,
): void {
  const leafOf = category.values;
  const whole = new Set([...leaves].filter((leaf) => categories.leaves[leaf]?.kindStems.has(word.stem)));
  for (let place = 0; place < rows.length; place++) {
    const leaf = leafOf[rows[place] as number] as number;
    if (!leaves.has(leaf)) continue;
    const own = values[place] as number;
    const position = positions[place] as number;
    // All of a shelf that is called so is the thing: a "mix di frutta secca" is no more fruit than bananas are.
    const isThing = whole.has(leaf) && position !== 0;
    // Who has the word in the name too comes before the rest of other shelves: fesa di tacchino among pollo e tacchino.
    const isInName = own > 0 && position < firstBrandPosition;
    const byShelf = whole.has(leaf) ? quality + nameToo : quality;
    if (isInName) values[place] = isThing ? quality + nameToo : Math.max(own, quality + nameToo);
    else if (byShelf > own) {
      values[place] = byShelf;
      positions[place] = noPosition;
    }
  }
}

/** The category stands in for a word that the name has not. */
function meetByShelf(
  leafOf: Int32Array,
  rows: Int32Array,
  leaves: ReadonlySet<number>,
  values: Float32Array,
  positions: Uint8Array,
): void {
  for (let place = 0; place < rows.length; place++) {
    if ((values[place] as number) > 0 || !leaves.has(leafOf[rows[place] as number] as number)) continue;
    values[place] = byCategory;
    positions[place] = noPosition;
  }
}

/** The categories of a noun that are named after it alone. */
function shelvesNamed({ categories }: Store, { word, categories: own }: Term): ReadonlySet<number> {
  return new Set([...(own ?? [])].filter((leaf) => categories.leaves[leaf]?.kindStems.has(word.stem)));
}

/** The word that no category stands in for: the noun, unless its shelf does; else the rarest one. */
function firstOf(store: Store, terms: readonly Term[], required: number, headLast: boolean): Term {
  let first = terms[0] as Term;
  let least = Number.POSITIVE_INFINITY;
  for (const term of terms) {
    if ((required & (1 << term.index)) === 0) continue;
    let cost = term.isHead ? (headLast ? 1e8 : -1e8) : 0;
    for (const form of term.forms) cost += store.vocabulary.frequency.at(form);
    if (cost >= least) continue;
    least = cost;
    first = term;
  }
  return first;
}
