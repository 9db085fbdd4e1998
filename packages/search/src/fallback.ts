import { isDietWord } from './analysis/stopwords.ts';
import { noPosition } from './index/postings.ts';
import type { Store } from './index/store.ts';
import { isOfOtherShops } from './match/other-shops.ts';
import { byCategoryName, type Matching, matchWords, mayBeSlip, type Term } from './match/word-match.ts';
import type { Query } from './query.ts';
import { byCategory, type Gatherer } from './rank/gather.ts';
import type { RowTest } from './rank/order.ts';
import { scoreRows } from './rank/score.ts';
import { readRefused } from './refused.ts';
import type { SearchStage } from './types.ts';

/** Matches with their scores, before they are put in order. */
export interface Found {
  rows: Int32Array;
  scores: Float64Array;
  stage: SearchStage;
  matching: Matching;
  /** Words the results do without. */
  dropped: string[];
  /** Rows from here on are near matches only, not what was asked for; they rank behind all others. */
  nearFrom: number;
}

/** Fewer results than this give the soft words up. */
const fewForSoft = 8;
/** Fewer than so many results may be those of a misspelling in the catalogue. */
const fewForCorrection = 3;
/** Results without the least telling word are appended to so few. */
const fewForMore = 2;
/** A word seen once or twice says no more than one seen in a thousandth of the names: the noun must not fall to it. */
const mostOfOneWord = 7;
/** What a word says that no name has, and the part of it when a noun of the catalogue says what is wanted. */
const unknownWord = 5;
const besideNoun = 0.3;
/** Leading this share of its names, in three of them at least, makes a word a noun of the catalogue. */
const nounShare = 0.3;
const fewestNouns = 3;
/** What a thing is for is given up before how it should be. */
const purposeShare = 0.75;
/** What one does, and does to oneself: "soffiarsi". */
const infinitive = /[aei]r(?:e|si)$/;
/** So many of a thing are for the one who is named, when it matters whom it is for. */
const shareForWhom = 0.3;
/** What the met words must say at least of the whole query, when not all are met. */
const leastInformation = 0.4;

export interface FindOptions {
  suggesting: boolean;
  filter: RowTest | undefined;
  everyWord: boolean;
}

/** Runs a query through the stages of the recipe (3.5) until one of them answers. */
export function find(store: Store, gatherer: Gatherer, query: Query, options: FindOptions): Found {
  const { query: wanted, stems } = readRefused(store, query);
  if (stems.length > 0) {
    const found = findAmong(
      store,
      gatherer,
      wanted,
      withoutStems(store, stems, acceptor(store, options.filter)),
      options,
    );
    if (found.rows.length > 0) return found;
  }
  return findAmong(store, gatherer, query, acceptor(store, options.filter), options);
}

function findAmong(
  store: Store,
  gatherer: Gatherer,
  query: Query,
  accept: RowTest,
  { suggesting, everyWord }: FindOptions,
): Found {
  let matching = matchWords(store, query, { suggesting, fuzzyForAll: false });
  let stage: SearchStage = 'exact';
  let rows = collect(store, gatherer, matching, requiredBits(matching.terms, false), accept);

  // One good answer is an answer: "feta" must not bring the fesa of turkeys along.
  if (rows.length === 0 && matching.terms.some(({ mayWiden }) => mayWiden)) {
    matching = matchWords(store, query, { suggesting, fuzzyForAll: true });
    rows = collect(store, gatherer, matching, requiredBits(matching.terms, false), accept);
    if (rows.length > 0) stage = 'fuzzy';
  }
  if (rows.length > 0 && rows.length < fewForCorrection && stage === 'exact' && matching.terms.some(mayBeSlip)) {
    const wider = matchWords(store, query, { suggesting, fuzzyForAll: false, fewHits: true });
    const more = collect(store, gatherer, wider, requiredBits(wider.terms, false), accept);
    if (more.length > rows.length) {
      matching = wider;
      rows = more;
      stage = 'fuzzy';
    } else rows = collect(store, gatherer, matching, requiredBits(matching.terms, false), accept);
  }
  if (rows.length < fewForSoft && matching.terms.some((term) => term.word.soft)) {
    const before = rows.length;
    rows = collect(store, gatherer, matching, requiredBits(matching.terms, true), accept);
    if (rows.length > before) stage = 'soft';
  }
  if (rows.length <= fewForMore && (isShelfNoun(matching.terms) || !leadsAny(gatherer, matching.terms))) {
    // "pasta all'uovo" is what lies on the shelf of pasta, not the eggs whose name speaks of pasta
    const onShelf = byShelf(store, gatherer, matching, accept);
    if (onShelf.length > 0) rows = onShelf;
    else if (rows.length > 0) {
      rows = collect(store, gatherer, matching, requiredBits(matching.terms, stage === 'soft'), accept);
    }
  }
  if (rows.length === 0)
    return everyWord ? nothingFound(matching) : mostTelling(store, gatherer, query, matching, accept);

  if (stage === 'exact' && matching.terms.some((term) => isMetByCorrectionOnly(store, term, rows))) stage = 'fuzzy';
  const scores = scoreRows(store, query, matching.terms, gatherer);
  const found: Found = { rows, scores, stage, matching, dropped: [], nearFrom: rows.length };
  return rows.length <= fewForMore && !everyWord ? withMore(store, gatherer, query, found, accept) : found;
}

