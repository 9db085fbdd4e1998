import { type CollectionView, collectionPatience, openCollectionStates } from '@sporta/contract/staff-round-words.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { ofStores } from '../../platform/db/of-stores.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';
import { type CollectionOfOrder, linesOf } from './collections.repo.ts';

/* The list of all goods that vans fetch. Raw: a row comes with its order and customer. */

export interface ListedCollection extends CollectionOfOrder {
  orderId: number;
  orderNumber: string;
  accountId: number;
  customer: string;
  address1: string;
  addressNumber: string;
  city: string;
  warehouseName: string;
  overdue: boolean;
}

const isOpen = sql`c.state in (${sql.join(openCollectionStates.map((state) => sql.lit(state)))})`;
const isOf: Record<CollectionView, RawBuilder<unknown>> = {
  open: isOpen,
  ended: sql`c.state in ('collected', 'brought', 'cancelled')`,
};

/** That a collection has been as it is for longer than somebody should leave it so. */
const isOverdue = (now: Date) =>
  sql<boolean>`coalesce(coalesce(c.ended_at, c.created_at) < ${now}::timestamptz - case c.state ${sql.join(
    openCollectionStates.map(
      (state) => sql`when ${sql.lit(state)} then ${sql.lit(`${collectionPatience[state]} days`)}::interval`,
    ),
    sql` `,
  )} end, false)`;

interface Which {
  stores: StaffRights['stores'];
  view: CollectionView;
}

/** The oldest first of those that are open, the latest first of the others. */
export async function listCollections(
  db: Db,
  { stores, view }: Which,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<ListedCollection[]> {
  const order =
    view === 'open' ? sql`c.created_at, c.goods_collection_id` : sql`c.ended_at desc, c.goods_collection_id desc`;
  const { rows } = await sql<ListedCollection>`
    select c.goods_collection_id as "collectionId", c.order_id as "orderId", o.order_number as "orderNumber", c.state, c.reason,
      o.account_id as "accountId", trim(k.first_name || ' ' || k.last_name) as customer, coalesce(o.address->>'address1', '') as address1,
      coalesce(o.address->>'addressNumber', '') as "addressNumber", coalesce(o.address->>'city', '') as city,
      w.name as "warehouseName", c.created_at as "createdAt", c.ended_at as "endedAt", a.first_name as "endedBy",
      ${isOverdue(now)} as overdue, ${linesOf}
    from goods_collection c join orders o using (order_id) join account k on k.account_id = o.account_id
      join warehouse w on w.warehouse_id = o.warehouse_id
      left join account a on a.account_id = c.ended_by
    where ${isOf[view]} and ${ofStores(stores)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export interface CollectionCounts {
  open: number;
  ended: number;
  overdue: number;
}

export async function countCollections(db: Db, stores: StaffRights['stores'], now: Date): Promise<CollectionCounts> {
  const { rows } = await sql<CollectionCounts>`
    select count(*) filter (where ${isOf.open})::int as open, count(*) filter (where ${isOf.ended})::int as ended,
      count(*) filter (where ${isOverdue(now)})::int as overdue
    from goods_collection c join orders o using (order_id) where ${ofStores(stores)}`.execute(db);
  return rows[0]!;
}

/** How many have been left for too long. */
export async function countOverdue(db: Db, stores: StaffRights['stores'], now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from goods_collection c join orders o using (order_id)
    where ${isOpen} and ${isOverdue(now)} and ${ofStores(stores)}`.execute(db);
  return rows[0]!.count;
}
