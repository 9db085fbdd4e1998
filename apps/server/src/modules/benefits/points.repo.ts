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
 * Moves points and writes the ledger. The balance is checked on the row as it is then, so two devices never spend the same
 * points. @returns false when there are not enough; nothing is changed then
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
  const { rows } = await sql<{ name: string; points: number; perCents: number; membersOnly: boolean }>`
    select name, points, per_cents as "perCents", members_only as "membersOnly" from point_rule
    where valid_from <= ${now} and valid_to > ${now} order by point_rule_id`.execute(db);
  return rows.map(({ perCents, ...rule }) => ({ ...rule, perAmount: perCents / 100 }));
}

/** Locks the account for changes of its points and rewards; what merely refers to it does not wait. */
export async function lockPoints(tx: Tx, accountId: number): Promise<number> {
  assertLockOrder(tx, 'customer');
  const { rows } = await sql<{ points: number }>`
    select points from account where account_id = ${accountId} for no key update`.execute(tx);
  return rows[0]?.points ?? 0;
}

export async function readPoints(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ points: number }>`select points from account where account_id = ${accountId}`.execute(
    db,
  );
  return rows[0]?.points ?? 0;
}
