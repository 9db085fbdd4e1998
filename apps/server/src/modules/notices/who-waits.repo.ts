import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { isOpen } from './open-places.ts';

/* How many customers wait (table notify_request), for the Banco: numbers alone, nobody's address. Raw: counts of people. */

/** Who waits for a product, by the store whose shelves they looked at; null: any store. */
export async function waitingForProduct(
  db: Db,
  productId: number,
): Promise<{ warehouseId: number | null; customers: number }[]> {
  const { rows } = await sql<{ warehouseId: number | null; customers: number }>`
    select warehouse_id as "warehouseId", count(*)::int as customers from notify_request
    where kind = 'product' and product_id = ${productId} and done_at is null
    group by warehouse_id`.execute(db);
  return rows;
}

/** Postal codes where people wait for the shop to come (by the rule that ends their wait, `isOpen`), those with most people first. */
export async function placesWaitedFor(db: Db, limit: number): Promise<{ postcode: string; customers: number }[]> {
  const { rows } = await sql<{ postcode: string; customers: number }>`
    select n.postalcode as postcode, count(distinct lower(n.email))::int as customers from notify_request n
    where n.kind = 'zone' and n.done_at is null and n.postalcode is not null and not ${isOpen}
    group by n.postalcode order by customers desc, n.postalcode limit ${limit}`.execute(db);
  return rows;
}
