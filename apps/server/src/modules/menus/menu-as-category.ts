import type { Audience, Category, MenuItem, SpecialSlug } from '@sporta/contract';
import type { Db } from '../../platform/db/database.ts';
import { isFor, type Viewer } from '../../platform/viewer.ts';
import { type Contacts, leastFooter } from './least-footer.ts';
import { findMenuText, listMenuItems, type MenuRow } from './menus.repo.ts';

/** Who looks at a menu, and when. */
export interface Look {
  viewer: Viewer;
  at: Date;
}

/**
 * A menu in the shape of a category, as clients of the special slugs expect it: the roots of the menu are the places where
 * its entries belong (`header`, `footeranonimi`…); title and text come from the content page of the same name, if any.
 * @param contacts of the shop, for a footer nobody wrote
 */
export async function menuFor(db: Db, slug: SpecialSlug, look: Look, contacts: Contacts): Promise<Category> {
  const [all, text] = await Promise.all([listMenuItems(db, slug), findMenuText(db, slug)]);
  const items = all.filter((item) => isShown(item, look));
  const children = Map.groupBy(items, (item) => item.parentId);
  const places = children.get(null) ?? [];
  const written = Object.fromEntries(
    places.map(({ id, name }) => [name, (children.get(id) ?? []).map((item) => toMenuItem(item, children))]),
  );
  const footeranonimi = written.footeranonimi ?? (slug === 'navbar' ? leastFooter(contacts) : undefined);
  const templateNavItems = { ...written, ...(footeranonimi ? { footeranonimi } : {}) };
  return {
    categoryId: 0,
    name: text?.title ?? slug,
    slug,
    itemUrl: `/${slug}`,
    ...(text
      ? { description: text.content, metaData: { category_info: { TITLE: text.title, DESCRIPTION: text.content } } }
      : {}),
    ...(Object.keys(templateNavItems).length > 0 ? { templateNavItems } : {}),
  };
}

/** A menu that is looked at before it is published, in the same shape; places with their entries, as the content file has them. */
export function menuShown(slug: SpecialSlug, places: Record<string, readonly MenuEntry[]>, look: Look): Category {
  let ID = 0;
  const shown = (entries: readonly MenuEntry[]) => entries.filter((entry) => isShown(timesOf(entry), look)).map(withId);
  const withId = ({ items, validFrom, validTo, audience, ...entry }: MenuEntry): MenuItem => {
    ID += 1;
    return { ID, ...entry, ...(items ? { items: shown(items) } : {}) };
  };
  const templateNavItems = Object.fromEntries(
    Object.entries(places).map(([place, entries]) => [place, shown(entries)]),
  );
  return { categoryId: 0, name: slug, slug, itemUrl: `/${slug}`, templateNavItems };
}

/** An entry as the content file writes it. */
type MenuEntry = Omit<MenuItem, 'ID' | 'items'> & {
  items?: readonly MenuEntry[];
  validFrom?: string;
  validTo?: string;
  audience?: Audience;
};

const timesOf = ({ validFrom, validTo, audience = 'everybody' }: MenuEntry) => ({
  validFrom: validFrom ? new Date(validFrom) : null,
  validTo: validTo ? new Date(validTo) : null,
  audience,
});

/** Whether an entry is shown to who looks, when they look. */
function isShown(
  { validFrom, validTo, audience }: Pick<MenuRow, 'validFrom' | 'validTo' | 'audience'>,
  { viewer, at }: Look,
): boolean {
  const holds = (validFrom === null || validFrom <= at) && (validTo === null || validTo > at);
  return holds && isFor({ audience, warehouseIds: null }, viewer);
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
