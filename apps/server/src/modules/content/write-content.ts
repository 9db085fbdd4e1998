import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { type BlockKind, blockParams } from './home-blocks.ts';
import { sanitizeContent } from './sanitize-content.ts';

/** The only ways content enters the database: HTML is sanitised and block settings are checked here. */

export interface PageInput {
  name: string;
  title: string;
  content: string;
  seoTitle?: string | undefined;
  seoDescription?: string | undefined;
  /** Former names that still lead to the page. */
  aliases?: readonly string[] | undefined;
  /** Outside of these the page does not exist. */
  validFrom?: Date | undefined;
  validTo?: Date | undefined;
}

/** Adds a page or replaces the one of that name. */
export async function savePage(tx: Tx, page: PageInput): Promise<void> {
  await sql`
    insert into content_page (name, title, content, seo_title, seo_description, aliases, valid_from, valid_to)
    values (${page.name}, ${page.title}, ${sanitizeContent(page.content)}, ${page.seoTitle ?? null},
            ${page.seoDescription ?? null}, ${[...(page.aliases ?? [])]}::text[],
            ${page.validFrom ?? null}, ${page.validTo ?? null})
    on conflict (name) do update set title = excluded.title, content = excluded.content, seo_title = excluded.seo_title,
      seo_description = excluded.seo_description, aliases = excluded.aliases, valid_from = excluded.valid_from,
      valid_to = excluded.valid_to, updated_at = now()`.execute(tx);
}

/** Removes all pages but these. */
export async function keepPages(tx: Tx, names: readonly string[]): Promise<void> {
  await sql`delete from content_page where name <> all(${[...names]}::text[])`.execute(tx);
}

export interface FaqInput {
  category: string;
  items: readonly { question: string; answer: string }[];
}

/** Replaces all questions. */
export async function saveFaqs(tx: Tx, groups: readonly FaqInput[]): Promise<void> {
  await sql`delete from faq`.execute(tx);
  let position = 0;
  for (const { category, items } of groups) {
    for (const { question, answer } of items) {
      await sql`
        insert into faq (category, question, answer, position)
        values (${category}, ${question}, ${sanitizeContent(answer)}, ${position++})`.execute(tx);
    }
  }
}

export interface PopupInput {
  title: string;
  description: string;
  validFrom: Date;
  validTo: Date;
}

/** Replaces all notices. One that says the same as before stays the same: who has read it does not see it again. */
export async function savePopups(tx: Tx, popups: readonly PopupInput[]): Promise<void> {
  const kept: string[] = [];
  for (const popup of popups) {
    const { numAffectedRows } = await sql`
      update popup set valid_from = ${popup.validFrom}, valid_to = ${popup.validTo}
       where title = ${popup.title} and description = ${sanitizeContent(popup.description)}`.execute(tx);
    if (!numAffectedRows) await savePopup(tx, popup);
    kept.push(popup.title);
  }
  const descriptions = popups.map(({ description }) => sanitizeContent(description));
  await sql`
    delete from popup where (title, description) not in (
      select * from unnest(${kept}::text[], ${descriptions}::text[]))`.execute(tx);
}

/** A notice shown to everybody once while it is in force. */
export async function savePopup(tx: Tx, popup: PopupInput): Promise<void> {
  await sql`
    insert into popup (title, description, valid_from, valid_to)
    values (${popup.title}, ${sanitizeContent(popup.description)}, ${popup.validFrom}, ${popup.validTo})`.execute(tx);
}

export interface MenuInput {
  name: string;
  itemUrl: string;
  classes?: string | undefined;
  iconSource?: string | undefined;
  target?: string | undefined;
  items?: readonly MenuInput[] | undefined;
}

/** Replaces a menu; `places` says which entries stand where (`header`, `footeranonimi`…). */
export async function saveMenu(tx: Tx, menu: string, places: Record<string, readonly MenuInput[]>): Promise<void> {
  await sql`delete from menu_item where menu = ${menu}`.execute(tx);
  const insert = async (parentId: number | null, entries: readonly MenuInput[]): Promise<void> => {
    for (const [position, entry] of entries.entries()) {
      const { rows } = await sql<{ id: number }>`
        insert into menu_item (menu, parent_id, name, item_url, classes, icon_source, target, position)
        values (${menu}, ${parentId}, ${entry.name}, ${entry.itemUrl}, ${entry.classes ?? null},
                ${entry.iconSource ?? null}, ${entry.target ?? null}, ${position})
        returning menu_item_id as id`.execute(tx);
      if (entry.items && rows[0]) await insert(rows[0].id, entry.items);
    }
  };
  await insert(
    null,
    Object.entries(places).map(([name, items]) => ({ name, itemUrl: '', items })),
  );
}

export interface BlockInput {
  kind: BlockKind;
  params: object;
  validFrom?: Date | undefined;
  validTo?: Date | undefined;
}

/** Replaces the blocks of home and of the categories. @throws ZodError when settings do not fit the kind. */
export async function saveBlocks(tx: Tx, blocks: readonly BlockInput[]): Promise<void> {
  await sql`delete from home_block`.execute(tx);
  for (const [position, { kind, params, validFrom, validTo }] of blocks.entries()) {
    await sql`
      insert into home_block (kind, params, position, valid_from, valid_to)
      values (${kind}, ${JSON.stringify(blockParams[kind].parse(params))}::jsonb, ${position}, ${validFrom ?? null},
              ${validTo ?? null})`.execute(tx);
  }
}

export interface LeafletInput {
  name: string;
  slug: string;
  /** `YYYY-MM-DD`, both included. */
  startsOn: string;
  endsOn: string;
  /** Product ids per page. */
  pages: readonly { title: string; productIds: readonly number[] }[];
  /** Absent = every warehouse. */
  warehouseIds?: readonly number[];
}

/** Removes all leaflets but these. */
export async function keepLeaflets(tx: Tx, slugs: readonly string[]): Promise<void> {
  await sql`delete from leaflet where slug <> all(${[...slugs]}::text[])`.execute(tx);
}

/** Adds a leaflet or replaces the one of that slug. A product stands on one page only. */
export async function saveLeaflet(tx: Tx, leaflet: LeafletInput): Promise<void> {
  const titles = leaflet.pages.map(({ title }) => title);
  const { rows } = await sql<{ id: number }>`
    insert into leaflet (name, slug, starts_on, ends_on, pages, page_titles, warehouse_ids)
    values (${leaflet.name}, ${leaflet.slug}, ${leaflet.startsOn}, ${leaflet.endsOn}, ${titles.length}, ${titles}::text[],
            ${leaflet.warehouseIds ? [...leaflet.warehouseIds] : null}::int[])
    on conflict (slug) do update set name = excluded.name, starts_on = excluded.starts_on, ends_on = excluded.ends_on,
      pages = excluded.pages, page_titles = excluded.page_titles, warehouse_ids = excluded.warehouse_ids
    returning leaflet_id as id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  await sql`delete from leaflet_product where leaflet_id = ${id}`.execute(tx);
  for (const [index, { productIds }] of leaflet.pages.entries()) {
    await sql`
      insert into leaflet_product (leaflet_id, product_id, page, position)
      select ${id}, product_id, ${index + 1}, position
        from unnest(${[...productIds]}::int[]) with ordinality as given(product_id, position)`.execute(tx);
  }
}
