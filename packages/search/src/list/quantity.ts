import { fold } from '../analysis/fold.ts';
import { takeSizes } from '../analysis/sizes.ts';
import { containerWords, numberWords, politeWords } from '../analysis/stopwords.ts';

/** A line of a list, taken apart. */
export interface Counted {
  /** What is left to search for. */
  word: string;
  quantity?: number;
  /** The container that was counted ("pacchi"). */
  unitHint?: string;
}

const numberPattern = `(\\d{1,3}|${[...numberWords.keys()].join('|')})`;
const containers = [...containerWords].filter(
  (word) => word.length > 3 && !/^(?:litr|chil|ett|fett|spicch)/.test(word),
);
const containerPattern = `(${containers.join('|')})`;

const timesBefore = new RegExp(`^${numberPattern} ?x (?=\\D)|^(\\d{1,3})x (?=\\D)`);
const timesAfter = /(?:^|\s)x ?(\d{1,3})(?=\s|$)/;
const afterTimes = /\s(\d{1,3}) ?x$/;
const inBrackets = /\(\s*x?\s*(\d{1,3})\s*(?:x|pz|pezzi)?\s*\)/;
const brackets = /\([^)]*\)?/g;
const containersBefore = new RegExp(`^${numberPattern} ${containerPattern}(?: (?:di|d'|da(?= \\d))|(?= \\w)) ?`);
const containersAfter = new RegExp(`(?:^|\\s)(\\d{1,3}) ${containerPattern}$`);
const leading = new RegExp(`^${numberPattern} (?=\\S)`);
const trailing = /(?<!\bn|\bn\.|\bnumero|\bn°)\s(\d{1,2})$/;

/**
 * Reads how many are wanted (recipe 3.6): "x2", "2 x", "(6)", "2 pacchi di", a leading number or number word. A number
 * that belongs to a size ("6 uova", "2 kg mele") or to a name ("7 up") is no quantity.
 *
 * @param isName whether a number and the word beside it stand together in names of the catalogue
 */
export function takeQuantity(line: string, isName: (left: string, right: string) => boolean): Counted {
  let text = stripPolite(fold(line));
  const inParentheses = inBrackets.exec(text);
  if (inParentheses) return { word: tidy(text.replace(brackets, ' ')), quantity: Number(inParentheses[1]) };
  text = tidy(text.replace(brackets, ' '));

  const counted = containersBefore.exec(text);
  if (counted) {
    const word = tidy(text.slice(counted[0].length));
    if (word) return { word, quantity: countOf(counted[1]), unitHint: counted[2] };
  }
  const before = timesBefore.exec(text);
  if (before) return { word: tidy(text.slice(before[0].length)), quantity: countOf(before[1] ?? before[2]) };

  // Sizes first from here on: the 6 of "6 uova" and of "6x1,5" is theirs.
  const { rest, size } = takeSizes(text);
  const isPieces = size !== undefined && size.amount === 0 && size.pieces > 0;
  const times = timesAfter.exec(text) ?? afterTimes.exec(text);
  if (times && !/\buov[ao]\b/.test(text))
    return { word: tidy(text.replace(times[0], ' ')), quantity: Number(times[1]) };
  const behind = containersAfter.exec(text);
  if (behind) {
    const word = tidy(text.slice(0, behind.index));
    if (word) return { word, quantity: Number(behind[1]), unitHint: behind[2] };
  }
  if (isPieces) return pieceWord(text, rest);

  const first = leading.exec(rest.trimStart());
  if (first && startsWith(text, first[0])) {
    const following = rest.trimStart().slice(first[0].length).split(' ')[0] ?? '';
    const number = first[1] as string;
    if (!isName(number, following)) return { word: tidy(text.slice(first[0].length)), quantity: countOf(number) };
  }
  const last = trailing.exec(rest.trimEnd());
  if (last && text.endsWith(last[0])) {
    const word = tidy(text.slice(0, text.length - last[0].length));
    const previous = word.split(' ').pop() ?? '';
    if (!/^0/.test(last[1] as string) && !isName(previous, last[1] as string))
      return { word, quantity: Number(last[1]) };
  }
  return { word: text };
}

/** "6 pz yogurt" counts pieces without naming them; "6 uova" is a size and stays whole. */
function pieceWord(text: string, rest: string): Counted {
  const pieces = /^(\d{1,3}) ?(?:pezzi|pz)\.?\s+(?:di )?/.exec(text);
  if (pieces) return { word: tidy(rest.replace(/^\s*di\s/, ' ')), quantity: Number(pieces[1]), unitHint: 'pezzi' };
  return { word: text };
}

const startsWith = (text: string, part: string) => text.startsWith(part.trim());
const countOf = (text: string | undefined) => (text === undefined ? 1 : (numberWords.get(text) ?? Number(text)));
const tidy = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^(?:di|d') ?(?=\w)/, '')
    .trim();

/** Drops what people say before the thing: "vorrei", "mi servono", "compra anche". */
function stripPolite(text: string): string {
  const words = text.split(' ');
  let from = 0;
  while (from < words.length - 1 && (politeWords.has(words[from] as string) || words[from] === 'e')) from++;
  return words
    .slice(from)
    .join(' ')
    .replace(/^un po'? (?:di |d')/, '');
}
