import type { Product, Sort } from '@sporta/contract';
import { hasBit } from '../snapshot/bitset.ts';
import type { ShopIndex } from '../snapshot/shop-index.ts';

export interface ProductChoice {
  /** Article codes: exactly these, in this order. */
  codes?: readonly string[] | undefined;
  /** Slug of a category: its subtree. */
  categorySlug?: string | undefined;
  /** Only what has a promotion now. */
  promo?: boolean | undefined;
  sort?: Sort | undefined;
  /** At most this many products. */
  limit: number;
}

/**
 * Products put forward outside of listings (home, banners): only what is sold in the shop and in stock now.
 * @returns the first `limit` and how many there are.
 */
export function pickProducts(shop: ShopIndex, choice: ProductChoice): { products: Product[]; total: number } {
  const slots = choice.codes ? slotsOfCodes(shop, choice.codes) : matchingSlots(shop, choice);
  return {
    products: slots.slice(0, choice.limit).flatMap((slot) => shop.view.object(slot) ?? []),
    total: slots.length,
  };
}

function slotsOfCodes({ view }: ShopIndex, codes: readonly string[]): number[] {
  return codes.flatMap((code) => {
    const slot = view.catalogue.slotOfCode(code);
    return slot !== undefined && hasBit(view.inStock, slot) ? [slot] : [];
  });
}

function matchingSlots(shop: ShopIndex, { categorySlug, promo, sort = 'popularity' }: ProductChoice): number[] {
  const { view } = shop;
  let inCategory: ReturnType<typeof view.catalogue.slotsInCategory>;
  if (categorySlug !== undefined) {
    const node = view.catalogue.tree.bySlug.get(categorySlug);
    inCategory = node && view.catalogue.slotsInCategory(node.categoryId);
    if (!inCategory) return [];
  }
  return [...shop.order(sort)].filter(
    (slot) =>
      hasBit(view.inStock, slot) &&
      (!promo || hasBit(view.promoted, slot)) &&
      (!inCategory || hasBit(inCategory, slot)),
  );
}
