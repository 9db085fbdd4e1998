import type { PoolClient } from 'pg';
import type { ImportProduct } from '../import-rows.ts';
import { quantitiesOf } from '../row-rules.ts';
import { type Changes, changesOf, thousandths } from './changes.ts';
import { freeSlug } from './free-slug.ts';

/** Brands the shop does not have yet. Nothing is sent when there is none: it would make every node read everything again. */
export async function writeVendors(client: PoolClient, products: ImportProduct[]): Promise<void> {
  const brands = [...new Set(['', ...products.map((row) => row.brand)])];
  const known = await client.query('select name from vendor where name = any($1)', [brands]);
  const names = new Set(known.rows.map((row) => row.name));
  const missing = brands.filter((brand) => !names.has(brand));
  if (missing.length === 0) return;
  await client.query('insert into vendor (name) select unnest($1::text[]) on conflict (name) do nothing', [missing]);
}

/** Address → code of the product that has it. */
export async function takenSlugs(client: PoolClient): Promise<Map<string, string>> {
  const result = await client.query('select slug, code from product');
  return new Map(result.rows.map((row) => [row.slug, row.code]));
}

/** Products by code, in the order of the file. An address once given stays, as others link to it. */
export async function writeProducts(
  client: PoolClient,
  rows: ImportProduct[],
  slugs: Map<string, string>,
): Promise<Changes> {
  const payload = JSON.stringify(
    rows.map((row, place) => {
      const slug = freeSlug(row, slugs);
      slugs.set(slug, row.code);
      return { ...productColumns(row, slug), place };
    }),
  );
  const written = await client.query(
    `with incoming as (
       select i.*, v.vendor_id from jsonb_to_recordset($1::jsonb) as i(
         code text, variant text, name text, short_name text, brand text, description text, slug text, product_kind text,
         nature_id int, selling_mode text, content_amount numeric, content_unit text, drained_grams numeric, average_grams int,
         gross_grams int, min_quantity int, max_quantity int, quantity_step int, box_items int, pallet_items int,
         sell_by_box boolean, package_description text, alcohol_percent numeric, meal_ticket boolean, perishable boolean,
         promotable boolean, not_promotable_reason text,
         shelf_life_days int, class_max_name text, class_max_quantity int, facts jsonb, picture jsonb, popularity int,
         new_until date, published boolean, place int)
       join vendor v on v.name = i.brand)
     insert into product as p (code, variant, name, short_name, brand, description, slug, product_kind, nature_id, selling_mode,
       content_amount, content_unit, drained_grams, average_grams, gross_grams, min_quantity, max_quantity, quantity_step,
       box_items, pallet_items, sell_by_box, package_description, alcohol_percent, meal_ticket, perishable, promotable,
       not_promotable_reason, shelf_life_days,
       class_max_name, class_max_quantity, facts, picture, popularity, new_until, published, vendor_id)
     select code, variant, name, short_name, brand, description, slug, product_kind, nature_id, selling_mode,
       content_amount, content_unit, drained_grams, average_grams, gross_grams, min_quantity, max_quantity, quantity_step,
       box_items, pallet_items, sell_by_box, package_description, alcohol_percent, meal_ticket, perishable, promotable,
       not_promotable_reason, shelf_life_days,
       class_max_name, class_max_quantity, facts, picture, popularity, new_until, published, vendor_id from incoming order by place
     on conflict (code) do update set (variant, name, short_name, brand, description, product_kind, nature_id, selling_mode,
       content_amount, content_unit, drained_grams, average_grams, gross_grams, min_quantity, max_quantity, quantity_step,
       box_items, pallet_items, sell_by_box, package_description, alcohol_percent, meal_ticket, perishable, promotable,
       not_promotable_reason, shelf_life_days,
       class_max_name, class_max_quantity, facts, picture, popularity, new_until, published, vendor_id, updated_at)
       = (excluded.variant, excluded.name, excluded.short_name, excluded.brand, excluded.description, excluded.product_kind,
       excluded.nature_id, excluded.selling_mode, excluded.content_amount, excluded.content_unit, excluded.drained_grams,
       excluded.average_grams, excluded.gross_grams, excluded.min_quantity, excluded.max_quantity, excluded.quantity_step,
       excluded.box_items, excluded.pallet_items, excluded.sell_by_box, excluded.package_description, excluded.alcohol_percent,
       excluded.meal_ticket, excluded.perishable, excluded.promotable, excluded.not_promotable_reason,
       excluded.shelf_life_days, excluded.class_max_name, excluded.class_max_quantity,
       excluded.facts, excluded.picture, excluded.popularity, excluded.new_until, excluded.published, excluded.vendor_id, now())
     where (p.variant, p.name, p.short_name, p.brand, p.description, p.product_kind, p.nature_id, p.selling_mode,
       p.content_amount, p.content_unit, p.drained_grams, p.average_grams, p.gross_grams, p.min_quantity, p.max_quantity,
       p.quantity_step, p.box_items, p.pallet_items, p.sell_by_box, p.package_description, p.alcohol_percent, p.meal_ticket,
       p.perishable, p.promotable, p.not_promotable_reason, p.shelf_life_days, p.class_max_name, p.class_max_quantity, p.facts, p.picture, p.popularity, p.new_until,
       p.published)
       is distinct from (excluded.variant, excluded.name, excluded.short_name, excluded.brand, excluded.description,
       excluded.product_kind, excluded.nature_id, excluded.selling_mode, excluded.content_amount, excluded.content_unit,
       excluded.drained_grams, excluded.average_grams, excluded.gross_grams, excluded.min_quantity, excluded.max_quantity,
       excluded.quantity_step, excluded.box_items, excluded.pallet_items, excluded.sell_by_box, excluded.package_description,
       excluded.alcohol_percent, excluded.meal_ticket, excluded.perishable, excluded.promotable, excluded.not_promotable_reason,
       excluded.shelf_life_days, excluded.class_max_name,
       excluded.class_max_quantity, excluded.facts, excluded.picture, excluded.popularity, excluded.new_until, excluded.published)
     returning (xmax = 0) as added`,
    [payload],
  );
  return changesOf(rows.length, written.rows);
}

