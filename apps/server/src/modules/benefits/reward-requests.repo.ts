/* Requests of rewards. Raw SQL where lines become JSON or a text, and where one statement locks rewards and gives them back. */
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { RewardRow } from './rewards.repo.ts';

export interface NewRequest {
  accountId: number;
  warehouseId: number | undefined;
  /** What all of it costs. */
  points: number;
  now: Date;
  /** At least one. */
  chosen: readonly RewardRow[];
}

/** @returns the id of the request */
export async function insertRequest(tx: Tx, request: NewRequest): Promise<number> {
  const { accountId, warehouseId, points, now, chosen } = request;
  const { reward_request_id } = await tx
    .insertInto('reward_request')
    .values({ account_id: accountId, warehouse_id: warehouseId ?? null, requested_at: now, points })
    .returning('reward_request_id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('reward_request_line')
    .values(
      chosen.map((row) => ({
        reward_request_id,
        reward_id: row.rewardId,
        name: row.name,
        product_id: row.productId,
        quantity: row.chosen,
        points: row.chosen * row.points,
      })),
    )
    .execute();
  return reward_request_id;
}

export async function isActiveWarehouse(db: Db, warehouseId: number): Promise<boolean> {
  const row = await db
    .selectFrom('warehouse')
    .select('warehouse_id')
    .where('warehouse_id', '=', warehouseId)
    .where('active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

/** A request of this account, locked, with the names of its rewards. */
export function lockRequest(tx: Tx, accountId: number, rewardRequestId: number) {
  return tx
    .selectFrom('reward_request as r')
    .select([
      'r.state',
      'r.points',
      sql<string>`coalesce((select string_agg(name, ', ' order by reward_id) from reward_request_line l
        where l.reward_request_id = r.reward_request_id), '')`.as('names'),
    ])
    .where('r.reward_request_id', '=', rewardRequestId)
    .where('r.account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Cancels a locked request and gives its limited rewards back to the stock, locking them by ascending id. */
export async function cancelRequest(tx: Tx, rewardRequestId: number): Promise<void> {
  await tx
    .updateTable('reward_request')
    .set({ state: 'cancelled' })
    .where('reward_request_id', '=', rewardRequestId)
    .execute();
  await sql`
    with given as (select reward_id, quantity from reward_request_line where reward_request_id = ${rewardRequestId}),
    locked as (select reward_id from reward where reward_id in (select reward_id from given) order by reward_id for update)
    update reward w set remaining = w.remaining + g.quantity from given g join locked using (reward_id)
    where w.reward_id = g.reward_id and w.remaining is not null`.execute(tx);
}

interface RequestLine {
  name: string;
  productId: number | null;
  quantity: number;
  points: number;
}

/** The requests of an account, the latest first. */
export function findRequests(db: Db, accountId: number) {
  return db
    .selectFrom('reward_request as r')
    .leftJoin('warehouse as w', 'w.warehouse_id', 'r.warehouse_id')
    .select([
      'r.reward_request_id as rewardRequestId',
      'r.requested_at as requestedAt',
      'r.state',
      'r.points as totalPoints',
      'w.name as warehouseName',
      sql<RequestLine[]>`(select coalesce(jsonb_agg(jsonb_build_object('name', l.name, 'productId', l.product_id,
          'quantity', l.quantity, 'points', l.points) order by l.reward_id), '[]')
        from reward_request_line l where l.reward_request_id = r.reward_request_id)`.as('items'),
    ])
    .where('r.account_id', '=', accountId)
    .orderBy('r.requested_at', 'desc')
    .orderBy('r.reward_request_id', 'desc')
    .execute();
}
