import type { PoolClient } from 'pg';
import type { ImportProduct } from '../import-rows.ts';
import { thousandths } from './changes.ts';

/**
 * Reorder points and arrivals of the products whose rows speak of them: a warehouse that is not meant has none, and `*` means
 * every warehouse the row does not name. What a row does not speak of stays, and only rows that differ are touched.
 * @returns how many of a product in a warehouse changed
 */
export async function writeReplenishment(client: PoolClient, rows: readonly ImportProduct[]): Promise<number> {
  const speaking = rows.filter((row) => row.reorderPoint !== undefined || row.arrival !== undefined);
  if (speaking.length === 0) return 0;
  const said = speaking.map(({ code, reorderPoint, arrival }) => ({
    code,
    says_point: reorderPoint !== undefined,
    says_arrival: arrival !== undefined,
  }));
  const points = speaking.flatMap(({ code, reorderPoint = {} }) =>
    Object.entries(reorderPoint).map(([slug, point]) => ({ code, slug, point: thousandths(point ?? 0) || null })),
  );
  const arrivals = speaking.flatMap(({ code, arrival = {} }) =>
    Object.entries(arrival).map(([slug, coming]) => ({
      code,
      slug,
      arrives_on: coming?.on ?? null,
      quantity: coming ? thousandths(coming.quantity) : null,
    })),
  );
  // the warehouse itself comes before `*`
  const { rows: changed } = await client.query<{ count: number }>(
    `with said as materialized (
       select p.product_id, i.code, i.says_point, i.says_arrival, w.warehouse_id, w.slug
       from jsonb_to_recordset($1::jsonb) as i(code text, says_point boolean, says_arrival boolean)
         join product p using (code) cross join warehouse w),
     points as materialized (
       select distinct on (s.product_id, s.warehouse_id) s.product_id, s.warehouse_id, i.point
       from jsonb_to_recordset($2::jsonb) as i(code text, slug text, point int)
         join said s on s.code = i.code and i.slug in (s.slug, '*')
       order by s.product_id, s.warehouse_id, i.slug = '*'),
     arrivals as materialized (
       select distinct on (s.product_id, s.warehouse_id) s.product_id, s.warehouse_id, i.arrives_on, i.quantity
       from jsonb_to_recordset($3::jsonb) as i(code text, slug text, arrives_on date, quantity int)
         join said s on s.code = i.code and i.slug in (s.slug, '*')
       order by s.product_id, s.warehouse_id, i.slug = '*'),
     meant as materialized (
       select s.product_id, s.warehouse_id,
         case when s.says_point then p.point else n.reorder_point end as reorder_point,
         case when s.says_arrival then a.arrives_on else n.arrives_on end as arrives_on,
         case when s.says_arrival then a.quantity else n.arrives_quantity end as arrives_quantity
       from said s left join points p using (product_id, warehouse_id) left join arrivals a using (product_id, warehouse_id)
         left join replenishment n using (product_id, warehouse_id)),
     removed as (
       delete from replenishment n using meant m
       where n.product_id = m.product_id and n.warehouse_id = m.warehouse_id
         and m.reorder_point is null and m.arrives_on is null
       returning 1),
     written as (
       insert into replenishment as n (product_id, warehouse_id, reorder_point, arrives_on, arrives_quantity)
       select product_id, warehouse_id, reorder_point, arrives_on, arrives_quantity from meant
       where reorder_point is not null or arrives_on is not null
       order by product_id, warehouse_id
       on conflict (product_id, warehouse_id) do update set reorder_point = excluded.reorder_point,
         arrives_on = excluded.arrives_on, arrives_quantity = excluded.arrives_quantity
       where (n.reorder_point, n.arrives_on, n.arrives_quantity)
         is distinct from (excluded.reorder_point, excluded.arrives_on, excluded.arrives_quantity)
       returning 1)
     select ((select count(*) from removed) + (select count(*) from written))::int as count`,
    [JSON.stringify(said), JSON.stringify(points), JSON.stringify(arrivals)],
  );
  return changed[0]!.count;
}
