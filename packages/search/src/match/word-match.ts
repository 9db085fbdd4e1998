import { differInGender, possibleSingulars, stem } from '../analysis/stem.ts';
import { isDietWord, isEater } from '../analysis/stopwords.ts';
import { isAgent, isTellingVerb, isUseVerb } from '../analysis/talk.ts';
import type { Store } from '../index/store.ts';
import type { WordAlone } from '../index/word-alone.ts';
import type { Query, QueryWord } from '../query.ts';
import { knownMakers } from '../synonyms.it.ts';
import {
  type Correction,
  corrections,
  costOfDistance,
  nearestWord,
  topQuality,
  unfinishedCorrections,
} from './fuzzy.ts';
import { type Alternative, longestPhrase, phraseStems } from './synonyms.ts';
import {
  addForm,
  areNeighbours,
  brandShare,
  chance,
  cutForms,
  formsOfStem,
  isBrandForm,
  otherForm,
  prefixQuality,
  shortestCutForm,
  shortestHalf,
  wordAlone,
} from './word-alone.ts';

/** What one query word may match, as forms with a quality each, and what it is in this catalogue. */
export interface Term {
  index: number;
  word: QueryWord;
  /** What the word matches by itself. */
  readonly alone: WordAlone;
  forms: number[];
  qualities: number[];
  /** Forms that are spelling corrections, with their distance. */
  corrected: Map<number, number>;
  /** A form of the word, a synonym or a joined or split spelling is in the catalogue. */
  known: boolean;
  /** Known by a form alone that tills cut short: it may be misspelt all the same. */
  isCutOnly: boolean;
  /** Products with the word (or with what it most likely means). */
  frequency: number;
  idf: number;
  /** Share of its products where it is the first word of the name, 0 … 1. */
  headShare: number;
  isBrand: boolean;
  isHead: boolean;
  /** With corrections for all words it may match more. */
  mayWiden: boolean;
  /** Weight of the word in the text score. */
  weight: number;
  /** Leaf categories whose path names the word. */
  categories: ReadonlySet<number> | undefined;
}

/** Words that match only together: multi-word synonyms, split and joined spellings. */
export interface PhraseMatch {
  /** First and last query word it matches. */
  from: number;
  to: number;
  /** Forms of each part, in order. */
  parts: number[][];
  quality: number;
  /** The parts must be neighbours, in order. */
  adjacent: boolean;
}

export interface Matching {
  terms: Term[];
  phrases: PhraseMatch[];
  /** Leaf categories the query names in full ("frutta secca"), brands aside, and the words that name them. */
  named: { leaves: ReadonlySet<number>; terms: ReadonlySet<Term>; quality: number } | undefined;
}

export interface MatchOptions {
  /** The last word is still being typed. */
  suggesting: boolean;
  /** Spelling corrections for known words too, because the query as typed finds next to nothing. */
  fuzzyForAll: boolean;
  /** The query as typed finds one or two products: a rare word may be a slip of a much commoner one farther off. */
  fewHits?: boolean;
}

const makerStems = new Set(knownMakers.map((maker) => phraseStems(maker).join(' ')));
const makerBeginnings = new Set(knownMakers.map((maker) => phraseStems(maker)[0]));
/** Rows of the table begin with it that say what goes into a dish. */
const recipeWord = 'ingredienti';
const recipeStem = stem(recipeWord);
const cleanStem = stem('pulire');
/** Quality of a word when the query names the category in full. */
export const byCategoryName = 0.75;
/** What an optional word weighs; a number of the name tells more of it than its container: "fondente 70". */
const shareOfOptional = 0.25;
const shareOfNumber = 0.5;
const partOfPhrase = 0.8;
const joined = 0.98;
const splitByGuess = 0.9;
const prefixOfKnown = 0.72;
const exactOfPrefix = 0.92;
const exactOfLikelyTypo = 0.8;
const rareForTypo = 12;
const shortestSlip = 5;
const timesCommoner = 20;
/** So many names with the word in front are no slip of a till. */
const plainNoun = 3;
/** A word of the catalogue is taken for a slip of a commoner one only when it is this near: pappe is not pane. */
const likelySlip = 1;
/** A word behind "con", "al", "sotto", "per" is the noun so much less. */
const modifierShare = 0.3;
/** So far when the word finds next to nothing: "proscuito" of a till, prosciutto. */
const slipOfFew = 1.5;
/** A word that leads this share of its names is the name of a thing, not of a shelf. */
const mostlyNoun = 0.3;
const shortestPrefix = 2;
const rareBesideCompletions = 0.04;
const shortestCut = 3;
/** So few products complete an unfinished word that it may mean what the table says. */
const fewCompletions = 8;
const fewTimes = 4;
const shortestBegun = 3;
/** A cut word beside a likely spelling: "amor" of amorbidente, where ammorbidente is sold. */
const cutBesideSpelling = 0.5;
const cutShort = 0.8;
const shortestRunTogether = 9;
/** A brand that merely begins like the word, or inflects like it, is what few mean: acqua fri…, Frialba. */
const beginsBrand = 0.6;
/** Words of the table whose forms are kept: all of it and more. */
const mostKept = 5000;

