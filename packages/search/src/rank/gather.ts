import { brandWeight, noPosition } from '../index/postings.ts';
import type { Store } from '../index/store.ts';
import type { Matching, PhraseMatch, Term } from '../match/word-match.ts';

/** Quality of a word that is met by the product's category alone. */
const byCategory = 0.5;
/** Quality when the query names the category in full. */
const byCategoryName = 0.75;
/** What it adds when the name has the word as well. */
const nameToo = 0.06;
/** Brand words are numbered from here on (`index/features.ts`). */
const firstBrandPosition = 200;
/** How far apart the words of a synonym phrase may stand in a name. */
const phraseWindow = 3;

/** A run this many times as long as the rows in question costs more to read than to search for each of them. */
const fewTouched = 8;

/** A phrase found in a product. */
interface PhraseHits {
  phrase: PhraseMatch;
  rows: number[];
  weights: number[];
  positions: number[];
}

/**
 * Collects, for each product, how well it meets each word of the query. Works on scratch columns that are allocated
 * once and wiped by the list of touched rows, so that a search allocates next to nothing.
 */
export class Gatherer {
  /** Rows that met at least one word, in no particular order. */
  touched = new Int32Array(0);
  touchedCount = 0;
  /** Per row: bits of the words met. */
  mask = new Uint16Array(0);
  /** Per word and row: quality × place factor, 0 … 1. */
  values: Float32Array[] = [];
  /** Per word and row: position of the match in the name, `noPosition` when none. */
  positions: Uint8Array[] = [];
  /** Columns of `values` that the search before has written to. */
  #written = 0;
  readonly #factor = new Float32Array(256);
  #phraseStep = new Uint8Array(0);
  #phrasePosition = new Uint8Array(0);
  #phraseWeight = new Uint8Array(0);

