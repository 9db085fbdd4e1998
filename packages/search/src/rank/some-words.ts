import { addRow, type RowBits, unite, wordsFor } from '../index/row-bits.ts';
import { RowSet } from '../index/row-set.ts';
import type { Store } from '../index/store.ts';
import type { Term } from '../match/word-match.ts';
import { type Leaves, meetingAll } from './meeting.ts';
import type { RowTest } from './order.ts';
import { roomFor } from './room.ts';

/** Products that meet some of the words, not all of them. */
export class SomeWords {
  readonly #store: Store;
  readonly #terms: readonly Term[];
  /** By word: the rows whose names have it, and the leaf categories that meet it as well. */
  readonly #sets: readonly RowSet[];
  readonly #shelves: readonly Leaves[];
  /** Bits of the words of which a product must have one at least in its name. */
  readonly #required: number;
  readonly #accept: RowTest;
  readonly #measure: (rows: Int32Array) => Int32Array;
  readonly #leftOut = new Set<number>();

  constructor(
    store: Store,
    terms: readonly Term[],
    sets: readonly RowSet[],
    shelves: readonly Leaves[],
    required: number,
    accept: RowTest,
    measure: (rows: Int32Array) => Int32Array,
  ) {
    this.#store = store;
    this.#terms = terms;
    this.#sets = sets;
    this.#shelves = shelves;
    this.#required = required;
    this.#accept = accept;
    this.#measure = measure;
  }

  leaveOut(row: number): void {
    this.#leftOut.add(row);
  }

  readonly #isWanted = (row: number): boolean =>
    this.#accept(row) && (this.#leftOut.size === 0 || !this.#leftOut.has(row));

  /** Gathers those that meet all of these words, by bits. */
  gather(words: number): Int32Array {
    const terms = this.#terms.filter(({ index }) => (words & (1 << index)) !== 0);
    // where their categories meet all of them, some other word is in the name
    const isOpen = terms.every(({ index }) => this.#shelves[index]);
    const within = isOpen ? new RowSet(undefined, this.#named(true)) : undefined;
    return this.#measure(meetingAll(this.#store, terms, this.#sets, this.#shelves, this.#isWanted, within));
  }

  /** Which words are met together: 1 for every combination of them, as bits, that some product meets, and no other word. */
  combinations(): Uint8Array {
    const seen = new Uint8Array(1 << this.#terms.length);
    const sets = this.#sets.map((set, k) => (this.#shelves[k] ? new RowSet(undefined, this.#wide(k)) : set));
    const rare = this.#roomOf('rare');
    // rows with a rare word are looked at one by one, all others 32 at a time
    sets.forEach(({ rows = noRows }, k) => {
      for (let i = 0; i < rows.length; i++) {
        const row = rows[i] as number;
        addRow(rare, row);
        if (!this.#isRequired(k) && !this.#isNamed(row)) continue;
        let mask = 0;
        for (let other = 0; other < sets.length; other++) if ((sets[other] as RowSet).has(row)) mask |= 1 << other;
        if (seen[mask] === 0 && this.#isWanted(row)) seen[mask] = 1;
      }
    });
    const named = this.#named(false);
    for (let word = 0; word < named.length; word++) named[word] = (named[word] as number) & ~(rare[word] as number);
    this.#combine(sets, named, seen);
    return seen;
  }

  /** Which of the words with bits the rows of a set meet together. */
  #combine(sets: readonly RowSet[], rows: RowBits, seen: Uint8Array): void {
    for (let word = 0; word < rows.length; word++) {
      if (rows[word] === 0) continue;
      parts[0] = rows[word] as number;
      masks[0] = 0;
      let count = 1;
      for (let k = 0; k < sets.length; k++) {
        const set = (sets[k] as RowSet).bits?.[word] ?? 0;
        if (set === 0) continue;
        for (let part = count - 1; part >= 0; part--) {
          const bits = parts[part] as number;
          const met = bits & set;
          if (met === 0) continue;
          const mask = masks[part] as number;
          if (met === bits) {
            masks[part] = mask | (1 << k);
            continue;
          }
          parts[part] = bits & ~set;
          parts[count] = met;
          masks[count++] = mask | (1 << k);
        }
      }
      for (let part = 0; part < count; part++) {
        const mask = masks[part] as number;
        if (seen[mask] === 0 && this.#hasWanted(word, parts[part] as number)) seen[mask] = 1;
      }
    }
  }

  #hasWanted(word: number, bits: number): boolean {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      if (this.#isWanted(word * 32 + 31 - Math.clz32(rest & -rest))) return true;
    }
    return false;
  }

  #isRequired(k: number): boolean {
    return (this.#required & (1 << k)) !== 0;
  }

  /** Whether some required word is in the name. */
  #isNamed(row: number): boolean {
    return this.#sets.some((set, k) => this.#isRequired(k) && set.has(row));
  }

  /** Rows with some required word in the name: all of them, or all but those of rare words that no category meets. */
  #named(withRare: boolean): RowBits {
    const bits = this.#roomOf('named');
    this.#sets.forEach((set, k) => {
      if (this.#isRequired(k) && (set.bits || withRare || this.#shelves[k])) addAll(bits, set);
    });
    return bits;
  }

  /** Rows that have a word in their names or meet it by their categories. */
  #wide(k: number): RowBits {
    const bits = this.#roomOf(k);
    addAll(bits, this.#sets[k] as RowSet);
    for (const leaf of this.#shelves[k] ?? []) addRows(bits, this.#store.rowsOfLeaf(leaf));
    return bits;
  }

  #roomOf(use: number | 'rare' | 'named'): RowBits {
    let room = rooms.get(use);
    if (!room) {
      room = roomFor((length) => new Int32Array(length));
      rooms.set(use, room);
    }
    return room(wordsFor(this.#store.rowCount)).fill(0);
  }
}

const noRows = new Int32Array(0);
/** At most 32 rows of a word part ways, by the words of the query they meet. */
const parts = new Int32Array(32);
const masks = new Int32Array(32);
const rooms = new Map<number | string, (length: number) => RowBits>();

function addAll(bits: RowBits, set: RowSet): void {
  if (set.bits) unite(bits, set.bits);
  else if (set.rows) addRows(bits, set.rows);
}

function addRows(bits: RowBits, rows: Int32Array): void {
  for (let i = 0; i < rows.length; i++) addRow(bits, rows[i] as number);
}
