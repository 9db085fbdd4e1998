import { hasBit } from '../snapshot/bitset.ts';
import type { ShopIndex } from '../snapshot/shop-index.ts';

/**
 * What to take in place of a product: available products of the same leaf category, the same kind first, then those
 * nearest in price. Filled up from the category above when the leaf has too few.
 */
export function similarProducts(shop: ShopIndex, slot: number, limit: number): number[] {
  const { view } = shop;
  const { catalogue } = view;
  const product = catalogue.products[slot];
  if (!product) return [];
  const leaf = catalogue.mainCategory(product);
  const price = view.unitPriceNow[slot]!;
  const found: number[] = [];
  for (let node = leaf; node && found.length < limit; node = node.parent) {
    const members = catalogue.slotsInCategory(node.categoryId)!;
    const candidates: { slot: number; distance: number }[] = [];
    for (const other of shop.order('popularity')) {
      if (other === slot || !hasBit(members, other) || !hasBit(view.inStock, other) || found.includes(other)) continue;
      const sameKind = catalogue.products[other]!.productKind === product.productKind ? 0 : 1;
      const ratio = Math.abs(Math.log((view.unitPriceNow[other]! + 1) / (price + 1)));
      candidates.push({ slot: other, distance: sameKind * 10 + ratio });
    }
    candidates.sort((a, b) => a.distance - b.distance || a.slot - b.slot);
    found.push(...candidates.slice(0, limit - found.length).map((each) => each.slot));
  }
  return found;
}
