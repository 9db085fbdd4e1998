import { stem } from '../analysis/stem.ts';
import { otherThingBits } from '../analysis/variants.ts';
import { noPosition } from '../index/postings.ts';
import { amountScale, type Store } from '../index/store.ts';
import type { Term } from '../match/word-match.ts';
import type { Query } from '../query.ts';
import { firstBrandPosition, type Gatherer } from './gather.ts';
import { roomFor } from './room.ts';

/** Parts of the score beside the text (recipe 3.4). */
const parts = {
  plain: 0.12,
  order: 0.1,
  department: 0.3,
  category: 0.12,
  categoryName: 0.12,
  categoryOwnName: 0.06,
  departmentOfBrand: 0.03,
  categoryOfBrand: 0.01,
  size: 0.45,
  fresh: 0.12,
  freshHead: 0.15,
  popularity: 0.1,
  popularityOfBegun: 0.4,
  popularityOfShelf: 0.3,
  commonestSearch: 0.2,
  specialVersion: 0.13,
  otherThing: 0.2,
  byTheCase: 0.2,
} as const;
/** A word that leads no larger share of its names is what things are for, not one of them. */
const mostOfPurpose = 0.05;
/** A word of so few letters is hardly begun. */
const longestBegun = 3;
/** Only matches this near to the best one say where the query belongs. */
const tellingShare = 0.55;
/** Match quality of an equal synonym: the word itself does better. */
const synonymQuality = 0.935;
/** Freshness of fruit and vegetables. */
const freshest = 1;
/** The right size of a worse match counts little: half a kilogram of macinato is meat, not two packs of ground coffee. */
const sizeNeedsText = 3;

/** Scores the rows gathered last; the result is in the same order. */
export function scoreRows(store: Store, query: Query, terms: readonly Term[], gatherer: Gatherer): Float64Array {
  const { rows } = gatherer;
  const texts = textScores(terms, gatherer);
  let best = 0;
  for (let i = 0; i < texts.length; i++) if ((texts[i] as number) > best) best = texts[i] as number;
  if (best === 0) best = 1;
  const { leaves, departmentIds } = store.categories;
  const { departments, categories } = affinity(
    rows,
    texts,
    best,
    { values: store.department.values, count: departmentIds.length },
    { values: store.category.values, count: leaves.length },
  );

  const head = terms.find((term) => term.isHead);
  const isBrandOnly = terms.every((term) => term.isBrand);
  const toDepartment = isBrandOnly ? parts.departmentOfBrand : parts.department;
  const toCategory = isBrandOnly ? parts.categoryOfBrand : parts.category;
  // how it should be makes it no other thing: "frutta di stagione"
  const isOneWord = terms.filter(({ word }) => !word.optional && !word.soft).length === 1 && !isBrandOnly;
  const only = isOneWord ? head : undefined;
  const nameWordTerms = terms.filter((term) => !term.isBrand);
  // what most buy is what two or three letters mean, not what has the shortest name: "ca" are carrots, no cardoons
  const isBegun =
    only !== undefined && only.word.text.length <= longestBegun && store.vocabulary.find(only.word.text) < 0;
  const isAlone = query.words.filter(({ optional, soft }) => !optional && !soft).length === 1;
  const isCommonest = only && isAlone ? commonestOf(store, only) : undefined;

  // A bare number of pieces makes up for no word: "2 yogurt greco bianco" is not a pack of two of another yogurt.
  // "carta igienica 12 rotoli" is not one named after its "maxi rotolo", either.
  const tellingTerms = nameWordTerms.filter((term) => !term.word.optional);
  const telling = query.size?.amount === 0 ? matchedInName(tellingTerms, gatherer, tellingRoom) : undefined;
  const fewestMatched = telling ? telling.reduce((most, count) => Math.max(most, count), 0) : 0;
  const matched = matchedInName(nameWordTerms, gatherer, matchedRoom);
  const kept = keptPairs(nameWordTerms, gatherer);
  const pairs = nameWordTerms.length - 1;

  // one word that shelves are named after asks for all that lies there: what most buy leads, and "Basi pronte" of the group
  // "Pasta fresca" come after "Pasta lunga"
  const isShelf = only !== undefined && query.words.length === 1 && store.categories.hasWord(only.word.text);
  const popularity = isBegun ? parts.popularityOfBegun : isShelf ? parts.popularityOfShelf : parts.popularity;
  const ofShelf = new Float64Array(leaves.length);
  if (head) for (const leaf of store.categories.shelvesWith(head.word.stem)) ofShelf[leaf] = parts.categoryName;
  if (isShelf)
    for (const leaf of store.categories.leavesCalled(only.word.stem)) ofShelf[leaf]! += parts.categoryOwnName;
  const sizeShares = query.size ? sizeSharesOf(store, head, gatherer) : undefined;
  const agreements = query.size ? sizeAgreements(store, query.size, rows) : undefined;
  // columns at hand: this loop goes through every match
  const departmentOf = store.department.values;
  const categoryOf = store.category.values;
  const nameWordsOf = store.nameWords.values;
  const variantsOf = store.variants.values;
  const popularityOf = store.popularity.values;
  const scores = new Float64Array(rows.length);
  // a power costs more than the rest of a row; many names carry the words alike
  let lastText = -1;
  let sizeShare = 0;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    const text = texts[i] as number;
    const department = departmentOf[row] as number;
    const category = categoryOf[row] as number;
    let score = text;
    score += (parts.plain * (matched[i] as number)) / (nameWordsOf[row] as number);
    if (pairs > 0) score += parts.order * ((kept[i] as number) / pairs);
    score += toDepartment * (departments[department] as number) + toCategory * (categories[category] as number);
    score += ofShelf[category] as number;
    if (
      agreements &&
      (agreements[i] as number) > 0 &&
      (telling === undefined || (telling[i] as number) >= fewestMatched)
    ) {
      if (text !== lastText) {
        lastText = text;
        sizeShare = (text / best) ** sizeNeedsText;
      }
      score +=
        parts.size * (agreements[i] as number) * sizeShare * (sizeShares ? (sizeShares[department] as number) : 1);
    }
    if (query.byTheCase && store.sizeCount.at(row) > 1) score += parts.byTheCase * (text / best);
    const unasked = (variantsOf[row] as number) & ~query.variants;
    if (unasked !== 0) score -= (unasked & otherThingBits ? parts.otherThing : parts.specialVersion) * best;
    if (only) {
      const fresh = store.freshnessOf(department);
      score += parts.fresh * fresh;
      // fruit and vegetables are sold under brands too; elsewhere a brand in front makes flavours look like nouns
      const isLoose = store.brand.at(row) < 0 || fresh === freshest;
      if (isLoose && isNounItself(gatherer, only, i)) score += parts.freshHead * fresh;
    }
    if (isCommonest?.(row)) score += parts.commonestSearch;
    scores[i] = score + (popularity * (popularityOf[row] as number)) / 1000;
  }
  return scores;
}

