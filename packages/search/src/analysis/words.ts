import { prepositionsOf, prepositionsWith, stopWords, withoutNouns } from './stopwords.ts';

/** A word of a text with its surroundings. */
export interface Word {
  text: string;
  /** Number of commas before it. */
  segment: number;
  /** What comes before it since the last comma: nothing, a "di", a "con/al/senza". */
  after: 'none' | 'of' | 'with';
  /** A preposition follows directly. */
  prepositionFollows: boolean;
  /** Behind a "per" or a "da": what the thing is for. */
  isPurpose: boolean;
}

const comma = ',';

/** Letters of other alphabets count, signs like ° and emoji do not. */
const isLetter = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));

/** Cuts a folded text at everything that is neither letter nor digit; commas come out as tokens of their own. */
export function cut(folded: string): string[] {
  const tokens: string[] = [];
  let from = -1;
  for (let i = 0; i <= folded.length; i++) {
    const code = i < folded.length ? folded.charCodeAt(i) : 32;
    const inWord = (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code > 127 && isLetter(folded, i));
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

/** What a stop word does to the words after it. One look-up per word: most words are not in the table. */
const stopKinds = new Map<string, 'of' | 'with' | 'stop'>([
  ...Array.from(stopWords, (word) => [word, 'stop'] as const),
  ...Array.from(prepositionsOf, (word) => [word, 'of'] as const),
  ...Array.from(prepositionsWith, (word) => [word, 'with'] as const),
]);

/**
 * Analyses a folded text that has no sizes any more; stop words fall away unless nothing else is left.
 *
 * @param alsoStop further words that carry nothing (politeness in queries)
 */
export function wordsOf(folded: string, alsoStop?: ReadonlySet<string>): Word[] {
  const tokens = folded.includes('senza') || folded.includes('zero') ? glueWithout(cut(folded)) : cut(folded);
  const words: Word[] = [];
  let segment = 0;
  let after: Word['after'] = 'none';
  let isPurpose = false;
  for (const token of tokens) {
    if (token === comma) {
      segment++;
      after = 'none';
      isPurpose = false;
      continue;
    }
    const kind = stopKinds.get(token);
    if (kind === undefined) {
      if (alsoStop?.has(token)) continue;
      const isFirst = words.length === 0;
      // A preposition before the first word ("al latte …") governs nothing.
      if (isFirst) {
        after = 'none';
        isPurpose = false;
      }
      words.push({ text: token, segment, after, prepositionFollows: false, isPurpose });
    } else if (kind !== 'stop') {
      if (token === 'per' || token === 'da') isPurpose = true;
      if (kind === 'with') after = 'with';
      else if (after === 'none') after = 'of';
      const last = words[words.length - 1];
      if (last) last.prepositionFollows = true;
    }
  }
  if (words.length > 0) return words;
  return tokens
    .filter((token) => token !== comma)
    .map((text) => ({ text, segment: 0, after: 'none', prepositionFollows: false, isPurpose: false }));
}