  #fit(rows: number): void {
    if (this.mask.length >= rows) return;
    const size = Math.ceil(rows * 1.1) + 16;
    this.touched = new Int32Array(size);
    this.mask = new Uint16Array(size);
    this.#phraseStep = new Uint8Array(size);
    this.#phrasePosition = new Uint8Array(size);
    this.#phraseWeight = new Uint8Array(size);
    this.values = [];
    this.positions = [];
    this.#written = 0;
    this.touchedCount = 0;
  }

  #wipe(words: number, size: number): void {
    const { mask, touched, touchedCount } = this;
    for (let k = 0; k < this.#written; k++) {
      const values = this.values[k] as Float32Array;
      for (let i = 0; i < touchedCount; i++) values[touched[i] as number] = 0;
    }
    for (let i = 0; i < touchedCount; i++) mask[touched[i] as number] = 0;
    for (let k = this.values.length; k < words; k++) {
      this.values[k] = new Float32Array(size);
      this.positions[k] = new Uint8Array(size);
    }
    this.#written = words;
    this.touchedCount = 0;
  }

  /**
   * @param required bits of the words a product must meet; others are gathered for the score
   * @param headByShelf the shelf may meet the noun too: "pasta per lasagne" are the lasagne of the shelf of pasta
   * @param all true: only products that meet every required word; false: products that meet any of them
   */
  gather(store: Store, matching: Matching, required: number, all: boolean, headByShelf = false): void {
    const { terms } = matching;
    this.#fit(store.rowCount);
    this.#wipe(terms.length, this.mask.length);
    const hits = matching.phrases.map((phrase) => this.#findPhrase(store, phrase));
    let done = 0;
    for (const term of inOrder(store, terms, required, headByShelf)) {
      const bit = 1 << term.index;
      const isRequired = (required & bit) !== 0;
      const must = all ? done : 0;
      const mayTouch = isRequired && (!all || done === 0);
      this.#fillFactors(term);
      for (let i = 0; i < term.forms.length; i++) {
        this.#addForm(store, term, term.forms[i] as number, term.qualities[i] as number, must, mayTouch);
      }
      for (const found of hits) {
        if (found.phrase.from > term.index || found.phrase.to < term.index) continue;
        for (let i = 0; i < found.rows.length; i++) {
          const value = found.phrase.quality * (this.#factor[found.weights[i] as number] as number);
          this.#meet(term.index, found.rows[i] as number, value, found.positions[i] as number, must, mayTouch);
        }
      }
      if (matching.named?.terms.has(term)) {
        this.#meetInCategories(store, term, matching.named.leaves, byCategoryName, must, mayTouch);
      }
      // "salmone fresco": the shelf of fresh fish meets the soft word, even where it is no longer required
      const byShelf = isRequired || term.word.soft;
      if (all && byShelf && done !== 0) {
        if (!term.isHead) this.#meetByCategory(store, term, must || done);
        else if (headByShelf) this.#meetByShelf(store, term, must);
      }
      if (isRequired) done |= bit;
    }
    if (!all) for (const term of terms) if (!term.isHead) this.#meetByCategory(store, term, 0);
  }

  /** Adds the products of the categories whose names have the word, for a word no product has. */
  gatherByCategory(store: Store, term: Term): void {
    if (term.categories) this.#meetInCategories(store, term, term.categories, byCategory, 0, true);
  }

  #meetInCategories(
    store: Store,
    term: Term,
    leaves: ReadonlySet<number>,
    value: number,
    must: number,
    mayTouch: boolean,
  ): void {
    const { stem } = term.word;
    const whole = new Set([...leaves].filter((leaf) => store.categories.leaves[leaf]?.kindStems.has(stem)));
    for (let row = 0; row < store.rowCount; row++) {
      const leaf = store.category.at(row);
      if (!leaves.has(leaf)) continue;
      const values = this.values[term.index] as Float32Array;
      const own = values[row] as number;
      const position = this.positions[term.index]?.[row] as number;
      // All of a shelf that is called so is the thing: a "mix di frutta secca" is no more fruit than bananas are.
      const isThing = whole.has(leaf) && position !== 0;
      // Who has the word in the name too comes before the rest of other shelves: fesa di tacchino among pollo e tacchino.
      const isInName = own > 0 && position < firstBrandPosition;
      if (isInName) values[row] = isThing ? value + nameToo : Math.max(own, value + nameToo);
      else this.#meet(term.index, row, whole.has(leaf) ? value + nameToo : value, noPosition, must, mayTouch);
    }
  }

  #meet(k: number, row: number, value: number, position: number, must: number, mayTouch: boolean): void {
    const known = this.mask[row] as number;
    if ((known & must) !== must) return;
    if (known === 0) {
      if (!mayTouch) return;
      this.touched[this.touchedCount++] = row;
    }
    this.mask[row] = known | (1 << k);
    const values = this.values[k] as Float32Array;
    if (value > (values[row] as number)) {
      values[row] = value;
      (this.positions[k] as Uint8Array)[row] = position;
    }
  }

  #addForm(store: Store, term: Term, form: number, quality: number, must: number, mayTouch: boolean): void {
    const { postings } = store;
    const { rows, weights, positions: places } = postings;
    const factor = this.#factor;
    const { mask, touched } = this;
    const values = this.values[term.index] as Float32Array;
    const positions = this.positions[term.index] as Uint8Array;
    const bit = 1 << term.index;
    const from = postings.from(form);
    const to = postings.to(form);
    let count = this.touchedCount;
    // where few rows are left to meet the word, each is looked for, instead of reading through all that have it
    const isFew = !mayTouch && count * fewTouched < to - from;
    const steps = isFew ? count : to - from;
    for (let step = 0; step < steps; step++) {
      const row = (isFew ? touched[step] : rows[from + step]) as number;
      const known = mask[row] as number;
      if ((known & must) !== must) continue;
      if (known === 0) {
        if (!mayTouch) continue;
        touched[count++] = row;
      }
      const i = isFew ? placeOf(rows, row, from, to) : from + step;
      if (i < 0) continue;
      mask[row] = known | bit;
      const value = quality * (factor[weights[i] as number] as number);
      if (value > (values[row] as number)) {
        values[row] = value;
        positions[row] = places[i] as number;
      }
    }
    this.touchedCount = count;
    const later = postings.later(form);
    if (!later) return;
    for (let i = 0; i < later.rows.length; i++) {
      const value = quality * (factor[later.weights[i] as number] as number);
      this.#meet(term.index, later.rows[i] as number, value, later.positions[i] as number, must, mayTouch);
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

  #meetByShelf(store: Store, term: Term, must: number): void {
    const { stem } = term.word;
    const isShelf = (leaf: number) => store.categories.leaves[leaf]?.kindStems.has(stem);
    const shelves = new Set([...(term.categories ?? [])].filter(isShelf));
    this.#meetByCategory(store, { ...term, categories: shelves }, must);
  }

  #meetByCategory(store: Store, term: Term, must: number): void {
    const { categories } = term;
    if (!categories) return;
    const bit = 1 << term.index;
    const values = this.values[term.index] as Float32Array;
    const positions = this.positions[term.index] as Uint8Array;
    for (let i = 0; i < this.touchedCount; i++) {
      const row = this.touched[i] as number;
      const known = this.mask[row] as number;
      if ((known & bit) !== 0 || (known & must) !== must || !categories.has(store.category.at(row))) continue;
      this.mask[row] = known | bit;
      values[row] = byCategory;
      positions[row] = noPosition;
    }
  }

  /** Products that have all parts of a phrase: side by side, or near each other for synonyms. */
  #findPhrase(store: Store, phrase: PhraseMatch): PhraseHits {
    const { postings } = store;
    const steps = this.#phraseStep;
    const places = this.#phrasePosition;
    const weights = this.#phraseWeight;
    const seen: number[] = [];
    const visit = (part: number, row: number, weight: number, position: number) => {
      if (part === 0) {
        if (steps[row] !== 0) return;
        steps[row] = 1;
        places[row] = position;
        weights[row] = weight;
        seen.push(row);
        return;
      }
      if (steps[row] !== part) return;
      const first = places[row] as number;
      const isNear = phrase.adjacent
        ? position === first + part
        : position === noPosition || first === noPosition || Math.abs(position - first) <= phraseWindow;
      const isOneBrand = weight === brandWeight || weights[row] === brandWeight;
      if (!isNear && !(isOneBrand && !phrase.adjacent)) return;
      steps[row] = part + 1;
      if (weight !== brandWeight && (weights[row] === brandWeight || weight > (weights[row] as number))) {
        weights[row] = weight;
      }
    };
    phrase.parts.forEach((forms, part) => {
      for (const form of forms) {
        const to = postings.to(form);
        for (let i = postings.from(form); i < to; i++) {
          visit(part, postings.rows[i] as number, postings.weights[i] as number, postings.positions[i] as number);
        }
        const later = postings.later(form);
        later?.rows.forEach((row, i) => {
          visit(part, row, later.weights[i] as number, later.positions[i] as number);
        });
      }
    });
    const hits: PhraseHits = { phrase, rows: [], weights: [], positions: [] };
    for (const row of seen) {
      if (steps[row] === phrase.parts.length) {
        hits.rows.push(row);
        hits.weights.push(weights[row] as number);
        hits.positions.push(places[row] as number);
      }
      steps[row] = 0;
    }
    return hits;
  }
}

/** Place of a row in a run of rising rows; -1 where it is not among them. */
function placeOf(rows: Int32Array, row: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return low < to && rows[low] === row ? low : -1;
}

/** The head first (categories can stand in for the others only), then the rarest; words not required come last. */
function inOrder(store: Store, terms: readonly Term[], required: number, headLast: boolean): Term[] {
  const cost = new Map(
    terms.map((term) => [
      term,
      term.forms.reduce((sum, form) => sum + store.vocabulary.frequency.at(form), 0) +
        ((required >> term.index) & 1 ? 0 : 1e9) -
        (term.isHead ? (headLast ? -1e8 : 1e8) : 0),
    ]),
  );
  return [...terms].sort((a, b) => (cost.get(a) ?? 0) - (cost.get(b) ?? 0));
}
