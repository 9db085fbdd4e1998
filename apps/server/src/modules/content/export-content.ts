import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { listMenuItems, type MenuRow } from '../menus/index.ts';
import { listFaqs } from './content.repo.ts';
import type { MenuInput } from './write-content.ts';

/** Everything the shop has written, in the form `importContent` takes; what is over and what is to come included. */
export async function exportContent(db: Db): Promise<object> {
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await query.execute(db)).rows as object[]).map(withoutNulls);
  return {
    pages: await rowsOf(sql`
      select name, title, content, seo_title as "seoTitle", seo_description as "seoDescription",
             nullif(aliases, '{}') as aliases, valid_from as "validFrom", valid_to as "validTo"
        from content_page order by name`),
    faqs: await listFaqs(db),
    popups: await rowsOf(sql`
      select title, description, valid_from as "validFrom", valid_to as "validTo" from popup order by popup_id`),
    menus: await exportMenus(db),
    blocks: await rowsOf(sql`
      select kind, params, valid_from as "validFrom", valid_to as "validTo" from home_block order by position, home_block_id`),
    leaflets: await exportLeaflets(db),
  };
}

async function exportMenus(db: Db): Promise<Record<string, Record<string, MenuInput[]>>> {
  const { rows } = await sql<{ menu: string }>`select distinct menu from menu_item order by menu`.execute(db);
  const menus: Record<string, Record<string, MenuInput[]>> = {};
  for (const { menu } of rows) {
    const children = Map.groupBy(await listMenuItems(db, menu), ({ parentId }) => parentId);
    const entriesOf = (id: number): MenuInput[] =>
      (children.get(id) ?? []).map((row) => toEntry(row, entriesOf(row.id)));
    menus[menu] = Object.fromEntries((children.get(null) ?? []).map(({ id, name }) => [name, entriesOf(id)]));
  }
  return menus;
}

function toEntry({ name, itemUrl, classes, iconSource, target }: MenuRow, items: MenuInput[]): MenuInput {
  return withoutNulls({
    name,
    itemUrl,
    classes,
    iconSource,
    target,
    ...(items.length > 0 ? { items } : {}),
  }) as MenuInput;
}

async function exportLeaflets(db: Db): Promise<object[]> {
  const { rows } = await sql<{
    id: number;
    pages: number;
    titles: string[];
    warehouses: string[] | null;
    products: { page: number; code: string }[];
  }>`
    select leaflet_id as id, name, slug, to_char(starts_on, 'YYYY-MM-DD') as "startsOn", to_char(ends_on, 'YYYY-MM-DD') as "endsOn", pages, page_titles as titles,
           (select array_agg(slug order by warehouse_id) from warehouse where warehouse_id = any(warehouse_ids)) as warehouses,
           (select coalesce(jsonb_agg(jsonb_build_object('page', page, 'code', code) order by page, position, product_id), '[]')
              from leaflet_product join product using (product_id) where leaflet_product.leaflet_id = leaflet.leaflet_id) as products
      from leaflet order by starts_on, leaflet_id`.execute(db);
  return rows.map(({ id: _id, pages, titles, products, warehouses, ...leaflet }) => ({
    ...leaflet,
    pages: Array.from({ length: pages }, (_, index) => ({
      title: titles[index] ?? '',
      products: products.filter(({ page }) => page === index + 1).map(({ code }) => code),
    })),
    ...(warehouses ? { warehouses } : {}),
  }));
}

function withoutNulls(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));
}
