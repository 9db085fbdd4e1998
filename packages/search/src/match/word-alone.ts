import { differInGender, plainSpellings, stem } from '../analysis/stem.ts';
import { isDietWord } from '../analysis/stopwords.ts';
import type { Store } from '../index/store.ts';
import type { Split, WordAlone } from '../index/word-alone.ts';
import type { QueryWord } from '../query.ts';

export const otherForm = 0.94;
const uninflected = 3;
const commonerForm = 0.99;
const otherGender = 0.85;
/** When the word itself is in the catalogue, its other gender is likely another thing: polpo, polpa. */
const otherNoun = 0.6;
/** So many first places in names may be chance (a brand that sounds like a plural: Zucchi, zucca). */
export const chance = 1;
export const prefixQuality = 0.9;
/** As good as an equal synonym. */
const againstQuality = 0.93;
export const brandShare = 0.6;
const shortestEndeared = 6;
/** Half of a word that two were run together to. */
export const shortestHalf = 3;
const shortestSplit = 2;
/** Tills cut words short and leave them on a consonant ("AMMORB."), so many letters at least. */
export const shortestCutForm = 4;
const cutByTill = 0.9;
/** Forms with the quality of each. */
export interface FormList {
  forms: number[];
  qualities: number[];
}

/** What a word matches by itself. */
export function wordAlone(store: Store, word: QueryWord): WordAlone {
  const key = word.isPurpose ? `per ${word.text}` : word.text;
  return store.wordsAlone.get(key, () => findAlone(store, asKnown(store, word)));
}

function findAlone(store: Store, word: QueryWord): WordAlone {
  const { vocabulary, synonyms } = store;
  let [frequency, heads, brands] = [0, 0, 0];
  vocabulary.eachFormOfStem(vocabulary.findStem(word.stem), (form) => {
    frequency += vocabulary.frequency.at(form);
    heads += vocabulary.headFrequency.at(form);
    brands += vocabulary.brandFrequency.at(form);
  });
  return {
    text: word.text,
    stem: word.stem,
    ...ownForms(store, word),
    categories: categoriesOf(store, word),
    splits: splitsOf(store, word.text),
    plainStem: plainStemOf(store, word),
    frequency,
    heads,
    brands,
    isBrandName: store.brandByStems([word.stem]) >= 0,
    isOfTable: synonyms.of([word.stem]).length > 0,
  };
}

/** A word that only its endearing or hasty spelling hides: cremina, sabbietta, skiuma. */
function asKnown(store: Store, word: QueryWord): QueryWord {
  if (word.text.length < shortestEndeared || isInUse(store, word.stem)) return word;
  const meant = plainSpellings(word.text).find((text) => isInUse(store, stem(text)));
  return meant === undefined ? word : { ...word, text: meant, stem: stem(meant) };
}

const isInUse = (store: Store, stemText: string) =>
  store.synonyms.hasStem(stemText) || formsOfStem(store, stemText).length > 0;

/** Leaf categories whose path names the word or, for a word no category has, another one for it: neonati, Infanzia. */
function categoriesOf({ categories, synonyms }: Store, word: QueryWord): ReadonlySet<number> | undefined {
  const stemText = word.stem;
  const own = categories.withStem(stemText);
  // "Birre speciali e analcoliche" says of none of them that it has no alcohol
  if (own && isDietWord(word.text)) {
    return new Set([...own].filter((leaf) => categories.leaves[leaf]?.kindStems.has(stemText)));
  }
  if (own) return own;
  const meant = synonyms.of([stemText]).filter(({ stems, isEqual }) => isEqual && stems.length === 1);
  const leaves = meant.flatMap(({ stems }) => [...(categories.withStem(stems[0] as string) ?? [])]);
  return leaves.length > 0 ? new Set(leaves) : undefined;
}

/** Adds a form, or makes it worth more. */
export function addForm(list: FormList, form: number, quality: number): void {
  const at = list.forms.indexOf(form);
  if (at < 0) {
    list.forms.push(form);
    list.qualities.push(quality);
  } else if ((list.qualities[at] as number) < quality) list.qualities[at] = quality;
}