function acceptor(store: Store, filter: RowTest | undefined): RowTest {
  const isDead = store.dead.values;
  if (!filter) return (row) => isDead[row] === 0;
  return (row) => isDead[row] === 0 && filter(row);
}

/** Rows whose names have none of these stems. */
function withoutStems({ vocabulary, postings }: Store, stems: readonly string[], accept: RowTest): RowTest {
  const forms: number[] = [];
  for (const text of stems) vocabulary.eachFormOfStem(vocabulary.findStem(text), (form) => forms.push(form));
  return (row) => accept(row) && !forms.some((form) => postings.has(form, row));
}

function requiredBits(terms: readonly Term[], withoutSoft: boolean): number {
  let bits = 0;
  for (const { index, word } of terms) if (!word.optional && !(withoutSoft && word.soft)) bits |= 1 << index;
  return bits;
}

/** Rows that meet all required words; a lone word no name has may stand in the name of a category. */
function collect(store: Store, gatherer: Gatherer, matching: Matching, required: number, accept: RowTest): Int32Array {
  const [only, other] = matching.terms;
  const leaves = other || only?.known || matching.named ? undefined : only?.categories;
  const named = only && leaves ? { leaves, terms: new Set([only]), quality: byCategory } : matching.named;
  gatherer.gatherAll(store, leaves ? { ...matching, named } : matching, required, accept);
  return keepThings(store, gatherer, matching.terms);
}

/** What is asked for is the name of shelves, and of few things: "verdura per il soffritto". */
const isShelfNoun = (terms: readonly Term[]): boolean =>
  terms.some(({ isHead, categories, headShare }) => isHead && categories !== undefined && headShare < nounShare);

/** Rows of the shelf that the noun names, which have all other words: mozzarella for "formaggio senza lattosio". */
function byShelf(store: Store, gatherer: Gatherer, matching: Matching, accept: RowTest): Int32Array {
  const required = requiredBits(matching.terms, false);
  const head = matching.terms.find(({ isHead }) => isHead);
  if (!head?.categories || required === 1 << head.index) return new Int32Array(0);
  gatherer.gatherAll(store, matching, required, accept, true);
  return keepThings(store, gatherer, matching.terms);
}

interface ThingTest {
  head: Term;
  /** What it is for or made with. */
  purposes: readonly Term[];
  /** By the place of a product among those gathered last. */
  isThing: (place: number) => boolean;
}

/**
 * Whether a product is the thing itself, not named after what the thing is for: "prosciutto per la pizza" is no pizza,
 * but "pasta per lasagne" are the lasagne on the shelf of pasta, and ground coffee, which the table gives for the moka, is
 * ground coffee. Nor is it what the thing is made with: "uova pasta gialla" are no "pasta all'uovo".
 */
