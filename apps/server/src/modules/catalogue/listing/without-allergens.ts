import { type Bitset, createBitset, eachSlot, setBit } from '../snapshot/bitset.ts';
import type { Catalogue } from '../snapshot/catalogue.ts';
import { labelAllergens } from '../snapshot/label-allergens.ts';

/** The slots of `base` whose label names none of these allergens, traces included. Of what has no label nothing is said. */
export function withoutAllergens(catalogue: Catalogue, base: Bitset, codes: readonly string[]): Bitset {
  const bits = createBitset(base.length * 32);
  eachSlot(base, (slot) => {
    const { contains, mayContain } = labelAllergens(catalogue.products[slot]!);
    if (!codes.some((code) => contains.includes(code) || mayContain.includes(code))) setBit(bits, slot);
  });
  return bits;
}
