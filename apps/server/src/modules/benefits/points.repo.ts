/* Points of accounts and their ledger. Raw SQL where a balance and its entry change in one statement. */
import type { PointRule as PointRuleOfShop } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';

export interface PointMovement {
  accountId: number;
  /** Positive = earned, negative = spent; 0 only for goods given back whose points were spent already. */
  points: number;
  kind: 'order' | 'reward' | 'reward-cancelled' | 'withdrawal' | 'refund';
  description: string;
  orderId?: number;
  rewardRequestId?: number;
  at: Date;
}

/**
 * Moves points and writes the ledger. The statement checks the balance on the row it changes: two devices never spend the
 * same points.
 * @returns false when there are not enough; nothing changes then
 */
export async function movePoints(tx: Tx, movement: PointMovement): Promise<boolean> {
  assertLockOrder(tx, 'customer');
  const { accountId, points, kind, description, orderId, rewardRequestId, at } = movement;
  const { numAffectedRows } = await sql`
    with moved as (
      update account set points = points + ${points} where account_id = ${accountId} and points + ${points} >= 0
      returning account_id)
    insert into point_entry (account_id, points, kind, description, order_id, reward_request_id, at)
    select account_id, ${points}, ${kind}, ${description}, ${orderId ?? null}::int, ${rewardRequestId ?? null}::int,
      ${at}::timestamptz from moved`.execute(tx);
  return numAffectedRows === 1n;
}

/** The rules by which an order placed now would earn points. */
export async function readPointRules(db: Db, now: Date): Promise<PointRuleOfShop[]> {
  const rows = await db
    .selectFrom('point_rule')
    .select(['name', 'points', 'per_cents as perCents', 'members_only as membersOnly'])
    .where('valid_from', '<=', now)
    .where('valid_to', '>', now)
    .orderBy('point_rule_id')
    .execute();
  return rows.map(({ perCents, ...rule }) => ({ ...rule, perAmount: perCents / 100 }));
}

/** Locks the account for changes of its points and rewards; what merely refers to it does not wait. @returns its points */
export async function lockPoints(tx: Tx, accountId: number): Promise<number> {
  assertLockOrder(tx, 'customer');
  const row = await pointsOf(tx, accountId).forNoKeyUpdate().executeTakeFirst();
  return row?.points ?? 0;
}

export async function readPoints(db: Db, accountId: number): Promise<number> {
  const row = await pointsOf(db, accountId).executeTakeFirst();
  return row?.points ?? 0;
}

const pointsOf = (db: Db, accountId: number) =>
  db.selectFrom('account').select('points').where('account_id', '=', accountId);

/** Entries of the ledger, the latest first, each with the balance after it, and how many there are in all. */
export async function findPointEntries(
  db: Db,
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const ofAccount = db.selectFrom('point_entry').where('account_id', '=', accountId);
  const { total } = await ofAccount.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await ofAccount
    .select([
      'point_entry_id as pointEntryId',
      'points',
      sql<number>`(sum(points) over (order by at, point_entry_id))::int`.as('balance'),
      'kind',
      'description',
      'order_id as orderId',
      'at',
    ])
    .orderBy('at', 'desc')
    .orderBy('point_entry_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total };
}
