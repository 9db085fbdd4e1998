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
