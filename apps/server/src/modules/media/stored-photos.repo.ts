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

export async function hasStoredPhoto(tx: Tx, photo: string): Promise<boolean> {
  const row = await tx.selectFrom('product_photo').select('photo').where('photo', '=', photo).executeTakeFirst();
  return row !== undefined;
}