function isThingItself(store: Store, gatherer: Gatherer, terms: readonly Term[]): ThingTest | undefined {
  const head = terms.find(({ isHead }) => isHead);
  const purposes = terms.filter(({ word, isHead }) => word.isPurpose || (word.isModifier && !isHead));
  if (!head || purposes.length === 0) return undefined;
  /** Whether the name speaks of the purpose before it speaks of the thing. */
  const isRather = (term: Term, place: number, position: number) => {
    const other = positionOf(gatherer, term, place);
    if (!term.word.isPurpose) return other === 0;
    const isBefore = other === noPosition || (other !== unmet && other < position);
    return isBefore && isMetByItself(store, term, gatherer.rows[place] as number);
  };
  const isThing = (place: number) => {
    const position = positionOf(gatherer, head, place);
    if (position === unmet || position === 0 || position === noPosition) return true;
    for (const term of purposes) if (isRather(term, place, position)) return false;
    return true;
  };
  return { head, purposes, isThing };
}

const unmet = -1;

/** Where the name of a product gathered last has a word; `unmet` where it has it not. */
const positionOf = ({ values, positions }: Gatherer, { index }: Term, place: number): number =>
  (values[index]?.[place] as number) > 0 ? (positions[index]?.[place] as number) : unmet;

/** Of the products gathered last, by their places, those that are the thing itself. */
function keepThings(store: Store, gatherer: Gatherer, terms: readonly Term[]): Int32Array {
  const test = isThingItself(store, gatherer, terms);
  return test ? gatherer.keep(test.isThing) : gatherer.rows;
}

/** How much a word tells about what is wanted (recipe 3.5, stage C). */
function information(term: Term): number {
  if (term.word.optional) return 0;
  if (term.forms.length === 0 && !term.known) return unknownWord;
  const isGuess = !term.known && term.corrected.size > 0;
  const kind = term.isBrand
    ? 2
    : term.isHead
      ? 1.5
      : isDietWord(term.word.text)
        ? 1.4
        : term.word.soft
          ? 0.4
          : term.word.isPurpose
            ? purposeShare
            : 1;
  return isGuess ? Math.min(5, term.idf) * kind * 0.35 : Math.min(mostOfOneWord, term.idf) * kind;
}

const nothingFound = (matching: Matching): Found => ({
  rows: new Int32Array(0),
  scores: new Float64Array(0),
  stage: 'none',
  matching,
  dropped: [],
  nearFrom: 0,
});

