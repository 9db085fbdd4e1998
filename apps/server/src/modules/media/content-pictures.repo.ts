import type { Pool } from 'pg';
import type { Db, Tx } from '../../platform/db/database.ts';

/* The library of pictures for texts, banners and leaflets (table content_picture). */

export interface ContentPictureRow {
  picture: string;
  name: string;
  /** What it shows, for who does not see it. */
  alt: string;
  width: number;
  height: number;
  createdAt: Date;
}

export async function insertContentPicture(
  db: Db,
  picture: Omit<ContentPictureRow, 'createdAt'> & { bytes: Buffer },
  now: Date,
): Promise<void> {
  await db
    .insertInto('content_picture')
    .values({ ...picture, created_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** The newest first. */
export function listContentPictures(db: Db): Promise<ContentPictureRow[]> {
  return db
    .selectFrom('content_picture')
    .select(['picture', 'name', 'alt', 'width', 'height', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .orderBy('picture')
    .execute();
}

export async function readContentPicture(pool: Pool, picture: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ bytes: Buffer }>({
    name: 'content-picture',
    text: 'select bytes from content_picture where picture = $1',
    values: [picture],
  });
  return rows[0]?.bytes;
}

/** @returns its words before; undefined when there is none */
export async function describeContentPicture(
  tx: Tx,
  picture: string,
  words: { name: string; alt: string },
): Promise<{ name: string; alt: string } | undefined> {
  const before = await tx
    .selectFrom('content_picture')
    .select(['name', 'alt'])
    .where('picture', '=', picture)
    .forUpdate()
    .executeTakeFirst();
  if (before) await tx.updateTable('content_picture').set(words).where('picture', '=', picture).execute();
  return before;
}

/** @returns the name it had; undefined when there is none */
export async function deleteContentPicture(tx: Tx, picture: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('content_picture')
    .where('picture', '=', picture)
    .returning('name')
    .executeTakeFirst();
  return row?.name;
}
