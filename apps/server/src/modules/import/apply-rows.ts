import { euroToCents, grossToNet, slug as slugOf } from '@sporta/domain';
import type { PoolClient } from 'pg';
import { promotionParams } from './promotion-params.ts';
import type { ImportCategory, ImportProduct, ImportPromotion, ValidRows } from './validate-rows.ts';

export interface ImportCounts {
  categories: number;
  products: { added: number; changed: number; unchanged: number };
  prices: number;
  promotions: number;
}

/** Rows sent to the database in one statement. */
const chunkSize = 2_000;

/**
 * Writes validated rows inside the caller's transaction: until it commits, nobody sees any of it. A second run with the
 * same rows changes nothing. Prices that differ close the old one, so that the history stays whole.
 * @param progress called with the products done so far
 */
export async function applyRows(
  client: PoolClient,
  rows: ValidRows,
  progress: (done: number) => void,
): Promise<ImportCounts> {
  await client.query('select pg_advisory_xact_lock(hashtext($1))', ['catalogue-import']);
  const categories = await writeCategories(client, rows.categories);
  const counts: ImportCounts = {
    categories,
    products: { added: 0, changed: 0, unchanged: 0 },
    prices: 0,
    promotions: 0,
  };
  await writeVendors(client, rows.products);
  const slugs = await takenSlugs(client);
  for (let from = 0; from < rows.products.length; from += chunkSize) {
    const chunk = rows.products.slice(from, from + chunkSize);
    await writeProducts(client, chunk, slugs, counts);
    progress(from + chunk.length);
  }
  counts.promotions = await writePromotions(client, rows.promotions);
  return counts;
}

async function writeCategories(client: PoolClient, rows: ImportCategory[]): Promise<number> {
  let position = 0;
  for (const row of rows) {
    const parent = row.path.includes('/') ? row.path.slice(0, row.path.lastIndexOf('/')) : null;
    await client.query({
      name: 'import-category',
      text: `insert into category (parent_id, path, name, description, position, tint, icon, seo_title, seo_description)
             values ((select category_id from category where path = $1), $2, $3, $4, $5, $6, $7, $8, $9)
             on conflict (path) do update set name = excluded.name, description = excluded.description,
               position = excluded.position, tint = excluded.tint, icon = excluded.icon,
               seo_title = excluded.seo_title, seo_description = excluded.seo_description, active = true`,
      values: [
        parent,
        row.path,
        row.name,
        row.description ?? null,
        position++,
        row.tint ?? null,
        row.icon ?? null,
        row.seoTitle ?? null,
        row.seoDescription ?? null,
      ],
    });
  }
  return rows.length;
}

async function writeVendors(client: PoolClient, products: ImportProduct[]): Promise<void> {
  const brands = [...new Set(['', ...products.map((row) => row.brand)])];
  await client.query('insert into vendor (name) select unnest($1::text[]) on conflict (name) do nothing', [brands]);
}

async function takenSlugs(client: PoolClient): Promise<Map<string, string>> {
  const result = await client.query('select slug, code from product');
  return new Map(result.rows.map((row) => [row.slug, row.code]));
}

/** Brand, name and size, as an address; the code follows when another product has it already. */
function freeSlug(row: ImportProduct, taken: Map<string, string>): string {
  const wanted =
    slugOf([row.brand, row.name, row.description].filter(Boolean).join(' ')).slice(0, 120) || slugOf(row.code);
  const owner = taken.get(wanted);
  const slug = owner === undefined || owner === row.code ? wanted : `${wanted}-${slugOf(row.code)}`;
  taken.set(slug, row.code);
  return slug;
}

const thousandths = (quantity: number) => Math.round(quantity * 1000);

