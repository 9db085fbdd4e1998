import { allergensOf } from '@sporta/domain';
import { type Bitset, createBitset, eachSlot, setBit } from './bitset.ts';
import type { Catalogue } from './catalogue.ts';
import type { ProductRow } from './rows.ts';

/** What is known of a product, by its row: listings, facets and marks ask for it again and again. */
const known = new WeakMap<ProductRow, ReturnType<typeof allergensOf>>();

/** Allergens of a product by its label. */
export function labelAllergens(product: ProductRow): ReturnType<typeof allergensOf> {
  let found = known.get(product);
  if (!found) {
    found = allergensOf(product.facts);
    known.set(product, found);
  }
  return found;
}

/** The slots of `base` whose label names none of these allergens, traces included. Of what has no label nothing is said. */
export function withoutAllergens(catalogue: Catalogue, base: Bitset, codes: readonly string[]): Bitset {
  const bits = createBitset(base.length * 32);
  eachSlot(base, (slot) => {
    const { contains, mayContain } = labelAllergens(catalogue.products[slot]!);
    if (!codes.some((code) => contains.includes(code) || mayContain.includes(code))) setBit(bits, slot);
  });
  return bits;
}
