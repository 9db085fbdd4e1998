import type { ContentPage, PageFact, PageWay } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inForce } from './in-force.repo.ts';

/* Pages of text (table content_page). */

/** What stands around the text. */
const around = [
  'summary',
  'picture as mediaURL',
  sql<PageFact[] | null>`nullif(facts, '[]')`.as('facts'),
  sql<PageWay[] | null>`nullif(ways, '[]')`.as('ways'),
] as const;

/** A page in force by its name or a former one. */
export async function findPage(db: Db, name: string, now: Date): Promise<ContentPage | undefined> {
  const row = await db
    .selectFrom('content_page')
    .select([
      'page_id as pageId',
      'name',
      'title',
      ...around,
      'content',
      'seo_title as seoTitle',
      'seo_description as seoDescription',
    ])
    .where(sql<boolean>`(name = ${name} or aliases @> array[${name}]::text[])`)
    .where(inForce(now))
    .orderBy(sql`name = ${name}`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { seoTitle, seoDescription, summary, mediaURL, facts, ways, ...page } = row;
  const seo = {
    ...(seoTitle === null ? {} : { SEO_TITLE: seoTitle }),
    ...(seoDescription === null ? {} : { SEO_DESCRIPTION: seoDescription }),
  };
  return {
    ...page,
    ...(summary === null ? {} : { summary }),
    ...(mediaURL === null ? {} : { mediaURL }),
    ...(facts === null ? {} : { facts }),
    ...(ways === null ? {} : { ways }),
    metaData: { page_seo: seo },
  };
}

/** Names of the pages in force, with the day each was last changed. */
export function listPages(db: Db, now: Date) {
  return db
    .selectFrom('content_page')
    .select(['name', 'updated_at as updatedAt'])
    .where(inForce(now))
    .orderBy('name')
    .execute();
}

/** Every page as it was written. */
export function exportPages(db: Db) {
  return db
    .selectFrom('content_page')
    .select([
      'name',
      'title',
      ...around,
      'content',
      'seo_title as seoTitle',
      'seo_description as seoDescription',
      sql<string[] | null>`nullif(aliases, '{}')`.as('aliases'),
      'valid_from as validFrom',
      'valid_to as validTo',
    ])
    .orderBy('name')
    .execute();
}

export interface PageInput {
  name: string;
  title: string;
  summary?: string | undefined;
  /** Address of the picture beside the title. */
  mediaURL?: string | undefined;
  facts?: readonly PageFact[] | undefined;
  ways?: readonly PageWay[] | undefined;
  content: string;
  seoTitle?: string | undefined;
  seoDescription?: string | undefined;
  /** Former names that still lead to the page. */
  aliases?: readonly string[] | undefined;
  /** Outside of these the page does not exist. */
  validFrom?: Date | undefined;
  validTo?: Date | undefined;
}

/** Adds a page or replaces the one of that name; `content` is sanitised. */
export async function upsertPage(tx: Tx, page: PageInput): Promise<void> {
  const values = {
    title: page.title,
    summary: page.summary ?? null,
    picture: page.mediaURL ?? null,
    facts: JSON.stringify(page.facts ?? []),
    ways: JSON.stringify(page.ways ?? []),
    content: page.content,
    seo_title: page.seoTitle ?? null,
    seo_description: page.seoDescription ?? null,
    aliases: [...(page.aliases ?? [])],
    valid_from: page.validFrom ?? null,
    valid_to: page.validTo ?? null,
  };
  await tx
    .insertInto('content_page')
    .values({ name: page.name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ ...values, updated_at: sql`now()` }))
    .execute();
}

export async function deletePage(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('content_page').where('name', '=', name).execute();
}

/** Removes all pages but these. */
export async function keepPages(tx: Tx, names: readonly string[]): Promise<void> {
  await sql`delete from content_page where name <> all(${[...names]}::text[])`.execute(tx);
}