/**
 * Who it is for says not what it is: of "cane" and "can" most want what the commonest ready-made search with the word names first,
 * dry food, not a toy of a short name. Undefined for nouns, which are what they say.
 */
function commonestOf(store: Store, { forms, headShare, categories }: Term): ((row: number) => boolean) | undefined {
  if (!categories || headShare > mostOfPurpose) return undefined;
  const { vocabulary, postings } = store;
  const meant = new Set(forms.map((form) => vocabulary.forms[form]));
  const [noun = '', ...others] = store.phrases.find(({ words }) => words.some((word) => meant.has(word)))?.words ?? [];
  if (others.length === 0 || meant.has(noun)) return undefined;
  const nouns: number[] = [];
  vocabulary.eachFormOfStem(vocabulary.findStem(stem(noun)), (form) => nouns.push(form));
  return (row) => nouns.some((form) => postings.has(form, row));
}

/**
 * What the right size is worth in each department: nothing where the noun leads no name while it does elsewhere. Ground coffee of
 * the right weight is no minced meat. Undefined where it leads nowhere.
 */
function sizeSharesOf(store: Store, head: Term | undefined, gatherer: Gatherer) {
  if (!head) return undefined;
  const values = gatherer.values[head.index] as Float32Array;
  const positions = gatherer.positions[head.index] as Uint8Array;
  const shares = new Uint8Array(store.categories.departmentIds.length);
  let isLed = false;
  for (let i = 0; i < values.length; i++) {
    if (positions[i] !== 0 || values[i] === 0) continue;
    shares[store.department.at(gatherer.rows[i] as number)] = 1;
    isLed = true;
  }
  return isLed ? shares : undefined;
}

/** The word leads the name, itself; another word for it ("mandarini" for clementine) does not count. */
function isNounItself(gatherer: Gatherer, term: Term, place: number): boolean {
  const value = gatherer.values[term.index]?.[place] as number;
  return gatherer.positions[term.index]?.[place] === 0 && value > synonymQuality;
}

const textRoom = roomFor((length) => new Float32Array(length));

/** Weighted mean of how well each word is met, 0 … 1. True until it is asked for again. */
function textScores(terms: readonly Term[], gatherer: Gatherer): Float32Array {
  const texts = textRoom(gatherer.rows.length).fill(0);
  let weights = 0;
  for (const term of terms) {
    weights += term.weight;
    const values = gatherer.values[term.index] as Float32Array;
    for (let i = 0; i < texts.length; i++) texts[i] = (texts[i] as number) + term.weight * (values[i] as number);
  }
  for (let i = 0; i < texts.length; i++) texts[i] = (texts[i] as number) / weights;
  return texts;
}

/**
 * Where the catalogue itself says the query belongs: share of the good matches that lie in each group, as the root of
 * its mass over the largest mass. "latte" is dairy because that is where the best matches are, body milk is not.
 */
