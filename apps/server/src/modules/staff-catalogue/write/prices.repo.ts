import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

export interface PriceKey {
  productId: number;
  priceListId: number;
  /** 0 = every warehouse without a price of its own. */
  warehouseId: number;
}

/**
 * Closes the price in force and begins the new one, so that the history stays whole (Cod. consumo art. 17-bis).
 * @param cents null: the warehouse has no price of its own any more
 */
export async function writePrice(tx: Tx, key: PriceKey, cents: number | null): Promise<void> {
  if (cents !== null && (await takeBackSlip(tx, key, cents))) return;
  const { productId, priceListId, warehouseId } = key;
  // the clock, not now(): a price that another transaction wrote since this one began is older than ours
  const { rows } = await sql<{
    at: Date;
  }>`update price set valid_to = greatest(clock_timestamp(), valid_from + interval '1 microsecond')
    where product_id = ${productId} and price_list_id = ${priceListId} and warehouse_id = ${warehouseId} and valid_to is null
    returning valid_to::text as at`.execute(tx);
  if (cents === null) return;
  await sql`insert into price (product_id, price_list_id, warehouse_id, amount_cents, valid_from)
    values (${productId}, ${priceListId}, ${warehouseId}, ${cents}, coalesce(${rows[0]?.at ?? null}::timestamptz, clock_timestamp()))`.execute(
    tx,
  );
}

/**
 * A price put back within two minutes, at which nobody ordered, was a slip of the finger: it leaves the history, or the
 * lowest price of 30 days would be one that nobody ever met. Clocks of nodes differ: orders of the minutes before count too,
 * unless they were made at the price that comes back. @returns whether it was one
 */
async function takeBackSlip(
  tx: Tx,
  { productId, priceListId, warehouseId }: PriceKey,
  cents: number,
): Promise<boolean> {
  const slip = sql`product_id = ${productId} and price_list_id = ${priceListId} and warehouse_id = ${warehouseId}`;
  const { rows } = await sql<{ since: string }>`
    select r.valid_from::text as since from price r
    where ${slip} and r.valid_to is null and r.valid_from > clock_timestamp() - interval '2 minutes'
      and exists (select from price o where o.product_id = r.product_id and o.price_list_id = r.price_list_id
        and o.warehouse_id = r.warehouse_id and o.valid_to = r.valid_from and o.amount_cents = ${cents})
      and not exists (select from orders join order_line l using (order_id)
        where orders.created_at >= r.valid_from - interval '10 minutes' and l.product_id = r.product_id
          and l.unit_price_cents <> ${cents})`.execute(tx);
  const [found] = rows;
  if (!found) return false;
  await sql`delete from price where ${slip} and valid_to is null`.execute(tx);
  await sql`update price set valid_to = null where ${slip} and valid_to = ${found.since}::timestamptz`.execute(tx);
  return true;
}
