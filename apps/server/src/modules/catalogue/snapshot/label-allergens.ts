import { allergensOf } from '@sporta/domain';
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
