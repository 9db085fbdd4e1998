import { demoRows } from '@sporta/demo/catalogue/index.ts';
import { shopDay } from '@sporta/domain';
import type { Pool } from 'pg';
import { importCatalogue, type RawRow } from '../modules/import/index.ts';

async function* asRows(rows: readonly object[]): AsyncGenerator<RawRow> {
  for (const [index, value] of rows.entries()) yield { line: index + 1, value: value as Record<string, unknown> };
}

/** The demo assortment through the same door as any shop's, then a past for its prices. */
export async function seedCatalogue(pool: Pool, now: Date): Promise<void> {
  const report = await importCatalogue(pool, asRows(demoRows(shopDay(now.getTime()))), { strict: true });
  const [problem] = report.problems;
  if (problem)
    throw new Error(`The demo catalogue is wrong at ${problem.row ?? `row ${problem.line}`}: ${problem.reason}`);
  // The prices of today have held for a while, so that a reduction has a "lowest price of the last 30 days"…
  await pool.query(`update price set valid_from = now() - interval '75 days' where valid_to is null`);
  // …and some were other before: a few had been lower within those 30 days, which then is the reference.
  await pool.query(`
    with moved as (
      select product_id, price_list_id, warehouse_id, amount_cents, now() - interval '1 day' * (18 + product_id % 20) as since
      from price where valid_to is null and price_list_id = 1 and warehouse_id = 0 and product_id % 9 = 0),
    opened as (
      update price p set valid_from = m.since from moved m
      where p.product_id = m.product_id and p.price_list_id = m.price_list_id and p.warehouse_id = m.warehouse_id and p.valid_to is null)
    insert into price (product_id, price_list_id, warehouse_id, valid_from, valid_to, amount_cents)
    select product_id, price_list_id, warehouse_id, now() - interval '120 days', since,
           greatest(1, round(amount_cents * (case when product_id % 2 = 0 then 0.94 else 1.06 end)))::int
    from moved`);
}