async function writeProducts(
  client: PoolClient,
  rows: ImportProduct[],
  slugs: Map<string, string>,
  counts: ImportCounts,
): Promise<void> {
  const payload = JSON.stringify(rows.map((row) => productColumns(row, freeSlug(row, slugs))));
  const written = await client.query(
    `with incoming as (
       select i.*, v.vendor_id from jsonb_to_recordset($1::jsonb) as i(
         code text, variant text, name text, short_name text, brand text, description text, slug text, product_kind text,
         nature_id int, selling_mode text, content_amount numeric, content_unit text, drained_grams numeric, average_grams int,
         gross_grams int, min_quantity int, max_quantity int, quantity_step int, box_items int, pallet_items int,
         sell_by_box boolean, package_description text, alcohol_percent numeric, meal_ticket boolean, perishable boolean,
         shelf_life_days int, class_max_name text, class_max_quantity int, facts jsonb, picture jsonb, popularity int,
         new_until date, published boolean)
       join vendor v on v.name = i.brand)
     insert into product as p (code, variant, name, short_name, brand, description, slug, product_kind, nature_id, selling_mode,
       content_amount, content_unit, drained_grams, average_grams, gross_grams, min_quantity, max_quantity, quantity_step,
       box_items, pallet_items, sell_by_box, package_description, alcohol_percent, meal_ticket, perishable, shelf_life_days,
       class_max_name, class_max_quantity, facts, picture, popularity, new_until, published, vendor_id)
     select code, variant, name, short_name, brand, description, slug, product_kind, nature_id, selling_mode,
       content_amount, content_unit, drained_grams, average_grams, gross_grams, min_quantity, max_quantity, quantity_step,
       box_items, pallet_items, sell_by_box, package_description, alcohol_percent, meal_ticket, perishable, shelf_life_days,
       class_max_name, class_max_quantity, facts, picture, popularity, new_until, published, vendor_id from incoming
     on conflict (code) do update set (variant, name, short_name, brand, description, product_kind, nature_id, selling_mode,
       content_amount, content_unit, drained_grams, average_grams, gross_grams, min_quantity, max_quantity, quantity_step,
       box_items, pallet_items, sell_by_box, package_description, alcohol_percent, meal_ticket, perishable, shelf_life_days,
       class_max_name, class_max_quantity, facts, picture, popularity, new_until, published, vendor_id, updated_at)
       = (excluded.variant, excluded.name, excluded.short_name, excluded.brand, excluded.description, excluded.product_kind,
       excluded.nature_id, excluded.selling_mode, excluded.content_amount, excluded.content_unit, excluded.drained_grams,
       excluded.average_grams, excluded.gross_grams, excluded.min_quantity, excluded.max_quantity, excluded.quantity_step,
       excluded.box_items, excluded.pallet_items, excluded.sell_by_box, excluded.package_description, excluded.alcohol_percent,
       excluded.meal_ticket, excluded.perishable, excluded.shelf_life_days, excluded.class_max_name, excluded.class_max_quantity,
       excluded.facts, excluded.picture, excluded.popularity, excluded.new_until, excluded.published, excluded.vendor_id, now())
     where (p.variant, p.name, p.short_name, p.brand, p.description, p.product_kind, p.nature_id, p.selling_mode,
       p.content_amount, p.content_unit, p.drained_grams, p.average_grams, p.gross_grams, p.min_quantity, p.max_quantity,
       p.quantity_step, p.box_items, p.pallet_items, p.sell_by_box, p.package_description, p.alcohol_percent, p.meal_ticket,
       p.perishable, p.shelf_life_days, p.class_max_name, p.class_max_quantity, p.facts, p.picture, p.popularity, p.new_until,
       p.published)
       is distinct from (excluded.variant, excluded.name, excluded.short_name, excluded.brand, excluded.description,
       excluded.product_kind, excluded.nature_id, excluded.selling_mode, excluded.content_amount, excluded.content_unit,
       excluded.drained_grams, excluded.average_grams, excluded.gross_grams, excluded.min_quantity, excluded.max_quantity,
       excluded.quantity_step, excluded.box_items, excluded.pallet_items, excluded.sell_by_box, excluded.package_description,
       excluded.alcohol_percent, excluded.meal_ticket, excluded.perishable, excluded.shelf_life_days, excluded.class_max_name,
       excluded.class_max_quantity, excluded.facts, excluded.picture, excluded.popularity, excluded.new_until, excluded.published)
     returning (xmax = 0) as added`,
    [payload],
  );
  const added = written.rows.filter((row) => row.added).length;
  counts.products.added += added;
  counts.products.changed += written.rows.length - added;
  counts.products.unchanged += rows.length - written.rows.length;

  await writeLinks(client, rows);
  counts.prices += await writePrices(client, rows);
  await writeStock(client, rows);
}

