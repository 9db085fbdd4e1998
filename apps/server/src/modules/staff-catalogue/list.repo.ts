import { mostListed, type RequestOf } from '@sporta/contract';
import type { list } from '@sporta/contract/calls/staff-products.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { countListed, withinList } from '../../platform/db/listed.ts';

/* The catalogue of the Banco. Raw: conditions are put together, and rows come with what belongs to them in one statement. */

type Condition = RawBuilder<unknown>;
type Asked = RequestOf<typeof list>;

export interface ProductFilter
  extends Pick<Asked, 'tab' | 'q' | 'category_id' | 'published' | 'offer' | 'sort' | 'direction'> {
  /** Whose price and stock the list shows. */
  warehouseId: number;
  now: Date;
}

export interface ListedProduct {
  productId: number;
  categoryId: number | null;
  categoryName: string | null;
  categoryIds: number[];
  /** Of consumers: the warehouse's own, else the common one. */
  priceCents: number | null;
  priceWarehouseId: number;
  rateBp: number;
  isStocked: boolean;
  onHand: number | null;
  reserved: number;
  published: boolean;
  gaps: ('photo' | 'operator' | 'allergens' | 'content')[];
  plans: number;
  /** Customers who want to know when it is back. */
  waiting: number;
  /** Thousandths. */
  reorderPoint: number | null;
  runsShort: boolean;
  arrivesOn: string | null;
  arrivesQuantity: number | null;
}

/** Each of the conditions on gaps is that of an index (migrations 0076, 0259), word by word. */
const tabsOf = ({ warehouseId }: ProductFilter): Record<Asked['tab'], Condition> => ({
  all: sql`true`,
  'no-photo': sql`p.gaps && array['photo']`,
  'to-complete': sql`p.gaps && array['operator', 'allergens', 'content']`,
  'no-allergens': sql`p.gaps && array['allergens']`,
  planned: sql`p.product_id in (select product_id from product_plan)`,
  wanted: sql`p.product_id in (select product_id from notify_request where kind = 'product' and done_at is null)`,
  // as a list: one reading of an index, whatever the order; else each product in that order is looked up
  low: sql`p.product_id in (select unnest(array(select product_id from stock where warehouse_id = ${warehouseId} and runs_short)))`,
});

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Every word is somewhere in name, brand or code; digits alone may be an EAN. */
function found(text: string): Condition {
  const words = text.toLocaleLowerCase('it').split(/\s+/).filter(Boolean);
  const named = sql.join(
    words.map((word) => sql`lower(p.name || ' ' || p.code) like ${`%${literal(word)}%`}`),
    sql` and `,
  );
  return /^\d{8,14}$/.test(text)
    ? sql`((${named}) or p.product_id in (select product_id from product_ean where ean = ${text}))`
    : named;
}

function conditionOf({ q, category_id: categoryId, published, offer, warehouseId, now }: ProductFilter): Condition {
  const parts: Condition[] = [sql`true`];
  if (q) parts.push(found(q));
  if (published !== undefined) parts.push(published ? sql`p.published` : sql`not p.published`);
  if (categoryId) {
    // the categories first, as a list: their products are then found by index
    parts.push(sql`p.product_id in (select m.product_id from product_category m where m.category_id = any(array(
      select c.category_id from category c join category top
        on top.category_id = ${categoryId} and (c.path = top.path or c.path like top.path || '/%'))))`);
  }
  if (offer !== undefined) {
    const inOffer = sql`p.product_id in (select product_id from promotion_product join promotion o using (promotion_id)
      where o.active and o.starts_at <= ${now} and o.ends_at > ${now}
        and (o.warehouse_ids is null or ${warehouseId} = any(o.warehouse_ids)))`;
    parts.push(offer ? inOffer : sql`not (${inOffer})`);
  }
  return sql.join(parts, sql` and `);
}

/** How a sort reads: what it joins, and by what it orders. */
const sorts: Record<Asked['sort'], (warehouseId: number) => { join: Condition; by: Condition }> = {
  name: () => ({ join: sql``, by: sql`p.short_name` }),
  changed: () => ({ join: sql``, by: sql`p.updated_at` }),
  price: () => ({
    join: sql`join product_price_shown r on r.product_id = p.product_id`,
    by: sql`r.cents`,
  }),
  stock: (warehouseId) => ({
    join: sql`left join stock s on s.product_id = p.product_id and s.warehouse_id = ${warehouseId}`,
    by: sql`case when s.product_id is null then -1 else coalesce(s.on_hand - s.reserved, 2147483647) end`,
  }),
  waiting: () => ({
    join: sql`left join (select product_id, count(*) as customers from notify_request where kind = 'product' and done_at is null
      group by product_id) w on w.product_id = p.product_id`,
    by: sql`coalesce(w.customers, 0)`,
  }),
};

/**
 * The products to sort: those with the words sought, found by their index before anything is sorted. `offset 0` keeps the two
 * apart; else a page by name goes through the names until it has enough with the words. Short words are in most names.
 */
function soughtIn({ q = '' }: ProductFilter): Condition {
  if (!q) return sql`product p`;
  return q.length < 3
    ? sql`(select * from product p where ${found(q)}) p`
    : sql`(select * from product p where ${found(q)} offset 0) p`;
}