/** Finds everything the words of a query may match (recipe 3.3). */
export function matchWords(store: Store, query: Query, options: MatchOptions): Matching {
  const phrases: PhraseMatch[] = [];
  const terms = query.words.map((word, index) => newTerm(wordAlone(store, word), word, index));
  addBrandNames(store, terms);
  addSynonyms(store, terms, phrases);
  letMakersGo(store, terms);
  addJoinedAndSplit(store, terms, phrases);
  for (const term of terms) {
    const isLast = term.index === terms.length - 1;
    // A lone word that only a category has means the category: "casa" is no beginning of casarecce.
    const isCategory =
      !options.suggesting && terms.length === 1 && !term.known && store.categories.hasWord(term.word.text);
    if (!isCategory) {
      const completed = isLast || !term.known || isCutShort(term) ? addPrefix(store, term, isLast, options) : 0;
      if (isLast && completed < fewCompletions) addBegunSynonyms(store, term, phrases);
      if (isLast && !term.known) term.categories ??= store.categories.beginningWith(term.word.text);
      addCorrections(store, term, isLast, phrases, options, completed);
    }
    describe(store, term);
  }
  chooseHead(terms);
  return { terms, phrases, named: namedCategories(store, terms) };
}

/** Italian words end in a vowel: one that does not is likely cut short, "prosc cotto". */
const isCutShort = ({ word: { text } }: Term) => text.length >= shortestCut && !/[aeiou\d]$/.test(text);

/** What an unfinished word may become by the table alone: "marm" is jam too where the names say confettura. */
function addBegunSynonyms(store: Store, term: Term, phrases: PhraseMatch[]): void {
  const { text, stem: own } = term.word;
  // a word of the table typed in full is no beginning of another one: rughe, rughetta
  if (text.length < shortestBegun || store.synonyms.of([own]).length > 0) return;
  const seen = new Set([own]);
  for (const word of store.synonyms.beginningWith(text)) {
    const stemText = stem(word);
    // nobody who types "aqua" means the maker of Aquafresh, where the shop does not carry it
    if (seen.has(stemText) || makerStems.has(stemText)) continue;
    seen.add(stemText);
    for (const { stems, words, quality } of store.synonyms.of([stemText])) {
      if (meansBrand(store, stems)) continue;
      addAlternative(store, term, term.index, phrases, { words, quality: prefixQuality * quality });
    }
  }
}

/**
 * Categories that all words but brands name ("surgelati polare"); not for a word that itself is the noun of products:
 * who asks for pere does not want all of mele e pere.
 */
function namedCategories(store: Store, terms: readonly Term[]): Matching['named'] {
  const naming = terms.filter((term) => !term.word.optional && !term.isBrand);
  // "frutta fresca" names the fruit: how it should be is no part of the shelf's name
  return (
    namedBy(store, naming) ??
    namedBy(
      store,
      naming.filter(({ word }) => !word.soft),
    )
  );
}

function namedBy(store: Store, naming: readonly Term[]): Matching['named'] {
  const only = naming.length === 1 ? naming[0] : undefined;
  if (naming.length === 0 || (only && only.headShare > mostlyNoun)) return undefined;
  const leaves = store.categories.named(naming.map((term) => term.word.stem));
  return leaves && { leaves, terms: new Set(naming), quality: byCategoryName };
}

