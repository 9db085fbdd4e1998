import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

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

/** Postal codes that no zone of an open store serves and people wait for, those with most people first. */
export async function placesWaitedFor(db: Db, limit: number): Promise<{ postcode: string; customers: number }[]> {
  const { rows } = await sql<{ postcode: string; customers: number }>`
    select n.postalcode as postcode, count(distinct lower(n.email))::int as customers from notify_request n
    where n.kind = 'zone' and n.done_at is null and n.postalcode is not null and not exists (
      select from delivery_zone_postalcode z join delivery_zone d using (delivery_zone_id) join warehouse w using (warehouse_id)
      where z.postalcode = n.postalcode and w.active)
    group by n.postalcode order by customers desc, n.postalcode limit ${limit}`.execute(db);
  return rows;
}
