/* What a place in a slot depends on: the open cart and its lines. Raw SQL for the lines as JSON in the statement that locks. */
import type { GoodsToCarry } from '@sporta/domain';
import type { Position } from '@sporta/routing';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { isCartClosed } from './closed-cart.repo.ts';

/** The open cart, locked; what a place in a slot depends on. */
export interface CartToServe {
  cartId: number;
  locked: boolean;
  warehouseId: number | null;
  deliveryServiceId: number;
  addressId: number | null;
  modifiedOrderId: number | null;
  /** Where its goods go, where that is known. */
  home: Position | null;
  /** Its customer buys for a company. */
  forCompany: boolean;
  lines: GoodsToCarry[];
}

/** What a line `i` of a product `p` takes of a slot, as JSON; its department is the top one of its category. */
export const goodsToCarry = sql`jsonb_build_object('mode', p.selling_mode, 'quantity', i.quantity,
  'grossGrams', p.gross_grams, 'perishable', p.perishable, 'sectorTint', (
    select top.tint from product_category m join category c using (category_id)
      join category top on top.path = split_part(c.path, '/', 1)
     where m.product_id = p.product_id and m.is_main))`;

/** Where the goods of a cart `c` go, as JSON; null where that is not known, and of those who come to the store. */
const homeOfCart = sql`(select jsonb_build_object('latitude', d.latitude, 'longitude', d.longitude) from address d
  where d.address_id = c.address_id and d.deleted_at is null and d.latitude is not null and d.longitude is not null)`;

export async function readHomeOfCart(db: Db, cartId: number): Promise<Position | undefined> {
  const { rows } = await sql<{ home: Position | null }>`
    select ${homeOfCart} as home from cart c where c.cart_id = ${cartId}`.execute(db);
  return rows[0]?.home ?? undefined;
}

/**
 * Locks the customer's open cart and raises its revision, since its slot is about to change. Every change of a customer's
 * hold goes through this lock, so two devices of one customer never race.
 */
export async function lockCartForSlot(tx: Tx, accountId: number, now: Date): Promise<CartToServe | undefined> {
  assertLockOrder(tx, 'cart');
  const { rows } = await sql<CartToServe>`
    update cart c set revision = revision + 1, updated_at = ${now}
     where account_id = ${accountId} and state = 'open'
    returning cart_id as "cartId", ${isCartClosed('c', now)} as locked, warehouse_id as "warehouseId",
      delivery_service_id as "deliveryServiceId", address_id as "addressId", modified_order_id as "modifiedOrderId",
      ${homeOfCart} as home,
      (select company_id is not null from account a where a.account_id = c.account_id) as "forCompany",
      (select coalesce(jsonb_agg(${goodsToCarry}), '[]')
         from cart_item i join product p using (product_id) where i.cart_id = c.cart_id and not i.refused) as lines`.execute(
    tx,
  );
  return rows[0];
}

/** Lines of an order, for what they take of a locker. */
export function readOrderLines(db: Db | Tx, orderId: number): Promise<GoodsToCarry[]> {
  return db
    .selectFrom('order_line as l')
    .leftJoin('product as p', 'p.product_id', 'l.product_id')
    .select([
      sql<GoodsToCarry['mode']>`l.selling_mode`.as('mode'),
      'l.quantity',
      'l.perishable',
      'l.sector_tint as sectorTint',
      'p.gross_grams as grossGrams',
    ])
    .where('l.order_id', '=', orderId)
    .execute();
}

/** Lines of a cart, for what they take of a slot. */
export async function readCartLines(db: Db, cartId: number): Promise<CartToServe['lines']> {
  const { rows } = await sql<{ line: GoodsToCarry }>`
    select ${goodsToCarry} as line from cart_item i join product p using (product_id)
     where i.cart_id = ${cartId} and not i.refused`.execute(db);
  return rows.map(({ line }) => line);
}
