/* Who serves a place. */
import { deliveryServiceIds } from '@sporta/contract/constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { offersService, sells } from '../warehouses/index.ts';
import { homeZoneOf } from './home-zone.repo.ts';

const homeDelivery = deliveryServiceIds.home;

/** The zone that delivers to a home; coordinates are known for some only. */
export async function readHomeZone(
  db: Db,
  {
    postalcode,
    latitude,
    longitude,
  }: { postalcode: string; latitude?: number | null | undefined; longitude?: number | null | undefined },
): Promise<{ warehouseId: number; deliveryZoneId: number } | undefined> {
  const place = {
    postalcode: sql`${postalcode}`,
    latitude: sql`${latitude ?? null}::float8`,
    longitude: sql`${longitude ?? null}::float8`,
  };
  return db
    .selectFrom('delivery_zone')
    .select(['warehouse_id as warehouseId', 'delivery_zone_id as deliveryZoneId'])
    .where('delivery_zone_id', '=', homeZoneOf(place))
    .executeTakeFirst();
}

/** Warehouses with a tariff and windows for pick-up or lockers; the longer the common beginning of the postal codes, the nearer. */
export async function readPickup(
  db: Db,
  postalcode: string,
): Promise<{ warehouseId: number; deliveryServiceId: number }[]> {
  const { rows } = await sql<{ warehouseId: number; deliveryServiceId: number }>`
    select distinct w.warehouse_id as "warehouseId", z.delivery_service_id as "deliveryServiceId",
           (select count(*) from generate_series(1, 5) n where left(w.postalcode, n) = left(${postalcode}, n)) as near
      from delivery_zone z join warehouse w using (warehouse_id)
     where z.delivery_service_id <> ${homeDelivery} and ${sells('w')}
       and ${offersService(sql.ref('w.warehouse_id'), sql.ref('z.delivery_service_id'))}
       and exists (select from slot_template t where t.warehouse_id = w.warehouse_id and t.active
                      and t.delivery_service_id = z.delivery_service_id)
     order by near desc, "warehouseId", "deliveryServiceId"`.execute(db);
  return rows;
}

export function readServiceNames(db: Db) {
  return db
    .selectFrom('delivery_service')
    .select(['delivery_service_id as deliveryServiceId', 'code', 'name'])
    .orderBy('delivery_service_id')
    .execute();
}
