import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export function readPriceLists(db: Db) {
  return db
    .selectFrom('price_list')
    .select(['price_list_id as priceListId', 'name', 'vat_included as vatIncluded'])
    .orderBy('price_list_id')
    .execute();
}

export function readStores(db: Db) {
  return db
    .selectFrom('warehouse')
    .select(['warehouse_id as warehouseId', 'name', 'is_default as isDefault'])
    .where('active', '=', true)
    .orderBy('is_default', 'desc')
    .orderBy('name')
    .execute();
}

/** Imported lists whose prices wait and that give one of these products, the next first (migration 0351). */
export async function readPriceListsToCome(db: Db, productIds: readonly number[]) {
  const { rows } = await sql<{ productId: number; importId: number; fileName: string; from: Date }>`
    select distinct p.product_id as "productId", i.catalogue_import_id as "importId", i.file_name as "fileName",
      i.prices_from as "from"
    from catalogue_import i join catalogue_import_row r on r.catalogue_import_id = i.catalogue_import_id
      join product p on p.code = r.code
    where i.prices_pending and p.product_id = any(${[...productIds]}::int[]) and r.state in ('changed', 'same')
      and r.given ?| array['price', 'businessPrice', 'warehousePrices']
    order by i.prices_from, i.catalogue_import_id`.execute(db);
  return rows;
}

/** Where a product stands in each store. */
export function readPlaces(db: Db, productId: number) {
  return db
    .selectFrom('picking_place')
    .select(['warehouse_id as warehouseId', 'place'])
    .where('product_id', '=', productId)
    .execute();
}

export function readCategories(db: Db) {
  return db
    .selectFrom('category')
    .select(['category_id as categoryId', 'name', 'path'])
    .where('active', '=', true)
    .orderBy('path')
    .execute();
}

export function readBrands(db: Db) {
  return db.selectFrom('vendor').select('name').where('name', '<>', '').orderBy('name').execute();
}

export function readLabels(db: Db) {
  return db.selectFrom('product_class').select(['code', 'name']).where('code', '<>', 'sfuso').orderBy('name').execute();
}
