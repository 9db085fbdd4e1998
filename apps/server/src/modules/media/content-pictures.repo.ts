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
  /** It is a part of another one. */
  crop?: (CropBox & { original: string }) | undefined;
}

/** A part of a picture, in pixels of the whole. */
export interface CropBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type CroppedPicture = Omit<ContentPictureRow, 'createdAt'> & {
  bytes: Buffer;
  crop: CropBox & { original: string };
};

export async function insertContentPicture(
  db: Db,
  picture: Omit<ContentPictureRow, 'createdAt' | 'crop'> & { bytes: Buffer },
  now: Date,
): Promise<void> {
  await db
    .insertInto('content_picture')
    .values({ ...picture, created_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute();
}

/** Keeps a part of a picture; the same part is kept once. @returns false when the whole one is gone */
export async function insertCrop(tx: Tx, { crop, ...part }: CroppedPicture, now: Date): Promise<boolean> {
  const whole = await tx
    .selectFrom('content_picture')
    .select('picture')
    .where('picture', '=', crop.original)
    .forKeyShare()
    .executeTakeFirst();
  if (!whole) return false;
  const { original, x: crop_x, y: crop_y, width: crop_width, height: crop_height } = crop;
  await tx
    .insertInto('content_picture')
    .values({ ...part, original, crop_x, crop_y, crop_width, crop_height, created_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute();
  return true;
}

const facts = (db: Db | Tx) =>
  db
    .selectFrom('content_picture')
    .select(['picture', 'name', 'alt', 'width', 'height', 'created_at as createdAt'])
    .select(['original', 'crop_x', 'crop_y', 'crop_width', 'crop_height']);

type Facts = Awaited<ReturnType<ReturnType<typeof facts>['execute']>>[number];

function rowOf({ original, crop_x: x, crop_y: y, crop_width: width, crop_height: height, ...row }: Facts) {
  if (original === null || x === null || y === null || width === null || height === null) return row;
  return { ...row, crop: { original, x, y, width, height } };
}

/** The newest first. */
export async function listContentPictures(db: Db): Promise<ContentPictureRow[]> {
  return (await facts(db).orderBy('created_at', 'desc').orderBy('picture').execute()).map(rowOf);
}

export async function findContentPicture(db: Db, picture: string): Promise<ContentPictureRow | undefined> {
  const row = await facts(db).where('picture', '=', picture).executeTakeFirst();
  return row && rowOf(row);
}

/** Names of the parts cut out of a picture, which nobody can take away meanwhile nor cut more of. */
export async function lockWithCrops(tx: Tx, picture: string): Promise<string[]> {
  await tx.selectFrom('content_picture').select('picture').where('picture', '=', picture).forUpdate().execute();
  const parts = await tx
    .selectFrom('content_picture')
    .select('name')
    .where('original', '=', picture)
    .orderBy('created_at')
    .execute();
  return parts.map(({ name }) => name);
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
