import { GrowingInt32 } from './grow.ts';
import { Kept } from './kept.ts';
import { addRow, type RowBits, unite, wordsFor } from './row-bits.ts';
import type { RowSet } from './row-set.ts';

/** Weight of a word that belongs to the brand. */
export const brandWeight = 200;
/** Position of a word that is nowhere in the name (a label, a word of the size text). */
export const noPosition = 255;

/** A form that more than one row of so many carries is kept as bits too: they take no more memory than its run, and less time to read. */
const commonShare = 64;
/** A run this many times as long as the rows in question costs more to read than to search for each of them. */
const fewRows = 8;

/** Rows of words, and those of phrases, that are kept. */
const mostKeptBytes = 2 ** 20;
/** Row, weight, position. */
const bytesOfRow = 6;

/** Postings added after the build. */
export interface LaterPostings {
  rows: number[];
  weights: number[];
  positions: number[];
}

/** Rows with a phrase, rising, and for each weight and position of its first part. */
export interface PhraseRows {
  rows: Int32Array;
  weights: Uint8Array;
  positions: Uint8Array;
}

/** Which rows of a list carry a form, by their places in the list, rising, and how they carry it. */
export class Hits {
  count = 0;
  places = new Int32Array(0);
  weights = new Uint8Array(0);
  positions = new Uint8Array(0);

  /** Forgets what was found and makes room for so many. */
  begin(most: number): void {
    this.count = 0;
    if (this.places.length >= most) return;
    const size = Math.ceil(most * 1.5);
    this.places = new Int32Array(size);
    this.weights = new Uint8Array(size);
    this.positions = new Uint8Array(size);
  }

  add(place: number, weight: number, position: number): void {
    const at = this.count++;
    this.places[at] = place;
    this.weights[at] = weight;
    this.positions[at] = position;
  }
}

/**
 * Word form → (row, weight, position), as three columns in one run per form. What is added after the build goes into
 * a small list per form: a product changed a second ago is found without moving the columns.
 */
export class Postings {
  rows = new Int32Array(0);
  weights = new Uint8Array(0);
  positions = new Uint8Array(0);
  #starts = new Int32Array(1);
  #forms = new GrowingInt32(4096);
  #packed = new GrowingInt32(4096);
  #rows = new GrowingInt32(4096);
  readonly #later = new Map<number, LaterPostings>();
  /** Rows of common forms as bits. */
  readonly #bits = new Map<number, RowBits>();
  /** Rows of words that several forms make up, until another row comes. */
  readonly rowSets = new Kept<RowSet>(mostKeptBytes, ({ rows, bits }) => (rows ?? bits)?.byteLength ?? 0);
  /** Rows of phrases, until another row comes. */
  readonly phraseRows = new Kept<PhraseRows>(mostKeptBytes, ({ rows }) => bytesOfRow * rows.length);
  #built = false;

  add(form: number, row: number, weight: number, position: number): void {
    if (!this.#built) {
      this.#forms.push(form);
      this.#rows.push(row);
      this.#packed.push((weight << 8) | position);
      return;
    }
    this.rowSets.clear();
    this.phraseRows.clear();
    let later = this.#later.get(form);
    if (!later) {
      later = { rows: [], weights: [], positions: [] };
      this.#later.set(form, later);
    }
    later.rows.push(row);
    later.weights.push(weight);
    later.positions.push(position);
  }

