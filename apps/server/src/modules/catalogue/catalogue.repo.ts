import type { Pool, PoolClient } from 'pg';
import { type PictureFacts, pictureVersion } from './snapshot/picture-version.ts';
import type {
  CatalogueRows,
  CategoryRow,
  ClassRow,
  ProductRow,
  PromotionRow,
  SearchWords,
  WarehouseRow,
  WithdrawnRow,
} from './snapshot/rows.ts';
import { addStock, type Stock } from './snapshot/stock.ts';

type Queryable = Pool | PoolClient;

/** A product as its own table has it, and what its picture is made from. */
type ProductColumns = Omit<
  ProductRow,
  'hasPicture' | 'pictureVersion' | 'categoryIds' | 'classIds' | 'eans' | 'prices' | 'stock' | 'vat'
> & { pictureHash: number | null; isPhoto: boolean };

/** Price rows older than this play no part in the 30-day rule, however long a promotion has run. */
const historyDays = 120;

export interface PictureOptions {
  /** Products without a photo have a drawn picture (setting DRAW_PICTURES). */
  drawPictures: boolean;
}

/** Everything the snapshot needs, read in one consistent view of the database. */
export async function readCatalogue(pool: Pool, options: PictureOptions): Promise<CatalogueRows> {
  const client = await pool.connect();
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    // tens of thousands of products on a busy machine take longer than any statement of a request may
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const version = await readVersion(client);
    const rows = {
      version,
      missingVersions: await readMissingVersions(client, version),
      categories: await readCategories(client),
      products: await readProducts(client, options),
      withdrawn: await readWithdrawn(client, options),
      classes: await readClasses(client),
      promotions: await readPromotions(client),
      warehouses: await readWarehouses(client),
      words: await readWords(client),
    };
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

export async function readVersion(db: Queryable): Promise<number> {
  const result = await db.query('select coalesce(max(version), 0)::int as version from catalogue_change');
  return result.rows[0].version;
}

/** What changed in the catalogue since somebody last asked. */
export interface Changes {
  versions: number[];
  /** Something changed that has no part of its own (categories, stores…), too much did, or some are forgotten: read all again. */
  everything: boolean;
  /** Read the promotions again. */
  promotions: boolean;
  /** Read the words of the search again. */
  words: boolean;
  /** Products to read again. */
  productIds: number[];
  /** Products of which the stock is to be read again, and nothing else changed. */
  stockIds: number[];
}

/**
 * The changes after `version`, and those among `missing`, which lie before it, that have come meanwhile. The version is compared
 * through a query of its own, so that PostgreSQL guesses the same number of rows every time and keeps its plan; "offset 0" keeps it
 * from reading every change there ever was, since it guesses a third of them.
 */
export async function readChanges(db: Queryable, version: number, missing: readonly number[]): Promise<Changes> {
  const { rows } = await db.query(
    `/* prepared: catalogue-parts */ select version::int as version, product_id, part,
       $1::bigint > 0 and $1 < (select min(version) from catalogue_change) as "isLate" from (
         (select version, product_id, part from catalogue_change where version > (select $1::bigint) order by version offset 0)
         union all
         select version, product_id, part from catalogue_change
         where version in (select value::bigint from json_array_elements_text($2::json))) c
     order by version`,
    [version, JSON.stringify(missing)],
  );
  const idsOf = (isWanted: (part: string | null) => boolean) =>
    new Set<number>(rows.flatMap(({ product_id: id, part }) => (id !== null && isWanted(part) ? [id] : [])));
  const productIds = idsOf((part) => part !== 'stock');
  return {
    versions: rows.map((row) => row.version),
    everything: rows.some((row) => row.isLate || (row.product_id === null && row.part === null)),
    promotions: rows.some((row) => row.part === 'promotions'),
    words: rows.some((row) => row.part === 'words'),
    productIds: [...productIds],
    stockIds: [...idsOf((part) => part === 'stock').difference(productIds)],
  };
}

/** What is there of each of these products, by product. Sold nowhere: not among them. */
export async function readStock(db: Queryable, productIds: number[]): Promise<Map<number, Stock>> {
  const { rows } = await db.query(
    `/* prepared: catalogue-stock */ select product_id, warehouse_id, on_hand - reserved as available from stock
     where product_id = any($1) order by 1, 2`,
    [productIds],
  );
  const stock = new Map<number, number[]>();
  for (const { product_id: id, warehouse_id: warehouseId, available } of rows) {
    let known = stock.get(id);
    if (!known) {
      known = [];
      stock.set(id, known);
    }
    addStock(known, warehouseId, available);
  }
  return stock;
}

/** Versions below `version` that were given out lately and are not there: their transactions have not ended, or were undone. */
export async function readMissingVersions(db: Queryable, version: number): Promise<number[]> {
  const result = await db.query(
    `select given::int as version
     from generate_series((select min(version) from catalogue_change where changed_at > now() - interval '10 minutes'), $1::bigint) given
     where not exists (select from catalogue_change c where c.version = given)`,
    [version],
  );
  return result.rows.map((row) => row.version);
}

export async function readCategories(db: Queryable): Promise<CategoryRow[]> {
  const result = await db.query(`
    select category_id as "categoryId", parent_id as "parentId", path, name, description, tint, icon,
           seo_title as "seoTitle", seo_description as "seoDescription", template_nav as "templateNav"
    from category where active order by position, category_id`);
  return result.rows;
}

export async function readClasses(db: Queryable): Promise<ClassRow[]> {
  const result = await db.query(`
    select c.product_class_id as "classId", c.code, c.name, g.product_class_group_id as "groupId",
           g.code as "groupCode", g.name as "groupName"
    from product_class c join product_class_group g using (product_class_group_id) order by c.product_class_id`);
  return result.rows;
}

export async function readPromotions(db: Queryable): Promise<PromotionRow[]> {
  const result = await db.query(`
    select promotion_id as "promotionId", code, name, kind, params,
           extract(epoch from starts_at)::float8 * 1000 as "startsAt", extract(epoch from ends_at)::float8 * 1000 as "endsAt",
           warehouse_ids as "warehouseIds", segment, promo_code as "promoCode", max_per_order as "maxPerOrder", stackable,
           coalesce((select array_agg(product_id order by product_id) from promotion_product pp
                     where pp.promotion_id = p.promotion_id), '{}') as "productIds"
    from promotion p
    where active and ends_at > now() - interval '${historyDays} days'
    order by promotion_id`);
  return result.rows;
}

export async function readWords(db: Queryable): Promise<SearchWords> {
  const synonyms = await db.query('select kind, terms from search_synonym order by search_synonym_id');
  const off = await db.query('select row_key from search_synonym_off');
  const pins = await db.query('select query_key, product_ids from search_pin');
  const brands = await db.query('select phrase, is_brand from search_brand');
  return {
    synonyms: synonyms.rows.map(({ kind, terms }) =>
      kind === 'equal' ? { kind, phrases: terms } : { kind, from: terms[0], to: terms.slice(1) },
    ),
    off: new Set(off.rows.map((row) => row.row_key)),
    pins: new Map(pins.rows.map((row) => [row.query_key, row.product_ids])),
    brands: new Map(brands.rows.map((row) => [row.phrase, row.is_brand])),
  };
}

export async function readWarehouses(db: Queryable): Promise<WarehouseRow[]> {
  const result = await db.query(`
    select warehouse_id as "warehouseId", slug, name, address1, address_number as "addressNumber", city, province, postalcode,
           latitude, longitude, phone, email, services, is_default as "isDefault",
           coalesce((select json_agg(json_build_object('weekday', weekday, 'begin', to_char(begin_hour, 'HH24:MI'),
                                                       'end', to_char(end_hour, 'HH24:MI')) order by weekday, begin_hour)
                     from warehouse_hours h where h.warehouse_id = w.warehouse_id), '[]') as hours,
           coalesce((select array_agg(distinct delivery_service_id) from delivery_zone z
                     where z.warehouse_id = w.warehouse_id), '{}') as "deliveryServiceIds"
    from warehouse w where active order by is_default desc, name`);
  return result.rows;
}

/**
 * Published products; all of them, or those of `ids` (an unpublished or deleted one is just not returned).
 * @param hidden those that are not published too, for the staff
 */
export async function readProducts(
  db: Queryable,
  { drawPictures }: PictureOptions,
  ids?: number[],
  { hidden = false } = {},
): Promise<ProductRow[]> {
  const some = ids !== undefined;
  const only = (column: string) => (some ? `and ${column} = any($1)` : '');
  const values = some ? [ids] : [];
  const text = `select product_id as "productId", code, variant, name, short_name as "shortName", brand, vendor_id as "vendorId",
            description, slug, product_kind as "productKind", nature_id as "natureId", selling_mode as "sellingMode",
            content_amount::float8 as "contentAmount", content_unit as "contentUnit", drained_grams::float8 as "drainedGrams",
            average_grams as "averageGrams", gross_grams as "grossGrams", min_quantity as "minQuantity", max_quantity as "maxQuantity",
            quantity_step as "quantityStep", box_items as "boxItems", pallet_items as "palletItems",
            sell_by_box as "sellByBox", package_description as "packageDescription",
            alcohol_percent::float8 as "alcoholPercent", meal_ticket as "mealTicket", perishable, promotable,
            shelf_life_days as "shelfLifeDays", class_max_name as "classMaxName", class_max_quantity as "classMaxQuantity",
            facts, hashtext(coalesce(photo, picture::text)) as "pictureHash",
            photo is not null or coalesce(jsonb_typeof(picture) = 'string', false) as "isPhoto",
            more_photos as "morePhotos", popularity, to_char(new_until, 'YYYY-MM-DD') as "newUntil"
     from product where ${hidden ? 'true' : 'published'} ${only('product_id')} order by product_id`;
  const byId = new Map<number, ProductRow>();
  const pictures = new Map<number, PictureFacts>();
  const same = sameOnce();
  const read = <Row>(query: string, take: (row: Row) => void) => eachRow(db, query, values, take);
  await read<ProductColumns>(text, ({ pictureHash, isPhoto, ...row }) => {
    byId.set(row.productId, {
      ...row,
      // what thousands of products have alike is held once
      variant: same(row.variant),
      shortName: same(row.shortName),
      brand: same(row.brand),
      description: same(row.description),
      productKind: same(row.productKind),
      sellingMode: same(row.sellingMode),
      contentUnit: same(row.contentUnit),
      morePhotos: same(row.morePhotos),
      hasPicture: isPhoto || drawPictures,
      pictureVersion: 0,
      categoryIds: [],
      classIds: [],
      eans: [],
      prices: [],
      stock: [],
      vat: noVat,
    });
    pictures.set(row.productId, { hash: pictureHash, isPhoto });
  });
  const children: [string, (product: ProductRow, row: Record<string, never>) => void][] = [
    [
      `select product_id, category_id from product_category where true ${only('product_id')} order by product_id, is_main desc, category_id`,
      (product, row) => product.categoryIds.push(row.category_id!),
    ],
    [
      `select product_id, product_class_id from product_class_member where true ${only('product_id')} order by 1, 2`,
      (product, row) => product.classIds.push(row.product_class_id!),
    ],
    [
      `select product_id, ean from product_ean where true ${only('product_id')} order by product_id, position`,
      (product, row) => product.eans.push(row.ean!),
    ],
    [
      // the last rate whose day has come
      `select distinct on (product_id) product_id, vat_category_id, code, descr, rate_bp
       from product_vat join vat_category using (vat_category_id)
       where valid_from <= (now() at time zone 'Europe/Rome')::date ${only('product_id')}
       order by product_id, valid_from desc`,
      (product, row) => {
        product.vat = same({
          vatCategoryId: row.vat_category_id!,
          code: row.code!,
          descr: row.descr!,
          rateBp: row.rate_bp!,
        });
      },
    ],
    [
      `select product_id, price_list_id, warehouse_id, amount_cents, extract(epoch from valid_from)::float8 * 1000 as since,
              extract(epoch from valid_to)::float8 * 1000 as until
       from price where (valid_to is null or valid_to > now() - interval '${historyDays} days') ${only('product_id')}
       order by product_id, valid_from`,
      (product, row) =>
        product.prices.push({
          priceListId: row.price_list_id!,
          warehouseId: row.warehouse_id!,
          cents: row.amount_cents!,
          from: row.since!,
          ...(row.until === null ? {} : { to: row.until! }),
        }),
    ],
    [
      `select product_id, warehouse_id, on_hand - reserved as available from stock where true ${only('product_id')} order by 1, 2`,
      (product, row) => addStock(product.stock as number[], row.warehouse_id!, row.available!),
    ],
    [
      `select product_id, warehouse_id, to_char(arrives_on, 'YYYY-MM-DD') as arrives_on from replenishment
       where arrives_on >= (now() at time zone 'Europe/Rome')::date ${only('product_id')} order by 1, 2`,
      (product, row) => {
        product.arrivals = [...(product.arrivals ?? []), { warehouseId: row.warehouse_id!, on: row.arrives_on! }];
      },
    ],
  ];
  for (const [query, add] of children) {
    await read<Record<string, never>>(query, (row) => {
      const product = byId.get(row.product_id!);
      if (product) add(product, row);
    });
  }
  for (const product of byId.values()) {
    product.pictureVersion = pictureVersion(product, pictures.get(product.productId)!);
  }
  return [...byId.values()];
}

/**
 * Products that were on sale and are not: all of them, or those of `ids`. What never was, a draft or a row of a file, is told to nobody.
 */
export async function readWithdrawn(
  db: Queryable,
  { drawPictures }: PictureOptions,
  ids?: number[],
): Promise<WithdrawnRow[]> {
  const { rows } = await db.query(
    `select p.product_id as "productId", code, variant, name, short_name as "shortName", brand, vendor_id as "vendorId", description, slug,
            product_kind as "productKind", selling_mode as "sellingMode", content_amount::float8 as "contentAmount",
            content_unit as "contentUnit", hashtext(coalesce(photo, picture::text)) as "pictureHash",
            photo is not null or coalesce(jsonb_typeof(picture) = 'string', false) as "isPhoto",
            array(select category_id from product_category c where c.product_id = p.product_id
              order by is_main desc, category_id) as "categoryIds",
            array(select product_class_id from product_class_member c where c.product_id = p.product_id order by 1) as "classIds",
            array(select ean from product_ean e where e.product_id = p.product_id order by position) as eans,
            (select coalesce(json_agg(json_build_object('priceListId', price_list_id, 'warehouseId', warehouse_id,
                'cents', amount_cents, 'from', 0)), '[]')
               from price where price.product_id = p.product_id and valid_to is null) as prices
     from product p where not published and was_on_sale ${ids ? 'and p.product_id = any($1)' : ''}`,
    ids ? [ids] : [],
  );
  return rows.map(({ pictureHash, isPhoto, classIds, ...row }) => ({
    ...row,
    hasPicture: isPhoto || drawPictures,
    pictureVersion: pictureVersion({ ...row, classIds }, { hash: pictureHash, isPhoto }),
  }));
}

/**
 * Every row of a query, in its order. Without values it reads a whole table, part by part, because all of its rows would be held
 * twice: as they come and as they are kept. That needs a transaction.
 */
async function eachRow<Row>(
  db: Queryable,
  query: string,
  values: readonly unknown[],
  take: (row: Row) => void,
): Promise<void> {
  if (values.length > 0) {
    for (const row of (await db.query(query, [...values])).rows) take(row);
    return;
  }
  await db.query(`declare part_of_catalogue no scroll cursor for ${query}`);
  for (let fetched = partRows; fetched === partRows; ) {
    const { rows } = await db.query(`fetch ${partRows} from part_of_catalogue`);
    for (const row of rows) take(row);
    fetched = rows.length;
  }
  await db.query('close part_of_catalogue');
}

/** Rows of a whole table that are fetched at once. */
const partRows = 20_000;

/** Gives back the first of equal texts, or of objects with equal JSON, so that the others need not be kept. */
function sameOnce() {
  const known = new Map<unknown, unknown>();
  return <T>(value: T): T => {
    if (value === null) return value;
    const key = typeof value === 'object' ? JSON.stringify(value) : value;
    const first = known.get(key);
    if (first === undefined) known.set(key, value);
    return (first ?? value) as T;
  };
}

const noVat = { vatCategoryId: 1, code: '0', descr: 'Esente IVA', rateBp: 0 };

/** Products the customer has had in confirmed orders: the most often ordered first, of equal ones the latest; what was not liked last. */
export async function purchasedProductIds(db: Queryable, accountId: number): Promise<number[]> {
  const result = await db.query({
    name: 'purchased-products',
    text: `select product_id from order_line join orders using (order_id)
           left join product_rating using (account_id, product_id)
           where account_id = $1 and confirmed_at is not null and state <> 'replaced' and product_id is not null and insertion_type_id = 1
           group by product_id, liked order by coalesce(not liked, false), count(distinct order_id) * case when liked then 2 else 1 end desc, max(confirmed_at) desc, product_id`,
    values: [accountId],
  });
  return result.rows.map((row) => row.product_id);
}
