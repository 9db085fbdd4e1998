import type { Category, MenuItem, SpecialSlug } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import { findMenuText, listMenuItems, type MenuRow } from './menus.repo.ts';

/**
 * A menu in the shape of a category, as clients of the special slugs expect it: the roots of the menu are the places where
 * its entries belong (`header`, `footeranonimi`…); title and text come from the content page of the same name, if any.
 */
export async function menuFor(db: Db, slug: SpecialSlug): Promise<Category> {
  const [items, text] = await Promise.all([listMenuItems(db, slug), findMenuText(db, slug)]);
  const children = Map.groupBy(items, (item) => item.parentId);
  const places = children.get(null) ?? [];
  const templateNavItems = Object.fromEntries(
    places.map(({ id, name }) => [name, (children.get(id) ?? []).map((item) => toMenuItem(item, children))]),
  );
  return {
    categoryId: 0,
    name: text?.title ?? slug,
    slug,
    itemUrl: `/${slug}`,
    ...(text
      ? { description: text.content, metaData: { category_info: { TITLE: text.title, DESCRIPTION: text.content } } }
      : {}),
    ...(places.length > 0 ? { templateNavItems } : {}),
  };
}

function toMenuItem(row: MenuRow, children: Map<number | null, MenuRow[]>): MenuItem {
  const items = children.get(row.id)?.map((child) => toMenuItem(child, children));
  return {
    ID: row.id,
    name: row.name,
    itemUrl: row.itemUrl,
    ...(row.classes ? { classes: row.classes } : {}),
    ...(row.target ? { target: row.target } : {}),
    ...(row.iconSource ? { iconSource: row.iconSource } : {}),
    ...(items ? { items } : {}),
  };
}
