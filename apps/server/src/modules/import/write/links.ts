import type { PoolClient } from 'pg';
import type { ImportProduct } from '../import-rows.ts';

/** Takes EANs off the products that no longer list them, before any is given to another product. */
export async function freeEans(client: PoolClient, rows: ImportProduct[]): Promise<void> {
  await client.query(
    `delete from product_ean e using product p where p.product_id = e.product_id and p.code = any($1)
     and not exists (select from jsonb_to_recordset($2::jsonb) as i(code text, ean text) where i.code = p.code and i.ean = e.ean)`,
    [rows.map((row) => row.code), eanRows(rows)],
  );
}

/** EANs, categories, labels and VAT: written only where they differ, so that an unchanged import stays silent. */
export async function writeLinks(client: PoolClient, rows: ImportProduct[]): Promise<void> {
  await writeEans(client, rows);
  await writeProductCategories(client, rows);
  await writeLabels(client, rows);
  await writeVat(client, rows);
}

function eanRows(rows: ImportProduct[]): string {
  return JSON.stringify(rows.flatMap((row) => row.eans.map((ean, position) => ({ code: row.code, ean, position }))));
}

async function writeEans(client: PoolClient, rows: ImportProduct[]): Promise<void> {
  await client.query(
    `insert into product_ean as e (ean, product_id, position)
     select i.ean, p.product_id, i.position from jsonb_to_recordset($1::jsonb) as i(code text, ean text, position int)
     join product p using (code)
     where not exists (select from product_ean k where k.ean = i.ean and k.product_id = p.product_id and k.position = i.position)
     on conflict (ean) do update set position = excluded.position where e.product_id = excluded.product_id`,
    [eanRows(rows)],
  );
}

async function writeProductCategories(client: PoolClient, rows: ImportProduct[]): Promise<void> {
  const categories = JSON.stringify(
    rows.flatMap((row) =>
      [...new Set(row.categories)].map((path, index) => ({ code: row.code, path, main: index === 0 })),
    ),
  );
  await client.query(
    `delete from product_category m using product p, category c
     where p.product_id = m.product_id and c.category_id = m.category_id and p.code = any($1)
     and not exists (select from jsonb_to_recordset($2::jsonb) as i(code text, path text, main boolean)
                     where i.code = p.code and i.path = c.path and i.main = m.is_main)`,
    [rows.map((row) => row.code), categories],
  );
  await client.query(
    `insert into product_category (product_id, category_id, is_main)
     select p.product_id, c.category_id, i.main from jsonb_to_recordset($1::jsonb) as i(code text, path text, main boolean)
     join product p using (code) join category c using (path) on conflict do nothing`,
    [categories],
  );
}

async function writeLabels(client: PoolClient, rows: ImportProduct[]): Promise<void> {
  const labels = JSON.stringify(
    rows.flatMap((row) =>
      [...new Set<string>([...row.labels, ...(row.sellingMode === 'loose' ? ['sfuso'] : [])])].map((label) => ({
        code: row.code,
        label,
      })),
    ),
  );
  await client.query(
    `delete from product_class_member m using product p, product_class c
     where p.product_id = m.product_id and c.product_class_id = m.product_class_id and p.code = any($1)
     and not exists (select from jsonb_to_recordset($2::jsonb) as i(code text, label text) where i.code = p.code and i.label = c.code)`,
    [rows.map((row) => row.code), labels],
  );
  await client.query(
    `insert into product_class_member (product_id, product_class_id)
     select p.product_id, c.product_class_id from jsonb_to_recordset($1::jsonb) as i(code text, label text)
     join product p using (code) join product_class c on c.code = i.label on conflict do nothing`,
    [labels],
  );
}

/** A new rate holds from today; the past keeps its own. */
async function writeVat(client: PoolClient, rows: ImportProduct[]): Promise<void> {
  await client.query(
    `insert into product_vat (product_id, valid_from, vat_category_id)
     select p.product_id,
            case when exists (select from product_vat o where o.product_id = p.product_id)
                 then (now() at time zone 'Europe/Rome')::date else date '2000-01-01' end,
            v.vat_category_id
     from jsonb_to_recordset($1::jsonb) as i(code text, rate int)
     join product p using (code) join vat_category v on v.rate_bp = i.rate
     where v.vat_category_id is distinct from
       (select o.vat_category_id from product_vat o where o.product_id = p.product_id order by valid_from desc limit 1)
     on conflict (product_id, valid_from) do update set vat_category_id = excluded.vat_category_id`,
    [JSON.stringify(rows.map((row) => ({ code: row.code, rate: row.vat * 100 })))],
  );
}
