import type { FieldChange } from '@sporta/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface PlanRow {
  planId: number;
  productId: number;
  changes: FieldChange[];
  publishAt: Date;
  accountId: number;
  firstName: string;
  lastName: string;
  problem: string | null;
}

const plans = (db: Db | Tx) =>
  db
    .selectFrom('product_plan')
    .innerJoin('account', 'account.account_id', 'product_plan.account_id')
    .select([
      'product_plan_id as planId',
      'product_id as productId',
      'changes',
      'publish_at as publishAt',
      'product_plan.account_id as accountId',
      'first_name as firstName',
      'last_name as lastName',
      'problem',
    ])
    .$castTo<PlanRow>();

/** What waits for these products, the next first. */
export function readPlans(db: Db | Tx, productIds: readonly number[]): Promise<PlanRow[]> {
  return plans(db)
    .where('product_id', '=', sql<number>`any(${[...productIds]}::int[])`)
    .orderBy('publish_at')
    .orderBy('product_plan_id')
    .execute();
}

export async function insertPlan(
  tx: Tx,
  plan: Pick<PlanRow, 'productId' | 'changes' | 'publishAt' | 'accountId'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('product_plan')
    .values({
      product_id: plan.productId,
      changes: JSON.stringify(plan.changes),
      publish_at: plan.publishAt,
      account_id: plan.accountId,
      created_at: now,
    })
    .execute();
}

/** Plans whose time has come, the earliest first. */
export function duePlans(db: Db, now: Date): Promise<{ planId: number }[]> {
  return db
    .selectFrom('product_plan')
    .select('product_plan_id as planId')
    .where('problem', 'is', null)
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .orderBy('product_plan_id')
    .execute();
}

/** Takes a plan out; undefined when somebody else did. */
export async function takePlan(tx: Tx, planId: number): Promise<PlanRow | undefined> {
  const plan = await plans(tx).where('product_plan_id', '=', planId).forUpdate('product_plan').executeTakeFirst();
  if (plan) await tx.deleteFrom('product_plan').where('product_plan_id', '=', planId).execute();
  return plan;
}

export async function notePlanProblem(db: Db, planId: number, problem: string): Promise<void> {
  await db.updateTable('product_plan').set({ problem }).where('product_plan_id', '=', planId).execute();
}
