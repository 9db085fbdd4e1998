import type { ClosedStore } from '@sporta/contract';
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { sells } from '../warehouses/index.ts';

export interface StoreRow {
  warehouseId: number;
  name: string;
  slug: string;
  address: string;
  hasHours: boolean;
  deliversHome: boolean;
  homeZones: number;
  /** Windows that can still be chosen, and those of home delivery among them. */
  openSlots: number;
  homeSlots: number;
  /** Orders to be fetched in windows that are closed by now. */
  stranded: number;
  /** Products with a price, a department and something in stock here. */
  products: number;
  /** `YYYY-MM-DD`. */
  closesOn: string | null;
  /** That day has come: it is there for what it owes. */
  isClosing: boolean;
}

const addressOf = sql<string>`concat_ws(', ', concat_ws(' ', w.address1, nullif(w.address_number, '')),
  concat_ws(' ', w.postalcode, w.city, w.province))`;

/** Stores that are closed, by name. */
export async function closedStores(db: Db): Promise<ClosedStore[]> {
  const { rows } = await sql<ClosedStore>`
    select w.warehouse_id as "warehouseId", w.name, ${addressOf} as address
      from warehouse w where not w.active order by w.name, w.warehouse_id`.execute(db);
  return rows;
}

/** Open stores by name. Raw: one look at many tables. */
export async function storeRows(db: Db, now: Date): Promise<StoreRow[]> {
  const { home, pickup } = deliveryServiceIds;
  const { rows } = await sql<StoreRow>`
    select w.warehouse_id as "warehouseId", w.name, w.slug, ${addressOf} as address,
      to_char(w.closes_on, 'YYYY-MM-DD') as "closesOn", w.active and not ${sells('w')} as "isClosing",
      exists (select from warehouse_hours h where h.warehouse_id = w.warehouse_id) as "hasHours",
      'home-delivery' = any(w.services) as "deliversHome",
      (select count(*)::int from delivery_zone z where z.warehouse_id = w.warehouse_id and z.delivery_service_id = ${home}
         and (z.polygon is not null or exists (select from delivery_zone_postalcode c where c.delivery_zone_id = z.delivery_zone_id))) as "homeZones",
      slots.open as "openSlots", slots.home as "homeSlots",
      (select count(*)::int from timeslot t join slot_booking b on b.timeslot_id = t.timeslot_id and b.state = 'confirmed'
        where t.warehouse_id = w.warehouse_id and t.delivery_service_id = ${pickup} and t.closed and t.end_at > ${now}) as stranded,
      (select count(*)::int from stock s join product p using (product_id)
        where s.warehouse_id = w.warehouse_id and p.published and (s.on_hand is null or s.on_hand > s.reserved)
          and exists (select from price x where x.product_id = p.product_id and x.price_list_id = 1 and x.warehouse_id in (0, w.warehouse_id)
            and x.valid_from <= ${now} and (x.valid_to is null or x.valid_to > ${now}))
          and exists (select from product_category c join category using (category_id)
            where c.product_id = p.product_id and category.active)) as products
    from warehouse w, lateral (
      select count(*)::int as open, (count(*) filter (where t.delivery_service_id = ${home}))::int as home from timeslot t
      where t.warehouse_id = w.warehouse_id and not t.closed and t.released_at <= ${now} and t.cutoff_at > ${now}
        and t.taken_orders < t.capacity_orders) slots
    where w.active order by w.name, w.warehouse_id`.execute(db);
  return rows;
}

/** Orders of customers who still come for them. */
export async function ordersToFetch(db: Db, warehouseId: number): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from orders where warehouse_id = ${warehouseId}
      and delivery_service_id = ${deliveryServiceIds.pickup}
      and state in ('confirmed', 'reopened', 'picking', 'picked', 'ready', 'not-delivered')`.execute(db);
  return rows[0]?.orders ?? 0;
}