/** Whether the stems are a brand of the catalogue and little else: then they mean it, whatever the table says. */
function meansBrand(store: Store, stems: readonly string[]): boolean {
  if (store.brandByStems(stems) < 0) return false;
  return stems.length > 1 || formsOfStem(store, stems[0] as string).some((form) => isBrandForm(store, form));
}

function newTerm(alone: WordAlone, word: QueryWord, index: number): Term {
  return {
    index,
    word: alone.text === word.text ? word : { ...word, text: alone.text, stem: alone.stem },
    alone,
    forms: alone.forms.slice(),
    qualities: alone.qualities.slice(),
    corrected: new Map(),
    known: alone.forms.length > 0,
    isCutOnly: alone.isCutOnly,
    frequency: 0,
    idf: 0,
    headShare: 0,
    isBrand: false,
    isHead: false,
    mayWiden: false,
    weight: 1,
    categories: alone.categories,
  };
}

/** Words that spell a brand of several words in full are brand words, each of them. */
function addBrandNames(store: Store, terms: readonly Term[]): void {
  for (let from = 0; from < terms.length; from++) {
    if (!store.mayBeginBrand((terms[from] as Term).word.stem)) continue;
    for (let to = Math.min(terms.length, from + longestPhrase); to > from + 1; to--) {
      const span = terms.slice(from, to);
      if (store.brandByStems(span.map((term) => term.word.stem)) < 0) continue;
      for (const term of span) term.isBrand = true;
      break;
    }
  }
}

/**
 * Forms of a word of the synonym table, as tills cut it too; a brand that inflects like it is another thing, and so is a noun of the
 * other gender beside its own: panno, panna.
 */
function formsOfSynonym(store: Store, word: string, isPhrase: boolean): number[] {
  const known = isPhrase ? store.vocabulary.formsOfParts : store.vocabulary.formsOfSynonyms;
  let forms = known.get(word);
  if (!forms) {
    forms = findFormsOfSynonym(store, word, isPhrase);
    if (known.size >= mostKept) known.clear();
    known.set(word, forms);
  }
  return forms;
}

function findFormsOfSynonym(store: Store, word: string, isPhrase: boolean): number[] {
  const stemText = stem(word);
  const forms = ofItsGender(store, word, formsOfStem(store, stemText));
  const cuts = cutForms(store, `${stemText}--`);
  if (forms.length === 0) return cuts;
  // Where the word stands in full too, a cut one is as likely another word (bran of branzino) or thing (ground coffee for
  // ground meat), unless the words beside it say which.
  if (!isPhrase) return wholeForms(store, forms);
  const sureCuts = cuts.filter((form) => (store.vocabulary.forms[form] as string).length > shortestCutForm);
  return [...new Set([...wholeForms(store, forms), ...sureCuts])];
}

/** Forms without those of the other gender, where the catalogue has the word in its own. */
function ofItsGender({ vocabulary }: Store, word: string, forms: number[]): number[] {
  const own = forms.filter((form) => !differInGender(word, vocabulary.forms[form] as string));
  return own.length > 0 ? own : forms;
}

/** A brand that inflects like the word is another thing, unless the catalogue has nothing else. */
function wholeForms(store: Store, forms: number[]): number[] {
  const nouns = forms.filter((form) => !isBrandForm(store, form));
  return nouns.length > 0 ? withoutOtherGender(store, nouns) : forms;
}

/** Beside a form that begins names, one of the other gender that begins none is another word: pollo, Polle. */
function withoutOtherGender({ vocabulary }: Store, forms: number[]): number[] {
  if (forms.length < 2) return forms;
  const textOf = (form: number) => vocabulary.forms[form] as string;
  const leading = forms.filter((form) => vocabulary.headFrequency.at(form) > 0);
  return forms.filter(
    (form) => leading.includes(form) || !leading.some((other) => differInGender(textOf(form), textOf(other))),
  );
}

