/* Offers made to one customer. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';

export interface OfferRow {
  accountOfferId: number;
  maxProducts: number;
  percent: number;
  validFrom: Date;
  validTo: Date;
  activatedAt: Date | null;
  products: { productId: number; activated: boolean }[];
}

/**
 * Of several the one still to be made, then the one that ends first. Raw SQL for the products as JSON.
 */
export async function findOffer(db: Db, accountId: number, now: Date): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    select o.account_offer_id as "accountOfferId", o.max_products as "maxProducts", o.percent, o.valid_from as "validFrom",
      o.valid_to as "validTo", o.activated_at as "activatedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('productId', product_id, 'activated', activated)
          order by position, product_id), '[]')
         from account_offer_product p where p.account_offer_id = o.account_offer_id) as products
    from account_offer o
    where o.account_id = ${accountId} and o.valid_from <= ${now} and o.valid_to > ${now}
    order by o.activated_at is not null, o.valid_to, o.account_offer_id limit 1`.execute(db);
  return rows[0];
}

/** Locks the offers of an account, so that two devices do not activate one of them at once. */
export async function lockOffers(tx: Tx, accountId: number, now: Date): Promise<void> {
  assertLockOrder(tx, 'customer');
  await tx
    .selectFrom('account_offer')
    .select('account_offer_id')
    .where('account_id', '=', accountId)
    .where('valid_to', '>', now)
    .orderBy('account_offer_id')
    .forUpdate()
    .execute();
}

/** Activates an offer for some of its products, and raises the revision of the cart, which costs something else now. */
export async function activateOffer(
  tx: Tx,
  activation: { accountId: number; offer: OfferRow; productIds: number[]; now: Date },
): Promise<void> {
  const { accountId, offer, productIds, now } = activation;
  await tx
    .updateTable('account_offer_product')
    .set({ activated: true })
    .where('account_offer_id', '=', offer.accountOfferId)
    .where('product_id', '=', sql<number>`any(${productIds}::int[])`)
    .execute();
  await tx
    .updateTable('account_offer')
    .set({ activated_at: now })
    .where('account_offer_id', '=', offer.accountOfferId)
    .execute();
  await tx
    .updateTable('cart')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('state', '=', 'open')
    .execute();
}
