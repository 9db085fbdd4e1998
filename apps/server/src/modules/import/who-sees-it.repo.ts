import type { PoolClient } from 'pg';
import type { ImportProduct } from './import-rows.ts';

/** How many products of an import customers find, and why the others not; a product counts once, by the first reason. */
export interface Visibility {
  products: number;
  /** Somebody took them off sale, or the row said so. */
  withheld: number;
  withoutPrice: number;
  /** No store has any: none is meant, or the stock is 0. */
  withoutStock: number;
  visible: number;
}

/** @param rows products of the import, of which the shop is read as it is inside its transaction */
export async function whoSeesIt(
  client: PoolClient,
  rows: readonly Pick<ImportProduct, 'code' | 'price'>[],
): Promise<Visibility> {
  const found = await client.query<Visibility>(
    `with each as (
       select p.published, i.priced,
         exists (select from stock s join warehouse w using (warehouse_id) where w.active and s.product_id = p.product_id and (s.on_hand is null or s.on_hand > 0)) as stocked
       from unnest($1::text[], $2::boolean[]) i(code, priced) join product p using (code))
     select count(*)::int as products, (count(*) filter (where not priced))::int as "withoutPrice",
       (count(*) filter (where priced and not published))::int as withheld,
       (count(*) filter (where priced and published and not stocked))::int as "withoutStock",
       (count(*) filter (where priced and published and stocked))::int as visible
     from each`,
    [rows.map(({ code }) => code), rows.map(({ price }) => price !== undefined)],
  );
  return found.rows[0]!;
}
