import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';

/*
 * What was in a cart waits beside it while an order is changed there. A parked cart is touched only by whoever holds the lock of the
 * account's open cart, or has just closed it. Raw: rows are moved.
 */

/** Goods, certificates, meal tickets and words of an open cart wait in a cart of their own; the open one is left empty. */
export async function parkCart(tx: Tx, cartId: number): Promise<void> {
  assertLockOrder(tx, 'cart');
  await sql`
    with parked as (
      insert into cart (account_id, state, address_id, warehouse_id, delivery_service_id, order_comment, accept_alternatives,
        promo_codes, invoice_requested, invoice_holder_id, purchase_order, cost_centre, created_at, updated_at)
      select account_id, 'parked', address_id, warehouse_id, delivery_service_id, order_comment, accept_alternatives,
        promo_codes, invoice_requested, invoice_holder_id, purchase_order, cost_centre, created_at, updated_at
      from cart where cart_id = ${cartId} returning cart_id),
    certificates as (
      update cart_gift_certificate set cart_id = (select cart_id from parked) where cart_id = ${cartId}),
    tickets as (
      update cart_meal_ticket set cart_id = (select cart_id from parked) where cart_id = ${cartId})
    update cart_item set cart_id = (select cart_id from parked) where cart_id = ${cartId}`.execute(tx);
}

/**
 * The parked goods of a customer come back: as the open cart where there is none (its change was bought), else into it. What the
 * open cart has already stays as it is; an empty one gets back what was written on the other.
 * @param closedCartId the cart in which the change was bought: whoever saw it takes a lower revision for an older answer
 */
export async function giveBackParked(tx: Tx, accountId: number, closedCartId?: number): Promise<void> {
  const { rows: parked } = await sql<{ cart_id: number }>`
    select cart_id from cart where account_id = ${accountId} and state = 'parked' order by cart_id desc for update`.execute(
    tx,
  );
  for (const { cart_id: parkedId } of parked) {
    const { rows: open } = await sql<{ cart_id: number }>`
      select cart_id from cart where account_id = ${accountId} and state = 'open'`.execute(tx);
    if (open[0]) await moveInto(tx, parkedId, open[0].cart_id);
    else {
      await sql`
        update cart set state = 'open', revision = 1 + coalesce((
          select revision from cart where cart_id = ${closedCartId ?? null}::int), revision)
        where cart_id = ${parkedId}`.execute(tx);
    }
  }
}

async function moveInto(tx: Tx, parkedId: number, openId: number): Promise<void> {
  await sql`
    update cart set address_id = p.address_id, warehouse_id = p.warehouse_id, delivery_service_id = p.delivery_service_id,
      order_comment = p.order_comment, accept_alternatives = p.accept_alternatives, promo_codes = p.promo_codes,
      invoice_requested = p.invoice_requested, invoice_holder_id = p.invoice_holder_id, purchase_order = p.purchase_order, cost_centre = p.cost_centre
    from cart p where p.cart_id = ${parkedId} and cart.cart_id = ${openId}
      and not exists (select from cart_item where cart_id = ${openId})`.execute(tx);
  await sql`
    update cart_item i set cart_id = ${openId} where cart_id = ${parkedId} and not exists (
      select from cart_item o where o.cart_id = ${openId} and o.product_id = i.product_id
        and o.insertion_type_id = i.insertion_type_id)`.execute(tx);
  await sql`
    update cart_gift_certificate g set cart_id = ${openId} where cart_id = ${parkedId} and not exists (
      select from cart_gift_certificate o where o.cart_id = ${openId} and o.gift_certificate_id = g.gift_certificate_id)`.execute(
    tx,
  );
  await sql`
    update cart_meal_ticket t set cart_id = ${openId} where cart_id = ${parkedId} and not exists (
      select from cart_meal_ticket o where o.cart_id = ${openId} and o.payment_type_id = t.payment_type_id)`.execute(
    tx,
  );
  await sql`delete from cart where cart_id = ${parkedId}`.execute(tx);
}
