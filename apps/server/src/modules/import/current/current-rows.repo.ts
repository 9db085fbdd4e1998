import type { ClientBase, Pool } from 'pg';
import type { ImportProductInput } from '../import-rows.ts';

export type Queries = Pick<Pool | ClientBase, 'query'>;

export interface StoredRow {
  productId: number;
  row: ImportProductInput;
  /** Units by warehouse; null = no limit. */
  stock: Record<string, number | null>;
  businessCents: number | null;
  published: boolean;
}

/** A step is 0.1 for loose goods and 1 for others unless a row says otherwise, and the least quantity is the step. */
const usualStep = `case when p.selling_mode = 'loose' then 100 else 1000 end`;

/** Products behind an id, as rows of a catalogue file. @param codes only these */
export async function readRowsOfProducts(
  client: Queries,
  { codes, after, limit }: { codes?: readonly string[]; after: number; limit: number },
): Promise<StoredRow[]> {
  const { rows } = await client.query<StoredRow>({
    text: `
    select p.product_id as "productId", p.published, b.amount_cents as "businessCents",
      coalesce((select jsonb_object_agg(w.slug, s.on_hand / 1000.0) from stock s join warehouse w using (warehouse_id)
        where s.product_id = p.product_id), '{}') as stock,
      jsonb_strip_nulls(jsonb_build_object('kind', 'product', 'code', p.code, 'variant', nullif(p.variant, ''),
        'name', p.short_name, 'brand', nullif(p.brand, ''), 'description', nullif(p.description, ''),
        'eans', (select jsonb_agg(e.ean order by e.position, e.ean) from product_ean e where e.product_id = p.product_id),
        'categories', coalesce((select jsonb_agg(c.path order by m.is_main desc, c.path) from product_category m
          join category c using (category_id) where m.product_id = p.product_id), '[]'),
        'sellingMode', nullif(p.selling_mode, 'piece'), 'content', p.content_amount, 'contentUnit', p.content_unit,
        'drainedGrams', p.drained_grams, 'averageGrams', p.average_grams, 'grossGrams', p.gross_grams,
        'quantityStep', case when p.quantity_step <> ${usualStep} then p.quantity_step / 1000.0 end,
        'minQuantity', case when p.min_quantity <> p.quantity_step then p.min_quantity / 1000.0 end,
        'maxQuantity', p.max_quantity / 1000.0, 'boxItems', p.box_items, 'palletItems', p.pallet_items,
        'sellByBox', nullif(p.sell_by_box, false), 'packageDescription', p.package_description,
        'vat', coalesce((select v.rate_bp / 100 from product_vat d join vat_category v using (vat_category_id)
          where d.product_id = p.product_id order by d.valid_from desc limit 1), 22),
        'price', c.amount_cents / 100.0,
        'warehousePrices', (select jsonb_object_agg(w.slug, x.amount_cents / 100.0) from price x join warehouse w using (warehouse_id)
          where x.product_id = p.product_id and x.price_list_id = 1 and x.valid_to is null),
        'reorderPoint', (select jsonb_object_agg(w.slug, n.reorder_point / 1000.0) from replenishment n join warehouse w using (warehouse_id)
          where n.product_id = p.product_id and n.reorder_point is not null),
        'arrival', (select jsonb_object_agg(w.slug, jsonb_build_object('on', n.arrives_on, 'quantity', n.arrives_quantity / 1000.0))
          from replenishment n join warehouse w using (warehouse_id)
          where n.product_id = p.product_id and n.arrives_on is not null),
        'labels', (select jsonb_agg(l.code order by l.product_class_id) from product_class_member k
          join product_class l using (product_class_id) where k.product_id = p.product_id and l.code <> 'sfuso'),
        'alcoholPercent', p.alcohol_percent, 'mealTicket', nullif(p.meal_ticket, false),
        'perishable', nullif(p.perishable, false), 'promotable', p.promotable,
        'notPromotableReason', p.not_promotable_reason, 'shelfLifeDays', p.shelf_life_days,
        'popularity', nullif(p.popularity, 0), 'newUntil', p.new_until, 'natureId', nullif(p.nature_id, 1),
        'productKind', p.product_kind, 'facts', nullif(p.facts, '{}'), 'picture', p.picture))
      || case when p.class_max_name is null then '{}' else
        jsonb_build_object('classMax', jsonb_build_object('name', p.class_max_name, 'max', p.class_max_quantity / 1000.0)) end as row
    from product p
      left join price c on c.product_id = p.product_id and c.price_list_id = 1 and c.warehouse_id = 0 and c.valid_to is null
      left join price b on b.product_id = p.product_id and b.price_list_id = 2 and b.warehouse_id = 0 and b.valid_to is null
    where p.product_id > $1 and ($3::text[] is null or p.code = any($3))
    order by p.product_id limit $2`,
    values: [after, limit, codes ?? null],
  });
  return rows;
}

export interface StoredCategory {
  kind: 'category';
  path: string;
  name: string;
}

/** Categories that are shown, parents first and in the order of the menu. */
export async function readRowsOfCategories(client: Queries): Promise<StoredCategory[]> {
  const { rows } = await client.query<{ row: StoredCategory }>(`
    select jsonb_strip_nulls(jsonb_build_object('kind', 'category', 'path', path, 'name', name, 'description', description,
      'tint', tint, 'icon', icon, 'seoTitle', seo_title, 'seoDescription', seo_description)) as row
    from category where active order by array_length(string_to_array(path, '/'), 1), position, path`);
  return rows.map(({ row }) => row);
}
