import type { PoolClient } from 'pg';
import type { ImportProduct } from '../import-rows.ts';
import { thousandths } from './changes.ts';

/**
 * Stock of the products whose rows speak of it: `*` means every warehouse the row does not name, a warehouse that is not
 * meant at all does not sell the product. Never below what is promised already. Only rows that differ are touched, in
 * the order in which orders lock them, since a locked row makes an order wait.
 * @returns how many stock rows changed
 */
export async function writeStock(client: PoolClient, rows: ImportProduct[]): Promise<number> {
  const speaking = rows.filter((row) => row.stock !== undefined);
  const codes = speaking.map((row) => row.code);
  const stock = speaking.flatMap((row) =>
    Object.entries(row.stock ?? {}).map(([slug, quantity]) => ({
      code: row.code,
      slug,
      on_hand: quantity === null ? null : thousandths(quantity),
    })),
  );
  // the row of the warehouse itself comes before that of `*`
  const meant = `select distinct on (w.warehouse_id, p.product_id) w.warehouse_id, p.product_id, i.on_hand
     from jsonb_to_recordset($1::jsonb) as i(code text, slug text, on_hand int)
     join product p using (code) join warehouse w on i.slug in (w.slug, '*')
     order by w.warehouse_id, p.product_id, i.slug = '*'`;
  const values = [JSON.stringify(stock)];
  const locked = await client.query(
    `with meant as materialized (${meant})
     select s.warehouse_id, s.product_id from stock s
     join product p using (product_id) left join meant m using (warehouse_id, product_id)
     where p.code = any($2) and (m.product_id is null or s.on_hand is distinct from m.on_hand)
     order by s.warehouse_id, s.product_id for update of s`,
    [...values, codes],
  );
  const touched = [locked.rows.map((row) => row.warehouse_id), locked.rows.map((row) => row.product_id)];
  const changed = await client.query(
    `with meant as materialized (${meant})
     update stock s set on_hand = case when m.on_hand is null then null else greatest(m.on_hand, s.reserved) end
     from unnest($2::int[], $3::int[]) as t(warehouse_id, product_id) join meant m using (warehouse_id, product_id)
     where s.warehouse_id = t.warehouse_id and s.product_id = t.product_id
       and s.on_hand is distinct from case when m.on_hand is null then null else greatest(m.on_hand, s.reserved) end`,
    [...values, ...touched],
  );
  const added = await client.query(
    `with meant as materialized (${meant})
     insert into stock (warehouse_id, product_id, on_hand)
     select warehouse_id, product_id, on_hand from meant m
     where not exists (select from stock s where s.warehouse_id = m.warehouse_id and s.product_id = m.product_id)`,
    values,
  );
  // what an order has reserved stays until the order is delivered or cancelled
  const kept = await client.query(
    `with meant as materialized (${meant})
     update stock s set on_hand = s.reserved
     from unnest($2::int[], $3::int[]) as t(warehouse_id, product_id)
     where s.warehouse_id = t.warehouse_id and s.product_id = t.product_id and s.reserved > 0
       and s.on_hand is distinct from s.reserved
       and not exists (select from meant m where m.warehouse_id = s.warehouse_id and m.product_id = s.product_id)`,
    [...values, ...touched],
  );
  const removed = await client.query(
    `with meant as materialized (${meant})
     delete from stock s using unnest($2::int[], $3::int[]) as t(warehouse_id, product_id)
     where s.warehouse_id = t.warehouse_id and s.product_id = t.product_id and s.reserved = 0
       and not exists (select from meant m where m.warehouse_id = s.warehouse_id and m.product_id = s.product_id)`,
    [...values, ...touched],
  );
  return [changed, added, kept, removed].reduce((sum, result) => sum + (result.rowCount ?? 0), 0);
}
