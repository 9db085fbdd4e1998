import type { Audience } from '@sporta/contract';
import type { Db, Tx } from '../../platform/db/database.ts';

/* Menus (table menu_item): entries in a tree; the roots are the places where entries belong (`header`, `footeranonimi`…). */

/** An entry of a menu. */
export interface MenuRow {
  id: number;
  parentId: number | null;
  name: string;
  itemUrl: string;
  classes: string | null;
  iconSource: string | null;
  target: string | null;
  /** Null: it always was. */
  validFrom: Date | null;
  /** Null: it always will be. */
  validTo: Date | null;
  audience: Audience;
}

export function listMenuItems(db: Db, menu: string): Promise<MenuRow[]> {
  return db
    .selectFrom('menu_item')
    .select([
      'menu_item_id as id',
      'parent_id as parentId',
      'name',
      'item_url as itemUrl',
      'classes',
      'icon_source as iconSource',
      'target',
      'valid_from as validFrom',
      'valid_to as validTo',
      'audience',
    ])
    .where('menu', '=', menu)
    .orderBy('position')
    .orderBy('menu_item_id')
    .$castTo<MenuRow>()
    .execute();
}

/** Names of the menus that have entries. */
export async function listMenus(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('menu_item').select('menu').distinct().orderBy('menu').execute();
  return rows.map(({ menu }) => menu);
}

/** Title and text of a menu: those of the content page of the same name, if any. */
export function findMenuText(db: Db, menu: string) {
  return db.selectFrom('content_page').select(['title', 'content']).where('name', '=', menu).executeTakeFirst();
}

/** Removes all entries of a menu. */
export async function deleteMenu(tx: Tx, menu: string): Promise<void> {
  await tx.deleteFrom('menu_item').where('menu', '=', menu).execute();
}

export interface NewMenuItem {
  menu: string;
  parentId: number | null;
  name: string;
  itemUrl: string;
  classes?: string | undefined;
  iconSource?: string | undefined;
  target?: string | undefined;
  validFrom?: Date | undefined;
  validTo?: Date | undefined;
  audience?: Audience | undefined;
  position: number;
}

/** @returns the number of the entry */
export async function insertMenuItem(tx: Tx, item: NewMenuItem): Promise<number> {
  const { menu_item_id: id } = await tx
    .insertInto('menu_item')
    .values({
      menu: item.menu,
      parent_id: item.parentId,
      name: item.name,
      item_url: item.itemUrl,
      classes: item.classes ?? null,
      icon_source: item.iconSource ?? null,
      target: item.target ?? null,
      valid_from: item.validFrom ?? null,
      valid_to: item.validTo ?? null,
      audience: item.audience ?? 'everybody',
      position: item.position,
    })
    .returning('menu_item_id')
    .executeTakeFirstOrThrow();
  return id;
}
