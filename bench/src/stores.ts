import type pg from 'pg';

/**
 * Statements that make `count` stores of a shop of one: all of them sell the catalogue, each with a stock of its own, and every
 * tenth product has a price of its own in every third store.
 */
export const storeStatements = (count: number): string[] => [
  `insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
   select 'sede-' || n, 'Sporta ' || n, 'Via Prova', 'Milano', 'MI', '201' || n, 45.4, 9.1, false from generate_series(2, ${count}) n`,
  `insert into stock (warehouse_id, product_id, on_hand, reserved)
   select w.warehouse_id, p.product_id, (p.product_id * w.warehouse_id::bigint * 7919 % 400000)::int, 0
   from warehouse w, product p where not exists (select from stock s where (s.warehouse_id, s.product_id) = (w.warehouse_id, p.product_id))`,
  `insert into price (product_id, price_list_id, warehouse_id, valid_from, amount_cents)
   select product_id, 1, w.warehouse_id, now() - interval '90 days', amount_cents + 10 from price, warehouse w
   where price.warehouse_id = 0 and price_list_id = 1 and valid_to is null and product_id % 10 = 0 and w.warehouse_id % 3 = 0`,
];

/** @returns the ids of all stores */
export async function openStores(pool: pg.Pool, count: number): Promise<number[]> {
  if (count > 1) for (const statement of storeStatements(count)) await pool.query(statement);
  await pool.query('vacuum analyze');
  const { rows } = await pool.query('select warehouse_id from warehouse order by 1');
  return rows.map((row) => row.warehouse_id as number);
}
