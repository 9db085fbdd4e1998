import { type RawBuilder, sql } from 'kysely';
import { sells } from '../warehouses/index.ts';

/** Columns or parameters of a statement that say where a place is. Coordinates may be null: they are known for some only. */
export interface PlaceColumns {
  postalcode: RawBuilder<unknown>;
  latitude: RawBuilder<unknown>;
  longitude: RawBuilder<unknown>;
}

/**
 * The one rule of who delivers to a home, as an expression that gives a `delivery_zone_id` or null: a zone of a
 * warehouse that sells that has the point within its border, where it has one `[[lat, lon], …]` and the coordinates are known;
 * otherwise one that lists the postal code. Of several the cheapest for the customer, then the one made first.
 * @param warehouseId only zones of this warehouse
 */
export function homeZoneOf(place: PlaceColumns, warehouseId?: RawBuilder<unknown>): RawBuilder<number | null> {
  const { postalcode, latitude, longitude } = place;
  return sql`(
    select hz.delivery_zone_id
      from (select z.* from delivery_zone_postalcode join delivery_zone z using (delivery_zone_id)
             where postalcode = ${postalcode}
               and (z.polygon is null or ${latitude}::float8 is null or ${longitude}::float8 is null)
            union all
            select z.* from delivery_zone z
             where z.polygon is not null and ${latitude}::float8 is not null
               and zone_border(z.polygon) @> point(${latitude}, ${longitude})) hz
      join warehouse hw using (warehouse_id)
     where hz.delivery_service_id = 1 and ${sells('hw')} ${warehouseId ? sql`and hz.warehouse_id = ${warehouseId}` : sql``}
     order by hz.base_cost_cents, hz.delivery_zone_id limit 1)`;
}

/** {@link homeZoneOf} for a row of `address` called so in the statement. */
export function homeZoneOfAddress(alias: string, warehouseId?: RawBuilder<unknown>): RawBuilder<number | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return homeZoneOf(
    { postalcode: column('postalcode'), latitude: column('latitude'), longitude: column('longitude') },
    warehouseId,
  );
}
