import type { Category } from '@sporta/contract';
import { countCommon } from '../snapshot/bitset.ts';
import type { CategoryNode } from '../snapshot/category-tree.ts';
import type { ShopView } from '../snapshot/shop-view.ts';
import { departmentPicture } from './department-picture.ts';

/** The category tree as a shop shows it; `filtered` leaves out categories without products there. */
export function listCategories(view: ShopView, filtered: boolean): Category[] {
  return view.catalogue.tree.roots.flatMap((node) => describe(view, node, filtered) ?? []);
}

/** One category with its children, under both names clients know. */
export function categoryWithChildren(view: ShopView, node: CategoryNode, filtered: boolean): Category | undefined {
  const category = describe(view, node, filtered);
  return category && { ...category, children: category.categories ?? [] };
}

function describe(view: ShopView, node: CategoryNode, filtered: boolean): Category | undefined {
  const productCount = countProducts(view, node.categoryId);
  if (filtered && productCount === 0) return undefined;
  const categories = node.children.flatMap((child) => describe(view, child, filtered) ?? []);
  const picture = departmentPicture(view, node);
  return {
    categoryId: node.categoryId,
    ...(node.parentId === null ? {} : { parentId: node.parentId }),
    name: node.name,
    slug: node.slug,
    itemUrl: `/${node.slug}`,
    ...(node.description ? { description: node.description } : {}),
    ...(node.effectiveTint ? { tint: node.effectiveTint } : {}),
    ...(picture ? { mediaURL: picture } : {}),
    productCount,
    metaData: {
      category_info: {
        TITLE: node.name,
        ...(node.description ? { DESCRIPTION: node.description } : {}),
        ...(node.icon ? { ICON: node.icon } : {}),
      },
      category_seo: {
        SEO_TITLE: node.seoTitle ?? node.name,
        ...(node.seoDescription ? { SEO_DESCRIPTION: node.seoDescription } : {}),
      },
    },
    ...(Object.keys(node.templateNav).length > 0 ? { templateNavItems: node.templateNav } : {}),
    ...(categories.length > 0 ? { categories } : {}),
  };
}

/** Products of a category that are sold in the shop. */
export function countProducts(view: ShopView, categoryId: number): number {
  const slots = view.catalogue.slotsInCategory(categoryId);
  return slots ? countCommon(slots, view.sold) : 0;
}