/** Adds another way to say the words from `first` to number `to`; false when the catalogue does not have it. */
function addAlternative(
  store: Store,
  first: Term,
  to: number,
  phrases: PhraseMatch[],
  alternative: { words: readonly string[]; quality: number },
): boolean {
  const isPhrase = alternative.words.length > 1;
  const parts = alternative.words.map((word) => formsOfSynonym(store, word, isPhrase));
  if (parts.some((forms) => forms.length === 0)) return false;
  if (first.index === to && parts.length === 1) {
    for (const form of parts[0] as number[]) addForm(first, form, alternative.quality);
  } else phrases.push({ from: first.index, to, parts, quality: alternative.quality, adjacent: false });
  return true;
}

/** What is done to is no part of what does it: "sturare il water", unless the table has the two together. @returns their places */
function letObjectsGo({ synonyms }: Store, terms: readonly Term[]): ReadonlySet<number> {
  const objects = new Set<number>();
  terms.forEach(({ word }, i) => {
    const object = terms[i + 1];
    if (!object || !isTellingVerb(word.text) || synonyms.of([word.stem]).length === 0) return;
    if (synonyms.of([word.stem, object.word.stem]).length > 0) return;
    object.word = { ...object.word, optional: true };
    objects.add(i + 1);
  });
  return objects;
}

function addSynonyms(store: Store, terms: readonly Term[], phrases: PhraseMatch[]): void {
  const objects = letObjectsGo(store, terms);
  const fillers = terms.map(saysNothing);
  const plainStems = new Map<string, string>();
  for (const term of terms) {
    const { plainStem } = term.alone;
    if (plainStem !== undefined) plainStems.set(term.word.stem, plainStem);
  }
  for (let from = 0; from < terms.length; from++) {
    if (objects.has(from)) continue;
    for (const { to, own } of spansFrom(terms, from, fillers)) {
      if (meansBrand(store, own)) continue;
      for (const alternative of otherWays(store, terms, from, to, own, plainStems)) {
        const { stems, words, isEqual } = alternative;
        if (meansBrand(store, stems)) continue;
        // "riso per insalata fredda": rice goes into one, but the table says which
        const isTold = phrases.some((phrase) => phrase.from < from && phrase.to >= to);
        if (isTold && isSaidBeside(terms, from, to, stems)) continue;
        // "passata" for "passata di pomodoro" says less, not the same: the whole phrase must win.
        const isPart = to > from && stems.every((text) => own.includes(text));
        const quality = isPart ? partOfPhrase : alternative.quality;
        const withUse = withVerb(terms, from, fillers);
        // the table has what cleans the "water" in so many words: it is not the English one
        const isUseTold = withUse < from && store.synonyms.of([(terms[withUse] as Term).word.stem, ...own]).length > 0;
        const first = (isEqual && to === from) || isUseTold ? from : withUse;
        const found = addAlternative(store, terms[first] as Term, to, phrases, { words, quality });
        if (!found) continue;
        for (const term of terms.slice(first, to + 1)) term.known = true;
        // with a recipe of the table, who asks what goes into a dish does not want the dish; nor tuna who asks for "scatolette gatti"
        const asked = terms[from] as Term;
        if (to > from && asked.word.optional && isWord(asked)) asked.word = { ...asked.word, optional: false };
      }
    }
  }
}

const isWord = ({ word: { text } }: Term) => text.length > 1 && text !== 'non' && !/^\d/.test(text);

/** What something is for, put as the thing that is asked for anyway. */
function isSaidBeside(terms: readonly Term[], from: number, to: number, stems: readonly string[]): boolean {
  if (!terms[from]?.word.isPurpose) return false;
  const isBeside = (stemText: string) =>
    terms.some(({ index, word }) => (index < from || index > to) && !word.isPurpose && word.stem === stemText);
  return stems.every(isBeside);
}

/**
 * What the table has for the words: as they are, or without what makes them small ("cibo per gattini"); for a dish that something is
 * for, what goes into it too ("verdura per il soffritto").
 */
