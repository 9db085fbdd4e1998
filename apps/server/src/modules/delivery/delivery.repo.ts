/* What the listing of slots reads. Raw SQL for the slots (a lateral count) and the customer's place (JSON of lines). */
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import type { GoodsToCarry, PlaceSize } from '@sporta/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { offersService, sells } from '../warehouses/index.ts';
import { goodsToCarry } from './cart-to-serve.repo.ts';
import { homeZoneOfAddress } from './home-zone.repo.ts';
import { type CartPass, passOfCart } from './pass-of-cart.repo.ts';

/** A dated slot as the listing needs it; `taken…` leave out holds that ran out. */
export interface SlotRow {
  timeslotId: number;
  /** `YYYY-MM-DD`. */
  day: string;
  /** "18:00". */
  beginTime: string;
  endTime: string;
  beginAt: Date;
  endAt: Date;
  cutoffAt: Date;
  releasedAt: Date;
  capacityOrders: number;
  capacityUnits: number;
  capacityCrates: number | null;
  takenOrders: number;
  takenUnits: number;
  takenCrates: number;
  costCents: number;
  standardCostCents: number | null;
  eco: boolean;
  companiesOnly: boolean;
  closed: boolean;
}

export async function readSlots(
  db: Db,
  {
    warehouseId,
    deliveryServiceId,
    fromDay,
    days,
    now,
  }: { warehouseId: number; deliveryServiceId: number; fromDay: string; days: number; now: Date },
): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`
    select t.timeslot_id as "timeslotId", t.day, to_char(t.begin_time, 'HH24:MI') as "beginTime",
           to_char(t.end_time, 'HH24:MI') as "endTime", t.begin_at as "beginAt", t.end_at as "endAt", t.cutoff_at as "cutoffAt", t.released_at as "releasedAt",
           t.capacity_orders as "capacityOrders", t.capacity_units as "capacityUnits",
           t.taken_orders - coalesce(e.orders, 0) as "takenOrders", t.taken_units - coalesce(e.units, 0) as "takenUnits",
           t.capacity_crates as "capacityCrates", t.taken_crates - coalesce(e.crates, 0) as "takenCrates",
           t.cost_cents as "costCents", t.standard_cost_cents as "standardCostCents", t.eco,
           t.companies_only as "companiesOnly", t.closed
      from timeslot t
      left join lateral (
        select count(*)::int as orders, sum(units)::int as units, sum(crates)::int as crates from slot_booking b
         where b.timeslot_id = t.timeslot_id and b.state = 'held' and b.hold_expires_at <= ${now}) e on true
     where t.warehouse_id = ${warehouseId} and t.delivery_service_id = ${deliveryServiceId}
       and t.day >= ${fromDay}::date and t.day < ${fromDay}::date + ${days}::int
     order by t.day, t.begin_time`.execute(db);
  return rows;
}

const zoneCosts = [
  'z.base_cost_cents as baseCostCents',
  'z.free_threshold_cents as freeThresholdCents',
  'z.minimum_order_cents as minimumOrderCents',
  'z.below_minimum as belowMinimum',
  'z.below_minimum_surcharge_cents as belowMinimumSurchargeCents',
  'z.reduced_cost_cents as reducedCostCents',
] as const;

/**
 * The zone that fixes the fee before an address is known: the cheapest of warehouse and service that serves anybody. Pick-up has
 * no postal codes: its zone is always this one.
 */
export function readZoneCosts(
  db: Db,
  { warehouseId, deliveryServiceId }: { warehouseId: number; deliveryServiceId: number },
) {
  return db
    .selectFrom('delivery_zone as z')
    .select(zoneCosts)
    .where('z.warehouse_id', '=', warehouseId)
    .where('z.delivery_service_id', '=', deliveryServiceId)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('z.delivery_service_id', '<>', deliveryServiceIds.home),
        eb('z.polygon', 'is not', null),
        exists(selectFrom('delivery_zone_postalcode as p').whereRef('p.delivery_zone_id', '=', 'z.delivery_zone_id')),
      ]),
    )
    .orderBy('z.base_cost_cents')
    .orderBy('z.delivery_zone_id')
    .limit(1)
    .executeTakeFirst();
}

