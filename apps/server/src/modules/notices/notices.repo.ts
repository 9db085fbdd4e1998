import type { PlaceSize } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { isOpen } from './open-places.ts';
import { hasPlace } from './open-slots.ts';

/* Who wants to be told of something (table notify_request). Raw: a request is due when rows of other tables say so. */

export interface NewProductRequest {
  productId: number;
  warehouseId: number | null;
  email: string;
  now: Date;
}

/** Remembers who wants to know when a product is back; asking twice is asking once. */
export async function writeProductRequest(
  db: Db,
  { productId, warehouseId, email, now }: NewProductRequest,
): Promise<void> {
  await sql`
    insert into notify_request (kind, email, product_id, warehouse_id, created_at)
    values ('product', ${email}, ${productId}, ${warehouseId}, ${now})
    on conflict (product_id, lower(email)) where kind = 'product' and done_at is null
    do update set warehouse_id = excluded.warehouse_id`.execute(db);
}

export interface NewSlotRequest {
  warehouseId: number;
  deliveryServiceId: number;
  /** What the place has to hold. */
  size: PlaceSize;
  email: string;
  now: Date;
}

/** Remembers who wants to know when a slot has a place; asking again is asking for the cart of now. */
export async function writeSlotRequest(
  db: Db,
  { warehouseId, deliveryServiceId, size, email, now }: NewSlotRequest,
): Promise<void> {
  await sql`
    insert into notify_request (kind, email, warehouse_id, delivery_service_id, units, crates, created_at)
    values ('slot', ${email}, ${warehouseId}, ${deliveryServiceId}, ${size.units}, ${size.crates}, ${now})
    on conflict (warehouse_id, delivery_service_id, lower(email)) where kind = 'slot' and done_at is null
    do update set units = excluded.units, crates = excluded.crates`.execute(db);
}

/** A product with pieces nobody is promised, on the shelves the customer looked at. */
const isBack = sql`exists (select from product p join stock k using (product_id)
  where p.product_id = n.product_id and p.published and (n.warehouse_id is null or k.warehouse_id = n.warehouse_id)
    and (k.on_hand is null or k.on_hand > k.reserved))`;
const isTrue = (now: Date) =>
  sql`case n.kind when 'product' then ${isBack} when 'slot' then ${hasPlace(now)} else ${isOpen} end`;

/**
 * Takes requests that are due, those who asked first at the head: what another worker is taking is skipped.
 * @returns their numbers, at most `limit`
 */
export async function takeDue(tx: Tx, limit: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update notify_request set queued_at = ${now} where notify_request_id in (
      select n.notify_request_id from notify_request n
      where n.done_at is null and n.queued_at is null and (n.not_before is null or n.not_before <= ${now}) and ${isTrue(now)}
      order by n.created_at, n.notify_request_id limit ${limit} for update of n skip locked)
    returning notify_request_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface DueRequest {
  kind: 'product' | 'zone' | 'slot';
  email: string;
  /** Of a slot: how the goods come. */
  deliveryServiceId: number | null;
  postalcode: string | null;
  productName: string | null;
  slug: string | null;
  /** It holds still: pieces are gone quickly. */
  isTrue: boolean;
}

/** A request whose message is on the way and was not sent; none when its person was forgotten or left. */
export async function findQueued(db: Db, id: number, now: Date): Promise<DueRequest | undefined> {
  const { rows } = await sql<DueRequest>`
    select n.kind, n.email, n.postalcode, n.delivery_service_id as "deliveryServiceId", q.name as "productName", q.slug, ${isTrue(now)} as "isTrue"
    from notify_request n left join product q using (product_id)
    where n.notify_request_id = ${id} and n.done_at is null and n.queued_at is not null`.execute(db);
  return rows[0];
}

/** Lets a request wait again. */
export async function waitAgain(db: Db, id: number, notBefore: Date | null): Promise<void> {
  await db
    .updateTable('notify_request')
    .set({ queued_at: null, not_before: notBefore })
    .where('notify_request_id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

export async function markTold(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('notify_request').set({ done_at: now }).where('notify_request_id', '=', id).execute();
}

/** Forgets every request of whoever made this one. */
export async function forgetRequests(db: Db, id: number): Promise<void> {
  await sql`delete from notify_request where lower(email) = (select lower(email) from notify_request
    where notify_request_id = ${id})`.execute(db);
}

/** Forgets who was told so many days ago. */
export async function forgetTold(db: Db, days: number, now: Date): Promise<void> {
  await sql`delete from notify_request where done_at < ${now}::timestamptz - make_interval(days => ${days})`.execute(
    db,
  );
}