function otherWays(
  store: Store,
  terms: readonly Term[],
  from: number,
  to: number,
  own: readonly string[],
  plainStems: ReadonlyMap<string, string>,
): readonly Alternative[] {
  const { synonyms } = store;
  let found = synonyms.of(own);
  if (found.length === 0 && own.length > 1 && plainStems.size > 0) {
    found = synonyms.of(own.map((stemText) => plainStems.get(stemText) ?? stemText));
  }
  // "torte da decorare" are decorated as "decorare torte" says, "il gatto fa i bisogni" is of "bisogni gatto"
  if (found.length === 0 && own.length === 2) found = synonyms.of([...own].reverse());
  if (!terms[from]?.word.isPurpose) return found;
  // "spruzzino per gli specchi" cleans them
  if (isAgent(terms[from - 1]?.word.text ?? '')) found = [...found, ...synonyms.of([cleanStem, ...own])];
  const recipe = synonyms.of([recipeStem, ...own]);
  // "pomodori per la bruschetta" are the tomatoes that "pomodori" are
  if (recipe.some(({ stems }) => isSaidBeside(terms, from, to, stems))) {
    for (const term of terms.slice(from, to + 1)) term.word = { ...term.word, optional: true };
    return found;
  }
  return recipe.length > 0 ? [...found, ...recipe] : found;
}

/**
 * A maker of many things that this shop does not carry says nothing beside the thing: "mulino bianco frollini" are frollini, whatever
 * else the table has for the maker.
 */
function letMakersGo(store: Store, terms: readonly Term[]): void {
  for (let from = 0; from < terms.length; from++) {
    if (!makerBeginnings.has((terms[from] as Term).word.stem)) continue;
    for (let to = Math.min(terms.length, from + longestPhrase); to > from; to--) {
      const span = terms.slice(from, to);
      const own = span.map((term) => term.word.stem);
      if (!makerStems.has(own.join(' ')) || store.brandByStems(own) >= 0) continue;
      const others = terms.filter((term) => !span.includes(term));
      const isThing = (term: Term) => term.known && !term.word.optional && !term.word.soft;
      if (others.some(isThing)) for (const term of span) term.word = { ...term.word, optional: true };
      break;
    }
  }
}

/**
 * The stems of the words from this one on, as phrases of the table may be: neighbours and, without what neither names nor table know,
 * those that only such words part ("carne tenera per il bollito").
 */
function spansFrom(terms: readonly Term[], from: number, fillers: readonly boolean[]): { to: number; own: string[] }[] {
  const spans: { to: number; own: string[] }[] = [];
  const stemOf = (at: number) => (terms[at] as Term).word.stem;
  const neighbours: string[] = [];
  for (let to = from; to < terms.length && neighbours.length < longestPhrase; to++) {
    neighbours.push(stemOf(to));
    spans.push({ to, own: [...neighbours] });
  }
  const telling = [stemOf(from)];
  let isParted = false;
  for (let to = from + 1; to < terms.length && telling.length < longestPhrase; to++) {
    if (fillers[to]) {
      // it may end a phrase all the same: "carta che non attacca per la teglia"
      if (isParted) spans.push({ to, own: [...telling, stemOf(to)] });
      isParted = true;
      continue;
    }
    telling.push(stemOf(to));
    if (isParted) spans.push({ to, own: [...telling] });
  }
  return spans;
}

/** A word that neither the names nor the table know, or that says how a thing should be. */
function saysNothing({ word, alone, known, categories, isBrand }: Term): boolean {
  // "pane a fette per i tramezzini"
  if (word.optional && word.text !== recipeWord) return true;
  if (isDietWord(word.text) || isBrand || categories) return false;
  if (word.isPurpose && isEater(word.text)) return true;
  return word.soft || (!known && !alone.isOfTable);
}

/**
 * "lavare il pavimento in legno": what is done goes with what it is done to, whichever row the table has; and so does the word for
 * whatever does it ("detergente per togliere il grasso"), which names no thing of its own.
 */
function withVerb(terms: readonly Term[], from: number, fillers: readonly boolean[]): number {
  const textAt = (at: number) => terms[at]?.word.text ?? '';
  let before = from - 1;
  while (before >= 0 && fillers[before] && !isUseVerb(textAt(before))) before--;
  const first = before >= 0 && isUseVerb(textAt(before)) ? before : from;
  const isUse = isUseVerb(textAt(first)) || terms[first]?.word.isPurpose;
  return isUse && isAgent(textAt(first - 1)) ? first - 1 : first;
}

