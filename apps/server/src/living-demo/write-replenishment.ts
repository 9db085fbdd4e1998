import type { PoolClient } from 'pg';

/**
 * When goods of a store are ordered again, for every third product, and what is on its way of those that run short: from tomorrow on,
 * written anew once its day has come.
 * @param today `YYYY-MM-DD`
 */
export async function writeReplenishment(client: PoolClient, warehouseId: number, today: string): Promise<void> {
  await client.query(
    `insert into replenishment (product_id, warehouse_id, reorder_point, arrives_on, arrives_quantity)
     select product_id, warehouse_id, point, case when is_low then $2::date + 1 + product_id % 4 end, case when is_low then 4 * point end
     from (select s.product_id, s.warehouse_id, 6000 * (1 + s.product_id % 4) as point,
         s.on_hand - s.reserved <= 6000 * (1 + s.product_id % 4) as is_low
       from stock s join product p using (product_id)
       where s.warehouse_id = $1 and s.on_hand is not null and p.published and (s.product_id % 3 = 0 or s.on_hand <= s.reserved)) goods
     on conflict (product_id, warehouse_id) do update
       set arrives_on = excluded.arrives_on, arrives_quantity = excluded.arrives_quantity
       where replenishment.arrives_on is null or replenishment.arrives_on <= $2`,
    [warehouseId, today],
  );
}