function productColumns(row: ImportProduct, slug: string): Record<string, unknown> {
  const { min, max, step } = quantitiesOf(row);
  return {
    code: row.code,
    variant: row.variant ?? '',
    name: [row.brand, row.name].filter(Boolean).join(' '),
    short_name: row.name,
    brand: row.brand,
    description: row.description,
    slug,
    product_kind: row.productKind ?? null,
    nature_id: row.natureId,
    selling_mode: row.sellingMode,
    content_amount: row.content ?? null,
    content_unit: row.contentUnit ?? null,
    drained_grams: row.drainedGrams ?? null,
    average_grams: row.averageGrams ?? null,
    gross_grams: row.grossGrams ?? null,
    min_quantity: thousandths(min),
    max_quantity: max === undefined ? null : thousandths(max),
    quantity_step: thousandths(step),
    box_items: row.boxItems ?? null,
    pallet_items: row.palletItems ?? null,
    sell_by_box: row.sellByBox ?? false,
    package_description: row.packageDescription ?? null,
    alcohol_percent: row.alcoholPercent ?? null,
    meal_ticket: row.mealTicket ?? false,
    perishable: row.perishable ?? false,
    promotable: row.promotable ?? true,
    not_promotable_reason: row.notPromotableReason ?? null,
    shelf_life_days: row.shelfLifeDays ?? null,
    class_max_name: row.classMax?.name ?? null,
    class_max_quantity: row.classMax ? thousandths(row.classMax.max) : null,
    facts: row.facts,
    picture: row.picture ?? null,
    popularity: row.popularity,
    new_until: row.newUntil ?? null,
    // without a price it is known but not on sale
    published: row.price !== undefined && row.published !== false,
  };
}
