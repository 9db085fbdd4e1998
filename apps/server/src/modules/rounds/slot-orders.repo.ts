import type { ShippingAddress } from '@sporta/contract';
import type { GoodsToCarry, OrderState } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { goodsAtDoorsOf } from '../collections/index.ts';

/* Raw: an order comes with its goods and the place of its postal code in one statement. */

export interface SlotOrderRow {
  orderId: number;
  orderNumber: string;
  state: OrderState;
  address: ShippingAddress;
  company: string | null;
  firstName: string;
  lastName: string;
  /** What comes, as far as that is known. */
  goods: GoodsToCarry[];
  alcohol: boolean;
  /** Goods of an order before wait at the same door. */
  collects: boolean;
  /** Where the customer's address is known to be by now; null where nobody knows, or the order goes elsewhere. */
  houseLatitude: number | null;
  houseLongitude: number | null;
  /** That is the middle of its street. */
  isStreetAlone: boolean | null;
  /** The middle of the postal code or town; null where no place fits. */
  placeLatitude: number | null;
  placeLongitude: number | null;
  windowBegin: Date;
  windowEnd: Date;
  /** The slot it was bought for: that of the plan, or that of its locker. */
  timeslotId: number;
  /** Where it goes behind a door; null for homes. */
  stationId: number | null;
  stationName: string | null;
  stationDirections: string | null;
  stationLatitude: number | null;
  stationLongitude: number | null;
}

/** States in which an order belongs to a plan: what is being prepared, and what was brought. */
export const planned = sql`('confirmed', 'reopened', 'picking', 'picked', 'ready', 'out-for-delivery', 'in-locker', 'delivered', 'not-delivered')`;

/** A station nearer to its store than this is filled on foot. */
const ON_FOOT_METRES = 150;

/**
 * Slots of lockers whose goods travel with the vans of a home slot: that of the same day they share most time with, the earliest of
 * several. A station at the wall of its store needs no van.
 */
const lockerSlots = (timeslotId: unknown) => sql`
  select l.timeslot_id from timeslot h
    join timeslot l on l.warehouse_id = h.warehouse_id and l.delivery_service_id = 3 and l.day = h.day
    join locker_station s on s.warehouse_id = l.warehouse_id
    join warehouse w on w.warehouse_id = l.warehouse_id
   where h.timeslot_id = ${timeslotId}
     and sqrt(((s.latitude - w.latitude) * 111320) ^ 2
       + ((s.longitude - w.longitude) * 111320 * cos(radians(w.latitude))) ^ 2) > ${ON_FOOT_METRES}
     and h.timeslot_id = (select x.timeslot_id from timeslot x where x.warehouse_id = l.warehouse_id and x.day = l.day
       and x.delivery_service_id = 1 and x.begin_at < l.end_at and x.end_at > l.begin_at
       order by least(x.end_at, l.end_at) - greatest(x.begin_at, l.begin_at) desc, x.begin_at limit 1)`;

/** Orders of the plan of a home slot: its own, and those for lockers that its vans bring. */
const ofPlan = (timeslotId: unknown) => sql`(o.timeslot_id = ${timeslotId} and o.delivery_service_id = 1
  or o.delivery_service_id = 3 and o.timeslot_id = any(array(${lockerSlots(timeslotId)})))`;

/** The slots whose orders the vans of a home slot bring. */
export async function slotsOfPlan(db: Db | Tx, timeslotId: number): Promise<Set<number>> {
  const { rows } = await sql<{ timeslotId: number }>`
    select timeslot_id as "timeslotId" from (${lockerSlots(timeslotId)}) l`.execute(db);
  return new Set([timeslotId, ...rows.map((row) => row.timeslotId)]);
}