/** What a zone charges, in cents. */
export type ZoneCosts = NonNullable<Awaited<ReturnType<typeof readZoneCosts>>>;

/** The zone of an address among those of a warehouse (`homeZoneOf`). */
export function readZoneCostsOfAddress(
  db: Db,
  { warehouseId, addressId }: { warehouseId: number; addressId: number },
): Promise<ZoneCosts | undefined> {
  return db
    .selectFrom('address as d')
    .innerJoin('delivery_zone as z', (join) =>
      join.on('z.delivery_zone_id', '=', homeZoneOfAddress('d', sql`${warehouseId}`)),
    )
    .select(zoneCosts)
    .where('d.address_id', '=', addressId)
    .executeTakeFirst();
}

/** What slots look like for one customer: where to, how much to pick, what is held already. */
export interface CustomerPlace {
  warehouseId: number | null;
  deliveryServiceId: number;
  /** Null until one is chosen. */
  addressId: number | null;
  /** Of the address, where it is known. */
  latitude: number | null;
  longitude: number | null;
  lines: GoodsToCarry[];
  /** Places this customer has: their own place never looks taken to them, and keeps the price it was taken at. */
  own: (PlaceSize & { bookingId: number; held: boolean; timeslotId: number; costCents: number | null })[];
  /** Places kept for them every week, at this address. */
  weekly: (PlaceSize & { timeslotId: number })[];
  /** The pass that counts for the cart. */
  deliveryPass: CartPass | null;
}

export async function readCustomerPlace(db: Db, accountId: number, now: Date): Promise<CustomerPlace | undefined> {
  const { rows } = await sql<CustomerPlace>`
    select c.warehouse_id as "warehouseId", c.delivery_service_id as "deliveryServiceId", d.address_id as "addressId",
           d.latitude, d.longitude,
           (select coalesce(jsonb_agg(${goodsToCarry}), '[]')
              from cart_item i join product p using (product_id) where i.cart_id = c.cart_id and not i.refused) as lines,
           (select coalesce(jsonb_agg(jsonb_build_object('bookingId', b.slot_booking_id, 'held', b.state = 'held', 'timeslotId', b.timeslot_id, 'units', b.units, 'crates', b.crates,
             'costCents', b.cost_cents)), '[]')
              from slot_booking b
             where (b.cart_id = c.cart_id and b.state = 'held' and b.hold_expires_at > ${now})
                or (b.order_id = c.modified_order_id and b.state = 'confirmed')) as own,
           (select coalesce(jsonb_agg(jsonb_build_object('timeslotId', p.timeslot_id, 'units', p.units, 'crates', p.crates)), '[]')
              from weekly_place p
             where p.account_id = c.account_id and p.address_id = c.address_id and p.state = 'reserved'
               and c.delivery_service_id = ${deliveryServiceIds.home}) as weekly,
           ${passOfCart(sql`c.account_id`, sql`array[c.modified_order_id]`, now)} as "deliveryPass"
      from cart c left join address d on d.address_id = c.address_id and d.deleted_at is null
     where c.account_id = ${accountId} and c.state = 'open'`.execute(db);
  return rows[0];
}

export async function readDefaultWarehouseId(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('warehouse')
    .select('warehouse_id')
    .where(sells('warehouse'))
    .orderBy('is_default', 'desc')
    .orderBy('warehouse_id')
    .limit(1)
    .executeTakeFirst();
  return row?.warehouse_id;
}

/** Services that at least one warehouse offers; lockers where a station takes orders. */
export function readServices(db: Db) {
  return db
    .selectFrom('delivery_service as s')
    .select(['s.delivery_service_id as deliveryServiceId', 's.code', 's.name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('slot_template as t')
          .innerJoin('warehouse as w', 'w.warehouse_id', 't.warehouse_id')
          .select('t.slot_template_id')
          .whereRef('t.delivery_service_id', '=', 's.delivery_service_id')
          .where('t.active', '=', true)
          .where(sells('w'))
          .where(offersService(sql.ref('w.warehouse_id'), sql.ref('s.delivery_service_id'))),
      ),
    )
    .orderBy('s.delivery_service_id')
    .execute();
}