function affinity(rows: Int32Array, texts: Float32Array, best: number, departmentOf: Groups, categoryOf: Groups) {
  const departments = new Float32Array(departmentOf.count);
  const categories = new Float32Array(categoryOf.count);
  let text = 0;
  let mass = 0;
  for (let i = 0; i < rows.length; i++) {
    // many names carry the words alike
    if (texts[i] !== text) {
      text = texts[i] as number;
      mass = massOf(text / best);
    }
    if (mass === 0) continue;
    const row = rows[i] as number;
    const department = departmentOf.values[row] as number;
    const category = categoryOf.values[row] as number;
    departments[department] = (departments[department] as number) + mass;
    categories[category] = (categories[category] as number) + mass;
  }
  return { departments: rootShares(departments), categories: rootShares(categories) };
}

/** Number of the group of each row, and how many groups there are. */
interface Groups {
  values: Int32Array;
  count: number;
}

/** What a match adds to its groups; 0 when it is too far from the best one to tell. */
function massOf(share: number): number {
  if (share <= tellingShare) return 0;
  const squared = share * share;
  const fourth = squared * squared;
  return fourth * fourth;
}

/** The root of each mass over the largest of them; in place. */
function rootShares(masses: Float32Array): Float32Array {
  let largest = 0;
  for (let g = 0; g < masses.length; g++) if ((masses[g] as number) > largest) largest = masses[g] as number;
  if (largest > 0) for (let g = 0; g < masses.length; g++) masses[g] = Math.sqrt((masses[g] as number) / largest);
  return masses;
}

const matchedRoom = roomFor((length) => new Uint8Array(length));
const tellingRoom = roomFor((length) => new Uint8Array(length));
const keptRoom = roomFor((length) => new Uint8Array(length));

/** How many of the words each name holds. */
function matchedInName(terms: readonly Term[], gatherer: Gatherer, room: (length: number) => Uint8Array): Uint8Array {
  const matched = room(gatherer.rows.length).fill(0);
  for (const { index } of terms) {
    const values = gatherer.values[index] as Float32Array;
    const positions = gatherer.positions[index] as Uint8Array;
    for (let i = 0; i < matched.length; i++) {
      if ((values[i] as number) > 0 && (positions[i] as number) < firstBrandPosition) {
        matched[i] = (matched[i] as number) + 1;
      }
    }
  }
  return matched;
}

/** How many neighbouring words of the query are neighbours in each name too, in the same order. */
function keptPairs(terms: readonly Term[], gatherer: Gatherer): Uint8Array {
  const kept = keptRoom(gatherer.rows.length).fill(0);
  for (let k = 1; k < terms.length; k++) {
    const [left, right] = [(terms[k - 1] as Term).index, (terms[k] as Term).index];
    const leftValues = gatherer.values[left] as Float32Array;
    const rightValues = gatherer.values[right] as Float32Array;
    const leftPositions = gatherer.positions[left] as Uint8Array;
    const rightPositions = gatherer.positions[right] as Uint8Array;
    for (let i = 0; i < kept.length; i++) {
      if (leftValues[i] === 0 || rightValues[i] === 0) continue;
      const at = leftPositions[i] as number;
      if (at !== noPosition && rightPositions[i] === at + 1) kept[i] = (kept[i] as number) + 1;
    }
  }
  return kept;
}

const agreementRoom = roomFor((length) => new Float64Array(length));

/** How well the sizes of products agree with the one asked for. */
function sizeAgreements(store: Store, asked: NonNullable<Query['size']>, rows: Int32Array): Float64Array {
  const agreements = agreementRoom(rows.length);
  const countOf = store.sizeCount.values;
  const amountOf = store.sizeAmount.values;
  const piecesOf = store.sizePieces.values;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i] as number;
    agreements[i] = sizeAgreement(asked, countOf[row] as number, amountOf[row] as number, piecesOf[row] as number);
  }
  return agreements;
}

/** How well a product's size agrees with the size asked for, 0 … 1; a boost, never a filter. */
function sizeAgreement(asked: NonNullable<Query['size']>, count: number, tenths: number, inPack: number): number {
  const amount = Math.abs(tenths) / amountScale;
  const base = tenths < 0 ? 'ml' : 'g';
  const pieces = piecesAgreement(asked.pieces, inPack);
  if (asked.amount === 0 || amount === 0 || (asked.base !== '' && asked.base !== base))
    return asked.amount === 0 ? pieces : pieces * 0.5;
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

const same = (a: number, b: number) => Math.abs(a - b) <= b * 0.01;

/** Packs of just so many pieces, or of which some make up the number: two packs of six for "12 uova". */
function piecesAgreement(asked: number, inPack: number): number {
  if (asked === 0 || inPack === 0) return 0;
  if (asked === inPack) return 1;
  return inPack > 1 && asked % inPack === 0 ? 0.6 : 0;
}