/** What the vans of a home slot bring, to homes and lockers, by order number. */
export async function ordersOfSlot(db: Db | Tx, timeslotId: number): Promise<SlotOrderRow[]> {
  const { rows } = await sql<Omit<SlotOrderRow, 'collects'>>`
    select o.order_id as "orderId", o.order_number as "orderNumber", o.state, o.address, c.name as company,
      a.first_name as "firstName", a.last_name as "lastName", o.slot_begin_at as "windowBegin", o.slot_end_at as "windowEnd",
      (select coalesce(jsonb_agg(jsonb_build_object('mode', l.selling_mode, 'quantity', coalesce(l.delivered_quantity, l.quantity),
          'grossGrams', g.gross_grams, 'perishable', l.perishable, 'sectorTint', l.sector_tint)), '[]')
        from order_line l left join product g on g.product_id = l.product_id
        where l.order_id = o.order_id and l.outcome is distinct from 'missing') as goods,
      exists (select from order_line l where l.order_id = o.order_id and l.alcohol and outcome is distinct from 'missing') as alcohol,
      d.latitude as "houseLatitude", d.longitude as "houseLongitude",
      d.position_precision = 'street' as "isStreetAlone", p.latitude as "placeLatitude", p.longitude as "placeLongitude",
      o.timeslot_id as "timeslotId", s.locker_station_id as "stationId", s.name as "stationName", s.directions as "stationDirections",
      s.latitude as "stationLatitude", s.longitude as "stationLongitude"
    from orders o join account a using (account_id) left join company c on c.company_id = o.company_id
      left join locker_station s on s.warehouse_id = o.warehouse_id and o.delivery_service_id = 3
      left join address d on d.address_id = (o.address->>'userAddressId')::int and d.account_id = o.account_id
        and (d.address1, d.address_number, d.city, d.postalcode)
          = (o.address->>'address1', o.address->>'addressNumber', o.address->>'city', o.address->>'postalcode')
      left join lateral (select latitude, longitude from place, unnest(postal_prefixes) prefix
        where starts_with(o.address->>'postalcode', prefix) order by length(prefix) desc limit 1) p on true
    where ${ofPlan(timeslotId)} and o.state in ${planned}
    order by o.order_number`.execute(db);
  const waiting = await goodsAtDoorsOf(
    db,
    rows.map(({ orderId }) => orderId),
  );
  const collecting = new Set(waiting.map(({ broughtOrderId }) => broughtOrderId));
  return rows.map((row) => ({ ...row, collects: collecting.has(row.orderId) }));
}

export interface SlotRow {
  timeslotId: number;
  warehouseId: number;
  day: string;
  /** "18:00". */
  beginTime: string;
  endTime: string;
  beginAt: Date;
  endAt: Date;
}

const slotColumns = sql`timeslot_id as "timeslotId", warehouse_id as "warehouseId", day::text as day,
  to_char(begin_time, 'HH24:MI') as "beginTime", to_char(end_time, 'HH24:MI') as "endTime", begin_at as "beginAt", end_at as "endAt"`;

/** A slot of home delivery. */
export async function findHomeSlot(db: Db | Tx, timeslotId: number): Promise<SlotRow | undefined> {
  const { rows } = await sql<SlotRow>`
    select ${slotColumns} from timeslot where timeslot_id = ${timeslotId} and delivery_service_id = 1`.execute(db);
  return rows[0];
}

export interface DaySlotRow extends SlotRow {
  deliveries: number;
  rounds: number;
  confirmed: number;
}

/** Slots of home delivery of a day, with what is planned in each. */
export async function homeSlotsOfDay(db: Db, warehouseId: number, day: string): Promise<DaySlotRow[]> {
  const { rows } = await sql<DaySlotRow>`
    select ${slotColumns},
      (select count(*)::int from orders o where ${ofPlan(sql`t.timeslot_id`)} and o.state in ${planned}) as deliveries,
      (select count(*)::int from round r where r.timeslot_id = t.timeslot_id) as rounds,
      (select count(*)::int from round r where r.timeslot_id = t.timeslot_id and r.state <> 'draft') as confirmed
    from timeslot t where warehouse_id = ${warehouseId} and day = ${day}::date and delivery_service_id = 1
    order by begin_at`.execute(db);
  return rows;
}

export interface DepotRow {
  warehouseId: number;
  name: string;
  latitude: number;
  longitude: number;
  phone: string;
}

export function findDepot(db: Db | Tx, warehouseId: number): Promise<DepotRow> {
  return db
    .selectFrom('warehouse')
    .select(['warehouse_id as warehouseId', 'name', 'latitude', 'longitude', 'phone'])
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirstOrThrow();
}

/** The store shown where none is asked for: the first of these, the default one first. */
export async function firstStore(db: Db, stores: 'all' | readonly number[]): Promise<number | undefined> {
  let found = db.selectFrom('warehouse').select('warehouse_id').where('active', '=', true);
  if (stores !== 'all') found = found.where('warehouse_id', '=', sql<number>`any(${[...stores]}::int[])`);
  const row = await found.orderBy('is_default', 'desc').orderBy('warehouse_id').limit(1).executeTakeFirst();
  return row?.warehouse_id;
}

export interface DriverRow {
  userId: number;
  name: string;
}

/** Who drives for a store. */
export async function driversOf(db: Db | Tx, warehouseId: number): Promise<DriverRow[]> {
  const { rows } = await sql<DriverRow>`
    select account_id as "userId", trim(first_name || ' ' || last_name) as name
    from staff_member join account using (account_id)
    where 'driver' = any(roles) and ${warehouseId} = any(store_ids) and disabled_at is null
    order by first_name, last_name, account_id`.execute(db);
  return rows;
}
