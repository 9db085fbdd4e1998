import type { PoolClient } from 'pg';

/** Windows of the first store, every day but Sunday, and what it takes in each. */
const windows = [
  ['09:00', '13:00'],
  ['15:00', '19:00'],
] as const;
const capacity = { orders: 10, units: 600 };
const pickUp = 2;

/**
 * Opens a store where there is none, since a product without a store is sold nowhere: customers pick up what they buy, so
 * that it can be sold before anybody has drawn a zone. Address and place are the owner's to fill in.
 * @returns its name, or undefined when there is a store already
 */
export async function openFirstStore(client: PoolClient): Promise<string | undefined> {
  // looked for first: an insert that does nothing makes every node read the whole catalogue again
  const known = await client.query('select from warehouse limit 1');
  if (known.rowCount) return undefined;
  const { rows } = await client.query(
    // the middle of Italy: a place is needed, and no address is known
    `insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, services, is_default)
     values ('negozio', 'Negozio', 'Indirizzo da completare', '', '', '', 42.5, 12.5, array['pick-up'], true)
     returning warehouse_id, name`,
  );
  const [store] = rows;
  await client.query(
    `insert into delivery_zone (warehouse_id, delivery_service_id, name, minimum_order_cents) values ($1, ${pickUp}, 'Ritiro in negozio', 0)`,
    [store.warehouse_id],
  );
  await client.query(
    `insert into slot_template (warehouse_id, delivery_service_id, weekday, begin_time, end_time, capacity_orders, capacity_units, cutoff_minutes)
     select $1, ${pickUp}, weekday, w.begins::time, w.ends::time, ${capacity.orders}, ${capacity.units}, 180
     from generate_series(1, 6) weekday, unnest($2::text[], $3::text[]) w(begins, ends)`,
    [store.warehouse_id, windows.map(([begins]) => begins), windows.map(([, ends]) => ends)],
  );
  return store.name;
}
