import { usualStep } from '@sporta/domain';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { StoredProduct } from './product-fields.repo.ts';
import { addBrand } from './write/columns.repo.ts';
import { writeVat } from './write/links.repo.ts';

/* A row that is taken over from another product, column by column: raw. */

/** New products come one after the other, or two could be given the same code or address. */
export async function oneNewAtATime(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('new-product'))`.execute(tx);
}

export function findByCode(tx: Tx, code: string): Promise<{ productId: number; name: string } | undefined> {
  return tx
    .selectFrom('product')
    .select(['product_id as productId', 'name'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** The product this key began. */
export async function findByKey(tx: Tx, key: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('product')
    .select('product_id as productId')
    .where('creation_key', '=', key)
    .executeTakeFirst();
  return row?.productId;
}

/** Addresses that begin so → code of the product. */
export async function slugsLike(tx: Tx, start: string): Promise<Map<string, string>> {
  const rows = await tx.selectFrom('product').select(['slug', 'code']).where('slug', 'like', `${start}%`).execute();
  return new Map(rows.map(({ slug, code }) => [slug, code]));
}

export interface NewRow extends Pick<StoredProduct, 'code' | 'slug' | 'sellingMode'> {
  key: string;
  /** Percent. */
  vat: number;
  copyOf: number | undefined;
}

/** What a copy has of the product it is taken from; what is there once for each product, as EANs and a photo, stays behind. */
const copied =
  sql.raw(`brand, vendor_id, description, product_kind, nature_id, content_amount, content_unit, drained_grams,
  average_grams, gross_grams, box_items, pallet_items, sell_by_box, package_description, alcohol_percent,
  meal_ticket, perishable, promotable, not_promotable_reason, shelf_life_days, class_max_name, class_max_quantity, facts`);

/** A product without a name that is not on sale. @returns its id */
export async function insertProduct(tx: Tx, { key, code, slug, sellingMode, vat, copyOf }: NewRow): Promise<number> {
  const step = Math.round(usualStep(sellingMode) * 1000);
  if (copyOf === undefined) await addBrand(tx, '');
  const { rows } = await (copyOf === undefined
    ? sql<{ id: number }>`
        insert into product (creation_key, code, slug, selling_mode, name, short_name, published, min_quantity, quantity_step, draft, vendor_id)
        select ${key}, ${code}, ${slug}, ${sellingMode}, '', '', false, ${step}::int, ${step}::int, true, vendor_id from vendor where name = ''
        returning product_id as id`
    : sql<{ id: number }>`
        insert into product (creation_key, code, slug, selling_mode, name, short_name, published, min_quantity, quantity_step, max_quantity, draft, ${copied})
        select ${key}, ${code}, ${slug}, ${sellingMode}, '', '', false,
          case when selling_mode = ${sellingMode} then min_quantity else ${step}::int end,
          case when selling_mode = ${sellingMode} then quantity_step else ${step}::int end,
          case when selling_mode = ${sellingMode} then max_quantity end, true, ${copied}
        from product where product_id = ${copyOf}
        returning product_id as id`
  ).execute(tx);
  const { id } = rows[0]!;
  await writeVat(tx, id, vat);
  await copyLinks(tx, id, copyOf);
  if (sellingMode === 'loose') {
    await sql`insert into product_class_member (product_id, product_class_id)
      select ${id}, product_class_id from product_class where code = 'sfuso'`.execute(tx);
  }
  return id;
}

/** Departments and labels; "sfuso" follows from how the copy itself is sold. */
async function copyLinks(tx: Tx, productId: number, copyOf: number | undefined): Promise<void> {
  if (copyOf === undefined) return;
  await sql`insert into product_category (product_id, category_id, is_main)
    select ${productId}, category_id, is_main from product_category where product_id = ${copyOf}`.execute(tx);
  await sql`insert into product_class_member (product_id, product_class_id)
    select ${productId}, product_class_id from product_class_member join product_class using (product_class_id)
    where product_id = ${copyOf} and code <> 'sfuso'`.execute(tx);
}
