import type { Pool } from 'pg';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface StoredPhoto {
  /** Name by what it holds. */
  photo: string;
  bytes: Buffer;
  width: number;
  height: number;
}

/** Keeps a photo; the same one is kept once. */
export async function insertPhoto(db: Db, photo: StoredPhoto, now: Date): Promise<void> {
  await db
    .insertInto('product_photo')
    .values({ ...photo, created_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute();
}

export async function readStoredPhoto(pool: Pool, photo: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ bytes: Buffer }>('select bytes from product_photo where photo = $1', [photo]);
  return rows[0]?.bytes;
}

export type PhotoSize = Omit<StoredPhoto, 'bytes'>;

/** Sizes of photos by their names; one that was never uploaded is not among them. */
export async function sizesOfPhotos(db: Db | Tx, photos: readonly string[]): Promise<PhotoSize[]> {
  if (photos.length === 0) return [];
  return db.selectFrom('product_photo').select(['photo', 'width', 'height']).where('photo', 'in', photos).execute();
}