/** Of products that nothing but being published narrows, the stock is sorted by itself: most of them are read whatever the page. */
const isStockAlone = ({ sort, tab, q, category_id: categoryId, published, offer }: ProductFilter) =>
  sort === 'stock' && tab === 'all' && !q && !categoryId && published !== false && offer === undefined;

/** The page by stock, without joining what is sorted; products the warehouse does not sell come before those it has sold out. */
function pageByStock({ warehouseId, published, direction }: ProductFilter, limit: number, offset: number): Condition {
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  const end = sql`order by 2 ${way}, 1 ${way} limit ${limit + offset}`;
  const shown = (id: Condition) =>
    published ? sql`${id} not in (select product_id from product where not published)` : sql`true`;
  const sold = sql`select s.product_id, coalesce(s.on_hand - s.reserved, 2147483647) as left_over from stock s
    where s.warehouse_id = ${warehouseId} and ${shown(sql`s.product_id`)}`;
  const unsold = sql`select p.product_id, -1 as left_over from product p where ${published ? sql`p.published` : sql`true`}
    and not exists (select from stock s where s.product_id = p.product_id and s.warehouse_id = ${warehouseId})`;
  const [first, second] = direction === 'desc' ? [sold, unsold] : [unsold, sold];
  return sql`
    with first as materialized (${first} ${end}),
      second as materialized (${second} and (select count(*) from first) < ${limit + offset} ${end})
    select product_id from (select * from first union all select * from second) both_of
    order by left_over ${way}, product_id ${way} limit ${limit} offset ${offset}`;
}

/**
 * A page of products; the id makes the order of equal ones a fixed one. Rows are numbered after the page is cut: numbered before,
 * all of them would be sorted instead of the first ones kept.
 */
export async function readProductList(
  db: Db,
  filter: ProductFilter,
  page: { limit: number; offset: number },
): Promise<ListedProduct[]> {
  const { limit, offset } = withinList(page);
  const way = filter.direction === 'desc' ? sql`desc` : sql`asc`;
  const { join, by } = sorts[filter.sort](filter.warehouseId);
  const byId = filter.sort === 'price' ? sql`r.product_id` : sql`p.product_id`;
  const order = sql`order by ${by} ${way}, ${byId} ${way}`;
  const sorted = isStockAlone(filter)
    ? pageByStock(filter, limit, offset)
    : sql`
        select p.product_id from ${soughtIn(filter)} ${join}
        where ${conditionOf({ ...filter, q: '' })} and ${tabsOf(filter)[filter.tab]} ${order} limit ${limit} offset ${offset}`;
  const { rows } = await sql<ListedProduct>`
    with page as materialized (
      select sorted.product_id, row_number() over () as place from (${sorted}) sorted)
    select p.product_id as "productId", c.category_id as "categoryId", c.name as "categoryName",
      array(select k.category_id from product_category k where k.product_id = p.product_id
        order by k.is_main desc, k.category_id) as "categoryIds",
      r.amount_cents as "priceCents", coalesce(r.warehouse_id, 0) as "priceWarehouseId", coalesce(v.rate_bp, 0) as "rateBp",
      s.product_id is not null as "isStocked", s.on_hand as "onHand", coalesce(s.reserved, 0) as reserved, p.published, p.gaps,
      (select count(*)::int from product_plan k where k.product_id = p.product_id) as plans,
      (select count(*)::int from notify_request w where w.kind = 'product' and w.product_id = p.product_id and w.done_at is null)
        as waiting,
      n.reorder_point as "reorderPoint", coalesce(s.runs_short, false) as "runsShort",
      to_char(n.arrives_on, 'YYYY-MM-DD') as "arrivesOn", n.arrives_quantity as "arrivesQuantity"
    from page join product p using (product_id)
      left join product_category m on m.product_id = p.product_id and m.is_main
      left join category c on c.category_id = m.category_id
      left join stock s on s.product_id = p.product_id and s.warehouse_id = ${filter.warehouseId}
      left join replenishment n on n.product_id = p.product_id and n.warehouse_id = ${filter.warehouseId}
      left join lateral (select amount_cents, warehouse_id from price x where x.product_id = p.product_id and x.price_list_id = 1
        and x.warehouse_id in (0, ${filter.warehouseId}) and x.valid_to is null order by x.warehouse_id desc limit 1) r on true
      left join lateral (select k.rate_bp from product_vat d join vat_category k using (vat_category_id)
        where d.product_id = p.product_id and d.valid_from <= current_date order by d.valid_from desc limit 1) v on true
    order by page.place`.execute(db);
  return rows;
}

/** Whether the filter finds few products: they are gone through once for all tabs, instead of once for each up to where counts end. */
const findsFew = ({ q = '', category_id: categoryId, published }: ProductFilter) =>
  categoryId !== undefined || q.length >= 3 || published === false;

/** How many products each tab holds under the filter. */
export async function countProductList(db: Db, filter: ProductFilter): Promise<Record<Asked['tab'], number>> {
  const shared = conditionOf(filter);
  const once = findsFew(filter);
  const columns = Object.entries(tabsOf(filter)).map(
    ([tab, which]) =>
      sql`${once ? sql`least(count(*) filter (where ${which}), ${sql.lit(mostListed + 1)})::int` : countListed(sql`from product p where ${shared} and ${which}`)} as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<Record<Asked['tab'], number>>`
    select ${sql.join(columns)} ${once ? sql`from product p where ${shared}` : sql``}`.execute(db);
  return rows[0]!;
}
