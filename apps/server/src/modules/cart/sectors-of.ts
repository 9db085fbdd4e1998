import type { CartItem, CartSector } from '@sporta/contract';
import { insertionTypeIds } from '@sporta/contract/constants.ts';
import type { ShopView } from '../catalogue/index.ts';

/** Items under the roots of the category tree, in the order of the tree; free items last. */
export function sectorsOf(items: CartItem[], view: ShopView): CartSector[] {
  const sectors = new Map<number, CartSector>();
  const position = new Map(view.catalogue.tree.roots.map((root, index) => [root.categoryId, index]));
  for (const item of items) {
    const free = item.cartItemInsertionTypeId === insertionTypeIds.free;
    const root = item.product.breadCrumbs[0];
    const sectorId = free ? 0 : (root?.categoryId ?? 1);
    let sector = sectors.get(sectorId);
    if (!sector) {
      sector = {
        name: free ? 'Omaggi' : (root?.name ?? 'Altro'),
        sectorId,
        ...(!free && item.product.tint ? { tint: item.product.tint } : {}),
        cartItems: [],
      };
      sectors.set(sectorId, sector);
    }
    sector.cartItems.push(item);
  }
  const rank = (sector: CartSector) => (sector.sectorId === 0 ? 10_000 : (position.get(sector.sectorId) ?? 9_999));
  return [...sectors.values()].sort((a, b) => rank(a) - rank(b));
}