/** The forms of a word, its inflections and what tills cut it to, with what each is worth. */
function ownForms(store: Store, word: QueryWord): Pick<WordAlone, 'forms' | 'qualities' | 'isCutOnly'> {
  const { vocabulary } = store;
  const found: FormList = { forms: [], qualities: [] };
  const exact = vocabulary.find(word.text);
  const exactHeads = exact < 0 ? 0 : vocabulary.headFrequency.at(exact);
  if (exact >= 0 && vocabulary.frequency.at(exact) > 0) addForm(found, exact, 1);
  const isExactBrand = exact >= 0 && isBrandForm(store, exact);
  const brands: number[] = [];
  vocabulary.eachFormOfStem(vocabulary.findStem(word.stem), (form) => {
    if (form === exact || vocabulary.frequency.at(form) === 0) return;
    if (isBrandForm(store, form) && !isExactBrand) {
      brands.push(form);
      return;
    }
    const isNounRather = vocabulary.headFrequency.at(form) > exactHeads + chance;
    const isOtherGender = differInGender(word.text, vocabulary.forms[form] as string);
    const gendered = exact >= 0 ? otherNoun : otherGender;
    const quality = isExactBrand ? otherNoun : isOtherGender ? gendered : isNounRather ? commonerForm : otherForm;
    // three letters have no inflection: "yog" begins Yogi as it begins yogurt
    addForm(found, form, word.text.length <= uninflected ? Math.min(prefixQuality, quality) : quality);
  });
  const whole = found.forms.length;
  if (word.isPurpose) for (const form of formsOfStem(store, againstStem(word))) addForm(found, form, againstQuality);
  for (const form of cutForms(store, word.text)) addForm(found, form, cutByTill);
  const isCutOnly = whole === 0 && found.forms.length > 0;
  // A brand is no inflection of a noun (pollo, Polle); who means it misspells it, when nothing else bears the name: the whole name of
  // a brand, glue (colla) is no wine of Colle Brina.
  if (found.forms.length === 0 && store.brandByStems([word.stem]) >= 0) {
    for (const form of brands) addForm(found, form, otherForm);
  }
  return { ...found, isCutOnly };
}

/** What is against a thing is often named so in one word: "contro la forfora", antiforfora. */
const againstStem = (word: QueryWord) => stem(`anti${word.text}`);

/** Whether most products with the form have it in their brand. */
export function isBrandForm({ vocabulary }: Store, form: number): boolean {
  const inBrands = vocabulary.brandFrequency.at(form);
  return inBrands > 0 && inBrands >= vocabulary.frequency.at(form) * brandShare;
}

/** Forms that are the beginning of a word, cut behind a consonant as tills do: "ammorb" of ammorbidente. */
export function cutForms(store: Store, word: string): number[] {
  const { vocabulary } = store;
  const found: number[] = [];
  for (let length = shortestCutForm; length < word.length - 1; length++) {
    if (isVowel(word.charAt(length - 1))) continue;
    const form = vocabulary.find(word.slice(0, length));
    if (form < 0 || vocabulary.frequency.at(form) === 0 || isBrandForm(store, form)) continue;
    if (!beginsAnother(store, word, length)) found.push(form);
  }
  return found;
}

/** A word of the catalogue goes on otherwise: "limon" is as likely cut of limone as of limoncello. A brand that does is no word. */
function beginsAnother(store: Store, word: string, length: number): boolean {
  const { vocabulary } = store;
  let isBegun = false;
  vocabulary.eachWithPrefix(word.slice(0, length), (form) => {
    if (isBegun) return;
    const next = vocabulary.forms[form]?.charAt(length);
    const goesOnOtherwise = next && next !== word.charAt(length) && vocabulary.frequency.at(form) > 0;
    if (goesOnOtherwise && !isBrandForm(store, form)) isBegun = true;
  });
  return isBegun;
}

const isVowel = (letter: string) => 'aeiou'.includes(letter);

/** Forms of a stem that products have. */
export function formsOfStem(store: Store, stemText: string): number[] {
  const forms: number[] = [];
  store.vocabulary.eachFormOfStem(store.vocabulary.findStem(stemText), (form) => {
    if (store.vocabulary.frequency.at(form) > 0) forms.push(form);
  });
  return forms;
}

/** The stem of an endearing word that no name has, in its plain spelling: gattini, gatto. Undefined for any other word. */
function plainStemOf(store: Store, { text, stem: own }: QueryWord): string | undefined {
  if (text.length < shortestEndeared) return undefined;
  const spellings = plainSpellings(text);
  if (spellings.length === 0 || formsOfStem(store, own).length > 0) return undefined;
  return spellings.map(stem).find((plain) => formsOfStem(store, plain).length > 0);
}

/** The words of the catalogue that two halves of a word are. */
function splitsOf({ vocabulary, postings }: Store, text: string): Split[] {
  const splits: Split[] = [];
  if (text.length < 2 * shortestHalf || text.startsWith('senza')) return splits;
  for (let cut = shortestSplit; cut <= text.length - shortestSplit; cut++) {
    const left = vocabulary.find(text.slice(0, cut));
    const right = left < 0 ? -1 : vocabulary.find(text.slice(cut));
    if (right < 0) continue;
    const isSide = areNeighbours(postings, left, right);
    const mayBeGuess = cut >= shortestHalf && text.length - cut >= shortestHalf;
    if (isSide || mayBeGuess) splits.push({ left, right, areNeighbours: isSide });
  }
  return splits;
}

/** Whether some name has the two forms one after the other. */
export function areNeighbours(postings: Store['postings'], left: number, right: number): boolean {
  let l = postings.from(left);
  let r = postings.from(right);
  const lEnd = postings.to(left);
  const rEnd = postings.to(right);
  while (l < lEnd && r < rEnd) {
    const difference = (postings.rows[l] as number) - (postings.rows[r] as number);
    if (difference === 0) {
      if ((postings.positions[l] as number) + 1 === postings.positions[r]) return true;
      l++;
      r++;
    } else if (difference < 0) l++;
    else r++;
  }
  return false;
}
