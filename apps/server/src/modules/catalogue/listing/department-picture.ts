import { eachSlot, intersection } from '../snapshot/bitset.ts';
import { ancestry, type CategoryNode } from '../snapshot/category-tree.ts';
import { pictureOf } from '../snapshot/product-json.ts';
import type { ShopView } from '../snapshot/shop-view.ts';

/**
 * Address of the picture of a category: its own, else, for a department, that of the product sold most there, so that the home page of
 * a shop that has just brought its list shows what it sells. Undefined where there is none.
 */
export function departmentPicture(view: ShopView, node: CategoryNode): string | undefined {
  if (node.icon) return `/media/categories/${node.icon}.webp`;
  const slots = node.parentId === null ? view.catalogue.slotsInCategory(node.categoryId) : undefined;
  if (!slots) return undefined;
  const { products, tree } = view.catalogue;
  // what lies in two departments stands for its main one
  const isAtHome = (mainId: number | undefined) => {
    const main = mainId === undefined ? undefined : tree.byId.get(mainId);
    return main !== undefined && ancestry(main)[0] === node;
  };
  let best: (typeof products)[number];
  eachSlot(intersection(slots, view.sold), (slot) => {
    const product = products[slot];
    if (!product?.hasPicture || (best && product.popularity <= best.popularity)) return;
    if (isAtHome(product.categoryIds[0])) best = product;
  });
  return best && pictureOf(best).medium;
}
