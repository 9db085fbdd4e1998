import { fold } from '../analysis/fold.ts';
import { containerWords, numberWords, politeWords, stopWords } from '../analysis/stopwords.ts';
import { cut } from '../analysis/words.ts';
import type { Store } from '../index/store.ts';
import { areOneThing, isHeadNoun, isOneProduct, standTogether } from './nouns.ts';

const units = 'kg|kilo|chilo|chili|hg|etto|etti|g|gr|grammi|l|lt|litro|litri|cl|ml';
const amounts = `(?:\\d+(?:[.,]\\d+)?|mezz[oa]|mezz'|${[...numberWords.keys()].join('|')})`;
const containers = [...containerWords].filter((word) => word.length > 3).join('|');
const counted = new RegExp(`(?<=[^\\s,] )(?:e )?(?=${amounts} ?(?:${units}|${containers}) (?:di |d'))`, 'g');
const fewestForRuns = 3;
const longestRun = 4;

/** Cuts what somebody dictated in one go: before "due etti di", at "e" between things, or where nouns follow nouns. */
export function splitSpoken(store: Store, line: string): string[] {
  return fold(line)
    .split(counted)
    .map((piece) => piece.replace(/ e$/, '').trim())
    .filter((piece) => piece !== '')
    .flatMap((piece) => splitAtAnd(store, piece))
    .flatMap((piece) => splitRuns(store, piece));
}

const telling = (text: string) =>
  cut(text).filter(
    (word) =>
      word !== ',' && !stopWords.has(word) && !politeWords.has(word) && !/^\d/.test(word) && !numberWords.has(word),
  );

/** "pane e latte e uova" are three things when each part starts with a noun; "prosciutto e funghi" is a pizza's. */
function splitAtAnd(store: Store, line: string): string[] {
  const parts = line.split(/ e (?:poi |anche )?| ed | poi /).map((part) => part.trim());
  if (parts.length < 2) return [line];
  const nouns = parts.map((part) => telling(part).filter((word) => !containerWords.has(word))[0]);
  // single words that no product has together are things of their own, sold here or not: "sale e pepe"
  const words = parts.map(telling);
  if (words.every(({ length }) => length === 1) && !standTogether(store, words.flat())) return parts;
  if (nouns.some((noun) => noun === undefined || !isHeadNoun(store, noun))) return [line];
  return isOneProduct(store, telling(line)) ? [line] : parts;
}

/** "latte pane uova carta igienica": nouns without any mark between them, cut into runs that are one thing each. */
function splitRuns(store: Store, line: string): string[] {
  const words = cut(line).filter((word) => word !== ',');
  const isPlain = words.length >= fewestForRuns && !/[\d']/.test(line) && !words.some((word) => isGlue(word));
  if (!isPlain || isOneProduct(store, words)) return [line];
  const runs: string[][] = [];
  for (const word of words) {
    const run = runs[runs.length - 1];
    const last = run?.[run.length - 1];
    const joins =
      run !== undefined &&
      last !== undefined &&
      run.length < longestRun &&
      (!isHeadNoun(store, word) || areOneThing(store, last, word));
    if (joins) run.push(word);
    else runs.push([word]);
  }
  const allNouns = runs.every((run) => isHeadNoun(store, run[0] as string));
  return runs.length > 1 && allNouns ? runs.map((run) => run.join(' ')) : [line];
}

const isGlue = (word: string) => stopWords.has(word) || numberWords.has(word) || containerWords.has(word);
