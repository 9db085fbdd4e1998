import { euroToCents, grossToNet } from '@sporta/domain';
import type { PoolClient } from 'pg';
import type { ImportProduct } from '../import-rows.ts';

const consumerList = 1;
const businessList = 2;

/**
 * Prices that differ close the old one, so that the history stays whole (Cod. consumo art. 17-bis). A price of a single
 * warehouse that a row no longer names is closed too. Staff buy at consumer prices unless a price of their own is set by
 * hand. Products without a price keep the one they had: they are not on sale.
 * @param at when the new prices begin; a timestamp later than that of every price there is
 * @returns how many prices are new
 */
export async function writePrices(client: PoolClient, rows: ImportProduct[], at: string): Promise<number> {
  const priced = rows.filter((row) => row.price !== undefined);
  const values = [JSON.stringify(priced.flatMap(pricesOf)), at];
  const incoming = `(select p.product_id, i.list as price_list_id, coalesce(w.warehouse_id, 0) as warehouse_id, i.cents
    from jsonb_to_recordset($1::jsonb) as i(code text, list int, warehouse text, cents int)
    join product p using (code) left join warehouse w on w.slug = i.warehouse) n`;
  const isSame =
    'n.product_id = o.product_id and n.price_list_id = o.price_list_id and n.warehouse_id = o.warehouse_id';
  await client.query(
    // "offset 0": the one price in force is looked up for each row; a planner that takes a table which is just being filled
    // for empty compares each with each instead
    `update price o set valid_to = $2::timestamptz
     from ${incoming} cross join lateral (select o.ctid as place from price o
       where ${isSame} and o.valid_to is null and o.amount_cents <> n.cents offset 0) old
     where o.ctid = old.place`,
    values,
  );
  await client.query(
    `update price o set valid_to = $2::timestamptz from product p
     where p.product_id = o.product_id and p.code = any($3) and o.valid_to is null
       and o.price_list_id = ${consumerList} and o.warehouse_id <> 0
       and not exists (select from ${incoming} where ${isSame})`,
    [...values, priced.map((row) => row.code)],
  );
  const inserted = await client.query(
    `insert into price (product_id, price_list_id, warehouse_id, amount_cents, valid_from)
     select n.product_id, n.price_list_id, n.warehouse_id, n.cents, $2::timestamptz from ${incoming}
     where not exists (select from price o where ${isSame} and o.valid_to is null)`,
    values,
  );
  return inserted.rowCount ?? 0;
}

function pricesOf(row: ImportProduct): { code: string; list: number; warehouse: string | null; cents: number }[] {
  const consumer = euroToCents(row.price ?? 0);
  const business =
    row.businessPrice === undefined ? grossToNet(consumer, row.vat * 100) : euroToCents(row.businessPrice);
  return [
    { code: row.code, list: consumerList, warehouse: null, cents: consumer },
    { code: row.code, list: businessList, warehouse: null, cents: business },
    ...Object.entries(row.warehousePrices ?? {}).map(([slug, price]) => ({
      code: row.code,
      list: consumerList,
      warehouse: slug,
      cents: euroToCents(price),
    })),
  ];
}
