import type { Leaflet } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/* Leaflets and their products (tables leaflet, leaflet_product). */

export type LeafletRow = Omit<Leaflet, 'baseLocation' | 'pageTitles'> & {
  pageTitles: string[];
  /** By page, '' for those that are drawn. */
  pagePictures: string[];
};

const leaflets = (db: Db) =>
  db
    .selectFrom('leaflet')
    .select([
      'leaflet_id as leafletId',
      'name',
      'slug',
      'starts_on as startDate',
      'ends_on as endDate',
      'pages',
      'page_titles as pageTitles',
      'page_pictures as pagePictures',
      sql<number[]>`coalesce(warehouse_ids, '{}')`.as('warehouseIds'),
    ]);

/** Leaflets of `today` (`YYYY-MM-DD`) and those to come, of one warehouse when it is named. */
export function listLeaflets(db: Db, today: string, warehouseId?: number): Promise<LeafletRow[]> {
  return leaflets(db)
    .where('ends_on', '>=', today)
    .$if(warehouseId !== undefined, (query) =>
      query.where(sql<boolean>`(warehouse_ids is null or ${warehouseId}::int = any(warehouse_ids))`),
    )
    .orderBy('starts_on')
    .orderBy('leaflet_id')
    .execute();
}

/** Past ones too: a link in an old newsletter leads to the leaflet, which says that it is over. */
export function findLeaflet(db: Db, slug: string): Promise<LeafletRow | undefined> {
  return leaflets(db).where('slug', '=', slug).executeTakeFirst();
}

export interface LeafletProduct {
  productId: number;
  page: number;
  /** Where it stands on the picture of its page: x, y, width, height in thousandths. */
  area: number[] | null;
}

/** In the order of the pages. */
export function listLeafletProducts(db: Db, leafletId: number): Promise<LeafletProduct[]> {
  return db
    .selectFrom('leaflet_product')
    .select(['product_id as productId', 'page', 'area'])
    .where('leaflet_id', '=', leafletId)
    .orderBy('page')
    .orderBy('position')
    .orderBy('product_id')
    .execute();
}

/** Every leaflet with the slugs of its warehouses and the codes of its products. */
export function exportLeaflets(db: Db) {
  return db
    .selectFrom('leaflet')
    .select([
      'name',
      'slug',
      'starts_on as startsOn',
      'ends_on as endsOn',
      'pages',
      'page_titles as titles',
      'page_pictures as pictures',
      sql<string[] | null>`(
        select array_agg(slug order by warehouse_id) from warehouse where warehouse_id = any(warehouse_ids))`.as(
        'warehouses',
      ),
      sql<{ page: number; code: string; area: number[] | null }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('page', page, 'code', code, 'area', area) order by page, position, product_id), '[]')
          from leaflet_product join product using (product_id) where leaflet_product.leaflet_id = leaflet.leaflet_id)`.as(
        'products',
      ),
    ])
    .orderBy('starts_on')
    .orderBy('leaflet_id')
    .execute();
}

export interface LeafletPageInput {
  title: string;
  /** Of the library; absent: the page is drawn from its products. */
  picture?: string | undefined;
  products: readonly { productId: number; area?: readonly number[] | undefined }[];
}

export interface LeafletInput {
  name: string;
  slug: string;
  /** `YYYY-MM-DD`, both included. */
  startsOn: string;
  endsOn: string;
  pages: readonly LeafletPageInput[];
  /** Absent = every warehouse. */
  warehouseIds?: readonly number[] | undefined;
}

/** Adds a leaflet or replaces the one of that slug, without its products. @returns its number */
export async function upsertLeaflet(tx: Tx, leaflet: LeafletInput): Promise<number> {
  const values = {
    name: leaflet.name,
    starts_on: leaflet.startsOn,
    ends_on: leaflet.endsOn,
    pages: leaflet.pages.length,
    page_titles: leaflet.pages.map(({ title }) => title),
    page_pictures: leaflet.pages.map(({ picture }) => picture ?? ''),
    warehouse_ids: leaflet.warehouseIds ? [...leaflet.warehouseIds] : null,
  };
  const { leaflet_id: leafletId } = await tx
    .insertInto('leaflet')
    .values({ slug: leaflet.slug, ...values })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .returning('leaflet_id')
    .executeTakeFirstOrThrow();
  return leafletId;
}

/** Replaces the products of a leaflet, page by page. Raw: a page is one array, however many products it has. */
export async function replaceLeafletProducts(
  tx: Tx,
  leafletId: number,
  pages: readonly Pick<LeafletPageInput, 'products'>[],
): Promise<void> {
  await tx.deleteFrom('leaflet_product').where('leaflet_id', '=', leafletId).execute();
  for (const [index, { products }] of pages.entries()) {
    await sql`
      insert into leaflet_product (leaflet_id, product_id, page, position, area)
      select ${leafletId}, product_id, ${index + 1}, position, area
        from rows from (jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as ("productId" int, area int[]))
             with ordinality as given(product_id, area, position)`.execute(tx);
  }
}

export async function deleteLeaflet(tx: Tx, slug: string): Promise<void> {
  await tx.deleteFrom('leaflet').where('slug', '=', slug).execute();
}

/** Removes all leaflets but these. */
export async function keepLeaflets(tx: Tx, slugs: readonly string[]): Promise<void> {
  await sql`delete from leaflet where slug <> all(${[...slugs]}::text[])`.execute(tx);
}

/** Numbers of these products by code; nobody deletes one (a draft may be) until the transaction that asks has ended. */
export async function productIdsByCode(db: Db | Tx, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('product')
    .select(['code', 'product_id'])
    .where('code', '=', sql<string>`any(${[...codes]}::text[])`)
    .orderBy('product_id')
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ code, product_id }) => [code, product_id]));
}

/** Numbers of all warehouses by slug. */
export async function warehouseIdsBySlug(db: Db | Tx): Promise<Map<string, number>> {
  const rows = await db.selectFrom('warehouse').select(['slug', 'warehouse_id']).execute();
  return new Map(rows.map(({ slug, warehouse_id }) => [slug, warehouse_id]));
}
