import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

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

const homeDelivery = 1;
const MAX_PICKUP_WAREHOUSES = 20;

interface ZoneRow {
  warehouseId: number;
  deliveryZoneId: number;
  polygon: [number, number][] | null;
}

/**
 * Who serves a place: zones by postal code, and where a zone also has a polygon and the coordinates are known, the point
 * must lie within it. Of several zones the first one made delivers. An unknown postal code is simply not covered.
 */
export async function coverageFor(db: Db, place: Place): Promise<PlaceCoverage> {
  const [zones, pickup, services] = [
    await readHomeZones(db, place.postalcode),
    await readPickup(db, place.postalcode),
    await readServiceNames(db),
  ];
  const home = zones.find((zone) => reaches(zone.polygon, place));
  const offered = new Set(pickup.map((each) => each.deliveryServiceId));
  if (home) offered.add(homeDelivery);
  return {
    covered: home !== undefined,
    home: home && { warehouseId: home.warehouseId, deliveryZoneId: home.deliveryZoneId },
    deliveryServices: services.filter((service) => offered.has(service.deliveryServiceId)),
    pickupWarehouseIds: [...new Set(pickup.map((each) => each.warehouseId))].slice(0, MAX_PICKUP_WAREHOUSES),
  };
}

async function readHomeZones(db: Db, postalcode: string): Promise<ZoneRow[]> {
  const { rows } = await sql<ZoneRow>`
    select z.warehouse_id as "warehouseId", z.delivery_zone_id as "deliveryZoneId", z.polygon
      from delivery_zone_postalcode k join delivery_zone z using (delivery_zone_id) join warehouse w using (warehouse_id)
     where k.postalcode = ${postalcode} and z.delivery_service_id = ${homeDelivery} and w.active
     order by z.delivery_zone_id`.execute(db);
  return rows;
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

function reaches(polygon: [number, number][] | null, { latitude, longitude }: Place): boolean {
  if (!polygon || polygon.length < 3) return true;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return true;
  return isInside(polygon, latitude, longitude);
}

/** Even-odd rule: a point is inside when a ray from it crosses the border an odd number of times. */
export function isInside(
  polygon: readonly (readonly [number, number])[],
  latitude: number,
  longitude: number,
): boolean {
  let inside = false;
  let previous = polygon.at(-1);
  for (const corner of polygon) {
    if (previous) {
      const [latA, lonA] = previous;
      const [latB, lonB] = corner;
      const crosses = lonA > longitude !== lonB > longitude;
      if (crosses && latitude < latA + ((longitude - lonA) / (lonB - lonA)) * (latB - latA)) inside = !inside;
    }
    previous = corner;
  }
  return inside;
}
