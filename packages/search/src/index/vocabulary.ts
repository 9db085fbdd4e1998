import { stem } from '../analysis/stem.ts';
import { GrowingInt32 } from './grow.ts';

/** Bit mask of the letters of a word, to rule spelling candidates out cheaply; digits share one bit. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97;
    mask |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return mask;
}

const longestBucket = 24;

/** A form of the vocabulary near a misspelt word. */
export interface Correction {
  form: number;
  /** 0.4 … 2: see `spellingDistance`. */
  distance: number;
  /** Match quality, 0 … 0.86. */
  quality: number;
}

/**
 * The word forms of the catalogue with their stems and frequencies. Forms and stems are numbers; a form's number never
 * changes, so postings can point at it while products come and go.
 */
export class Vocabulary {
  readonly forms: string[] = [];
  readonly masks = new GrowingInt32();
  /** Stem of a form. */
  readonly stemOf = new GrowingInt32();
  /** Products that carry a form: in all, as the first word of the name, as part of the brand. */
  readonly frequency = new GrowingInt32();
  readonly headFrequency = new GrowingInt32();
  readonly brandFrequency = new GrowingInt32();
  /** Newest row with the form, so that a word said twice counts once. */
  readonly lastRow = new GrowingInt32();
  /** What misspelt words were taken for, until a product with its words comes in. */
  readonly nearForms = new Map<string, readonly Correction[]>();
  /** Forms of words of the synonym table, alone and as parts of a phrase, by their stems; until a product comes in. */
  readonly formsOfSynonyms = new Map<string, number[]>();
  readonly formsOfParts = new Map<string, number[]>();
  readonly #ids = new Map<string, number>();
  readonly #stemIds = new Map<string, number>();
  /** Forms of a stem as a chain: first form, then the next one of the same stem (-1 ends). */
  readonly #firstForm = new GrowingInt32();
  readonly #nextForm = new GrowingInt32();
  #byLength: Int32Array[] = [];
  /** Masks of the same forms: to look for spellings goes through thousands of them. */
  #masksByLength: Int32Array[] = [];
  #sorted = new Int32Array(0);
  #ordered = 0;

  get size(): number {
    return this.forms.length;
  }

  /** Forgets what was found for words before a product came in. */
  forgetFound(): void {
    this.nearForms.clear();
    this.formsOfSynonyms.clear();
    this.formsOfParts.clear();
  }

  /** Number of a form, or -1. */
  find(form: string): number {
    return this.#ids.get(form) ?? -1;
  }

  /** Number of a stem, or -1. */
  findStem(stemText: string): number {
    return this.#stemIds.get(stemText) ?? -1;
  }

  /** Number of a form, taken into the vocabulary if new. */
  intern(form: string): number {
    const known = this.#ids.get(form);
    if (known !== undefined) return known;
    const id = this.forms.length;
    this.forms.push(form);
    this.#ids.set(form, id);
    this.masks.push(letterMask(form));
    this.frequency.push(0);
    this.headFrequency.push(0);
    this.brandFrequency.push(0);
    this.lastRow.push(-1);
    const stemText = stem(form);
    let stemId = this.#stemIds.get(stemText);
    if (stemId === undefined) {
      stemId = this.#stemIds.size;
      this.#stemIds.set(stemText, stemId);
      this.#firstForm.push(-1);
    }
    this.stemOf.push(stemId);
    this.#nextForm.push(this.#firstForm.at(stemId));
    this.#firstForm.values[stemId] = id;
    return id;
  }

  /** Calls back with every form of a stem. */
  eachFormOfStem(stemId: number, visit: (form: number) => void): void {
    for (let form = stemId < 0 ? -1 : this.#firstForm.at(stemId); form >= 0; form = this.#nextForm.at(form))
      visit(form);
  }

  /** Products that carry any form of the stem (a product with two forms counts twice). */
  stemFrequency(stemId: number): number {
    let sum = 0;
    this.eachFormOfStem(stemId, (form) => {
      sum += this.frequency.at(form);
    });
    return sum;
  }

  /** Sorts the forms for prefix and spelling look-ups; called once after the build. Later forms are scanned one by one. */
  order(): void {
    this.#ordered = this.forms.length;
    const texts = this.forms;
    const sorted = Int32Array.from({ length: this.#ordered }, (_, form) => form);
    const order = Array.from(sorted).sort((a, b) => {
      const left = texts[a] as string;
      const right = texts[b] as string;
      return left < right ? -1 : left > right ? 1 : 0;
    });
    this.#sorted = Int32Array.from(order);
    const buckets: number[][] = [];
    for (let form = 0; form < this.#ordered; form++) {
      const length = Math.min(longestBucket, (texts[form] as string).length);
      let bucket = buckets[length];
      if (!bucket) {
        bucket = [];
        buckets[length] = bucket;
      }
      bucket.push(form);
    }
    this.#byLength = Array.from({ length: longestBucket + 1 }, (_, length) => Int32Array.from(buckets[length] ?? []));
    this.#masksByLength = this.#byLength.map((bucket) => bucket.map((form) => this.masks.at(form)));
    for (const column of [this.masks, this.stemOf, this.frequency, this.headFrequency, this.brandFrequency])
      column.trim();
  }

  /** Calls back with every form that starts with the text, the text itself included. */
  eachWithPrefix(prefix: string, visit: (form: number) => void): void {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.forms[this.#sorted[middle] as number] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    for (let i = low; i < this.#sorted.length; i++) {
      const form = this.#sorted[i] as number;
      if (!(this.forms[form] as string).startsWith(prefix)) break;
      visit(form);
    }
    for (let form = this.#ordered; form < this.forms.length; form++) {
      if ((this.forms[form] as string).startsWith(prefix)) visit(form);
    }
  }

  /** Calls back with every form of a length in the range whose letters differ from a mask in few of the bits that count. */
  eachLike({ mask, counted, mostBits, shortest, longest }: Likeness, visit: (form: number) => void): void {
    for (let length = Math.max(1, shortest); length <= Math.min(longestBucket, longest); length++) {
      const bucket = this.#byLength[length];
      const masks = this.#masksByLength[length];
      if (!bucket || !masks) continue;
      for (let i = 0; i < masks.length; i++) {
        if (bitCount((mask ^ (masks[i] as number)) & counted) <= mostBits) visit(bucket[i] as number);
      }
    }
    for (let form = this.#ordered; form < this.forms.length; form++) {
      const { length } = this.forms[form] as string;
      if (length < shortest || length > longest) continue;
      if (bitCount((mask ^ this.masks.at(form)) & counted) <= mostBits) visit(form);
    }
  }
}

/** Forms a misspelt word may be: by length, and by the bits of `letterMask`. */
interface Likeness {
  mask: number;
  counted: number;
  mostBits: number;
  shortest: number;
  longest: number;
}

export function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
