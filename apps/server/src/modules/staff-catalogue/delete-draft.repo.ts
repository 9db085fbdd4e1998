import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { ProductUses } from './uses-in-words.ts';

/* Raw: rows locked against new references, and counts of many tables in one statement. */

/** The product, locked so that nothing can name it or put it on sale until the transaction ends. */
export async function lockDraft(tx: Tx, productId: number): Promise<{ isDraft: boolean } | undefined> {
  const { rows } = await sql<{ isDraft: boolean }>`
    select draft as "isDraft" from product where product_id = ${productId} for update`.execute(tx);
  return rows[0];
}

/** Everything that names the product, by id or by its code. */
export async function countUses(tx: Tx, productId: number): Promise<ProductUses> {
  const named = sql`jsonb_path_exists(body, '$.** ? (@ == $code)', jsonb_build_object('code', code))`;
  const { rows } = await sql<ProductUses>`
    select
      (select count(distinct cart_id)::int from cart_item where product_id = p.product_id) as carts,
      (select count(*)::int from product_list_item where product_id = p.product_id) as lists,
      (select count(distinct order_id)::int from (
        select order_id from order_line where product_id = p.product_id
        union all select order_id from stock_reservation where product_id = p.product_id) o) as orders,
      (select count(*)::int from promotion m where m.params->'giftProductId' = to_jsonb(p.product_id)
        or exists (select from promotion_product x where x.promotion_id = m.promotion_id and x.product_id = p.product_id)) as promotions,
      (select count(*)::int from account_offer_product where product_id = p.product_id) as proposals,
      (select count(distinct leaflet_id)::int from leaflet_product where product_id = p.product_id) as leaflets,
      (select count(*)::int from (select params as body from home_block union all select body from content_draft) c
        where ${named}) as contents,
      (select count(*)::int from search_pin where p.product_id = any(product_ids)) as pins,
      (select count(*)::int from newsletter_issue where p.product_id = any(product_ids)) as newsletters,
      (select count(*)::int from reward where product_id = p.product_id) as rewards,
      (select count(*)::int from notify_request where product_id = p.product_id) as waiting
    from product p where product_id = ${productId}`.execute(tx);
  return rows[0]!;
}

export async function deleteProduct(tx: Tx, productId: number): Promise<void> {
  await tx.deleteFrom('product').where('product_id', '=', productId).execute();
}