/** Stage C: the products that meet the most telling part of the query, if that is a fair part of it. */
function mostTelling(store: Store, gatherer: Gatherer, query: Query, matching: Matching, accept: RowTest): Found {
  const { terms } = matching;
  const required = requiredBits(terms, false);
  if (terms.length < 2) return nothingFound(matching);
  const some = gatherer.some(store, matching, required, accept);
  const test = isThingItself(store, gatherer, terms);
  if (test) {
    for (const purpose of test.purposes) {
      const named = some.gather((1 << purpose.index) | (1 << test.head.index));
      for (let place = 0; place < named.length; place++) {
        if (!test.isThing(place)) some.leaveOut(named[place] as number);
      }
    }
  }
  const worth = terms.map(information);
  // A guessed word weighs in full on the side of what is missing, so that nonsense is not answered.
  // Behind a noun of the catalogue, a word it does not know says how the thing should be: "limoni non trattati".
  const noun = terms.find((term) => isNounHere(store, term));
  const inFull = (term: Term) => {
    if (term.word.optional) return 0;
    return noun && term.index > noun.index && !term.known
      ? unknownWord * besideNoun
      : Math.max(information(term), missing(term));
  };
  const total = terms.reduce((sum, term) => sum + inFull(term), 0);
  // What is asked for is the noun: the rest says how it should be or what for, and may be missed by all of them.
  const mayBeNoun = ({ word }: Term) => !word.isPurpose && !isDietWord(word.text);
  const isOnlyNoun = !terms.some((term) => term !== noun && mayBeNoun(term) && leadsNames(store, term));
  // "te freddo" says no more than the name of one
  const brand = noun && terms.find((term) => term.known && !term.isHead && standsFor(store, term, noun));
  const wanted = brand ?? (isOnlyNoun ? noun : undefined);
  const nounBit = wanted && some.isMet(wanted.index) ? 1 << wanted.index : 0;
  // dry food is for cats or for dogs: what is for adult cats is for cats, not for adult dogs
  const whom = terms.find(({ word, categories }) => word.isPurpose && categories);
  const withWhom = nounBit && whom ? nounBit | (1 << whom.index) : nounBit;
  const isDivided = withWhom !== nounBit && some.gather(withWhom).length >= shareForWhom * some.gather(nounBit).length;
  const kept = isDivided ? withWhom : nounBit;
  const { words: best, worth: most } = some.mostTelling(worth, kept);
  const isEnough = kept !== 0 || most >= leastInformation * total;
  if (total === 0 || !isEnough || best === 0) return nothingFound(matching);
  // "frutta esotica" where no shelf says so: what the shelf of that name has, not what is called after it
  const shelf = terms.find(({ index, headShare }) => best === 1 << index && headShare < nounShare);
  const leaves = shelf && !matching.named ? store.categories.named([shelf.word.stem]) : undefined;
  if (shelf && leaves) {
    const named = { leaves, terms: new Set([shelf]), quality: byCategoryName };
    gatherer.gatherAll(store, { ...matching, named }, best, accept);
    keepThings(store, gatherer, terms);
  } else some.gather(best);
  const { rows } = gatherer;
  const dropped = terms.filter((term) => required & (1 << term.index) && !(best & (1 << term.index)));
  const firstMet = terms.findIndex(({ index }) => best & (1 << index));
  const isElsewhere = isOfOtherShops(terms.map(({ word }) => word.stem));
  return {
    rows,
    // none of them has the others: "pomodori per la bruschetta" are looked for as "pomodori" are
    scores: scoreRows(
      store,
      query,
      terms.filter((term) => !dropped.includes(term)),
      gatherer,
    ),
    stage: 'dropped',
    matching,
    dropped: dropped.map((term) => asTyped(term.word.text)),
    nearFrom:
      isElsewhere ||
      isUnknownThing(terms, best) ||
      dropped.some((term) => isNoMore(term, firstMet) || isOtherThing(store, term))
        ? 0
        : rows.length,
  };
}

/**
 * Without this word nothing is an answer, at most like one: who asks for "senza glutine" is not helped by flour, nor who
 * asks for bulbs for the kitchen by what else is for kitchens.
 */
const isNoMore = ({ index, known, word }: Term, firstMet: number) =>
  isDietWord(word.text) || (!known && index < firstMet && word.prepositionFollows && !word.optional);

/**
 * Of two words the first is the thing, which the shop does not know, and the other says how it is: what else is white or see-through is no
 * white paint ("vernice bianca") and no sticky tape. Not behind what one does ("soffiarsi il naso"), nor where a noun or brand is met.
 */
function isUnknownThing(terms: readonly Term[], met: number): boolean {
  const [thing, how] = terms;
  if (!thing || !how || terms.length > 2 || met !== 1 << how.index || thing.known) return false;
  if (thing.word.optional || thing.word.soft || infinitive.test(thing.word.text)) return false;
  return !how.isBrand && how.headShare < nounShare;
}

/** What the thing is made of is a thing itself: a hamburger of beef is at most like one of chicken. */
const isOtherThing = (store: Store, term: Term) => {
  const { word, isBrand, known, categories } = term;
  if (word.isPurpose || word.isModifier || word.soft || isBrand || !known) return false;
  return categories !== undefined || leadsNames(store, term);
};

/** The name stands for that thing: whoever says both wants what has the name. */
const standsFor = (store: Store, name: Term, noun: Term) =>
  store.synonyms
    .of([name.word.stem])
    .some(({ stems, isEqual }) => !isEqual && stems.length > 1 && stems.includes(noun.word.stem));

/** The query's noun, in a form that names begin with: "limoni", whatever is flavoured with "limone". */
const isNounHere = (store: Store, term: Term) => term.isHead && leadsNames(store, term);

