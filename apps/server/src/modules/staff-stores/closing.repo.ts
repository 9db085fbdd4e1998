/* What a store owes. Raw: one look at many tables. */
import type { StoreClosing } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { rolesOfAllStores } from '@sporta/contract/staff-roles.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { homeZoneOfAddress } from '../delivery/index.ts';
import { sells } from '../warehouses/index.ts';

const { home, pickup } = deliveryServiceIds;
const listed = 100;

/** States in which a store has, or may still have, something to do for an order. */
const owed = sql`('draft', 'awaiting-payment', 'confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery', 'in-locker',
  'not-delivered')`;

export interface ClosingRow {
  name: string;
  active: boolean;
  closesOn: string | null;
  isLast: boolean;
}

/** A store, open or closed, and whether no other one stays open. */
export async function storeToClose(db: Db | Tx, warehouseId: number): Promise<ClosingRow | undefined> {
  const { rows } = await sql<ClosingRow>`
    select w.name, w.active, to_char(w.closes_on, 'YYYY-MM-DD') as "closesOn",
           not exists (select from warehouse o where o.warehouse_id <> w.warehouse_id and o.active and o.closes_on is null) as "isLast"
      from warehouse w where w.warehouse_id = ${warehouseId}`.execute(db);
  return rows[0];
}

export type LaterOrder = Omit<StoreClosing['later'][number], 'window'> & {
  day: string;
  beginTime: string;
  endTime: string;
};

/** Orders whose windows lie on that day or behind it, by window. */
export async function laterOrders(db: Db, warehouseId: number, from: string): Promise<LaterOrder[]> {
  const { rows } = await sql<LaterOrder>`
    select o.order_id as "orderId", o.order_number as "orderNumber",
           coalesce(c.name, trim(a.first_name || ' ' || a.last_name)) as customer,
           o.delivery_service_id as "deliveryServiceId", to_char(o.slot_begin_at, 'YYYY-MM-DD') as day,
           to_char(o.slot_begin_at, 'HH24:MI') as "beginTime", to_char(o.slot_end_at, 'HH24:MI') as "endTime"
      from orders o join account a using (account_id) left join company c on c.company_id = o.company_id
     where o.warehouse_id = ${warehouseId} and o.state in ${owed} and o.slot_begin_at >= ${from}::date
     order by o.slot_begin_at, o.order_id limit ${listed}`.execute(db);
  return rows;
}

/** Windows on that day or behind it with orders that have not begun. */
export async function slotsWithOrders(db: Db, warehouseId: number, from: string): Promise<number[]> {
  const { rows } = await sql<{ timeslotId: number }>`
    select distinct t.timeslot_id as "timeslotId", t.begin_at from timeslot t
      join slot_booking b on b.timeslot_id = t.timeslot_id and b.state = 'confirmed'
     where t.warehouse_id = ${warehouseId} and t.day >= ${from}::date order by t.begin_at, 1`.execute(db);
  return rows.map(({ timeslotId }) => timeslotId);
}

type Counts = Omit<StoreClosing, 'warehouseId' | 'name' | 'from' | 'closesOn' | 'isLast' | 'later'>;

export async function countOwed(db: Db, warehouseId: number, from: string, now: Date): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select o."laterOrders", o."earlierOrders", o."toFetch",
      (select count(*)::int from slot_booking b join timeslot t using (timeslot_id)
        where t.warehouse_id = ${warehouseId} and t.day >= ${from}::date and b.state = 'held' and b.hold_expires_at > ${now}) as held,
      (select count(*)::int from cart c where c.warehouse_id = ${warehouseId} and c.state = 'open'
        and exists (select from cart_item i where i.cart_id = c.cart_id)) as carts,
      (select count(*)::int from weekly_slot k join address d on d.address_id = k.address_id and d.deleted_at is null
        where k.ended_at is null and (select z.warehouse_id from delivery_zone z where z.delivery_zone_id = ${homeZoneOfAddress('d')}) = ${warehouseId}) as weekly,
      (select coalesce(jsonb_agg(trim(a.first_name || ' ' || a.last_name) order by a.first_name, a.last_name), '[]')
         from staff_member m join account a using (account_id)
        where m.store_ids = array[${warehouseId}::int] and a.disabled_at is null and cardinality(m.roles) > 0
          and not m.roles && ${[...rolesOfAllStores]}::text[]) as staff,
      (select coalesce(jsonb_agg(distinct p.postalcode order by p.postalcode), '[]') from delivery_zone_postalcode p join delivery_zone z using (delivery_zone_id)
        where z.warehouse_id = ${warehouseId} and z.delivery_service_id = ${home}
          and not exists (select from delivery_zone_postalcode q join delivery_zone y using (delivery_zone_id)
            join warehouse v on v.warehouse_id = y.warehouse_id
           where q.postalcode = p.postalcode and y.delivery_service_id = ${home} and v.warehouse_id <> ${warehouseId} and ${sells('v')})) as postcodes,
      (select count(*)::int from delivery_zone z where z.warehouse_id = ${warehouseId} and z.delivery_service_id = ${home}
         and z.polygon is not null) as borders
    from (select count(*) filter (where slot_begin_at >= ${from}::date)::int as "laterOrders",
             count(*) filter (where slot_begin_at < ${from}::date)::int as "earlierOrders",
             count(*) filter (where slot_begin_at < ${from}::date and delivery_service_id = ${pickup} and state = 'ready')::int as "toFetch"
           from orders where warehouse_id = ${warehouseId} and state in ${owed}) o`.execute(db);
  return rows[0]!;
}

/** Open stores whose day has come. */
export async function storesToEnd(db: Db, only: number | undefined): Promise<number[]> {
  const { rows } = await sql<{ warehouseId: number }>`
    select w.warehouse_id as "warehouseId" from warehouse w where w.active and not ${sells('w')}
       and (${only ?? null}::int is null or w.warehouse_id = ${only ?? null}) order by 1`.execute(db);
  return rows.map(({ warehouseId }) => warehouseId);
}

/** Strangers are shown another store from now on: the first one that stays. */
export async function handDefaultOver(tx: Tx, warehouseId: number): Promise<void> {
  const { rows } = await sql<{ next: number }>`
    select warehouse_id as next from warehouse o where o.warehouse_id <> ${warehouseId} and ${sells('o')}
       and exists (select from warehouse w where w.warehouse_id = ${warehouseId} and w.is_default)
     order by o.closes_on nulls first, o.warehouse_id limit 1`.execute(tx);
  const [found] = rows;
  if (!found) return;
  await sql`update warehouse set is_default = false where warehouse_id = ${warehouseId}`.execute(tx);
  await sql`update warehouse set is_default = true where warehouse_id = ${found.next}`.execute(tx);
}

/** Takes a store out of the shop, unless it owes something, to somebody about to order too, or sells again. */
export async function takeOut(tx: Tx, warehouseId: number, now: Date): Promise<void> {
  await sql`
    update warehouse w set active = false where w.warehouse_id = ${warehouseId} and w.active and not ${sells('w')}
       and not exists (select from orders o where o.warehouse_id = w.warehouse_id and o.state in ${owed})
       and not exists (select from slot_booking b join timeslot t using (timeslot_id)
         where t.warehouse_id = w.warehouse_id and b.state = 'held' and b.hold_expires_at > ${now})`.execute(tx);
}

/** @param day `YYYY-MM-DD`; null opens it, as it was */
export async function writeClosing(tx: Tx, warehouseId: number, day: string | null): Promise<void> {
  await sql`update warehouse set closes_on = ${day}::date, active = true where warehouse_id = ${warehouseId}`.execute(
    tx,
  );
}
