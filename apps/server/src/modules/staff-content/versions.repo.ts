import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Body } from '../content/index.ts';

/* What was online (table content_version). */

export interface Version {
  versionId: number;
  document: string;
  /** Null: it was taken off. */
  body: Body | null;
  /** Null: it came by a file. */
  firstName: string | null;
  publishedAt: Date;
}

const versions = (db: Db | Tx) =>
  db
    .selectFrom('content_version')
    .leftJoin('account', 'account.account_id', 'content_version.account_id')
    .select([
      'content_version_id as versionId',
      'document',
      'body',
      'first_name as firstName',
      'published_at as publishedAt',
    ])
    .$castTo<Version>();

/** The newest first. */
export const listVersions = (db: Db | Tx, document: string): Promise<Version[]> =>
  versions(db).where('document', '=', document).orderBy('content_version_id', 'desc').limit(50).execute();

export const findVersion = (db: Db | Tx, versionId: number): Promise<Version | undefined> =>
  versions(db).where('content_version_id', '=', versionId).executeTakeFirst();

export interface NewestVersion extends Omit<Version, 'body' | 'versionId'> {
  off: boolean;
  /** What it was called when it was last online, where it was taken off. */
  called: Body | null;
}

/** The newest version of each document, without its body. */
export async function newestVersions(db: Db): Promise<Map<string, NewestVersion>> {
  const { rows } = await sql<NewestVersion>`
    with newest as (
      select distinct on (document) document, first_name as "firstName", published_at as "publishedAt", body is null as off
        from content_version left join account using (account_id)
       order by document, content_version_id desc)
    select newest.*, called from newest left join lateral (
      select jsonb_build_object('name', body -> 'name', 'title', body -> 'title') as called from content_version v
       where v.document = newest.document and body is not null order by content_version_id desc limit 1) before on off`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.document, row]));
}

/** @param by absent: a file brought it */
export async function insertVersion(
  tx: Tx,
  { document, body, by }: { document: string; body: Body | undefined; by?: number },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('content_version')
    .values({
      document,
      body: body === undefined ? null : JSON.stringify(body),
      account_id: by ?? null,
      published_at: now,
    })
    .execute();
}
