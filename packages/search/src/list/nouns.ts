import { stem } from '../analysis/stem.ts';
import { brandWeight } from '../index/postings.ts';
import type { Store } from '../index/store.ts';

/** So often must a word be the noun of a name to count as one; small catalogues repeat their nouns less. */
const seenAsNoun = 3;
const seenInSmall = 2;
const smallCatalogue = 5000;
/** Words after a preposition weigh this or less: "pane al latte" does not make neighbours of pane and latte. */
const modifierWeight = 50;
const neighbourShare = 0.05;

/** Whether a word is the noun of some products (recipe: at least three), itself or through a synonym. */
export function isHeadNoun(store: Store, word: string): boolean {
  const stemText = stem(word);
  const least = store.liveCount < smallCatalogue ? seenInSmall : seenAsNoun;
  if (headCount(store, stemText) >= least) return true;
  return store.synonyms.of([stemText]).some(({ stems }) => headCount(store, stems[0] ?? '') >= least);
}

function headCount(store: Store, stemText: string): number {
  let count = 0;
  store.vocabulary.eachFormOfStem(store.vocabulary.findStem(stemText), (form) => {
    count += store.vocabulary.headFrequency.at(form);
  });
  return count;
}

/** Rows of all forms of a stem with position and weight there. */
function occurrences(store: Store, word: string): Map<number, { position: number; weight: number }> {
  const found = new Map<number, { position: number; weight: number }>();
  const { postings, vocabulary } = store;
  vocabulary.eachFormOfStem(vocabulary.findStem(stem(word)), (form) => {
    for (let i = postings.from(form); i < postings.to(form); i++) {
      found.set(postings.rows[i] as number, {
        position: postings.positions[i] as number,
        weight: postings.weights[i] as number,
      });
    }
  });
  return found;
}

/** Whether two words usually stand side by side in names: a fair share of the rarer one's products. */
export function areOneThing(store: Store, left: string, right: string): boolean {
  if (store.synonyms.of([stem(left), stem(right)]).length > 0) return true;
  const before = occurrences(store, left);
  const behind = occurrences(store, right);
  let together = 0;
  for (const [row, at] of before) {
    const next = behind.get(row);
    if (next && next.position === at.position + 1) together++;
    else if (next && at.weight === brandWeight && next.position === 0) together++;
    else if (next && next.weight === brandWeight && at.position === 0) together++;
  }
  return together >= 2 && together >= Math.min(before.size, behind.size) * neighbourShare;
}

/** "2 latte" stands in a name or two of many; of the names with "up" most are "7 up". */
const shareOfName = 0.03;

/** Whether a fair share of the names with a word have a number before it ("7 up", "quattro formaggi"). */
export function isPartOfName(store: Store, left: string, right: string): boolean {
  const before = occurrences(store, left);
  if (before.size === 0) return false;
  const behind = occurrences(store, right);
  let together = 0;
  for (const [row, at] of before) if (behind.get(row)?.position === at.position + 1) together++;
  return together > 0 && together >= behind.size * shareOfName;
}

/** Whether some product has all of the words, wherever. */
export function standTogether(store: Store, words: readonly string[]): boolean {
  const [first, ...rest] = words.map((word) => occurrences(store, word));
  if (!first) return false;
  for (const row of first.keys()) if (rest.every((found) => found.has(row))) return true;
  return false;
}

/**
 * Whether "A e B" is the name of one product ("pizza prosciutto e funghi"): a product whose noun is the first word and
 * that has all the others. With one word on each side the second must not stand behind a preposition: "pane e latte"
 * is not "pane al latte".
 */
export function isOneProduct(store: Store, words: readonly string[]): boolean {
  const [first, ...others] = words;
  if (first === undefined || others.length === 0) return false;
  const rest = others.map((word) => occurrences(store, word));
  for (const [row, at] of occurrences(store, first)) {
    if (at.position !== 0 || at.weight < 100 || at.weight === brandWeight) continue;
    const met = rest.map((found) => found.get(row));
    if (met.every((other) => other !== undefined && (words.length > 2 || other.weight > modifierWeight))) return true;
  }
  return false;
}
