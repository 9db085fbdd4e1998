import { bitCount, type Correction, letterMask, type Vocabulary } from '../index/vocabulary.ts';

export type { Correction };

const doubledOrH = 0.4;
const vowelForVowel = 0.8;
const swap = 0.7;
const otherFirstLetter = 0.4;
const bestCount = 8;
/** Quality of a correction: the best there is, less so much for each unit of distance. */
export const topQuality = 0.86;
export const costOfDistance = 0.17;

const isVowel = (code: number) => code === 97 || code === 101 || code === 105 || code === 111 || code === 117;
const letterH = 104;

/** Farthest spelling that still counts, by length of the misspelt word. */
export function distanceLimit(length: number): number {
  if (length <= 3) return 0;
  if (length === 4) return 1;
  return length <= 7 ? 1.5 : 2;
}

const rows = [new Float64Array(64), new Float64Array(64), new Float64Array(64)] as const;
/** What it costs to add or drop each letter of the form at hand. */
const singles = new Float64Array(64);

/**
 * Optimal string alignment with the slips of Italian spelling cheaper: a doubled letter or an h 0.4, a vowel for a
 * vowel 0.8, two neighbours swapped 0.7, a borrowed letter for one that sounds otherwise 1.6, anything else 1; another first letter costs 0.4 more.
 *
 * @returns the distance, or Infinity when it is above the limit
 */
