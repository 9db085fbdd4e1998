import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { StoredPromotion } from './promotion-fields.ts';

const columns = sql`promotion_id as "promotionId", code, name, kind, params,
  extract(epoch from starts_at)::float8 * 1000 as "startsAt", extract(epoch from ends_at)::float8 * 1000 as "endsAt",
  warehouse_ids as "warehouseIds", segment, promo_code as "promoCode", max_per_order as "maxPerOrder", stackable, active,
  contribution_cents as "contributionCents"`;
const productIds = sql`coalesce((select array_agg(product_id order by product_id) from promotion_product pp
  where pp.promotion_id = p.promotion_id), '{}') as "productIds"`;

/** One promotion; in a transaction that changes it, locked until it ends. */
export async function readPromotion(
  db: Db | Tx,
  promotionId: number,
  { lock = false } = {},
): Promise<StoredPromotion | undefined> {
  const { rows } = await sql<StoredPromotion>`select ${columns}, ${productIds} from promotion p
    where promotion_id = ${promotionId} ${lock ? sql`for update of p` : sql``}`.execute(db);
  return rows[0];
}

/** Makes a draft. @returns undefined when there is one of this code */
export async function insertPromotion(tx: Tx, code: string, row: StoredPromotion): Promise<number | undefined> {
  const { rows } = await sql<{
    id: number;
  }>`insert into promotion (code, name, kind, params, starts_at, ends_at, warehouse_ids,
      segment, promo_code, max_per_order, stackable, active, contribution_cents)
    values (${code}, ${values(row)}) on conflict (code) do nothing returning promotion_id as id`.execute(tx);
  return rows[0]?.id;
}

const values = (row: StoredPromotion) => sql`${row.name}, ${row.kind}, ${JSON.stringify(row.params)}::jsonb,
  ${new Date(row.startsAt)}, ${new Date(row.endsAt)}, ${row.warehouseIds}::int[], ${row.segment}, ${row.promoCode},
  ${row.maxPerOrder}, ${row.stackable}, ${row.active}, ${row.contributionCents}`;

export async function updatePromotion(tx: Tx, row: StoredPromotion): Promise<void> {
  await sql`update promotion set (name, kind, params, starts_at, ends_at, warehouse_ids, segment, promo_code, max_per_order,
    stackable, active, contribution_cents) = (${values(row)}) where promotion_id = ${row.promotionId}`.execute(tx);
}

/** The products it names become these. */
export async function writeProducts(tx: Tx, promotionId: number, ids: readonly number[]): Promise<void> {
  const wanted = sql`${[...ids]}::int[]`;
  await sql`delete from promotion_product where promotion_id = ${promotionId} and product_id <> all(${wanted})`.execute(
    tx,
  );
  await sql`insert into promotion_product (promotion_id, product_id) select ${promotionId}, unnest(${wanted})
    on conflict do nothing`.execute(tx);
}

export async function deletePromotion(tx: Tx, promotionId: number): Promise<void> {
  await tx.deleteFrom('promotion').where('promotion_id', '=', promotionId).execute();
}

export async function codeOf(db: Db | Tx, code: string): Promise<number | undefined> {
  const row = await db.selectFrom('promotion').select('promotion_id').where('code', '=', code).executeTakeFirst();
  return row?.promotion_id;
}

