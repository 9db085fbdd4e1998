import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { homeZoneOf } from './zone-rule.ts';

/** A place to be served; coordinates are known for some addresses only. */
export interface Place {
  postalcode: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
}

export interface PlaceCoverage {
  /** Home delivery reaches it. */
  covered: boolean;
  /** The warehouse that delivers there, and its zone. */
  home: { warehouseId: number; deliveryZoneId: number } | undefined;
  /** Services available to somebody who lives there. */
  deliveryServices: { deliveryServiceId: number; code: string; name: string }[];
  /** Warehouses to pick up from, the nearest by postal code first. */
  pickupWarehouseIds: number[];
}

const homeDelivery = deliveryServiceIds.home;
const MAX_PICKUP_WAREHOUSES = 20;

/** Who serves a place (home delivery by `homeZoneOf`). An unknown postal code is simply not covered. */
export async function coverageFor(db: Db, place: Place): Promise<PlaceCoverage> {
  const [home, pickup, services] = [
    await readHomeZone(db, place),
    await readPickup(db, place.postalcode),
    await readServiceNames(db),
  ];
  const offered = new Set(pickup.map((each) => each.deliveryServiceId));
  if (home) offered.add(homeDelivery);
  return {
    covered: home !== undefined,
    home,
    deliveryServices: services.filter((service) => offered.has(service.deliveryServiceId)),
    pickupWarehouseIds: [...new Set(pickup.map((each) => each.warehouseId))].slice(0, MAX_PICKUP_WAREHOUSES),
  };
}

async function readHomeZone(db: Db, { postalcode, latitude, longitude }: Place): Promise<PlaceCoverage['home']> {
  const place = {
    postalcode: sql`${postalcode}`,
    latitude: sql`${latitude ?? null}::float8`,
    longitude: sql`${longitude ?? null}::float8`,
  };
  const { rows } = await sql<NonNullable<PlaceCoverage['home']>>`
    select warehouse_id as "warehouseId", delivery_zone_id as "deliveryZoneId"
      from delivery_zone where delivery_zone_id = ${homeZoneOf(place)}`.execute(db);
  return rows[0];
}

/** Warehouses with a tariff and windows for pick-up or lockers; the longer the common beginning of the postal codes, the nearer. */
async function readPickup(db: Db, postalcode: string): Promise<{ warehouseId: number; deliveryServiceId: number }[]> {
  const { rows } = await sql<{ warehouseId: number; deliveryServiceId: number }>`
    select distinct w.warehouse_id as "warehouseId", z.delivery_service_id as "deliveryServiceId",
           (select count(*) from generate_series(1, 5) n where left(w.postalcode, n) = left(${postalcode}, n)) as near
      from delivery_zone z join warehouse w using (warehouse_id)
     where z.delivery_service_id <> ${homeDelivery} and w.active
       and exists (select from slot_template t where t.warehouse_id = w.warehouse_id and t.active
                      and t.delivery_service_id = z.delivery_service_id)
     order by near desc, "warehouseId", "deliveryServiceId"`.execute(db);
  return rows;
}

async function readServiceNames(db: Db): Promise<PlaceCoverage['deliveryServices']> {
  return db
    .selectFrom('delivery_service')
    .select(['delivery_service_id as deliveryServiceId', 'code', 'name'])
    .orderBy('delivery_service_id')
    .execute();
}
