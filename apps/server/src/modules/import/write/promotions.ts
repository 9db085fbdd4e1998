import { isDeepStrictEqual } from 'node:util';
import type { PoolClient } from 'pg';
import type { ImportPromotion } from '../import-rows.ts';
import { promotionParams } from '../promotion-params.ts';
import { type Changes, changesOf, thousandths } from './changes.ts';

const columns = `code, name, kind, params, starts_at, ends_at, warehouse_ids, segment, promo_code, max_per_order, stackable`;

/** Promotions with their products. Nothing is sent for one that is as it was, as any change makes the nodes read them all. */
export async function writePromotions(client: PoolClient, rows: ImportPromotion[]): Promise<Changes> {
  const written: { added: boolean }[] = [];
  for (const row of rows) {
    const before = await read(client, row.code);
    const wanted = await columnsOf(client, row);
    let promotionId = before?.id;
    if (!before?.active || !isDeepStrictEqual(before.values, wanted)) promotionId = await upsert(client, wanted);
    const removed = await client.query(
      `delete from promotion_product where promotion_id = $1
       and product_id not in (select product_id from product where code = any($2))`,
      [promotionId, row.products],
    );
    const added = await client.query(
      `insert into promotion_product (promotion_id, product_id) select $1, product_id from product where code = any($2)
       on conflict do nothing`,
      [promotionId, row.products],
    );
    const same = before?.active && isDeepStrictEqual(before.values, wanted);
    if (!same || removed.rowCount || added.rowCount) written.push({ added: before === undefined });
  }
  return changesOf(rows.length, written);
}

async function read(
  client: PoolClient,
  code: string,
): Promise<{ id: number; active: boolean; values: unknown[] } | undefined> {
  const { rows } = await client.query({
    name: 'import-promotion-before',
    text: `select promotion_id as id, active, jsonb_build_array(${columns}) as values from promotion where code = $1`,
    values: [code],
  });
  return rows[0];
}

/** The row as the table would hold it, made by the database itself so that both sides compare alike. */
async function columnsOf(client: PoolClient, row: ImportPromotion): Promise<unknown[]> {
  const gift = row.giftCode === undefined ? undefined : await productId(client, row.giftCode);
  const { rows } = await client.query({
    name: 'import-promotion-columns',
    text: `select jsonb_build_array($1::text, $2::text, $3::text, $4::jsonb, $5::date::timestamp at time zone 'Europe/Rome',
             ($6::date + 1)::timestamp at time zone 'Europe/Rome',
             (select array_agg(warehouse_id order by warehouse_id) from warehouse where slug = any($7::text[])),
             $8::text, $9::text, $10::int, $11::boolean) as values`,
    values: [
      row.code,
      row.name,
      row.promotion,
      promotionParams(row, gift),
      row.startsOn,
      row.endsOn,
      row.warehouses ?? null,
      row.segment,
      row.promoCode ?? null,
      row.maxPerOrder === undefined ? null : thousandths(row.maxPerOrder),
      row.stackable,
    ],
  });
  return rows[0].values;
}

async function upsert(client: PoolClient, values: unknown[]): Promise<number> {
  const { rows } = await client.query({
    name: 'import-promotion',
    text: `insert into promotion (${columns})
           select v ->> 0, v ->> 1, v ->> 2, v -> 3, (v ->> 4)::timestamptz, (v ->> 5)::timestamptz,
             case when jsonb_typeof(v -> 6) = 'array' then array(select jsonb_array_elements_text(v -> 6)::int) end,
             v ->> 7, v ->> 8, (v ->> 9)::int, (v ->> 10)::boolean from (select $1::jsonb as v) s
           on conflict (code) do update set name = excluded.name, kind = excluded.kind, params = excluded.params,
             starts_at = excluded.starts_at, ends_at = excluded.ends_at, warehouse_ids = excluded.warehouse_ids,
             segment = excluded.segment, promo_code = excluded.promo_code, max_per_order = excluded.max_per_order,
             stackable = excluded.stackable, active = true
           returning promotion_id`,
    values: [JSON.stringify(values)],
  });
  return rows[0].promotion_id;
}

async function productId(client: PoolClient, code: string): Promise<number> {
  const result = await client.query('select product_id from product where code = $1', [code]);
  return result.rows[0].product_id;
}