/** Those of the products that there are. */
export async function knownProducts(db: Db | Tx, ids: readonly number[]): Promise<number> {
  // none of them is deleted before the transaction ends
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (
    select from product where product_id = any(${[...ids]}::int[]) for key share) p`.execute(db);
  return rows[0]!.n;
}

export interface PromotionFilter {
  tab: 'all' | 'draft' | 'scheduled' | 'active' | 'ended';
  /** First instants of the days looked at, the last one excluded. */
  from?: RawBuilder<Date> | undefined;
  to?: RawBuilder<Date> | undefined;
  q?: string | undefined;
  categoryId?: number | undefined;
  warehouseId?: number | undefined;
  /** Those that hold in one of these stores. */
  stores: 'all' | readonly number[];
  now: Date;
}

type Condition = RawBuilder<unknown>;

const tabsAt = (now: Date): Record<PromotionFilter['tab'], Condition> => ({
  all: sql`true`,
  draft: sql`not p.active`,
  scheduled: sql`p.active and p.starts_at > ${now}`,
  active: sql`p.active and p.starts_at <= ${now} and p.ends_at > ${now}`,
  ended: sql`p.active and p.ends_at <= ${now}`,
});

const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

function conditionOf(filter: PromotionFilter): Condition {
  const parts: Condition[] = [sql`true`];
  if (filter.from) parts.push(sql`p.ends_at > ${filter.from}`);
  if (filter.to) parts.push(sql`p.starts_at < ${filter.to}`);
  if (filter.q) {
    const like = `%${literal(filter.q)}%`;
    parts.push(sql`(p.name ilike ${like} or p.promo_code ilike ${like})`);
  }
  if (filter.categoryId) {
    parts.push(sql`exists (select from promotion_product pp join product_category m using (product_id)
      join category c using (category_id) join category top on top.category_id = ${filter.categoryId}
        and (c.path = top.path or c.path like top.path || '/%') where pp.promotion_id = p.promotion_id)`);
  }
  const inStores = (ids: readonly number[]) => sql`(p.warehouse_ids is null or p.warehouse_ids && ${[...ids]}::int[])`;
  if (filter.warehouseId) parts.push(inStores([filter.warehouseId]));
  if (filter.stores !== 'all') parts.push(inStores(filter.stores));
  return sql.join(parts, sql` and `);
}

export type ListedPromotion = StoredPromotion & { products: number };

/** A page of promotions, the latest to begin first. Products are counted, not read. */
export async function listPromotions(
  db: Db,
  filter: PromotionFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedPromotion[]> {
  const { rows } = await sql<ListedPromotion>`select ${columns}, '{}'::int[] as "productIds",
      (select count(*)::int from promotion_product pp where pp.promotion_id = p.promotion_id) as products
    from promotion p where ${conditionOf(filter)} and ${tabsAt(filter.now)[filter.tab]}
    order by p.starts_at desc, p.promotion_id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** How many there are of each state under the filter. */
export async function countPromotions(
  db: Db,
  filter: PromotionFilter,
): Promise<Record<PromotionFilter['tab'], number>> {
  const counts = Object.entries(tabsAt(filter.now)).map(
    ([tab, which]) => sql`count(*) filter (where ${which})::int as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<Record<PromotionFilter['tab'], number>>`
    select ${sql.join(counts)} from promotion p where ${conditionOf(filter)}`.execute(db);
  return rows[0]!;
}

/** Cents a unit of each product costs the shop, without VAT; those whose cost is known. */
export async function costsOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{
    id: number;
    cents: number;
  }>`select product_id as id, net_cents as cents from product_cost
    where product_id = any(${[...ids]}::int[])`.execute(db);
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}

/** Thousandths of a product ordered since then. */
export async function orderedSince(db: Db, productId: number, since: Date): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`select coalesce(sum(l.quantity), 0)::float8 as quantity
    from order_line l join orders o using (order_id)
    where l.product_id = ${productId} and l.insertion_type_id = 1 and o.confirmed_at >= ${since} and o.state <> 'replaced'
      and l.order_id >= coalesce((select order_id from orders where created_at >= ${since} order by created_at limit 1), 0)`.execute(
    db,
  );
  return rows[0]!.quantity;
}

/** Says to the pages of the Banco that a promotion changed. */
export async function tellOfPromotion(tx: Tx, promotionId: number): Promise<void> {
  await sql`select tell_staff('promotion', ${promotionId}::int, null)`.execute(tx);
}

/** Instants at which days of the shop begin. */
export async function daysFrom(db: Db | Tx, now: Date, from: number, to: number): Promise<[Date, Date]> {
  const { rows } = await sql<{ begins: Date; ends: Date }>`
    select ((${now}::timestamptz at time zone 'Europe/Rome')::date + ${from}::int)::timestamp at time zone 'Europe/Rome' as begins,
      ((${now}::timestamptz at time zone 'Europe/Rome')::date + ${to}::int)::timestamp at time zone 'Europe/Rome' as ends`.execute(
    db,
  );
  return [rows[0]!.begins, rows[0]!.ends];
}
