import { expandAbbreviations, fold } from './analysis/fold.ts';
import { remember } from './analysis/memo.ts';
import { type Size, takeSizes } from './analysis/sizes.ts';
import { stem } from './analysis/stem.ts';
import { caseWords, containerWords, numberWords, occasionWords, politeWords, softWords } from './analysis/stopwords.ts';
import { asInfinitive, readPictures, readTalk } from './analysis/talk.ts';
import { variantsOf } from './analysis/variants.ts';
import { wordsOf } from './analysis/words.ts';

/** Longest query read, in characters, and most words matched: fuzzy matching of more would cost tens of milliseconds. */
export const longestQuery = 200;
export const mostWords = 10;

export interface QueryWord {
  text: string;
  stem: string;
  /** Helps to rank, need not be met: containers, bare numbers, a "non". */
  optional: boolean;
  /** Required at first, abandoned when few products have it. */
  soft: boolean;
  prepositionFollows: boolean;
  /** Says what the thing is for ("vino per arrosto"). */
  isPurpose: boolean;
  /** Behind "con", "al", "sotto", "per": how the thing is made, or what for. */
  isModifier: boolean;
}

export interface Query {
  words: QueryWord[];
  size: Size | undefined;
  /** Bits of the special versions asked for. */
  variants: number;
  /** A whole case is wanted ("acqua cassa"). */
  byTheCase: boolean;
  /** Set when the query is nothing but digits: look it up, do not search. */
  code: string | undefined;
}

/** "EAN 8010440101016", "cod. 41": a number by its name. */
const codeTitle =
  /^(?:ean(?:[ -]?13)?|cod(?:\.|ice)?(?: a barre| articolo)?|barcode|art(?:\.|icolo)?)[ :.]*(?=[\d -]+$)/;

/** "mezza anguria" is a melon all the same. */
const halves = new Set(['mezza', 'mezzo']);
const isNumber = (word: string) => /^\d+$/.test(word) || numberWords.has(word) || halves.has(word);

/** Helps to rank, no product must carry it. */
const isHelper = (word: string) =>
  containerWords.has(word) ||
  occasionWords.has(word) ||
  isNumber(word) ||
  word.length === 1 ||
  word === 'non' ||
  word === 'ingredienti';

/** What a word of a query says by itself. */
const readWord = remember((typed: string) => {
  const text = asInfinitive(typed);
  return { text, stem: stem(text), optional: isHelper(text), soft: softWords.has(text) };
});

/** Reads a query as typed: sizes become numbers, a leading bare number pieces, the rest at most ten different words. */
export function readQuery(text: string): Query {
  const folded = expandAbbreviations(fold(readPictures(text.slice(0, longestQuery))));
  const digits = folded.replace(codeTitle, '').replace(/[ -]/g, '');
  if (/^\d+$/.test(digits)) return { words: [], size: undefined, variants: 0, byTheCase: false, code: digits };

  const taken = takeSizes(readTalk(folded));
  let { rest, size } = taken;
  const leading = /^ *(\d{1,3}) +(?=[^\d ])/.exec(rest);
  if (leading) {
    rest = rest.slice(leading[0].length);
    const pieces = Number(leading[1]);
    if (!size) size = { count: 1, amount: 0, base: '', pieces };
  }

  const words: QueryWord[] = [];
  for (const word of wordsOf(rest, politeWords)) {
    if (words.length === mostWords) break;
    const read = readWord(word.text);
    if (words.some(({ text }) => text === read.text)) continue;
    words.push({
      ...read,
      prepositionFollows: word.prepositionFollows,
      isPurpose: word.isPurpose,
      isModifier: word.after === 'with',
    });
  }
  if (words.every((word) => word.optional)) for (const word of words) word.optional = false;
  if (words.filter((word) => !word.optional).every((word) => word.soft)) for (const word of words) word.soft = false;
  return {
    words,
    size,
    variants: variantsOf(words.map((word) => word.text)),
    byTheCase: words.some((word) => caseWords.has(word.text)),
    code: undefined,
  };
}
