import { expandAbbreviations, fold } from '../analysis/fold.ts';
import { remember } from '../analysis/memo.ts';
import { type Size, takeWrittenSizes } from '../analysis/sizes.ts';
import { containerWords, stopWords } from '../analysis/stopwords.ts';
import { variantsOf } from '../analysis/variants.ts';
import { cut, type Word, wordsOf } from '../analysis/words.ts';
import type { SearchProduct } from '../types.ts';
import { brandWeight, noPosition } from './postings.ts';

/**
 * Takes a word of a product in: how much it says about what the product is (0–100, or `brandWeight`), and where it
 * stands. A word may come twice; the first time counts.
 */
export type TakeWord = (text: string, weight: number, position: number) => void;

/** Weight of the words of a name by their place after the brand: Italian names put the noun first. */
const byPlace = [100, 82, 72, 65, 58] as const;
/** Marks of origin and quality: "Gorgonzola DOP" is as plain as "Gorgonzola". */
const marks = new Set(['dop', 'igp', 'stg', 'doc', 'docg', 'igt']);
const afterOf = 50;
const afterWith = 40;
const beyondTheName = 30;
/** Brand words are numbered from here on, so that neighbours can be recognised. */
const firstBrandPosition = 200;

/** A brand as words and as one phrase, folded: "Mulino Bianco" → [mulino, bianco], "mulino bianco". */
export interface FoldedBrand {
  words: readonly string[];
  phrase: string;
}

/** Folds the brand column. */
export const foldBrand = remember((brand: string): FoldedBrand => {
  const all = cut(fold(brand)).filter((word) => word !== ',');
  const telling = all.filter((word) => !stopWords.has(word));
  const words = telling.length > 0 ? telling : all;
  return { words, phrase: words.join(' ') };
});

/** What a brand is known by, however it is written: "Mulino-Chiaro®" → "mulino chiaro". "" when nothing is left of it. */
export const brandPhrase = (brand: string): string => foldBrand(brand).phrase;

const labelWords = remember((label: string) => wordsOf(fold(label).replaceAll('-', ' ')));
const kindWeights = remember(
  (kind: string) => new Map(wordsOf(fold(kind)).map((word, i) => [word.text, weightAt(i, word.after, 0)])),
);
/** Bits of the special versions that the kind column speaks of: a snack of kind "snack cane" is one for dogs. */
export const variantsOfKind = remember((kind: string) => variantsOf(wordsOf(fold(kind)).map(({ text }) => text)));
const noKind: ReadonlyMap<string, number> = new Map();
const noWords: readonly string[] = [];

/** Size and remaining words of a pack text. */
const analysePack = remember((description: string) => {
  const { rest, size } = takeWrittenSizes(expandAbbreviations(fold(description)));
  const isTelling = (word: string) =>
    word.length > 2 && !stopWords.has(word) && !containerWords.has(word) && !/\d/.test(word);
  return { size, words: cut(rest).filter(isTelling) };
});

/** A product's name cut to words, with the size of the pack. */
export interface AnalysedName {
  words: Word[];
  size: Size | undefined;
  packWords: readonly string[];
}

/** Name of a product cut to words, with its size; the size text of the pack wins over a size in the name. */
export function analyseName(product: SearchProduct): AnalysedName {
  const name = takeWrittenSizes(expandAbbreviations(fold(product.name)));
  const words = wordsOf(name.rest);
  if (!product.description) return { words, size: name.size, packWords: [] };
  const pack = analysePack(product.description);
  const size = pack.size && name.size && pack.size.amount === 0 ? { ...name.size, ...pieceOf(pack.size) } : pack.size;
  return { words, size: size ?? name.size, packWords: pack.words };
}

function pieceOf(size: Size): { pieces?: number } {
  return size.pieces > 0 ? { pieces: size.pieces } : {};
}

/** Where the words of a phrase stand one after the other in a name, or -1. */
export function indexOfPhrase(words: readonly Word[], phrase: readonly string[]): number {
  if (phrase.length === 0) return -1;
  for (let i = 0; i + phrase.length <= words.length; i++) {
    if (phrase.every((text, k) => words[i + k]?.text === text)) return i;
  }
  return -1;
}

/**
 * Gives every word of a product its weight (recipe 3.2): brand, else by place; less after "di", less still after
 * "con/al/senza"; less from the third comma segment on. The kind column's first word is the noun, whatever the name says.
 *
 * @returns the number of words of the name that are neither the brand nor a mark of origin, 1 at least
 */
export function weighWords(
  product: SearchProduct,
  name: AnalysedName,
  brand: readonly string[],
  take: TakeWord,
): number {
  for (let i = 0; i < brand.length; i++) {
    take(brand[i] as string, brandWeight, Math.min(noPosition - 1, firstBrandPosition + i));
  }
  const kind = product.kind ? kindWeights(product.kind) : noKind;
  const brandAt = indexOfPhrase(name.words, brand);
  let place = 0;
  let marked = 0;
  for (let i = 0; i < name.words.length; i++) {
    if (brandAt >= 0 && i >= brandAt && i < brandAt + brand.length) continue;
    const word = name.words[i] as Word;
    // A name may lead with a part of a longer brand: "Barilla" of "Barilla G. e R.".
    if (place === 0 && i + 1 < name.words.length && brand.includes(word.text)) continue;
    // The brand stood first: what follows it directly is the noun, but for a flavour ("Latteria Chiara ai mirtilli").
    const weight = weightAt(place, place === 0 && word.after === 'of' ? 'none' : word.after, word.segment);
    take(word.text, Math.max(weight, kind.get(word.text) ?? 0), Math.min(place, firstBrandPosition - 1));
    place++;
    if (marks.has(word.text)) marked++;
  }
  for (const [text, weight] of kind) take(text, weight, noPosition);
  for (const label of product.labels ?? noWords) {
    for (const word of labelWords(label)) take(word.text, beyondTheName, noPosition);
  }
  for (const text of name.packWords) take(text, beyondTheName, noPosition);
  return Math.max(1, place - marked);
}

function weightAt(place: number, after: Word['after'], segment: number): number {
  let weight = byPlace[Math.min(place, byPlace.length - 1)] as number;
  if (after === 'of') weight = Math.min(weight, afterOf);
  if (after === 'with') weight = Math.min(weight, afterWith);
  return segment >= 2 ? Math.round(weight * 0.8) : weight;
}
