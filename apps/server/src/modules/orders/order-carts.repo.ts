import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { findOrder, type OrderRow, storeSells } from '../order-book/index.ts';

/* The carts orders come from, and those in which orders are changed. The callers have locked them. Raw where rows are copied. */

/** The cart has become an order. */
export async function closeBoughtCart(tx: Tx, cartId: number): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ state: 'ordered', locked_until: null })
    .where('cart_id', '=', cartId)
    .where('state', '=', 'open')
    .execute();
}

/** The cart may be changed again: its order was not paid. */
export async function unlockCart(tx: Tx, cartId: number): Promise<void> {
  await tx
    .updateTable('cart')
    .set((eb) => ({ locked_until: null, revision: eb('revision', '+', 1) }))
    .where('cart_id', '=', cartId)
    .execute();
}

/** The order being changed in a cart; undefined for an ordinary cart. */
export async function findModifiedOrder(tx: Tx, cartId: number): Promise<OrderRow | undefined> {
  const cart = await tx
    .selectFrom('cart')
    .select('modified_order_id as orderId')
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  return cart?.orderId == null ? undefined : findOrder(tx, cart.orderId);
}

/** Whether the store of an order closed for good: it keeps what it promised, and takes nothing new. */
export async function isStoreClosed(tx: Tx, orderId: number): Promise<boolean> {
  const { rows } = await sql`
    select from orders o where o.order_id = ${orderId} and not ${storeSells('o')}`.execute(tx);
  return rows.length > 0;
}

/** Whether the customer has put goods into a cart. */
export async function cartHasGoods(tx: Tx, cartId: number): Promise<boolean> {
  const item = await tx
    .selectFrom('cart_item')
    .select('cart_item_id')
    .where('cart_id', '=', cartId)
    .where('insertion_type_id', '=', 1)
    .limit(1)
    .executeTakeFirst();
  return item !== undefined;
}

/** An order becomes the contents of a cart: its lines, what is written on it, its certificates and no others. */
export async function fillCartFrom(tx: Tx, orderId: number, cartId: number): Promise<void> {
  await sql`
    update cart set modified_order_id = ${orderId}, warehouse_id = o.warehouse_id, delivery_service_id = o.delivery_service_id,
      address_id = coalesce((o.address ->> 'userAddressId')::int, cart.address_id), order_comment = o.order_comment,
      accept_alternatives = o.accept_alternatives, invoice_requested = o.invoice_requested is not null,
      invoice_holder_id = (select person_fiscal_id from person_fiscal f where f.account_id = cart.account_id
        and f.person_fiscal_id = (o.invoice_requested ->> 'personFiscalId')::int and f.deleted_at is null),
      purchase_order = o.purchase_order, cost_centre = o.cost_centre, promo_codes = was.promo_codes
    from orders o join cart was using (cart_id) where o.order_id = ${orderId} and cart.cart_id = ${cartId}`.execute(tx);
  await sql`
    insert into cart_item (cart_id, product_id, quantity, insertion_type_id, is_package, accept_alternatives, user_notes,
      wanted_substitute_id, shelf_cents)
    select ${cartId}, l.product_id, l.quantity, l.insertion_type_id, l.is_package, l.accept_alternatives, l.user_notes,
      l.wanted_substitute_id, was.shelf_cents
    from order_line l join orders o using (order_id)
    left join cart_item was on was.cart_id = o.cart_id and was.product_id = l.product_id and was.insertion_type_id = l.insertion_type_id
    where l.order_id = ${orderId} and l.product_id is not null order by l.position
    on conflict do nothing`.execute(tx);
  // with other certificates the cost of the change could not be compared with that of the order
  await tx.deleteFrom('cart_gift_certificate').where('cart_id', '=', cartId).execute();
  await sql`
    insert into cart_gift_certificate (cart_id, gift_certificate_id)
    select ${cartId}, gift_certificate_id from order_gift_certificate
    where order_id = ${orderId} and state = 'reserved'`.execute(tx);
}

/** Empties a cart of the order that was changed in it, with all that is written on it. */
export async function emptyCart(tx: Tx, cartId: number, now: Date): Promise<void> {
  await sql`
    with emptied as (delete from cart_item where cart_id = ${cartId}),
    without_gifts as (delete from cart_gift_certificate where cart_id = ${cartId})
    update cart set modified_order_id = null, order_comment = null, purchase_order = null, cost_centre = null,
      promo_codes = default, accept_alternatives = default, invoice_requested = default, invoice_holder_id = null, revision = revision + 1, updated_at = ${now}
    where cart_id = ${cartId}`.execute(tx);
}

/** A cart in which an order was changed becomes an ordinary one; the certificates remain with the order. @returns whose it is */
export async function detachCart(tx: Tx, cartId: number, orderId: number): Promise<number> {
  const { rows } = await sql<{ accountId: number }>`
    with without_gifts as (delete from cart_gift_certificate k using order_gift_certificate g
      where k.cart_id = ${cartId} and g.gift_certificate_id = k.gift_certificate_id and g.order_id = ${orderId}
        and g.state = 'reserved')
    update cart set modified_order_id = null, revision = revision + 1 where cart_id = ${cartId}
    returning account_id as "accountId"`.execute(tx);
  const [cart] = rows;
  if (!cart) throw new Error(`cart ${cartId} is locked and cannot be found`);
  return cart.accountId;
}

/** The open carts in which an order is being changed become ordinary ones. @returns them, locked by that */
export async function detachOpenCarts(tx: Tx, orderId: number): Promise<number[]> {
  assertLockOrder(tx, 'cart');
  const carts = await tx
    .updateTable('cart')
    .set((eb) => ({ modified_order_id: null, revision: eb('revision', '+', 1) }))
    .where('modified_order_id', '=', orderId)
    .where('state', '=', 'open')
    .returning('cart_id')
    .execute();
  return carts.map((cart) => cart.cart_id);
}

/** Orders reopened for a change that was not bought before the cut-off, each with the open cart it is changed in. */
export function overdueChanges(db: Db, now: Date) {
  return db
    .selectFrom('orders as o')
    .leftJoin('cart as c', (join) => join.onRef('c.modified_order_id', '=', 'o.order_id').on('c.state', '=', 'open'))
    .select(['o.order_id as orderId', 'c.cart_id as cartId'])
    .where('o.state', '=', 'reopened')
    .where('o.cutoff_at', '<=', now)
    .execute();
}

/** Whether the next version of an order is being paid. */
export async function isChangeBeingPaid(tx: Tx, orderId: number): Promise<boolean> {
  const change = await tx
    .selectFrom('orders')
    .select('order_id')
    .where('replaces_order_id', '=', orderId)
    .where('state', 'in', ['draft', 'awaiting-payment'])
    .executeTakeFirst();
  return change !== undefined;
}
