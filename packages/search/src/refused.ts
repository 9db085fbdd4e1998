import { stem } from './analysis/stem.ts';
import { isDietWord } from './analysis/stopwords.ts';
import type { Store } from './index/store.ts';
import { areNeighbours } from './match/word-alone.ts';
import type { Query } from './query.ts';

const without = 'senza';

/**
 * What may not be in the name: "cioccolato senza latte" is none "al latte", "patatine non fritte" are none "fritte". A name that says
 * itself what it is not ("limoni non trattati"), or a phrase of the table that does ("acqua non gassata"), is met like any other.
 *
 * @returns the stems, and the query in which a refused word need not be met
 */
export function readRefused(store: Store, query: Query): { query: Query; stems: string[] } {
  const stems: string[] = [];
  const words = query.words.map((word, i) => {
    if (word.text.startsWith(without) && isDietWord(word.text)) stems.push(stem(word.text.slice(without.length)));
    if (i < 2 || query.words[i - 1]?.text !== 'non' || isSaidOf(store, query, i)) return word;
    stems.push(word.stem);
    return { ...word, optional: true };
  });
  return { query: stems.length > 0 ? { ...query, words } : query, stems };
}

/** Names, or the table, have the word behind a "non"; or no name has it at all. */
function isSaidOf({ vocabulary, synonyms, postings }: Store, { words }: Query, at: number): boolean {
  const [thing, no, word] = [words[at - 2], words[at - 1], words[at]];
  if (!thing || !no || !word) return false;
  if (synonyms.of([no.stem, word.stem]).length > 0 || synonyms.of([thing.stem, no.stem, word.stem]).length > 0)
    return true;
  const [left, right] = [vocabulary.find(no.text), vocabulary.find(word.text)];
  return right < 0 || (left >= 0 && areNeighbours(postings, left, right));
}
