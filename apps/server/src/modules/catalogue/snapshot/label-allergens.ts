import { allergensOf } from '@sporta/domain';
import type { LabelAllergens, ProductRow } from './rows.ts';

/** What labels say, each once: fifty thousand products say a few hundred things. */
const alike = new Map<string, LabelAllergens>();

/**
 * Allergens of a product by its label: listings, facets and marks ask for them again and again. They stand in the row, not in a map of weak
 * keys, which the collector cannot go through beside other work.
 */
export function labelAllergens(product: ProductRow): LabelAllergens {
  product.allergens ??= shared(allergensOf(product.facts));
  return product.allergens;
}

function shared(allergens: LabelAllergens): LabelAllergens {
  const key = `${allergens.contains} ${allergens.mayContain}`;
  const known = alike.get(key);
  if (known) return known;
  alike.set(key, allergens);
  return allergens;
}
