import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/* What customers thought of what they bought (table product_rating). */

/** Whether a product was in an order of the customer that went ahead, and what they thought of it (null: nothing said). */
export async function readRating(
  db: Db | Tx,
  accountId: number,
  productId: number,
): Promise<{ bought: boolean; liked: boolean | null }> {
  const { rows } = await sql<{ bought: boolean; liked: boolean | null }>`
    select exists (select from orders o join order_line l using (order_id)
        where o.account_id = ${accountId} and o.confirmed_at is not null and o.state not in ('cancelled', 'replaced')
          and (l.product_id = ${productId} or (l.substitute ->> 'productId')::int = ${productId})) as bought,
      (select liked from product_rating where account_id = ${accountId} and product_id = ${productId}) as liked`.execute(
    db,
  );
  return rows[0]!;
}

export function listRatings(db: Db, accountId: number): Promise<{ productId: number; liked: boolean }[]> {
  return db
    .selectFrom('product_rating')
    .select(['product_id as productId', 'liked'])
    .where('account_id', '=', accountId)
    .orderBy('product_id')
    .execute();
}

export async function writeRating(
  db: Db,
  { accountId, productId, liked, now }: { accountId: number; productId: number; liked: boolean; now: Date },
): Promise<void> {
  await db
    .insertInto('product_rating')
    .values({ account_id: accountId, product_id: productId, liked, rated_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'product_id']).doUpdateSet({ liked, rated_at: now }))
    .execute();
}

export async function dropRating(db: Db, accountId: number, productId: number): Promise<void> {
  await db
    .deleteFrom('product_rating')
    .where('account_id', '=', accountId)
    .where('product_id', '=', productId)
    .execute();
}