function addJoinedAndSplit(store: Store, terms: readonly Term[], phrases: PhraseMatch[]): void {
  const { vocabulary } = store;
  for (let i = 0; i + 1 < terms.length; i++) {
    const [left, right] = [terms[i] as Term, terms[i + 1] as Term];
    const text = left.word.text + right.word.text;
    const form = vocabulary.find(text);
    if (form < 0 || vocabulary.frequency.at(form) === 0) {
      for (const { words, quality } of store.synonyms.of([stem(text)])) {
        if (!addAlternative(store, left, i + 1, phrases, { words, quality: joined * quality })) continue;
        left.known = true;
        right.known = true;
      }
      continue;
    }
    phrases.push({ from: i, to: i + 1, parts: [[form]], quality: joined, adjacent: false });
    left.known = true;
    right.known = true;
  }
  for (const term of terms) {
    for (const { left, right, areNeighbours } of term.alone.splits) {
      if (!areNeighbours && term.known) continue;
      const quality = areNeighbours ? joined : splitByGuess;
      phrases.push({ from: term.index, to: term.index, parts: [[left], [right]], quality, adjacent: areNeighbours });
      if (areNeighbours) term.known = true;
    }
  }
}

/** "cartaigenica": two words run together, one of them misspelt. */
function addMisspeltSplit(store: Store, term: Term, phrases: PhraseMatch[]): void {
  const { vocabulary } = store;
  const { text } = term.word;
  if (text.length < shortestRunTogether || text.startsWith('senza')) return;
  for (let cut = shortestHalf + 1; cut <= text.length - shortestHalf - 1; cut++) {
    const [first, last] = [text.slice(0, cut), text.slice(cut)];
    const left = vocabulary.find(first);
    const right = vocabulary.find(last);
    if (left < 0 === right < 0) continue;
    for (const { form, distance } of corrections(left < 0 ? first : last, vocabulary)) {
      const [one, two] = left < 0 ? [form, right] : [left, form];
      if (distance > likelySlip || !areNeighbours(store.postings, one, two)) continue;
      phrases.push({
        from: term.index,
        to: term.index,
        parts: [[one], [two]],
        quality: splitByGuess - costOfDistance * distance,
        adjacent: true,
      });
    }
  }
}

/**
 * Adds what the last word may become, or an unknown one before it that is cut short ("parz scremato"). Returns how many
 * products the completions have.
 */
function addPrefix(store: Store, term: Term, isLast: boolean, options: MatchOptions): number {
  const { vocabulary } = store;
  const { text } = term.word;
  if (text.length < (isLast ? shortestPrefix : shortestCut) || /^\d+$/.test(text)) return 0;
  const ownStem = vocabulary.findStem(term.word.stem);
  const own = vocabulary.stemFrequency(ownStem);
  const nouns: number[] = [];
  const brands: number[] = [];
  let mass = 0;
  let brandMass = 0;
  vocabulary.eachWithPrefix(text, (form) => {
    if (vocabulary.stemOf.at(form) === ownStem || vocabulary.frequency.at(form) === 0) return;
    if (isBrandForm(store, form)) {
      brands.push(form);
      brandMass += vocabulary.frequency.at(form);
      return;
    }
    nouns.push(form);
    mass += vocabulary.frequency.at(form);
  });
  if (mass + brandMass === 0) return 0;
  const isBrandBegun = mass === 0 && own === 0;
  // A noun of the catalogue typed in full is no beginning of another one: pepe, peperoni.
  const exact = vocabulary.find(text);
  // Tills begin names with cut words too: two "YOG." do not make a noun of it beside all the yogurts.
  const asTyped = exact < 0 ? 0 : vocabulary.frequency.at(exact);
  const isCut = isCutShort(term) && asTyped < mass * rareBesideCompletions;
  const leads = exact < 0 ? 0 : vocabulary.headFrequency.at(exact);
  // one name is enough where no more than a few complete the word: ghiaccio, ghiaccioli
  const isNoun = !options.suggesting && !isCut && (leads > chance || (leads > 0 && mass <= leads * fewTimes));
  const isRare = !isNoun && (isCut || own === 0 || own < 8 || own < mass * rareBesideCompletions);
  if (!isRare && !options.suggesting && !options.fuzzyForAll) {
    term.mayWiden = true;
    return 0;
  }
  if (isRare && own > 0) lowerOwnForms(store, term, exactOfPrefix);
  // what the table says of a whole word is what it means, rather than what it begins: ace, aceto
  const isOfTable = !options.suggesting && term.known && store.synonyms.of([term.word.stem]).length > 0;
  const quality = isLast ? (isRare && !isOfTable ? prefixQuality : prefixOfKnown) : cutShort;
  for (const form of nouns) addForm(term, form, quality);
  // a whole word of the catalogue is no beginning of a brand: rum, Rumello
  const isWhole = own > 0 && !options.suggesting;
  if (!isWhole) for (const form of brands) addForm(term, form, isBrandBegun ? quality : quality * beginsBrand);
  return mass + brandMass;
}

