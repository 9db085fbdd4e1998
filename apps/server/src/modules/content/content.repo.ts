import type { ContentPage, FaqGroup } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { BlockRow } from './home-blocks.ts';

/** A page in force by its name or a former one. */
export async function findPage(db: Db, name: string, now: Date): Promise<ContentPage | undefined> {
  const { rows } = await sql<{
    pageId: number;
    name: string;
    title: string;
    content: string;
    seoTitle: string | null;
    seoDescription: string | null;
  }>`
    select page_id as "pageId", name, title, content, seo_title as "seoTitle", seo_description as "seoDescription"
      from content_page
     where (name = ${name} or aliases @> array[${name}]::text[])
       and coalesce(valid_from <= ${now}, true) and coalesce(valid_to > ${now}, true)
     order by name = ${name} desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { seoTitle, seoDescription, ...page } = row;
  const seo = {
    ...(seoTitle === null ? {} : { SEO_TITLE: seoTitle }),
    ...(seoDescription === null ? {} : { SEO_DESCRIPTION: seoDescription }),
  };
  return { ...page, metaData: { page_seo: seo } };
}

/** Names of the pages in force, with the day each was last changed. */
export async function listPages(db: Db, now: Date): Promise<{ name: string; updatedAt: Date }[]> {
  const { rows } = await sql<{ name: string; updatedAt: Date }>`
    select name, updated_at as "updatedAt" from content_page
     where coalesce(valid_from <= ${now}, true) and coalesce(valid_to > ${now}, true) order by name`.execute(db);
  return rows;
}

/** By category, both in the order of the shop. */
export async function listFaqs(db: Db): Promise<FaqGroup[]> {
  const { rows } = await sql<{ category: string; question: string; answer: string }>`
    select category, question, answer from faq order by position, faq_id`.execute(db);
  return [...Map.groupBy(rows, ({ category }) => category)].map(([category, items]) => ({
    category,
    items: items.map(({ question, answer }) => ({ question, answer })),
  }));
}

/** The notice in force that began last. */
export async function findPopup(db: Db, now: Date) {
  const { rows } = await sql<{ popupId: number; title: string; description: string }>`
    select popup_id as "popupId", title, description from popup
     where valid_from <= ${now} and valid_to > ${now} order by valid_from desc, popup_id desc limit 1`.execute(db);
  return rows[0];
}

/** The blocks in force, in order. */
export async function listBlocks(db: Db, now: Date): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`
    select home_block_id as "homeBlockId", kind, params from home_block
     where coalesce(valid_from <= ${now}, true) and coalesce(valid_to > ${now}, true)
     order by position, home_block_id`.execute(db);
  return rows;
}
