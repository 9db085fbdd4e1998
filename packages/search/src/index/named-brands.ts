import type { BrandInNames } from '../types.ts';
import type { FoldedBrand } from './features.ts';
import { GrowingInt32 } from './grow.ts';

/** What stands in names like a brand, row by row: for the shopkeeper to look through. */
export class NamedBrands {
  /** Number of the phrase in `#phrases`; -1 where the brand column says it, or nothing does. */
  readonly #rows: GrowingInt32;
  readonly #phrases: FoldedBrand[] = [];
  readonly #numbers = new Map<string, number>();

  constructor(capacity: number) {
    this.#rows = new GrowingInt32(capacity);
  }

  /** Takes the next row in; a brand without words is none. */
  push(brand: FoldedBrand): void {
    let number = brand.phrase === '' ? -1 : this.#numbers.get(brand.phrase);
    if (number === undefined) {
      number = this.#phrases.push(brand) - 1;
      this.#numbers.set(brand.phrase, number);
    }
    this.#rows.push(number);
  }

  /** Those of most live products first, with so many of the products as examples. */
  list(ids: GrowingInt32, dead: GrowingInt32, examples: number): BrandInNames[] {
    const brands = this.#phrases.map(
      ({ phrase, words }): BrandInNames => ({ phrase, name: shownBrand(words), count: 0, ids: [] }),
    );
    for (let row = 0; row < this.#rows.length; row++) {
      const brand = dead.at(row) === 0 ? brands[this.#rows.at(row)] : undefined;
      if (!brand) continue;
      brand.count++;
      if (brand.ids.length < examples) brand.ids.push(ids.at(row));
    }
    return brands.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count || (a.phrase < b.phrase ? -1 : 1));
  }
}

/** Folded words as a brand is written: "mulino chiaro" → "Mulino Chiaro". */
export const shownBrand = (words: readonly string[]): string =>
  words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