/** The word as typed begins names of the catalogue, as nouns do. */
function leadsNames({ vocabulary }: Store, { word, known, corrected, headShare, frequency }: Term): boolean {
  // a word no name has stands for what the table says of it: merenda, merendine
  const isNounOfTable = known && corrected.size === 0 && headShare >= nounShare && frequency >= fewestNouns;
  const form = vocabulary.find(word.text);
  if (form < 0) return isNounOfTable;
  const leads = vocabulary.headFrequency.at(form);
  return leads >= fewestNouns && leads >= vocabulary.frequency.at(form) * nounShare;
}

/** A word that was made of two, as people write it. */
const asTyped = (word: string) => word.replace(/^senza(?=.)/, 'senza ');

function missing(term: Term): number {
  return term.known ? 0 : unknownWord;
}

/** Stage E: one or two results are followed by those without the least telling word that is neither noun nor brand. */
function withMore(store: Store, gatherer: Gatherer, query: Query, found: Found, accept: RowTest): Found {
  const { terms } = found.matching;
  const giveUp = terms
    .filter((term) => !term.isHead && !term.isBrand && !term.word.optional)
    .sort((a, b) => information(a) - information(b))[0];
  const required = requiredBits(terms, found.stage === 'soft') & ~(giveUp ? 1 << giveUp.index : 0);
  if (!giveUp || required === 0) return found;
  const known = new Set(found.rows);
  const isFoundThing = leadsAny(gatherer, terms);
  const all = collect(store, gatherer, found.matching, required, accept);
  const isMore = (place: number) => !known.has(all[place] as number);
  if (all.every((row) => known.has(row))) return found;
  const dropped = [asTyped(giveUp.word.text)];
  // "olio per l'insalata" is oil: the one name with both words is a salad in oil; for "farina senza glutine" it is biscuits
  const isDiet = isDietWord(giveUp.word.text);
  // "farina per il pane" is flour, not the one without gluten alone because its name speaks of bread
  const isSpecial =
    giveUp.word.isPurpose &&
    found.rows.every((row) => isOtherVersion(store, query, row) && isMetByItself(store, giveUp, row));
  if ((giveUp.word.isPurpose || isDiet) && (!isFoundThing || isSpecial) && leadsAny(gatherer, terms, isMore)) {
    const others = terms.filter((term) => term !== giveUp);
    const scores = scoreRows(store, query, others, gatherer);
    return { ...found, rows: all, scores, stage: 'dropped', dropped, nearFrom: isDiet ? 0 : all.length };
  }
  const more = gatherer.keep(isMore);
  const scores = scoreRows(store, query, terms, gatherer);
  return {
    ...found,
    rows: Int32Array.from([...found.rows, ...more]),
    scores: Float64Array.from([...found.scores, ...scores]),
    stage: 'extended',
    dropped,
  };
}

/** A version of the thing that nobody gets who did not ask for it. */
const isOtherVersion = (store: Store, query: Query, row: number): boolean =>
  (store.variants.at(row) & ~query.variants) !== 0;

/** The name has the word, not only what the table says of it: "zucchero a velo" is what sugar to decorate with means. */
const isMetByItself = ({ postings, vocabulary }: Store, { word, forms }: Term, row: number): boolean =>
  forms.some((form) => vocabulary.stemOf.at(form) === vocabulary.findStem(word.stem) && postings.has(form, row));

/** Whether some of the products gathered last have names that begin with the query's noun, or stand on its shelf. */
function leadsAny(gatherer: Gatherer, terms: readonly Term[], isAsked = (_place: number) => true): boolean {
  const head = terms.find(({ isHead }) => isHead);
  if (!head) return false;
  const values = gatherer.values[head.index] as Float32Array;
  const positions = gatherer.positions[head.index] as Uint8Array;
  return values.some(
    (value, place) => value > 0 && (positions[place] === 0 || positions[place] === noPosition) && isAsked(place),
  );
}

/** True when the word as typed leads nowhere and a correction made the matches. */
function isMetByCorrectionOnly(store: Store, term: Term, rows: Int32Array): boolean {
  if (term.corrected.size === 0) return false;
  const row = rows[0] as number;
  return !term.forms.some((form) => !term.corrected.has(form) && store.postings.has(form, row));
}
