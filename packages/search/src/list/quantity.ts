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

const inBrackets = new RegExp(`\\(\\s*x?\\s*(\\d{1,3})\\s*(?:x|pz|pezzi|${containers.join('|')})?\\s*\\)`);
const brackets = /\([^)]*\)?/g;
const containersBefore = new RegExp(`^${numberPattern} ${containerPattern}(?: (?:di|d'|da(?= \\d))|(?= \\w)) ?`);
const containersBehind = new RegExp(`\\s(\\d{1,3}) ${containerPattern}$`);
const timesBefore = new RegExp(`^${numberPattern} ?x (?=\\D)`);
/** After a size of three digits ("passata 700 x4") too; "3 x 80" is a pack. */
const timesBehind = /(?<!(?<![\w,.])\d{1,2}) x ?(\d{1,3})(?=\s|$)/;
const behindTimes = /\s(\d{1,3}) ?x$/;
const piecesBefore = /^(\d{1,3}) ?(?:pezzi|pezzo|pz)\.? (?:di )?/;
const piecesBehind = / (\d{1,3}) ?(?:pezzi|pezzo|pz)\.?$/;
/** Things sold by the number on the pack: "6 uova" is a size. */
const packNoun = /\b(?:uova|rotoli|rotoloni|capsule|cialde|bustine|filtri|lavaggi|pastiglie|tabs|compresse|fette)\b/;
const leading = new RegExp(`^${numberPattern} (?=\\S)`);
const trailing = /(?<!\bn|\bn\.|\bnumero|\bn°|\btg|\btg\.|\btaglia|\bmisura|\btipo|\bfattore|\bspf) ([1-9]\d?)$/;
const article = /^(?:(?:di|il|lo|la|i|gli|le|del|dello|della|dei|degli|delle) |(?:d|l|dell)'(?=\w))/;

/** Whether a number and the word beside it stand together in names of the catalogue ("7 up"). */
type IsName = (left: string, right: string) => boolean;

/**
 * Reads how many are wanted (recipe 3.6): "x2", "2 x", "(6)", "2 pacchi di", a leading number or number word. A number
 * that belongs to a size ("6 uova", "2 kg mele") or to a name is no quantity.
 */
export function takeQuantity(line: string, isName: IsName): Counted {
  const text = withoutTalk(fold(line));
  const bracketed = inBrackets.exec(text);
  const plain = tidy(text.replace(brackets, ' '));
  if (bracketed) return { word: plain, quantity: Number(bracketed[1]) };
  return written(plain) ?? numbered(plain, isName) ?? { word: plain };
}

/** Quantities that say so themselves: a container, a times sign, "pezzi". */
function written(text: string): Counted | undefined {
  for (const pattern of [
    containersBefore,
    containersBehind,
    timesBefore,
    timesBehind,
    behindTimes,
    piecesBefore,
    piecesBehind,
  ]) {
    const found = pattern.exec(text);
    const word = found ? tidy(text.replace(found[0], ' ')) : '';
    if (!found || word === '') continue;
    const hint = pattern === piecesBefore || pattern === piecesBehind ? 'pezzi' : found[2];
    return { word, quantity: countOf(found[1]), ...(hint ? { unitHint: hint } : {}) };
  }
  return undefined;
}

/** A bare number in front or at the end, unless it is a size or belongs to the name. */
function numbered(text: string, isName: IsName): Counted | undefined {
  const { rest, size } = takeSizes(text);
  if (size && packNoun.test(text)) return undefined;
  const isPieces = size !== undefined && size.amount === 0;
  const first = leading.exec(text);
  if (first && (isPieces || rest.trimStart().startsWith(first[0]))) {
    const word = text.slice(first[0].length);
    if (!isName(first[1] as string, word.split(' ')[0] as string)) {
      return { word: tidy(word), quantity: countOf(first[1]) };
    }
  }
  const last = trailing.exec(rest.trimEnd());
  if (!last || !text.endsWith(last[0])) return undefined;
  const word = tidy(text.slice(0, -last[0].length));
  return isName(word.split(' ').pop() as string, last[1] as string) ? undefined : { word, quantity: Number(last[1]) };
}

const countOf = (text: string | undefined) => (text === undefined ? 1 : (numberWords.get(text) ?? Number(text)));
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().replace(article, '').trim();

/** Drops what people say before the thing: "vorrei", "mi servono", "e poi", "un po' di". */
function withoutTalk(text: string): string {
  const words = text.split(' ');
  let from = 0;
  while (from < words.length && (politeWords.has(words[from] as string) || words[from] === 'e')) from++;
  return words
    .slice(from)
    .join(' ')
    .replace(/^un po'? (?:di |d')/, '')
    .replace(/^(?:un )?paio (?:di |d')/, '2 ');
}