function productColumns(row: ImportProduct, slug: string): Record<string, unknown> {
  const byWeight = row.sellingMode === 'loose';
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
    // loose goods are sold by the hundred grams unless the file says otherwise
    min_quantity: thousandths(row.minQuantity ?? (byWeight ? (row.quantityStep ?? 0.1) : (row.quantityStep ?? 1))),
    max_quantity: row.maxQuantity === undefined ? null : thousandths(row.maxQuantity),
    quantity_step: thousandths(row.quantityStep ?? (byWeight ? 0.1 : 1)),
    box_items: row.boxItems ?? null,
    pallet_items: row.palletItems ?? null,
    sell_by_box: row.sellByBox ?? false,
    package_description: row.packageDescription ?? null,
    alcohol_percent: row.alcoholPercent ?? null,
    meal_ticket: row.mealTicket ?? false,
    perishable: row.perishable ?? false,
    shelf_life_days: row.shelfLifeDays ?? null,
    class_max_name: row.classMax?.name ?? null,
    class_max_quantity: row.classMax ? thousandths(row.classMax.max) : null,
    facts: row.facts,
    picture: row.picture ?? null,
    popularity: row.popularity,
    new_until: row.newUntil ?? null,
    // without a price it is known but not on sale
    published: row.price !== undefined,
  };
}

