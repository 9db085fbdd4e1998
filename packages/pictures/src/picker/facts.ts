import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { type Size, sizeIn, sizeOf } from './size.ts';
import { writtenOut } from './trade-words.ts';

/** What the picker reads of a product. */
export interface Facts {
  /** Name and kind in lower case, without accents, with straight apostrophes, written out: what the rules are tested on. */
  words: string;
  /** Main category path. */
  category: string;
  brand: string;
  size: Size;
  /** Sold loose: no pack at all. */
  loose: boolean;
}

/** Lower case, without accents, straight apostrophes. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'");
}

export function factsOf(product: ProductRow): Facts {
  const description = product.description ?? '';
  const category = plainWords(product.categories[0] ?? '');
  return {
    words: writtenOut(plainWords(`${product.name} · ${product.productKind ?? ''}`), category),
    category,
    brand: product.brand ?? '',
    size: description ? sizeOf(description) : sizeIn(product.name),
    loose: product.sellingMode === 'loose' || /^al kg$/i.test(description),
  };
}
