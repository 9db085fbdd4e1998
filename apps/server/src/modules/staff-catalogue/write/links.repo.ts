import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';

/** Departments of a product, the main one first. @returns ids there are no departments of */
export async function writeCategories(tx: Tx, productId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(${[...ids]}::int[]) id where not exists (select from category where category_id = id)`.execute(
    tx,
  );
  if (rows.length > 0) return rows.map(({ id }) => id);
  await tx.deleteFrom('product_category').where('product_id', '=', productId).execute();
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return [];
  await tx
    .insertInto('product_category')
    .values(distinct.map((id, place) => ({ product_id: productId, category_id: id, is_main: place === 0 })))
    .execute();
  return [];
}

/** Labels by their codes; "sfuso" is no choice but follows from how the product is sold. */
export async function writeLabels(tx: Tx, productId: number, codes: readonly string[]): Promise<void> {
  await sql`delete from product_class_member m using product_class c
    where c.product_class_id = m.product_class_id and m.product_id = ${productId} and c.code <> 'sfuso'
      and c.code <> all(${[...codes]}::text[])`.execute(tx);
  await sql`insert into product_class_member (product_id, product_class_id)
    select ${productId}, product_class_id from product_class where code = any(${[...codes]}::text[])
    on conflict do nothing`.execute(tx);
}

/** EANs in their order; a UPC-A and its EAN-13 are the same code. @returns the code of another product that has one of them */
export async function writeEans(tx: Tx, productId: number, eans: readonly string[]): Promise<string | undefined> {
  await tx.deleteFrom('product_ean').where('product_id', '=', productId).execute();
  const { rows } = await sql<{ code: string }>`
    select p.code from product_ean e join product p using (product_id)
    where e.ean = any(${eans.flatMap(writings)}::text[]) limit 1`.execute(tx);
  if (rows[0]) return rows[0].code;
  const distinct = [...new Set(eans)];
  if (distinct.length === 0) return undefined;
  await tx
    .insertInto('product_ean')
    .values(distinct.map((ean, position) => ({ product_id: productId, ean, position })))
    .execute();
  return undefined;
}

/** The lengths a code may be stored in. */
const writings = (ean: string) => {
  const bare = ean.replace(/^0+/, '');
  return [8, 12, 13, 14].filter((length) => length >= bare.length).map((length) => bare.padStart(length, '0'));
};

/** A new rate holds from today; the past keeps its own. */
export async function writeVat(tx: Tx, productId: number, percent: number): Promise<void> {
  await sql`insert into product_vat (product_id, valid_from, vat_category_id)
    select ${productId}, case when exists (select from product_vat where product_id = ${productId}) then current_date
      else date '2000-01-01' end, vat_category_id from vat_category where rate_bp = ${percent * 100}
    on conflict (product_id, valid_from) do update set vat_category_id = excluded.vat_category_id`.execute(tx);
}

/** What a unit costs the shop, cents without VAT; null = not known. */
export async function writeCost(tx: Tx, productId: number, cents: number | null): Promise<void> {
  if (cents === null || cents === 0) {
    await tx.deleteFrom('product_cost').where('product_id', '=', productId).execute();
    return;
  }
  await tx
    .insertInto('product_cost')
    .values({ product_id: productId, net_cents: cents })
    .onConflict((clash) => clash.column('product_id').doUpdateSet({ net_cents: cents }))
    .execute();
}
