import type { Size } from '../analysis/sizes.ts';
import { stem } from '../analysis/stem.ts';
import { variantsOf } from '../analysis/variants.ts';
import { SynonymIndex } from '../match/synonyms.ts';
import { italianSynonyms } from '../synonyms.it.ts';
import type { BrandInNames, IndexOptions, SearchProduct } from '../types.ts';
import { BrandDictionary, noBrand } from './brands.ts';
import { Categories, guessFreshness } from './categories.ts';
import { CodeTable } from './codes.ts';
import { analyseName, type FoldedBrand, foldBrand, variantsOfKind, weighWords } from './features.ts';
import { GrowingInt32 } from './grow.ts';
import { Kept } from './kept.ts';
import { NamedBrands, shownBrand } from './named-brands.ts';
import { collectPhrases, type Phrase } from './phrase-book.ts';
import { brandWeight, noPosition, Postings } from './postings.ts';
import { Vocabulary } from './vocabulary.ts';
import { bytesOfWord } from './word-alone.ts';

/** Tenths of a gram or millilitre: sizes fit whole numbers. */
export const amountScale = 10;
/** Room for the words of some thousand queries. */
const mostKeptWords = 2 ** 20;
/** Room for so many rows of a leaf category at first. */
const fewOfLeaf = 16;

/**
 * Everything the engine knows, by row of its columns. A changed product gets a new row at the end and its old one dies, so
 * nothing ever moves under a running search. Rows never leave the engine: callers know products by their numbers.
 */
export class Store {
  readonly vocabulary = new Vocabulary();
  readonly postings = new Postings();
  readonly categories = new Categories();
  readonly codes = new CodeTable();
  /** What words of queries match by themselves, until a product comes in or the table of synonyms changes. */
  readonly wordsAlone = new Kept(mostKeptWords, bytesOfWord);
  readonly ids: GrowingInt32;
  readonly category: GrowingInt32;
  readonly department: GrowingInt32;
  /** Number of the brand in `brandNames`, -1 without. */
  readonly brand: GrowingInt32;
  readonly popularity: GrowingInt32;
  readonly nameWords: GrowingInt32;
  readonly sizeCount: GrowingInt32;
  /** Content of one unit in tenths of base units; negative = millilitres, 0 = unknown. */
  readonly sizeAmount: GrowingInt32;
  readonly sizePieces: GrowingInt32;
  /** Bits of the special versions the product is (`analysis/variants.ts`). */
  readonly variants: GrowingInt32;
  /** 1 = replaced or removed. */
  readonly dead: GrowingInt32;
  /** How many products each leaf category has. */
  readonly liveOfLeaf = new GrowingInt32();
  readonly #leafRows: GrowingInt32[] = [];
  readonly #named: NamedBrands;
  readonly brandNames: string[] = [];
  deadCount = 0;
  readonly #brandNumbers = new Map<string, number>();
  /** Brands of two words and more, by their stems: a query that names one in full means it. */
  readonly #brandPhrases = new Map<string, number>();
  /** First stems of those of several words. */
  readonly #brandBeginnings = new Set<string>();
  readonly #rowOf = new Map<number, number>();
  readonly #freshness: ReadonlyMap<number, number> | undefined;
  /** By department, once asked for. */
  readonly #knownFreshness: number[] = [];
  /** Kinds of the catalogue with the number of products of each. */
  readonly #kinds = new Map<string, number>();
  #phrases: Phrase[] | undefined;
  #builtRows = 0;
  #dictionary = new BrandDictionary([]);
  #synonyms: SynonymIndex;

