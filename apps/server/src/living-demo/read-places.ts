import type { PoolClient } from 'pg';

/** Where orders that are not brought home go to, as an order keeps it; by store and service. */
export type Places = ReadonlyMap<string, Record<string, unknown>>;

export const placeKey = (warehouseId: number, service: number): string => `${warehouseId} ${service}`;

/** Stores where orders are collected, and their locker stations. */
export async function readPlaces(client: PoolClient): Promise<Places> {
  const { rows } = await client.query<{ warehouseId: number; service: number; address: Record<string, unknown> }>(`
    select p.warehouse_id as "warehouseId", p.service,
      jsonb_strip_nulls(jsonb_build_object('deliveryServiceId', p.service, 'warehouseId', p.warehouse_id, 'addressName', p.name,
        'address1', p.address1, 'addressNumber', p.address_number, 'city', p.city, 'province', p.province, 'postalcode', p.postalcode,
        'latitude', p.latitude, 'longitude', p.longitude, 'directions', p.directions)) as address
    from (
      select warehouse_id, 2 as service, name, address1, address_number, city, province, postalcode, latitude, longitude, null as directions
      from warehouse
      union all
      select warehouse_id, 3, name, address1, address_number, city, province, postalcode, latitude, longitude, directions
      from locker_station) p`);
  return new Map(rows.map(({ warehouseId, service, address }) => [placeKey(warehouseId, service), address]));
}
