import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** An entry of a menu; the roots are the places where entries stand. */
export interface MenuRow {
  id: number;
  parentId: number | null;
  name: string;
  itemUrl: string;
  classes: string | null;
  iconSource: string | null;
  target: string | null;
}

export async function listMenuItems(db: Db, menu: string): Promise<MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select menu_item_id as id, parent_id as "parentId", name, item_url as "itemUrl", classes,
           icon_source as "iconSource", target
      from menu_item where menu = ${menu} order by position, menu_item_id`.execute(db);
  return rows;
}