  /** Puts a word of the product in the newest row into vocabulary and postings. */
  readonly #takeWord = (text: string, weight: number, position: number): void => {
    const { vocabulary, postings } = this;
    const row = this.ids.length - 1;
    const form = vocabulary.intern(text);
    if (vocabulary.lastRow.at(form) === row) return;
    vocabulary.lastRow.values[form] = row;
    postings.add(form, row, weight, Math.min(noPosition, position));
    vocabulary.frequency.values[form] = vocabulary.frequency.at(form) + 1;
    if (weight === 100) vocabulary.headFrequency.values[form] = vocabulary.headFrequency.at(form) + 1;
    if (weight === brandWeight) vocabulary.brandFrequency.values[form] = vocabulary.brandFrequency.at(form) + 1;
  };

  constructor(capacity: number, options: IndexOptions) {
    this.#synonyms = new SynonymIndex(options.synonyms ?? italianSynonyms);
    this.#freshness = options.freshness;
    const column = () => new GrowingInt32(capacity);
    this.ids = column();
    this.category = column();
    this.department = column();
    this.brand = column();
    this.popularity = column();
    this.nameWords = column();
    this.sizeCount = column();
    this.sizeAmount = column();
    this.sizePieces = column();
    this.variants = column();
    this.dead = column();
    this.#named = new NamedBrands(capacity);
  }

  get synonyms(): SynonymIndex {
    return this.#synonyms;
  }

  set synonyms(synonyms: SynonymIndex) {
    this.#synonyms = synonyms;
    this.wordsAlone.clear();
  }

  /** Rows in use, dead ones included. */
  get rowCount(): number {
    return this.ids.length;
  }

  get liveCount(): number {
    return this.ids.length - this.deadCount;
  }

  /** Rows of a leaf category, rising, dead ones among them. */
  rowsOfLeaf(leaf: number): Int32Array {
    const rows = this.#leafRows[leaf];
    return rows ? rows.values.subarray(0, rows.length) : new Int32Array(0);
  }

  /** How much one-word queries lean to a department, 0 … 1. */
  freshnessOf(department: number): number {
    let known = this.#knownFreshness[department];
    if (known === undefined) {
      const id = this.categories.departmentIds[department] ?? -1;
      known = this.#freshness
        ? (this.#freshness.get(id) ?? 0)
        : guessFreshness(this.categories.departmentNames[department] ?? '');
      this.#knownFreshness[department] = known;
    }
    return known;
  }

  /** Number of the brand whose words these stems are, or -1. */
  brandByStems(stems: readonly string[]): number {
    // to join the words of every phrase would cost more than all the rest
    if (stems.length > 1 && !this.mayBeginBrand(stems[0] as string)) return -1;
    return this.#brandPhrases.get(stems.length === 1 ? (stems[0] as string) : stems.join(' ')) ?? -1;
  }

  /** Whether a brand of several words begins with this stem. */
  mayBeginBrand(stemText: string): boolean {
    return this.#brandBeginnings.has(stemText);
  }

  /** Ready-made searches, commonest first; collected when first asked for. */
  get phrases(): readonly Phrase[] {
    this.#phrases ??= collectPhrases(this, this.#kinds);
    return this.#phrases;
  }

  setDictionary(dictionary: BrandDictionary): void {
    this.#dictionary = dictionary;
  }

  /** Takes a product in; one with the same id is replaced. */
  put(product: SearchProduct, name = analyseName(product)): void {
    this.remove(product.id);
    this.vocabulary.forgetFound();
    this.wordsAlone.clear();
    const column = foldBrand(product.brand);
    const brand = column.phrase === '' ? this.#dictionary.brandOf(name.words) : column;
    const row = this.ids.length;
    this.ids.push(product.id);
    this.#putOnShelf(this.categories.leaf(product), row);
    this.department.push(this.categories.department(product));
    this.brand.push(this.#brandNumber(brand, product.brand));
    const isNamed = column.phrase === '';
    const taken = isNamed ? this.#dictionary.takenOutOf(name.words) : noBrand;
    this.#named.push(isNamed && taken.phrase === '' ? brand : taken);
    this.popularity.push(Math.max(0, Math.min(1000, Math.round(product.popularity))));
    this.nameWords.push(weighWords(product, name, brand.words, this.#takeWord));
    this.#putSize(name.size);
    const ofKind = product.kind ? variantsOfKind(product.kind) : 0;
    this.variants.push(variantsOf(name.words.map((word) => word.text)) | ofKind);
    this.dead.push(0);
    if (product.kind) this.#kinds.set(product.kind, (this.#kinds.get(product.kind) ?? 0) + 1);
    for (const ean of product.eans) this.codes.add(ean, row);
    this.codes.add(product.code, row);
    this.#rowOf.set(product.id, row);
  }

  /** Takes a product out; false when it was not there. */
  remove(id: number): boolean {
    const row = this.#rowOf.get(id);
    if (row === undefined) return false;
    this.#rowOf.delete(id);
    this.dead.values[row] = 1;
    this.deadCount++;
    const leaf = this.category.at(row);
    this.liveOfLeaf.values[leaf] = this.liveOfLeaf.at(leaf) - 1;
    return true;
  }

  finishBuild(): void {
    this.vocabulary.order();
    this.postings.build(this.vocabulary.size, this.rowCount);
    this.#builtRows = this.ids.length;
  }

  /** Rows that came after the build: their words are scanned one by one, and brands are not looked for in their names. */
  get laterRows(): number {
    return this.ids.length - this.#builtRows;
  }

  /** Brands in names whose brand column is empty, those of most products first, with `examples` products each. */
  brandsInNames(examples: number): BrandInNames[] {
    return this.#named.list(this.ids, this.dead, examples);
  }

  #putOnShelf(leaf: number, row: number): void {
    this.category.push(leaf);
    if (leaf === this.#leafRows.length) {
      this.#leafRows.push(new GrowingInt32(fewOfLeaf));
      this.liveOfLeaf.push(0);
    }
    this.#leafRows[leaf]?.push(row);
    this.liveOfLeaf.values[leaf] = this.liveOfLeaf.at(leaf) + 1;
  }

  #putSize(size: Size | undefined): void {
    this.sizeCount.push(size?.count ?? 1);
    const tenths = Math.min(2_000_000_000, Math.round((size?.amount ?? 0) * amountScale));
    this.sizeAmount.push(size?.base === 'ml' ? -tenths : tenths);
    this.sizePieces.push(size?.pieces ?? 0);
  }

  #brandNumber({ phrase, words }: FoldedBrand, written: string): number {
    if (phrase === '') return -1;
    const known = this.#brandNumbers.get(phrase);
    if (known !== undefined) return known;
    const number = this.brandNames.length;
    this.brandNames.push(written || shownBrand(words));
    this.#brandNumbers.set(phrase, number);
    const stems = words.map(stem);
    this.#brandPhrases.set(stems.join(' '), number);
    if (stems.length > 1) this.#brandBeginnings.add(stems[0] as string);
    return number;
  }
}
