import { type RawBuilder, sql } from 'kysely';
import type { SqlValue } from '../../platform/db/hot-statement.ts';

/**
 * The order a cart is being paid as, if any: the row `paying`, to be joined laterally. Until its payment is decided the cart
 * belongs to the order, and what was put in it meanwhile would vanish with it.
 * @param cartId a column of the statement this is put in
 */
export function orderBeingPaid(cartId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select * from orders o where o.cart_id = ${cartId} and o.state in ('draft', 'awaiting-payment'))`;
}

/**
 * Whether a cart may not be changed: while its order is being paid, however long that takes, or while a page that is about
 * to pay has locked it (`cart/lock`). The one rule for everybody who changes a cart or its slot.
 * @param cart name of the table in the statement this is put in
 */
export function isCartClosed(cart: 'cart' | 'c', now: SqlValue<Date>): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${cart}.${name}`);
  return sql<boolean>`(coalesce(${column('locked_until')} > ${now}, false) or exists ${orderBeingPaid(column('cart_id'))})`;
}
