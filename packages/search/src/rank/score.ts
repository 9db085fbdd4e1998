import { noPosition } from '../index/postings.ts';
import { amountScale, type Store } from '../index/store.ts';
import type { Term } from '../match/word-match.ts';
import type { Query } from '../query.ts';
import type { Gatherer } from './gather.ts';
import { roomFor } from './room.ts';

/** Parts of the score beside the text (recipe 3.4). */
const parts = {
  plain: 0.12,
  order: 0.1,
  department: 0.3,
  category: 0.12,
  categoryName: 0.12,
  departmentOfBrand: 0.03,
  categoryOfBrand: 0.01,
  size: 0.45,
  fresh: 0.12,
  freshHead: 0.15,
  popularity: 0.1,
  specialVersion: 0.13,
  byTheCase: 0.2,
} as const;
/** Only matches this near to the best one say where the query belongs. */
const tellingShare = 0.55;
/** Match quality of an equal synonym: the word itself does better. */
const synonymQuality = 0.935;
/** Freshness of fruit and vegetables. */
const freshest = 1;
const firstBrandPosition = 200;
/** The right size of a worse match counts little: half a kilogram of macinato is meat, not two packs of ground coffee. */
const sizeNeedsText = 3;

/** Scores rows that `gatherer` has filled; the result is in the same order. */
export function scoreRows(
  store: Store,
  query: Query,
  terms: readonly Term[],
  gatherer: Gatherer,
  rows: Int32Array,
): Float64Array {
  const texts = textScores(terms, gatherer, rows);
  let best = 0;
  for (let i = 0; i < texts.length; i++) if ((texts[i] as number) > best) best = texts[i] as number;
  if (best === 0) best = 1;
  const departments = affinity(store.department.values, rows, texts, best);
  const categories = affinity(store.category.values, rows, texts, best);

  const head = terms.find((term) => term.isHead);
  const isBrandOnly = terms.every((term) => term.isBrand);
  const toDepartment = isBrandOnly ? parts.departmentOfBrand : parts.department;
  const toCategory = isBrandOnly ? parts.categoryOfBrand : parts.category;
  // how it should be makes it no other thing: "frutta di stagione"
  const isOneWord = terms.filter(({ word }) => !word.optional && !word.soft).length === 1 && !isBrandOnly;
  const only = isOneWord ? head : undefined;
  const freshness = only ? store.categories.departmentIds.map((_, number) => store.freshnessOf(number)) : [];
  const nameWordTerms = terms.filter((term) => !term.isBrand);

  // A bare number of pieces makes up for no word: "2 yogurt greco bianco" is not a pack of two of another yogurt.
  // "carta igienica 12 rotoli" is not one named after its "maxi rotolo", either.
  const tellingTerms = nameWordTerms.filter((term) => !term.word.optional);
  const fewestMatched = query.size?.amount === 0 ? mostMatchedInName(tellingTerms, gatherer, rows) : 0;

  const { leaves } = store.categories;
  const isNamedShelf = leaves.map(({ shelfStems }) => head !== undefined && shelfStems.has(head.word.stem));
  const sizeShares = query.size ? sizeSharesOf(store, head, gatherer, rows) : undefined;
  // columns at hand: this loop goes through every match
  const departmentOf = store.department.values;
  const categoryOf = store.category.values;
  const nameWordsOf = store.nameWords.values;
  const variantsOf = store.variants.values;
  const popularityOf = store.popularity.values;
  const scores = new Float64Array(rows.length);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    const text = texts[i] as number;
    const department = departmentOf[row] as number;
    const category = categoryOf[row] as number;
    let score = text;
    score += (parts.plain * matchedInName(nameWordTerms, gatherer, row)) / (nameWordsOf[row] as number);
    if (nameWordTerms.length > 1) score += parts.order * keptPairs(nameWordTerms, gatherer, row);
    score += toDepartment * (departments[department] as number) + toCategory * (categories[category] as number);
    if (isNamedShelf[category]) score += parts.categoryName;
    const isNamedEnough = fewestMatched === 0 || matchedInName(tellingTerms, gatherer, row) >= fewestMatched;
    if (query.size && isNamedEnough)
      score +=
        parts.size *
        sizeAgreement(store, query.size, row) *
        (text / best) ** sizeNeedsText *
        (sizeShares?.[department] ?? 1);
    if (query.byTheCase && store.sizeCount.at(row) > 1) score += parts.byTheCase * (text / best);
    if (((variantsOf[row] as number) & ~query.variants) !== 0) score -= parts.specialVersion * best;
    if (only) {
      const fresh = freshness[department] as number;
      score += parts.fresh * fresh;
      // fruit and vegetables are sold under brands too; elsewhere a brand in front makes flavours look like nouns
      const isLoose = store.brand.at(row) < 0 || fresh === freshest;
      if (isLoose && isNounItself(gatherer, only, row)) score += parts.freshHead * fresh;
    }
    scores[i] = score + (parts.popularity * (popularityOf[row] as number)) / 1000;
  }
  return scores;
}

/**
 * What the right size is worth in each department: nothing where the noun leads no name while it does elsewhere. Ground coffee of
 * the right weight is no minced meat. Undefined where it leads nowhere.
 */
