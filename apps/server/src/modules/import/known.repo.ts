import type { PoolClient } from 'pg';
import { bareEan } from './bare-ean.ts';
import type { KnownProduct } from './complete-row.ts';
import type { Department } from './file/departments.ts';
import type { Known } from './validate-rows.ts';

/**
 * What the shop has already, to check rows against.
 * @param keepsFacts a row is not the whole product: facts that price lists do not carry stay where it does not speak of them
 */
export async function readKnown(client: PoolClient, { keepsFacts = false } = {}): Promise<Known> {
  const column = async (text: string): Promise<string[]> =>
    (await client.query({ text, rowMode: 'array' })).rows.map(([value]) => value);
  const eans = await client.query('select ean, code from product_ean join product using (product_id)');
  return {
    categoryPaths: new Set(await column('select path from category')),
    products: await readProducts(client, keepsFacts),
    stockedCodes: new Set(await column('select distinct code from product join stock using (product_id)')),
    eanOwners: new Map(eans.rows.map((row) => [bareEan(row.ean), row.code])),
    warehouseSlugs: new Set(await column('select slug from warehouse')),
  };
}

/** Departments that are shown, by path and name. */
export async function readDepartments(client: PoolClient): Promise<Department[]> {
  const { rows } = await client.query<Department>('select path, name from category where active');
  return rows;
}

interface StoredFacts {
  code: string;
  promotable: boolean;
  reason: string | null;
  kept: Record<string, unknown>;
  vat: number | null;
  categories: string[];
}

/** A carton goes with its number of pieces, without which it cannot be sold. */
const keptFacts = `jsonb_strip_nulls(jsonb_build_object('alcoholPercent', p.alcohol_percent,
  'mealTicket', nullif(p.meal_ticket, false), 'perishable', nullif(p.perishable, false),
  'sellByBox', nullif(p.sell_by_box, false), 'boxItems', case when p.sell_by_box then p.box_items end,
  'natureId', nullif(p.nature_id, 1),
  'classMax', case when p.class_max_name is not null then
    jsonb_build_object('name', p.class_max_name, 'max', p.class_max_quantity / 1000.0) end))`;

async function readProducts(client: PoolClient, keepsFacts: boolean): Promise<Map<string, KnownProduct>> {
  const { rows } = await client.query<StoredFacts>(
    `select p.code, p.promotable, p.not_promotable_reason as reason, ${keepsFacts ? keptFacts : `'{}'::jsonb`} as kept,
       (select v.rate_bp / 100 from product_vat d join vat_category v using (vat_category_id)
         where d.product_id = p.product_id order by d.valid_from desc limit 1) as vat,
       array(select c.path from product_category m join category c using (category_id)
         where m.product_id = p.product_id order by m.is_main desc, c.path) as categories
     from product p`,
  );
  return new Map(
    rows.map(({ code, vat, categories, promotable, reason, kept }) => [
      code,
      { vat: vat ?? undefined, categories, promotable, notPromotableReason: reason ?? undefined, kept },
    ]),
  );
}