/** EANs, categories, labels and VAT: written only where they differ, so that an unchanged import stays silent. */
async function writeLinks(client: PoolClient, rows: ImportProduct[]): Promise<void> {
  const eans = rows.flatMap((row) => row.eans.map((ean, position) => ({ code: row.code, ean, position })));
  const categories = rows.flatMap((row) =>
    [...new Set(row.categories)].map((path, index) => ({ code: row.code, path, main: index === 0 })),
  );
  const labels = rows.flatMap((row) =>
    [...new Set<string>([...row.labels, ...(row.sellingMode === 'loose' ? ['sfuso'] : [])])].map((label) => ({
      code: row.code,
      label,
    })),
  );
  const codes = rows.map((row) => row.code);
  await client.query(
    `delete from product_ean e using product p where p.product_id = e.product_id and p.code = any($1)
     and not exists (select from jsonb_to_recordset($2::jsonb) as i(code text, ean text) where i.code = p.code and i.ean = e.ean)`,
    [codes, JSON.stringify(eans)],
  );
  await client.query(
    `insert into product_ean (ean, product_id, position)
     select i.ean, p.product_id, i.position from jsonb_to_recordset($1::jsonb) as i(code text, ean text, position int)
     join product p using (code) where not exists (select from product_ean e where e.ean = i.ean)`,
    [JSON.stringify(eans)],
  );
  await client.query(
    `delete from product_category m using product p, category c
     where p.product_id = m.product_id and c.category_id = m.category_id and p.code = any($1)
     and not exists (select from jsonb_to_recordset($2::jsonb) as i(code text, path text, main boolean)
                     where i.code = p.code and i.path = c.path and i.main = m.is_main)`,
    [codes, JSON.stringify(categories)],
  );
  await client.query(
    `insert into product_category (product_id, category_id, is_main)
     select p.product_id, c.category_id, i.main from jsonb_to_recordset($1::jsonb) as i(code text, path text, main boolean)
     join product p using (code) join category c using (path) on conflict do nothing`,
    [JSON.stringify(categories)],
  );
  await client.query(
    `delete from product_class_member m using product p, product_class c
     where p.product_id = m.product_id and c.product_class_id = m.product_class_id and p.code = any($1)
     and not exists (select from jsonb_to_recordset($2::jsonb) as i(code text, label text) where i.code = p.code and i.label = c.code)`,
    [codes, JSON.stringify(labels)],
  );
  await client.query(
    `insert into product_class_member (product_id, product_class_id)
     select p.product_id, c.product_class_id from jsonb_to_recordset($1::jsonb) as i(code text, label text)
     join product p using (code) join product_class c on c.code = i.label on conflict do nothing`,
    [JSON.stringify(labels)],
  );
  // a new rate holds from today; the past keeps its own
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

async function writePrices(client: PoolClient, rows: ImportProduct[]): Promise<number> {
  const prices = rows.flatMap((row) => {
    if (row.price === undefined) return [];
    const consumer = euroToCents(row.price);
    const business =
      row.businessPrice === undefined ? grossToNet(consumer, row.vat * 100) : euroToCents(row.businessPrice);
    return [
      { code: row.code, list: 1, warehouse: null, cents: consumer },
      { code: row.code, list: 2, warehouse: null, cents: business },
      ...Object.entries(row.warehousePrices ?? {}).map(([slug, price]) => ({
        code: row.code,
        list: 1,
        warehouse: slug,
        cents: euroToCents(price),
      })),
    ];
  });
  const text = JSON.stringify(prices);
  const incoming = `(select p.product_id, i.list as price_list_id, coalesce(w.warehouse_id, 0) as warehouse_id, i.cents
    from jsonb_to_recordset($1::jsonb) as i(code text, list int, warehouse text, cents int)
    join product p using (code) left join warehouse w on w.slug = i.warehouse) n`;
  // staff buy at consumer prices unless a price of their own is set by hand
  await client.query(
    `update price o set valid_to = now() from ${incoming}
     where o.product_id = n.product_id and o.price_list_id = n.price_list_id and o.warehouse_id = n.warehouse_id
       and o.valid_to is null and o.amount_cents <> n.cents`,
    [text],
  );
  const inserted = await client.query(
    `insert into price (product_id, price_list_id, warehouse_id, amount_cents)
     select n.product_id, n.price_list_id, n.warehouse_id, n.cents from ${incoming}
     where not exists (select from price o where o.product_id = n.product_id and o.price_list_id = n.price_list_id
                       and o.warehouse_id = n.warehouse_id and o.valid_to is null)`,
    [text],
  );
  return inserted.rowCount ?? 0;
}

async function writeStock(client: PoolClient, rows: ImportProduct[]): Promise<void> {
  const stock = rows.flatMap((row) =>
    Object.entries(row.stock ?? {}).map(([slug, quantity]) => ({
      code: row.code,
      warehouse: slug,
      onHand: quantity === null ? null : thousandths(quantity),
    })),
  );
  // Never below what is promised already. `*` means every warehouse the row does not name.
  await client.query(
    `with named as (
       select p.product_id, w.warehouse_id, i."onHand" as on_hand
       from jsonb_to_recordset($1::jsonb) as i(code text, warehouse text, "onHand" int)
       join product p using (code) join warehouse w on w.slug = i.warehouse),
     everywhere as (
       select p.product_id, w.warehouse_id, i."onHand" as on_hand
       from jsonb_to_recordset($1::jsonb) as i(code text, warehouse text, "onHand" int)
       join product p using (code) cross join warehouse w
       where i.warehouse = '*' and not exists (select from named n where n.product_id = p.product_id and n.warehouse_id = w.warehouse_id))
     insert into stock as s (product_id, warehouse_id, on_hand)
     select product_id, warehouse_id, on_hand from named union all select product_id, warehouse_id, on_hand from everywhere
     on conflict (warehouse_id, product_id) do update set on_hand = greatest(excluded.on_hand, s.reserved)
     where s.on_hand is distinct from greatest(excluded.on_hand, s.reserved)`,
    [JSON.stringify(stock)],
  );
}

async function writePromotions(client: PoolClient, rows: ImportPromotion[]): Promise<number> {
  for (const row of rows) {
    const gift = row.giftCode === undefined ? undefined : await productId(client, row.giftCode);
    const result = await client.query({
      name: 'import-promotion',
      text: `insert into promotion (code, name, kind, params, starts_at, ends_at, warehouse_ids, segment, promo_code, max_per_order, stackable)
             values ($1, $2, $3, $4, $5::date::timestamp at time zone 'Europe/Rome',
                     ($6::date + 1)::timestamp at time zone 'Europe/Rome',
                     (select array_agg(warehouse_id order by warehouse_id) from warehouse where slug = any($7)), $8, $9, $10, $11)
             on conflict (code) do update set name = excluded.name, kind = excluded.kind, params = excluded.params,
               starts_at = excluded.starts_at, ends_at = excluded.ends_at, warehouse_ids = excluded.warehouse_ids,
               segment = excluded.segment, promo_code = excluded.promo_code, max_per_order = excluded.max_per_order,
               stackable = excluded.stackable, active = true
             returning promotion_id`,
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
    const { promotion_id: promotionId } = result.rows[0];
    await client.query(
      'delete from promotion_product where promotion_id = $1 and product_id not in (select product_id from product where code = any($2))',
      [promotionId, row.products],
    );
    await client.query(
      'insert into promotion_product (promotion_id, product_id) select $1, product_id from product where code = any($2) on conflict do nothing',
      [promotionId, row.products],
    );
  }
  return rows.length;
}

async function productId(client: PoolClient, code: string): Promise<number> {
  const result = await client.query('select product_id from product where code = $1', [code]);
  return result.rows[0].product_id;
}