export function spellingDistance(typed: string, form: string, limit: number): number {
  const n = typed.length;
  const m = form.length;
  if (n > 60 || m > 60) return Number.POSITIVE_INFINITY;
  const extra = typed.charCodeAt(0) === form.charCodeAt(0) ? 0 : otherFirstLetter;
  if (extra > 0 && n < 6) return Number.POSITIVE_INFINITY;
  let [twoBack, back, now] = rows as unknown as [Float64Array, Float64Array, Float64Array];
  back[0] = 0;
  for (let j = 1; j <= m; j++) {
    singles[j] = single(form, j - 1);
    back[j] = (back[j - 1] as number) + (singles[j] as number);
  }
  for (let i = 1; i <= n; i++) {
    const a = typed.charCodeAt(i - 1);
    const drop = single(typed, i - 1);
    now[0] = (back[0] as number) + drop;
    let least = now[0];
    for (let j = 1; j <= m; j++) {
      const b = form.charCodeAt(j - 1);
      let cost = back[j - 1] as number;
      if (a !== b) cost += otherLetter(a, b);
      const dropped = (back[j] as number) + drop;
      if (dropped < cost) cost = dropped;
      const added = (now[j - 1] as number) + (singles[j] as number);
      if (added < cost) cost = added;
      if (i > 1 && j > 1 && a === form.charCodeAt(j - 2) && b === typed.charCodeAt(i - 2) && a !== b) {
        const swapped = (twoBack[j - 2] as number) + swap;
        if (swapped < cost) cost = swapped;
      }
      now[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return Number.POSITIVE_INFINITY;
    const spare = twoBack;
    twoBack = back;
    back = now;
    now = spare;
  }
  const distance = (back[m] as number) + extra;
  return distance > limit ? Number.POSITIVE_INFINITY : distance;
}

/** Letters of borrowed words: nobody's finger slips from them to another one, but where they sound alike. */
const borrowed = letterMask('jkwxy');
const soundAlike = new Set(['ji', 'jg', 'kc', 'kq', 'kh', 'wv', 'wu', 'xs', 'xc', 'yi', 'yj']);
const borrowedForOther = 1.6;
const isBorrowed = (code: number) => code > 97 && code <= 122 && (borrowed & (1 << (code - 97))) !== 0;

function otherLetter(a: number, b: number): number {
  if (isVowel(a) && isVowel(b)) return vowelForVowel;
  if (isBorrowed(a) && !soundAlike.has(String.fromCharCode(a, b))) return borrowedForOther;
  return 1;
}

/** What it costs to add or drop the letter at a place. */
function single(word: string, at: number): number {
  const code = word.charCodeAt(at);
  if (code === letterH) return doubledOrH;
  return at > 0 && word.charCodeAt(at - 1) === code ? doubledOrH : 1;
}

/** Common words are the likelier intention. */
function commonness(frequency: number): number {
  return 0.75 + 0.25 * Math.min(1, Math.log(1 + frequency) / 5.5);
}

/**
 * The best forms of the vocabulary near a word, nearest and commonest first; never the word itself. Kept until the vocabulary
 * changes: one search may ask more than once, and people misspell words alike.
 */
export function corrections(word: string, vocabulary: Vocabulary): readonly Correction[] {
  const { nearForms } = vocabulary;
  let found = nearForms.get(word);
  if (!found) {
    found = findCorrections(word, vocabulary);
    if (nearForms.size >= mostKept) nearForms.clear();
    nearForms.set(word, found);
  }
  return found;
}

/** Words whose corrections are kept, at most eight of a few numbers each. */
const mostKept = 2000;

const anyButH = ~(1 << (letterH - 97));

/**
 * How many bits the letters of two words differ in at most, so far apart: each replaced letter changes two bits, each missing one a
 * single bit; the cheapest real change costs 0.8.
 */
const mostBitsApart = (limit: number) => 2 * Math.floor(limit / vowelForVowel);

const areLike = (one: number, other: number, limit: number) =>
  bitCount((one ^ other) & anyButH) <= mostBitsApart(limit);

function findCorrections(word: string, vocabulary: Vocabulary): Correction[] {
  const limit = distanceLimit(word.length);
  if (limit === 0 || /^\d+$/.test(word)) return [];
  const mask = letterMask(word);
  const mostBits = mostBitsApart(limit);
  const found: Correction[] = [];
  const [shortest, longest] = [word.length - 3, word.length + 3];
  vocabulary.eachLike({ mask, counted: anyButH, mostBits, shortest, longest }, (form) => {
    const text = vocabulary.forms[form] as string;
    if (text.length < 3) return;
    const distance = spellingDistance(word, text, limit);
    if (distance === Number.POSITIVE_INFINITY || distance === 0) return;
    const frequency = vocabulary.frequency.at(form);
    // Four letters are near to many words: a word seen once is no likely intention.
    if (frequency === 0 || (word.length === 4 && frequency < 2)) return;
    found.push({ form, distance, quality: (topQuality - costOfDistance * distance) * commonness(frequency) });
  });
  return found.sort((a, b) => b.quality - a.quality || a.form - b.form).slice(0, bestCount);
}

/** A word of a list that is a likely misspelling: at most so far, and of so many letters. */
const likelyDistance = 1;
const shortestLikely = 5;

/** The word of a list nearest to a misspelt one; undefined when none is near. */
export function nearestWord(typed: string, { words, masks }: WordList): { word: string; distance: number } | undefined {
  if (typed.length < shortestLikely) return undefined;
  let best: { word: string; distance: number } | undefined;
  const first = typed.charCodeAt(0);
  const mask = letterMask(typed);
  for (let i = 0; i < words.length; i++) {
    if (!areLike(mask, masks[i] as number, likelyDistance)) continue;
    const word = words[i] as string;
    // another first letter alone costs more than is left for the slip itself
    if (word.charCodeAt(0) !== first || Math.abs(word.length - typed.length) > 2) continue;
    const distance = spellingDistance(typed, word, likelyDistance);
    if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { word, distance };
  }
  return best;
}

/** Words with their `letterMask`. */
export interface WordList {
  words: readonly string[];
  masks: readonly number[];
}

const shortestUnfinished = 4;
const unfinishedLimit = 1;

/** Forms whose beginning is near a word still being typed ("parmigg" → parmigiano), best first. */
export function unfinishedCorrections(word: string, vocabulary: Vocabulary): Correction[] {
  if (word.length < shortestUnfinished) return [];
  const found: Correction[] = [];
  vocabulary.eachWithPrefix(word.slice(0, 2), (form) => {
    const text = vocabulary.forms[form] as string;
    const frequency = vocabulary.frequency.at(form);
    if (text.length <= word.length || frequency === 0) return;
    let distance = Number.POSITIVE_INFINITY;
    for (let length = word.length - 1; length <= word.length + 1; length++) {
      distance = Math.min(distance, spellingDistance(word, text.slice(0, length), unfinishedLimit));
    }
    if (distance > unfinishedLimit) return;
    found.push({ form, distance, quality: (0.8 - costOfDistance * distance) * commonness(frequency) });
  });
  return found.sort((a, b) => b.quality - a.quality || a.form - b.form).slice(0, bestCount);
}