function lowerOwnForms(store: Store, term: Term, most: number): void {
  const ownStem = store.vocabulary.findStem(term.word.stem);
  term.forms.forEach((form, i) => {
    if (store.vocabulary.stemOf.at(form) === ownStem) term.qualities[i] = Math.min(most, term.qualities[i] as number);
  });
}

function addCorrections(
  store: Store,
  term: Term,
  isLast: boolean,
  phrases: PhraseMatch[],
  options: MatchOptions,
  completionMass: number,
): void {
  const { vocabulary } = store;
  const { text } = term.word;
  const ownStem = vocabulary.findStem(term.word.stem);
  const own = vocabulary.stemFrequency(ownStem);
  const unknown = (!term.known || term.isCutOnly) && completionMass < 8;
  const maybeTypo = term.known && own > 0 && own <= rareForTypo && text.length >= shortestSlip;
  const mayBeOther = own <= rareForTypo && !isPlainNoun(store, term);
  const fuzzyForAll = options.fuzzyForAll && mayBeOther;
  // an unknown word has all its corrections as it is
  if (mayBeOther && !(unknown && own === 0)) term.mayWiden = true;
  if (!unknown && !maybeTypo && !fuzzyForAll) return;

  // what a thing is for is often no word of the names: only a plain slip of one
  const farthest = term.word.isPurpose ? likelySlip : Number.POSITIVE_INFINITY;
  let found = corrections(text, vocabulary).filter(
    ({ form, distance }) => distance <= farthest && vocabulary.stemOf.at(form) !== ownStem,
  );
  // a misspelt plural whose singular only is in the catalogue: salzicce, salsiccia
  if (found.length === 0 && unknown) found = possibleSingulars(text).flatMap((one) => corrections(one, vocabulary));
  if (!unknown && !fuzzyForAll) {
    found = found.filter(
      ({ form, distance }) =>
        distance <= (options.fewHits ? slipOfFew : likelySlip) &&
        vocabulary.stemFrequency(vocabulary.stemOf.at(form)) >= timesCommoner * own,
    );
  }
  if (term.isCutOnly && found.some(({ distance }) => distance <= likelySlip)) {
    term.qualities.fill(cutBesideSpelling);
  }
  if (unknown && options.suggesting && isLast) found.push(...unfinishedCorrections(text, vocabulary));
  if (unknown) addCorrectedSynonyms(store, term, phrases, found);
  if (unknown && found.length === 0) addMisspeltSplit(store, term, phrases);
  if (found.length === 0) return;
  if (maybeTypo && !fuzzyForAll) lowerOwnForms(store, term, exactOfLikelyTypo);
  for (const correction of found) addCorrection(store, term, phrases, correction);
}

/** A word that names of the catalogue begin with is spelt right: where it finds nothing beside the others, they miss. */
function isPlainNoun({ vocabulary }: Store, term: Term): boolean {
  const exact = vocabulary.find(term.word.text);
  return exact >= 0 && vocabulary.headFrequency.at(exact) >= plainNoun;
}

/** A misspelt word of the synonym table that no name has: it stands for what the table says. */
function addCorrectedSynonyms(store: Store, term: Term, phrases: PhraseMatch[], found: readonly Correction[]): void {
  const best = nearestWord(term.word.text, store.synonyms.beginningLike(term.word.text));
  if (!best || found.some(({ distance }) => distance <= best.distance)) return;
  const bySpelling = (quality: number) => (topQuality - costOfDistance * best.distance) * quality;
  for (const form of cutForms(store, best.word)) {
    term.corrected.set(form, best.distance);
    addForm(term, form, bySpelling(1));
  }
  for (const { stems, words, quality } of store.synonyms.of([stem(best.word)])) {
    if (!meansBrand(store, stems))
      addAlternative(store, term, term.index, phrases, { words, quality: bySpelling(quality) });
  }
}