function sizeSharesOf(store: Store, head: Term | undefined, gatherer: Gatherer, rows: Int32Array) {
  if (!head) return undefined;
  const values = gatherer.values[head.index] as Float32Array;
  const positions = gatherer.positions[head.index] as Uint8Array;
  const shares = new Uint8Array(store.categories.departmentIds.length);
  let isLed = false;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    if (positions[row] !== 0 || values[row] === 0) continue;
    shares[store.department.at(row)] = 1;
    isLed = true;
  }
  return isLed ? shares : undefined;
}

/** The word leads the name, itself; another word for it ("mandarini" for clementine) does not count. */
function isNounItself(gatherer: Gatherer, term: Term, row: number): boolean {
  const value = gatherer.values[term.index]?.[row] as number;
  return gatherer.positions[term.index]?.[row] === 0 && value > synonymQuality;
}

const textRoom = roomFor((length) => new Float32Array(length));

/** Weighted mean of how well each word is met, 0 … 1. True until it is asked for again. */
function textScores(terms: readonly Term[], gatherer: Gatherer, rows: Int32Array): Float32Array {
  const texts = textRoom(rows.length).fill(0);
  let weights = 0;
  for (const term of terms) {
    weights += term.weight;
    const values = gatherer.values[term.index] as Float32Array;
    for (let i = 0; i < rows.length; i++)
      texts[i] = (texts[i] as number) + term.weight * (values[rows[i] as number] as number);
  }
  for (let i = 0; i < texts.length; i++) texts[i] = (texts[i] as number) / weights;
  return texts;
}

/**
 * Where the catalogue itself says the query belongs: share of the good matches that lie in each group, as the root of
 * its mass over the largest mass. "latte" is dairy because that is where the best matches are, body milk is not.
 */
function affinity(groupOf: Int32Array, rows: Int32Array, texts: Float32Array, best: number): Float32Array {
  let groups = 0;
  for (let i = 0; i < rows.length; i++) groups = Math.max(groups, (groupOf[rows[i] as number] as number) + 1);
  const masses = new Float32Array(groups);
  let largest = 0;
  for (let i = 0; i < rows.length; i++) {
    const share = (texts[i] as number) / best;
    if (share <= tellingShare) continue;
    const squared = share * share;
    const fourth = squared * squared;
    const group = groupOf[rows[i] as number] as number;
    masses[group] = (masses[group] as number) + fourth * fourth;
    if ((masses[group] as number) > largest) largest = masses[group] as number;
  }
  if (largest > 0) for (let g = 0; g < groups; g++) masses[g] = Math.sqrt((masses[g] as number) / largest);
  return masses;
}

/** The most words of the query that one name holds. */
function mostMatchedInName(terms: readonly Term[], gatherer: Gatherer, rows: Int32Array): number {
  let most = 0;
  for (const row of rows) most = Math.max(most, matchedInName(terms, gatherer, row));
  return most;
}

function matchedInName(terms: readonly Term[], gatherer: Gatherer, row: number): number {
  let matched = 0;
  for (let i = 0; i < terms.length; i++) {
    const { index } = terms[i] as Term;
    const isMet = ((gatherer.values[index] as Float32Array)[row] as number) > 0;
    if (isMet && ((gatherer.positions[index] as Uint8Array)[row] as number) < firstBrandPosition) matched++;
  }
  return matched;
}

/** Share of neighbouring query words that are neighbours in the name too, in the same order. */
function keptPairs(terms: readonly Term[], gatherer: Gatherer, row: number): number {
  let kept = 0;
  for (let i = 1; i < terms.length; i++) {
    const left = terms[i - 1] as Term;
    const right = terms[i] as Term;
    if ((gatherer.values[left.index]?.[row] as number) === 0) continue;
    if ((gatherer.values[right.index]?.[row] as number) === 0) continue;
    const at = gatherer.positions[left.index]?.[row] as number;
    if (at !== noPosition && gatherer.positions[right.index]?.[row] === at + 1) kept++;
  }
  return kept / (terms.length - 1);
}

/** How well a product's size agrees with the size asked for, 0 … 1; a boost, never a filter. */
function sizeAgreement(store: Store, asked: NonNullable<Query['size']>, row: number): number {
  const count = store.sizeCount.at(row);
  const amount = Math.abs(store.sizeAmount.at(row)) / amountScale;
  const base = store.sizeAmount.at(row) < 0 ? 'ml' : 'g';
  const pieces = piecesAgreement(asked.pieces, store.sizePieces.at(row));
  if (asked.amount === 0 || amount === 0 || (asked.base !== '' && asked.base !== base))
    return asked.amount === 0 ? pieces : pieces * 0.5;
  const same = (a: number, b: number) => Math.abs(a - b) <= b * 0.01;
  const total = amount * count;
  if (asked.count > 1) {
    if (same(amount, asked.amount) && count === asked.count) return 1;
    if (same(total, asked.amount * asked.count)) return 0.75;
    if (same(amount, asked.amount)) return 0.6;
  } else {
    if (same(amount, asked.amount)) return count === 1 ? 1 : 0.85;
    if (count > 1 && same(total, asked.amount)) return 0.8;
  }
  const near =
    Math.abs(amount - asked.amount) <= asked.amount * 0.15 || Math.abs(total - asked.amount) <= asked.amount * 0.15;
  return near ? 0.25 : 0;
}

/** Packs of just so many pieces, or of which some make up the number: two packs of six for "12 uova". */
function piecesAgreement(asked: number, inPack: number): number {
  if (asked === 0 || inPack === 0) return 0;
  if (asked === inPack) return 1;
  return inPack > 1 && asked % inPack === 0 ? 0.6 : 0;
}
