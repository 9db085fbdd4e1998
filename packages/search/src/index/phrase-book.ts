import { fold } from '../analysis/fold.ts';
import { stopWords } from '../analysis/stopwords.ts';
import { cut } from '../analysis/words.ts';
import type { SearchProduct } from '../types.ts';
import type { Features, WeightedWord } from './features.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A ready-made search. */
export interface Phrase {
  text: string;
  words: string[];
  /** Products that stand for it, the popular ones counting more. */
  mass: number;
}

const fewest = 3;
const formSpan = 2 ** 24;

/**
 * The searches offered while somebody types: the kinds of the catalogue ("penne rigate"), and the first one and two
 * words that at least three names share. Collected at build; products changed later join at the next build.
 */
export class PhraseBook {
  phrases: Phrase[] = [];
  #kinds = new Map<string, number>();
  #leads = new Map<number, number>();
  #built = false;

  add(product: SearchProduct, features: Features, vocabulary: Vocabulary): void {
    if (this.#built) return;
    const mass = 1 + product.popularity / 250;
    if (product.kind) {
      const kind = fold(product.kind);
      this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + mass);
    }
    let first: WeightedWord | undefined;
    let second: WeightedWord | undefined;
    for (const word of features.words) {
      if (word.position === 0 && word.weight === 100) first = word;
      if (word.position === 1 && word.weight === 82) second = word;
    }
    if (!first) return;
    const head = vocabulary.intern(first.text);
    this.#leads.set(head, (this.#leads.get(head) ?? 0) + mass);
    if (!second) return;
    const pair = (head + 1) * formSpan + vocabulary.intern(second.text);
    this.#leads.set(pair, (this.#leads.get(pair) ?? 0) + mass);
  }

  build(vocabulary: Vocabulary): void {
    const masses = new Map<string, number>();
    const put = (text: string, mass: number) => {
      if (text.length > 2 && !/^\d/.test(text)) masses.set(text, Math.max(mass, masses.get(text) ?? 0));
    };
    for (const [kind, mass] of this.#kinds) put(kind, mass + 1);
    for (const [key, mass] of this.#leads) {
      if (mass < fewest) continue;
      const head = key < formSpan ? key : Math.floor(key / formSpan) - 1;
      const text = vocabulary.forms[head] ?? '';
      put(key < formSpan ? text : `${text} ${vocabulary.forms[key % formSpan] ?? ''}`, mass);
    }
    this.phrases = [...masses]
      .map(([text, mass]) => ({ text, words: cut(text).filter((word) => !stopWords.has(word)), mass }))
      .sort((a, b) => b.mass - a.mass || (a.text < b.text ? -1 : 1));
    this.#kinds = new Map();
    this.#leads = new Map();
    this.#built = true;
  }
}