/** A rare word of the catalogue, long enough to be somebody's slip of a common one. */
export function mayBeSlip(term: Term): boolean {
  return term.known && !term.isBrand && term.frequency <= rareForTypo && term.word.text.length >= shortestSlip;
}

/** A correction brings the other forms of its stem and its synonyms along. */
function addCorrection(store: Store, term: Term, phrases: PhraseMatch[], correction: Correction): void {
  const { vocabulary } = store;
  const remember = (form: number, quality: number) => {
    if (!term.forms.includes(form)) term.corrected.set(form, correction.distance);
    addForm(term, form, quality);
  };
  remember(correction.form, correction.quality);
  const stemId = vocabulary.stemOf.at(correction.form);
  vocabulary.eachFormOfStem(stemId, (form) => {
    if (form !== correction.form && vocabulary.frequency.at(form) > 0) remember(form, correction.quality * otherForm);
  });
  const stemText = stem(vocabulary.forms[correction.form] as string);
  for (const alternative of store.synonyms.of([stemText])) {
    addAlternative(store, term, term.index, phrases, {
      words: alternative.words,
      quality: correction.quality * alternative.quality,
    });
  }
}

/** Reckons what the word is in this catalogue: frequency, share as noun, brand or not. */
function describe(store: Store, term: Term): void {
  const { vocabulary } = store;
  const { isBrandName, isOfTable } = term.alone;
  let { frequency, heads, brands } = term.alone;
  if (frequency === 0) {
    const best = Math.max(0, ...term.qualities);
    term.forms.forEach((form, i) => {
      if ((term.qualities[i] as number) < best - 0.02) return;
      frequency += vocabulary.frequency.at(form);
      heads += vocabulary.headFrequency.at(form);
      brands += vocabulary.brandFrequency.at(form);
    });
  }
  term.frequency = frequency;
  term.idf = Math.log((store.rowCount + 1) / (1 + frequency));
  term.headShare = frequency > 0 ? heads / frequency : 0;
  // "dolci" is no call for the brand Dolce Valle: a part of a longer brand counts only if it means nothing else.
  const meansMore = isOfTable || term.categories !== undefined;
  if (frequency > 0 && brands / frequency >= brandShare && (isBrandName || !meansMore)) term.isBrand = true;
}

/** A preposition follows the word, or what says how it should be: "formaggio fresco da insalata". */
function isBeforePreposition(terms: readonly Term[], { index, word }: Term): boolean {
  const next = terms[index + 1];
  if (word.prepositionFollows || !next) return word.prepositionFollows;
  return next.headShare < mostlyNoun && next.word.prepositionFollows && !next.word.isModifier;
}

/** The query's noun: the word most often first in names, sooner if it is first or before a preposition. */
function chooseHead(terms: readonly Term[]): void {
  let head: Term | undefined;
  let most = -1;
  for (const term of terms) {
    if (term.isBrand || term.word.optional || term.word.soft || isDietWord(term.word.text)) continue;
    // "piatti per la festa di compleanno" are plates: what follows a purpose tells more of the purpose
    const isToldOf = isBeforePreposition(terms, term) && !term.word.isPurpose;
    let share = term.headShare + (term.index === 0 ? 0.25 : 0) + (isToldOf ? 0.5 : 0);
    // "verdure sott'olio" are no oil
    if (term.word.isModifier) share -= modifierShare;
    if (share > most) {
      most = share;
      head = term;
    }
  }
  head ??= terms.find(({ isBrand, word }) => !isBrand && !word.optional && !word.soft);
  if (head) head.isHead = true;
  for (const term of terms) {
    let weight = 0.5 + 0.5 * Math.min(1, term.idf / 6);
    if (term.isHead) weight *= 1.25;
    if (term.word.optional) weight *= /^\d+$/.test(term.word.text) ? shareOfNumber : shareOfOptional;
    if (term.word.soft) weight *= 0.5;
    term.weight = weight;
  }
}
