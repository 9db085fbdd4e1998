import type { RewardTab } from '@sporta/contract/staff-reward-words.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { StaffRights } from '../../platform/staff-rights.ts';

/* Requests of rewards as the Banco works on them. Raw: a row comes with its rewards and the order it travels with. */

export interface StaffRewardRow {
  rewardRequestId: number;
  requestedAt: Date;
  state: 'requested' | 'ready' | 'delivered' | 'cancelled';
  accountId: number;
  customer: string;
  items: { name: string; quantity: number }[];
  points: number;
  warehouseId: number | null;
  warehouseName: string | null;
  packedOrderId: number | null;
  orderId: number | null;
  orderNumber: string | null;
  orderDay: string | null;
  closedAt: Date | null;
  refusal: string | null;
}

type Stores = StaffRights['stores'];

const tabs: Record<RewardTab, RawBuilder<unknown>> = {
  requested: sql`r.state = 'requested'`,
  ready: sql`r.state = 'ready'`,
  closed: sql`r.state in ('delivered', 'cancelled')`,
};

/** The order a request travels with, else the next one of its customer that can still take it along. */
const nextOrder = sql`left join lateral (
  select n.order_id, n.order_number, n.slot_begin_at, n.warehouse_id from orders n
  where r.warehouse_id is null and (n.order_id = r.order_id or r.order_id is null and r.state in ('requested', 'ready')
    and n.account_id = r.account_id and n.state in ('confirmed', 'reopened', 'picking'))
  order by n.slot_begin_at, n.order_id limit 1) o on true`;

/** Those fetched in a store are its own; those that travel are of the store that prepares the order, or of all. */
const ofStores = (stores: Stores): RawBuilder<unknown> =>
  stores === 'all'
    ? sql`true`
    : sql`coalesce(r.warehouse_id, o.warehouse_id, (${[...stores]}::int[])[1]) = any(${[...stores]}::int[])`;

const columns = sql`r.reward_request_id as "rewardRequestId", r.requested_at as "requestedAt", r.state, r.account_id as "accountId",
  coalesce(c.name, trim(a.first_name || ' ' || a.last_name)) as customer, r.points, r.warehouse_id as "warehouseId",
  w.name as "warehouseName", r.order_id as "packedOrderId", o.order_id as "orderId", o.order_number as "orderNumber",
  to_char(o.slot_begin_at at time zone 'Europe/Rome', 'YYYY-MM-DD') as "orderDay", r.closed_at as "closedAt", r.refusal,
  (select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'quantity', l.quantity) order by l.reward_id), '[]')
    from reward_request_line l where l.reward_request_id = r.reward_request_id) as items`;

const joined = sql`join account a on a.account_id = r.account_id left join company c on c.company_id = a.company_id
  left join warehouse w on w.warehouse_id = r.warehouse_id`;

/** A page of requests: who waits longest first; of closed ones the latest. */
export async function readStaffRewards(
  db: Db,
  { tab, stores, limit, offset }: { tab: RewardTab; stores: Stores; limit: number; offset: number },
): Promise<StaffRewardRow[]> {
  const way = tab === 'closed' ? sql`desc` : sql`asc`;
  const { rows } = await sql<StaffRewardRow>`
    select ${columns} from reward_request r ${nextOrder} ${joined} where ${tabs[tab]} and ${ofStores(stores)}
    order by r.requested_at ${way}, r.reward_request_id ${way} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Closed requests grow for ever: they are counted up to here. */
const mostCounted = 1_000;

export async function countStaffRewards(db: Db, stores: Stores): Promise<Record<RewardTab, number>> {
  const count = (tab: RewardTab) => sql`(select count(*)::int from (select from reward_request r ${nextOrder}
    where ${tabs[tab]} and ${ofStores(stores)} limit ${mostCounted}) x)`;
  const { rows } = await sql<Record<RewardTab, number>>`
    select ${count('requested')} as requested, ${count('ready')} as ready, ${count('closed')} as closed`.execute(db);
  return rows[0]!;
}

/** One request that somebody who sees these stores may work on. */
export async function findStaffReward(db: Db | Tx, id: number, stores: Stores): Promise<StaffRewardRow | undefined> {
  const { rows } = await sql<StaffRewardRow>`
    select ${columns} from reward_request r ${nextOrder} ${joined}
    where r.reward_request_id = ${id} and ${ofStores(stores)}`.execute(db);
  return rows[0];
}

export async function setReward(
  tx: Tx,
  id: number,
  to: { state: StaffRewardRow['state']; readyAt?: Date | null; closedAt?: Date; closedBy?: number; refusal?: string },
): Promise<void> {
  await tx
    .updateTable('reward_request')
    .set({
      state: to.state,
      ...(to.readyAt === undefined ? {} : { ready_at: to.readyAt }),
      ...(to.closedAt ? { closed_at: to.closedAt, closed_by: to.closedBy ?? null, refusal: to.refusal ?? null } : {}),
    })
    .where('reward_request_id', '=', id)
    .execute();
}

const words = sql<string>`(select string_agg(case when l.quantity > 1 then l.quantity || ' × ' else '' end || l.name, ', '
  order by l.reward_id) from reward_request_line l where l.reward_request_id = r.reward_request_id)`;

/** What the customer of an order waits for that may travel with it. */
export async function rewardsForOrder(
  db: Db,
  { orderId, accountId }: { orderId: number; accountId: number },
): Promise<{ rewardRequestId: number; text: string }[]> {
  const { rows } = await sql<{ rewardRequestId: number; text: string }>`
    select r.reward_request_id as "rewardRequestId", ${words} as text from reward_request r
    where r.account_id = ${accountId} and r.state in ('requested', 'ready') and r.warehouse_id is null
      and coalesce(r.order_id, ${orderId}) = ${orderId} order by r.reward_request_id`.execute(db);
  return rows;
}

/** Writes that rewards lie in the crates of an order; what is not this customer's, or is packed elsewhere, stays as it is. */
export async function packRewards(
  tx: Tx,
  { orderId, ids, now }: { orderId: number; ids: readonly number[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await sql`update reward_request r set order_id = ${orderId}, state = 'ready', ready_at = coalesce(ready_at, ${now})
    from orders o where o.order_id = ${orderId} and r.account_id = o.account_id and r.reward_request_id = any(${[...ids]}::int[])
      and r.state in ('requested', 'ready') and r.warehouse_id is null and r.order_id is null`.execute(tx);
}

/** What a mail about a request says. */
export async function readRewardLetter(db: Db, id: number) {
  const { rows } = await sql<{
    email: string;
    firstName: string;
    text: string;
    state: StaffRewardRow['state'];
    points: number;
    refusal: string | null;
    warehouseName: string | null;
  }>`
    select a.email, a.first_name as "firstName", ${words} as text, r.state, r.points, r.refusal, w.name as "warehouseName"
    from reward_request r join account a using (account_id) left join warehouse w on w.warehouse_id = r.warehouse_id
    where r.reward_request_id = ${id}`.execute(db);
  return rows[0];
}
