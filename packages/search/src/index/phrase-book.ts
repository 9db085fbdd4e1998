import { fold } from '../analysis/fold.ts';
import { stopWords } from '../analysis/stopwords.ts';
import { cut } from '../analysis/words.ts';
import type { GrowingInt32 } from './grow.ts';
import type { Postings } from './postings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What of the index says which words begin the names: by form and by the row of the product. */
interface NamesOfIndex {
  readonly rowCount: number;
  readonly postings: Postings;
  readonly vocabulary: Vocabulary;
  /** 1 = replaced or removed. */
  readonly dead: GrowingInt32;
}

/** A ready-made search. */
export interface Phrase {
  text: string;
  /** The same with its accents, as people read it ("caffè macinato"). */
  shown: string;
  words: string[];
  /** How many products stand for it. */
  mass: number;
}

/** So many names must share their first words for these to be a search. */
const fewest = 3;
const weightOfFirst = 100;
const weightOfSecond = 82;
const formSpan = 2 ** 24;

/**
 * The searches offered while somebody types: the kinds of the catalogue ("penne rigate"), and the first one and two
 * words that at least three names share. Read off the index; products changed later join at the next build.
 */
export function collectPhrases(index: NamesOfIndex, kinds: ReadonlyMap<string, number>): Phrase[] {
  const masses = new Map<string, number>();
  const put = (text: string, mass: number) => {
    if (text.length > 2 && !/^\d/.test(text)) masses.set(text, Math.max(mass, masses.get(text) ?? 0));
  };
  for (const [kind, mass] of kinds) put(fold(kind), mass + 1);
  for (const [text, mass] of firstWords(index)) put(text, mass);
  const accents = accentedWords(kinds.keys());
  const shown = (text: string) => text.replace(/[^ ']+/g, (word) => accents.get(word) ?? word);
  return [...masses]
    .map(([text, mass]) => ({
      text,
      shown: shown(text),
      words: cut(text).filter((word) => !stopWords.has(word)),
      mass,
    }))
    .sort((a, b) => b.mass - a.mass || (a.text < b.text ? -1 : 1));
}

/** Words the kinds of the catalogue write with an accent, by their folded form. */
function accentedWords(kinds: Iterable<string>): Map<string, string> {
  const words = new Map<string, string>();
  for (const kind of kinds) {
    for (const word of kind.toLowerCase().normalize('NFC').split(/[ ']/)) {
      const folded = fold(word);
      if (folded !== word) words.set(folded, word);
    }
  }
  return words;
}

/** The first word and the first two words of names, with the number of names that share them. */
function firstWords(index: NamesOfIndex): [string, number][] {
  const { postings, vocabulary, rowCount, dead } = index;
  const first = new Int32Array(rowCount).fill(-1);
  const second = new Int32Array(rowCount).fill(-1);
  for (let form = 0; form < vocabulary.size; form++) {
    for (let i = postings.from(form); i < postings.to(form); i++) {
      const row = postings.rows[i] as number;
      if (postings.positions[i] === 0 && postings.weights[i] === weightOfFirst) first[row] = form;
      if (postings.positions[i] === 1 && postings.weights[i] === weightOfSecond) second[row] = form;
    }
  }
  const pairs = new Map<number, number>();
  for (let row = 0; row < first.length; row++) {
    const head = first[row] as number;
    const follower = second[row] as number;
    if (head < 0 || follower < 0 || dead.at(row) === 1) continue;
    const key = head * formSpan + follower;
    pairs.set(key, (pairs.get(key) ?? 0) + 1);
  }
  const found: [string, number][] = [];
  const text = (form: number) => vocabulary.forms[form] as string;
  for (let form = 0; form < vocabulary.size; form++) {
    const seen = vocabulary.headFrequency.at(form);
    if (seen >= fewest) found.push([text(form), seen]);
  }
  for (const [key, seen] of pairs) {
    if (seen >= fewest) found.push([`${text(Math.floor(key / formSpan))} ${text(key % formSpan)}`, seen]);
  }
  return found;
}
