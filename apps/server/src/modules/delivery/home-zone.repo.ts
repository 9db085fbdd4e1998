import { type RawBuilder, sql } from 'kysely';

/** Columns or parameters of a statement that say where a place is. Coordinates may be null: they are known for some only. */
export interface PlaceColumns {
  postalcode: RawBuilder<unknown>;
  latitude: RawBuilder<unknown>;
  longitude: RawBuilder<unknown>;
}

/**
 * The one rule of who delivers to a home, as an expression that gives a `delivery_zone_id` or null: a zone of an active
 * warehouse that lists the postal code and, where it also has a polygon `[[lat, lon], …]` and the coordinates are known,
 * has the point within. Of several the cheapest for the customer, then the one made first.
 * @param warehouseId only zones of this warehouse
 */
export function homeZoneOf(place: PlaceColumns, warehouseId?: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql`(
    select hz.delivery_zone_id
      from delivery_zone_postalcode hk join delivery_zone hz using (delivery_zone_id) join warehouse hw using (warehouse_id)
     where hk.postalcode = ${place.postalcode} and hz.delivery_service_id = 1 and hw.active
       ${warehouseId ? sql`and hz.warehouse_id = ${warehouseId}` : sql``}
       and case when ${place.latitude} is null or ${place.longitude} is null or hz.polygon is null
                  or jsonb_array_length(hz.polygon) < 3 then true
                else (select ('(' || string_agg(format('(%s,%s)', corner ->> 0, corner ->> 1), ',' order by n) || ')')::polygon
                        from jsonb_array_elements(hz.polygon) with ordinality as border(corner, n))
                     @> point(${place.latitude}, ${place.longitude}) end
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
