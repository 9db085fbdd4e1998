import { arrivalField, reorderField } from '@sporta/contract/staff-product-fields.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

/* The fields of products as the wire names them (`staff-product-fields.ts` of the contract). Raw: a product and all that belongs to it in one statement. */

export interface StoredProduct {
  productId: number;
  code: string;
  slug: string;
  sellingMode: 'piece' | 'pack' | 'loose' | 'weighed';
  natureId: number;
  /** Made by hand and never on sale. */
  isDraft: boolean;
  /** Thousandths of a selling unit. */
  minQuantity: number;
  quantityStep: number;
  rateBp: number;
  /** Values by field name, `price:1:0` and `stock:3` among them; a price or stock that is not there is absent. */
  fields: Record<string, unknown>;
  /** Thousandths promised to orders, by field name. */
  reserved: Record<string, number>;
  /** ISO instants from which prices hold, by field name. */
  since: Record<string, string>;
}

/** Products with their fields as they are now; in a transaction that changes them, locked until it ends. */
export async function readStoredProducts(
  db: Db | Tx,
  productIds: readonly number[],
  { lock = false } = {},
): Promise<Map<number, StoredProduct>> {
  const ids = sql`${[...productIds]}::int[]`;
  if (lock) {
    // no key update: orders that name the product go on meanwhile
    await sql`select product_id from product where product_id = any(${ids}) order by product_id for no key update`.execute(
      db,
    );
  }
  const { rows } = await sql<StoredProduct & StoredParts>`
    select p.product_id as "productId", p.code, p.slug, p.selling_mode as "sellingMode", p.nature_id as "natureId", p.draft as "isDraft",
      p.min_quantity as "minQuantity", p.quantity_step as "quantityStep",
      coalesce(v.rate_bp, 0) as "rateBp",
      jsonb_build_object('name', p.short_name, 'brand', p.brand, 'description', p.description,
        'productKind', coalesce(p.product_kind, ''), 'packageDescription', coalesce(p.package_description, ''),
        'contentAmount', p.content_amount, 'contentUnit', p.content_unit, 'drainedGrams', p.drained_grams,
        'averageGrams', p.average_grams, 'boxItems', p.box_items, 'palletItems', p.pallet_items,
        'maxQuantity', p.max_quantity::numeric / 1000, 'alcoholPercent', p.alcohol_percent, 'shelfLifeDays', p.shelf_life_days,
        'sellByBox', p.sell_by_box, 'mealTicket', p.meal_ticket, 'perishable', p.perishable, 'promotable', p.promotable,
        'notPromotableReason', coalesce(p.not_promotable_reason, ''), 'published', p.published,
        'photo', p.photo, 'morePhotos', to_jsonb(p.more_photos), 'newUntil', to_char(p.new_until, 'YYYY-MM-DD'), 'vat', coalesce(v.rate_bp, 0) / 100,
        'categories', (select coalesce(jsonb_agg(category_id order by is_main desc, category_id), '[]') from product_category m
                       where m.product_id = p.product_id),
        'labels', (select coalesce(jsonb_agg(c.code order by c.code collate "C"), '[]') from product_class_member m
                   join product_class c using (product_class_id) where m.product_id = p.product_id and c.code <> 'sfuso'),
        'eans', (select coalesce(jsonb_agg(ean order by position, ean), '[]') from product_ean e where e.product_id = p.product_id),
        'ingredients', coalesce(p.facts->>'ingredients', ''),
        'allergens', (select coalesce(jsonb_agg(a order by a->>'code'), '[]') from jsonb_array_elements(coalesce(p.facts->'allergens', '[]')) a),
        'origin', coalesce(p.facts->>'origin', ''), 'storage', coalesce(p.facts->>'storage', ''),
        'features', coalesce(p.facts->>'features', ''), 'instructions', coalesce(p.facts->>'instructions', ''),
        'warnings', coalesce(p.facts->>'warnings', ''), 'operatorName', coalesce(p.facts->'operator'->>'name', ''),
        'operatorAddress', coalesce(p.facts->'operator'->>'address', ''),
        'operatorEmail', coalesce(p.facts->'operator'->>'email', ''),
        'cost', (select net_cents::numeric / 100 from product_cost c where c.product_id = p.product_id)) as fields,
      (select coalesce(jsonb_agg(jsonb_build_object('field', 'price:' || price_list_id || ':' || warehouse_id,
          'cents', amount_cents, 'since', valid_from)), '[]')
        from price r where r.product_id = p.product_id and r.valid_to is null) as prices,
      (select coalesce(jsonb_agg(jsonb_build_object('field', 'stock:' || warehouse_id, 'onHand', on_hand, 'reserved', reserved)), '[]')
        from stock s where s.product_id = p.product_id) as stocks,
      (select coalesce(jsonb_agg(jsonb_build_object('warehouseId', warehouse_id, 'point', reorder_point,
          'on', to_char(arrives_on, 'YYYY-MM-DD'), 'quantity', arrives_quantity)), '[]')
        from replenishment r where r.product_id = p.product_id) as replenishments
    from product p left join lateral (select c.rate_bp from product_vat d join vat_category c using (vat_category_id)
      where d.product_id = p.product_id and d.valid_from <= current_date order by d.valid_from desc limit 1) v on true
    where p.product_id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.productId, storedOf(row)]));
}

type PriceJson = { field: string; cents: number; since: string }[];
type StockJson = { field: string; onHand: number | null; reserved: number }[];
type ReplenishmentJson = { warehouseId: number; point: number | null; on: string | null; quantity: number | null }[];
interface StoredParts {
  prices: PriceJson;
  stocks: StockJson;
  replenishments: ReplenishmentJson;
}

function storedOf({ prices, stocks, replenishments, ...row }: StoredProduct & StoredParts): StoredProduct {
  const fields = { ...row.fields };
  for (const { field, cents } of prices) fields[field] = cents / 100;
  for (const { field, onHand } of stocks) fields[field] = onHand === null ? 'unlimited' : onHand / 1000;
  for (const { warehouseId, point, on, quantity } of replenishments) {
    if (point !== null) fields[reorderField(warehouseId)] = point / 1000;
    if (on !== null) fields[arrivalField(warehouseId)] = { on, quantity: quantity! / 1000 };
  }
  return {
    ...row,
    fields,
    reserved: Object.fromEntries(stocks.map(({ field, reserved }) => [field, reserved])),
    since: Object.fromEntries(prices.map(({ field, since }) => [field, new Date(since).toISOString()])),
  };
}
