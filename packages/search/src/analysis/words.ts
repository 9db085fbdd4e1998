import { expandAbbreviations, fold } from './fold.ts';
import { type Size, takeSizes } from './sizes.ts';
import { prepositionsOf, prepositionsWith, stopWords, withoutNouns } from './stopwords.ts';

/** A word of a text with its surroundings. */
export interface Word {
  text: string;
  /** Number of commas before it. */
  segment: number;
  /** What stands before it since the last comma: nothing, a "di", a "con/al/senza". */
  after: 'none' | 'of' | 'with';
  /** A preposition follows directly. */
  prepositionFollows: boolean;
}

export interface Analysed {
  words: Word[];
  size: Size | undefined;
}

const comma = ',';

/** Cuts a folded text at everything that is neither letter nor digit; commas come out as tokens of their own. */
export function cut(folded: string): string[] {
  const tokens: string[] = [];
  let from = -1;
  for (let i = 0; i <= folded.length; i++) {
    const code = i < folded.length ? folded.charCodeAt(i) : 32;
    const inWord = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
    if (inWord) {
      if (from < 0) from = i;
      continue;
    }
    if (from >= 0) {
      tokens.push(folded.slice(from, i));
      from = -1;
    }
    if (code === 44) tokens.push(comma);
  }
  return tokens;
}

/** Makes one word of "senza glutine" (and "zero zuccheri", "senza glutine e lattosio"), which is one property. */
function glueWithout(tokens: string[]): string[] {
  if (!tokens.includes('senza') && !tokens.includes('zero')) return tokens;
  const glued: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as string;
    const next = tokens[i + 1];
    const isWithout = token === 'senza' || (token === 'zero' && next !== undefined && withoutNouns.has(next));
    if (!isWithout || next === undefined || next === comma || stopWords.has(next)) {
      glued.push(token);
      continue;
    }
    // The marker keeps the weight rule for words after a "senza".
    glued.push('senza', `senza${next}`);
    i++;
    while (
      (tokens[i + 1] === 'e' || tokens[i + 1] === 'o') &&
      tokens[i + 2] !== undefined &&
      withoutNouns.has(tokens[i + 2] as string)
    ) {
      glued.push(`senza${tokens[i + 2]}`);
      i += 2;
    }
  }
  return glued;
}

/** Analyses a folded text that has no sizes any more; stop words fall away unless nothing else is left. */
export function wordsOf(folded: string, isStop: (word: string) => boolean = (word) => stopWords.has(word)): Word[] {
  const tokens = glueWithout(cut(folded));
  const words: Word[] = [];
  let segment = 0;
  let after: Word['after'] = 'none';
  let kept = 0;
  for (const token of tokens) {
    if (token === comma) {
      segment++;
      after = 'none';
      continue;
    }
    const last = words.length > 0 ? words[words.length - 1] : undefined;
    if (prepositionsOf.has(token)) {
      if (after === 'none') after = 'of';
      if (last && kept > 0) last.prepositionFollows = true;
    } else if (prepositionsWith.has(token)) {
      after = 'with';
      if (last && kept > 0) last.prepositionFollows = true;
    }
    if (isStop(token)) continue;
    kept++;
    words.push({ text: token, segment, after: kept === 1 ? 'none' : after, prepositionFollows: false });
    if (kept === 1 && !prepositionsWith.has(token)) after = 'none';
  }
  if (words.length > 0) return words;
  return tokens
    .filter((token) => token !== comma)
    .map((text) => ({ text, segment: 0, after: 'none', prepositionFollows: false }));
}

/** Whole analysis of a product text or a query: fold, abbreviations, sizes, words. */
export function analyse(text: string, isStop?: (word: string) => boolean): Analysed {
  const { rest, size } = takeSizes(expandAbbreviations(fold(text)));
  return { words: wordsOf(rest, isStop), size };
}
