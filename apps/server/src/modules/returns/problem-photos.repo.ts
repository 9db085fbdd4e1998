import type { Db, Tx } from '../../platform/db/database.ts';

/* Photos of what was not good (table problem_photo); those without a report wait for the one that is being written. */

export interface NewPhoto {
  photo: string;
  orderId: number;
  /** WebP. */
  image: Buffer;
  now: Date;
}

export async function insertPhoto(tx: Tx, { photo, orderId, image, now }: NewPhoto): Promise<void> {
  await tx.insertInto('problem_photo').values({ problem_photo_id: photo, order_id: orderId, at: now, image }).execute();
}

/** Photos of an order that no report has taken. */
export async function countWaiting(db: Db, orderId: number): Promise<number> {
  const { count } = await db
    .selectFrom('problem_photo')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('order_problem_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Gives a report photos of its order that wait. @returns how many it got */
export async function attachPhotos(
  tx: Tx,
  { orderId, problemId, photos }: { orderId: number; problemId: number; photos: readonly string[] },
): Promise<number> {
  if (photos.length === 0) return 0;
  const { numUpdatedRows } = await tx
    .updateTable('problem_photo')
    .set({ order_problem_id: problemId })
    .where('problem_photo_id', 'in', photos)
    .where('order_id', '=', orderId)
    .where('order_problem_id', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** A photo, whose order it is of and where that was prepared. */
export function findPhoto(db: Db, photo: string) {
  return db
    .selectFrom('problem_photo as f')
    .innerJoin('orders as o', 'o.order_id', 'f.order_id')
    .select([
      'f.image',
      'f.order_problem_id as problemId',
      'o.account_id as accountId',
      'o.warehouse_id as warehouseId',
    ])
    .where('f.problem_photo_id', '=', photo)
    .executeTakeFirst();
}

export async function removeWaiting(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('problem_photo').where('order_problem_id', 'is', null).where('at', '<', before).execute();
}
