import { addRow, type RowBits, unite, wordsFor } from '../index/row-bits.ts';
import { RowSet } from '../index/row-set.ts';
import type { Store } from '../index/store.ts';
import { bitCount } from '../index/vocabulary.ts';
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
  readonly #measure: (rows: Int32Array, words: number) => Int32Array;
  readonly #leftOut = new Set<number>();
  /** What was found to meet words, and is likely gathered next. */
  #found: { words: number; rows: Int32Array } | undefined;

  constructor(
    store: Store,
    terms: readonly Term[],
    sets: readonly RowSet[],
    shelves: readonly Leaves[],
    required: number,
    accept: RowTest,
    measure: (rows: Int32Array, words: number) => Int32Array,
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
    this.#found = undefined;
  }

  readonly #isWanted = (row: number): boolean =>
    this.#accept(row) && (this.#leftOut.size === 0 || !this.#leftOut.has(row));

  /** Gathers those that meet all of these words, by bits. */
  gather(words: number): Int32Array {
    return this.#measure(this.#found?.words === words ? this.#found.rows : this.#meeting(words), words);
  }

  /** Those that meet all of these words, by bits. */
  #meeting(words: number): Int32Array {
    const terms = this.#terms.filter(({ index }) => (words & (1 << index)) !== 0);
    // where their categories meet all of them, some other word is in the name
    const isOpen = terms.every(({ index }) => this.#shelves[index] || !this.#isRequired(index));
    const within = isOpen ? new RowSet(undefined, this.#named(true)) : undefined;
    return meetingAll(this.#store, terms, this.#sets, this.#shelves, this.#isWanted, within);
  }

  /** Whether some product meets the word. */
  isMet(word: number): boolean {
    if (this.#shelves[word] || !this.#isRequired(word)) return this.#meeting(1 << word).length > 0;
    const { rows, bits = noRows } = this.#sets[word] as RowSet;
    return rows ? rows.some(this.#isWanted) : bits.some((row, at) => this.#hasWanted(at, row));
  }

  /**
   * The required words, as bits, that say most of all words some product meets together, those of `kept` among them; 0 when none
   * meets any. Of words that say as much, those whose bits are the lowest with all other words the product meets.
   *
   * @param worth by word, what it says; nothing where it is not required
   */
  mostTelling(worth: readonly number[], kept: number): { words: number; worth: number } {
    return this.#firstMet(worth, kept) ?? this.#mostSeen(worth, kept);
  }

  /** Mostly all words but one or two are met: their products are looked for before it is seen which words are met at all. */
  #firstMet(worth: readonly number[], kept: number): { words: number; worth: number } | undefined {
    if ((kept & this.#required) !== kept || bitCount(this.#required) > mostTriedWords || !this.#isAllWorth(worth))
      return undefined;
    const candidates: { words: number; worth: number }[] = [];
    for (let words = this.#required; words > 0; words = (words - 1) & this.#required) {
      if ((words & kept) === kept) candidates.push({ words, worth: worthOf(words, worth) });
    }
    candidates.sort((one, other) => other.worth - one.worth);
    for (let place = 0; place < Math.min(candidates.length, mostTried); place++) {
      const best = candidates[place] as { words: number; worth: number };
      const rows = this.#meeting(best.words);
      if (rows.length === 0) continue;
      if (candidates[place + 1]?.worth === best.worth) return undefined;
      this.#found = { words: best.words, rows };
      return best;
    }
    return candidates.length > mostTried ? undefined : { words: 0, worth: 0 };
  }

  #isAllWorth(worth: readonly number[]): boolean {
    return worth.every((each, k) => (this.#isRequired(k) ? each > 0 : each === 0));
  }

  #mostSeen(worth: readonly number[], kept: number): { words: number; worth: number } {
    const seen = this.combinations();
    let best = 0;
    let most = 0;
    for (let words = 1; words < seen.length; words++) {
      if (!seen[words] || (words & kept) !== kept) continue;
      const sum = worthOf(words, worth);
      if (sum <= most) continue;
      most = sum;
      best = words & this.#required;
    }
    return { words: best, worth: most };
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

/** So many words have so many sets of some of them that it is cheaper to see which are met. */
const mostTriedWords = 6;
/** So many sets of words are looked for one by one. */
const mostTried = 8;

/** What words say together, by their bits. */
function worthOf(words: number, worth: readonly number[]): number {
  let sum = 0;
  for (let k = 0; k < worth.length; k++) if (words & (1 << k)) sum += worth[k] as number;
  return sum;
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
