import type { PoolClient } from 'pg';

/** A store of the demo and how much of its trade the demo shows. */
export interface DemoStore {
  warehouseId: number;
  slug: string;
  city: string;
  province: string;
  latitude: number;
  longitude: number;
  postalcodes: string[];
  vanIds: number[];
  isDefault: boolean;
}

/** The stores, the one most people buy at first. Postal codes are those of its own city. */
export async function readStores(client: PoolClient): Promise<DemoStore[]> {
  const { rows } = await client.query<DemoStore>(`
    select w.warehouse_id as "warehouseId", w.slug, w.city, w.province, w.latitude, w.longitude, w.is_default as "isDefault",
      (select array_agg(z.postalcode order by z.postalcode) from delivery_zone_postalcode z join delivery_zone d using (delivery_zone_id)
        join municipality_postalcode m on m.postalcode = z.postalcode and m.city = w.city
        where d.warehouse_id = w.warehouse_id and d.delivery_service_id = 1) as postalcodes,
      coalesce((select array_agg(van_id order by van_id) from van where van.warehouse_id = w.warehouse_id and active), '{}') as "vanIds"
    from warehouse w where w.active order by w.is_default desc, w.warehouse_id`);
  return rows.filter(({ postalcodes }) => postalcodes);
}
