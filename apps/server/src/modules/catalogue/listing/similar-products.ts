import { eachSlot, intersection } from '../snapshot/bitset.ts';
import type { ShopIndex } from '../snapshot/shop-index.ts';

/**
 * What to take in place of a product: available products of the same leaf category, the same kind first, then those
 * nearest in price. Filled up from the category above when the leaf has too few.
 */
export function similarProducts({ view }: ShopIndex, slot: number, limit: number): number[] {
  const { catalogue } = view;
  const product = catalogue.products[slot];
  if (!product) return [];
  const { kindNumbers } = catalogue;
  const { unitPriceNow } = view;
  const kind = kindNumbers[slot]!;
  const price = unitPriceNow[slot]! + 1;
  const distanceTo = (other: number) => {
    const otherPrice = unitPriceNow[other]! + 1;
    const ratio = otherPrice > price ? otherPrice / price : price / otherPrice;
    return kindNumbers[other] === kind ? ratio : otherKind + ratio;
  };
  const found: number[] = [];
  for (let node = catalogue.mainCategory(product); node && found.length < limit; node = node.parent) {
    const nearest = new Nearest(limit - found.length);
    eachSlot(intersection(catalogue.slotsInCategory(node.categoryId)!, view.inStock), (other) => {
      if (other !== slot && !found.includes(other)) nearest.offer(other, distanceTo(other));
    });
    found.push(...nearest.slots);
  }
  return found;
}

/** More than two prices can differ: whatever is of another kind is further away. */
const otherKind = 2 ** 32;

/** The few slots nearest to something; of two as near the one offered first. */
class Nearest {
  readonly slots: number[] = [];
  readonly #distances: number[] = [];
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  offer(slot: number, distance: number): void {
    let place = this.slots.length;
    while (place > 0 && distance < this.#distances[place - 1]!) place--;
    if (place === this.#most) return;
    this.slots.splice(place, 0, slot);
    this.#distances.splice(place, 0, distance);
    this.slots.length = Math.min(this.slots.length, this.#most);
    this.#distances.length = this.slots.length;
  }
}