  /** Sorts what was added by form (counting sort: rows stay in rising order within a form). */
  build(formCount: number, rowCount: number): void {
    const total = this.#forms.length;
    const starts = new Int32Array(formCount + 1);
    for (let i = 0; i < total; i++) starts[this.#forms.at(i) + 1] = (starts[this.#forms.at(i) + 1] as number) + 1;
    for (let form = 0; form < formCount; form++) {
      starts[form + 1] = (starts[form + 1] as number) + (starts[form] as number);
    }
    const next = starts.slice();
    this.rows = new Int32Array(total);
    this.weights = new Uint8Array(total);
    this.positions = new Uint8Array(total);
    for (let i = 0; i < total; i++) {
      const form = this.#forms.at(i);
      const place = next[form] as number;
      next[form] = place + 1;
      const packed = this.#packed.at(i);
      this.rows[place] = this.#rows.at(i);
      this.weights[place] = packed >> 8;
      this.positions[place] = packed & 255;
    }
    this.#starts = starts;
    for (let form = 0; form < formCount; form++) {
      if (this.to(form) - this.from(form) < rowCount / commonShare) continue;
      const bits = new Int32Array(wordsFor(rowCount));
      this.#addRun(form, bits);
      this.#bits.set(form, bits);
    }
    this.#forms = new GrowingInt32(0);
    this.#packed = new GrowingInt32(0);
    this.#rows = new GrowingInt32(0);
    this.#built = true;
  }

  /** First place of a form's run in the columns. */
  from(form: number): number {
    return form + 1 < this.#starts.length ? (this.#starts[form] as number) : 0;
  }

  /** Place after the last one of a form's run; equal to `from` for a form without a run. */
  to(form: number): number {
    return form + 1 < this.#starts.length ? (this.#starts[form + 1] as number) : 0;
  }

  /** The rows of a common form as bits; undefined for others, and for what was added to one since. Not to be changed. */
  bits(form: number): RowBits | undefined {
    return this.#later.has(form) ? undefined : this.#bits.get(form);
  }

  /** The rows that carry a form, rising, dead ones among them. Not to be changed. */
  rowsOf(form: number): Int32Array {
    const run = this.rows.subarray(this.from(form), this.to(form));
    const later = this.#later.get(form);
    return later ? Int32Array.from([...run, ...later.rows]) : run;
  }

  /** Adds the rows that carry a form to a set of rows. */
  addRows(form: number, set: RowBits): void {
    const bits = this.#bits.get(form);
    if (bits) unite(set, bits);
    else this.#addRun(form, set);
    const later = this.#later.get(form);
    if (later) for (const row of later.rows) addRow(set, row);
  }

  #addRun(form: number, set: RowBits): void {
    const to = this.to(form);
    for (let at = this.from(form); at < to; at++) addRow(set, this.rows[at] as number);
  }

  /** Finds which of some rising rows carry a form, and how. */
  among(form: number, rows: Int32Array, hits: Hits): void {
    hits.begin(rows.length);
    const to = this.to(form);
    let at = this.from(form);
    const isFew = rows.length * fewRows < to - at;
    for (let place = 0; place < rows.length && at < to; place++) {
      const row = rows[place] as number;
      if (isFew) at = this.#placeFrom(row, at, to);
      else while (at < to && (this.rows[at] as number) < row) at++;
      if (at === to || this.rows[at] !== row) continue;
      hits.add(place, this.weights[at] as number, this.positions[at] as number);
      at++;
    }
    const later = this.#later.get(form);
    if (later) amongLater(later, rows, hits);
  }

  /** Whether a row carries a form. */
  has(form: number, row: number): boolean {
    const to = this.to(form);
    const at = this.#placeFrom(row, this.from(form), to);
    if (at < to && this.rows[at] === row) return true;
    return this.#later.get(form)?.rows.includes(row) ?? false;
  }

  /** First place of a run, between two of them, whose row is no lower. */
  #placeFrom(row: number, from: number, to: number): number {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.rows[middle] as number) < row) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function amongLater(later: LaterPostings, rows: Int32Array, hits: Hits): void {
  // what came later has the highest rows
  let place = rows.length;
  while (place > 0 && (rows[place - 1] as number) >= (later.rows[0] as number)) place--;
  for (let at = 0; place < rows.length && at < later.rows.length; place++) {
    const row = rows[place] as number;
    while (at < later.rows.length && (later.rows[at] as number) < row) at++;
    if (later.rows[at] === row) hits.add(place, later.weights[at] as number, later.positions[at] as number);
  }
}
