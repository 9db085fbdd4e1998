import { fold } from '../analysis/fold.ts';
import { stem } from '../analysis/stem.ts';
import { asInfinitive } from '../analysis/talk.ts';
import { wordsOf } from '../analysis/words.ts';
import { letterMask } from '../index/vocabulary.ts';
import type { SynonymRow, SynonymTable } from '../types.ts';

/** Longest phrase of the table, in words. */
export const longestPhrase = 4;

/** Another way to say a phrase: its stems and how good a match through it is. */
export interface Alternative {
  stems: string[];
  /** The same as the table has them: their gender tells panno from panna. */
  words: string[];
  /** 0.93 for an equal phrase, 0.80 for a narrower kind. */
  quality: number;
  /** Says the same, not a narrower kind. */
  isEqual: boolean;
}

const equalQuality = 0.93;
const narrowerQuality = 0.8;
/** What a row names first is what most mean by it; so much less each of the next ones. */
const laterInRow = 0.03;
const mostLater = 4;

/** Words of a phrase, as queries are cut. */
function phraseWords(phrase: string): string[] {
  return wordsOf(fold(phrase))
    .map((word) => word.text)
    .filter((word) => word !== 'senza');
}

/** Their stems. */
export const phraseStems = (phrase: string): string[] => phraseWords(phrase).map(stem);

/** What stands for a query whatever its inflection: "mele verdi" and "mela verde" are one. "" when nothing is left of it. */
export const searchKey = (query: string): string => phraseStems(query).join(' ');

/** A row as one text, by which it is known: "anguria = cocomero", "pasta > penne, fusilli". */
export const synonymText = (row: SynonymRow): string =>
  row.kind === 'equal' ? row.phrases.join(' = ') : `${row.from} > ${row.to.join(', ')}`;

const none: readonly Alternative[] = [];

/** The synonym table made ready: phrases are matched on stems, so every inflection of a phrase is met. */
export class SynonymIndex {
  readonly #alternatives = new Map<string, Alternative[]>();
  /** First stems of phrases of several words. */
  readonly #beginnings = new Set<string>();
  /** Words that the table has an alternative for, or that are one: what a misspelt word may mean. */
  readonly words: readonly string[];
  readonly #stems: ReadonlySet<string>;
  readonly #byFirstLetter = new Map<string, { words: string[]; masks: number[] }>();

  constructor(table: SynonymTable) {
    const words = new Set<string>();
    for (const row of table) {
      if (row.kind === 'equal') {
        const phrases = row.phrases.map(phraseWords);
        phrases.forEach((from, i) => {
          phrases.forEach((to, k) => {
            if (i !== k) this.#add(from.map(asInfinitive), to, equalQuality);
          });
        });
      } else {
        const from = phraseWords(row.from).map(asInfinitive);
        row.to.forEach((to, i) => {
          this.#add(from, phraseWords(to), narrowerQuality - laterInRow * Math.min(i, mostLater));
        });
      }
      const phrases = row.kind === 'equal' ? row.phrases : [row.from, ...row.to];
      for (const phrase of phrases) for (const { text } of wordsOf(fold(phrase))) words.add(text);
    }
    this.words = [...words].sort();
    this.#stems = new Set(this.words.map(stem));
    for (const word of this.words) {
      const alike = this.#byFirstLetter.get(word.charAt(0)) ?? { words: [], masks: [] };
      alike.words.push(word);
      alike.masks.push(letterMask(word));
      this.#byFirstLetter.set(word.charAt(0), alike);
    }
  }

  /** Whether a phrase of the table has a word with this stem. */
  hasStem(stemText: string): boolean {
    return this.#stems.has(stemText);
  }

  /** Words of the table with the same first letter. */
  beginningLike(text: string): { words: readonly string[]; masks: readonly number[] } {
    return this.#byFirstLetter.get(text.charAt(0)) ?? { words: [], masks: [] };
  }

  /** Words of the table that begin with the text. */
  beginningWith(text: string): string[] {
    const found: string[] = [];
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] as string) < text) low = middle + 1;
      else high = middle;
    }
    for (; low < this.words.length && this.words[low]?.startsWith(text); low++) found.push(this.words[low] as string);
    return found;
  }

  /** Other ways to say what these stems say; [] when the table has none. */
  of(stems: readonly string[]): readonly Alternative[] {
    const [first = ''] = stems;
    if (stems.length === 1) return this.#alternatives.get(first) ?? none;
    return this.#beginnings.has(first) ? (this.#alternatives.get(stems.join(' ')) ?? none) : none;
  }

  #add(from: string[], words: string[], quality: number): void {
    if (from.length === 0 || from.length > longestPhrase || words.length === 0) return;
    const fromStems = from.map(stem);
    const stems = words.map(stem);
    const key = fromStems.join(' ');
    if (key === stems.join(' ')) return;
    const alternative = { stems, words, quality, isEqual: quality === equalQuality };
    if (fromStems.length > 1) this.#beginnings.add(fromStems[0] as string);
    const list = this.#alternatives.get(key);
    if (!list) this.#alternatives.set(key, [alternative]);
    else if (!list.some((each) => each.stems.join(' ') === stems.join(' '))) list.push(alternative);
  }
}
