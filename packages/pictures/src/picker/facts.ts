import type { ProductRow } from '@sporta/contract/import/catalogue-rows.ts';
import { type Size, sizeOf } from './size.ts';

/** What the picker reads of a product. */
export interface Facts {
  /** Name and kind in lower case, without accents, with straight apostrophes: what the rules are tested on. */
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
  return {
    words: plainWords(`${product.name} · ${product.productKind ?? ''}`),
    category: product.categories[0] ?? '',
    brand: product.brand ?? '',
    size: sizeOf(description),
    loose: product.sellingMode === 'loose' || /^al kg$/i.test(description),
  };
}
