import type { Db, Tx } from '../../../platform/db/database.ts';
import { digestOf } from '../../../platform/digest-of.ts';
import { BusinessError } from '../../../platform/errors.ts';
import { lockPlan } from '../plan/plan.repo.ts';

/** What a store says of the windows customers keep every week. */
export interface WeeklyTerms {
  /** Of the orders each slot takes, so many percent at most are kept for them: rounded down; 0 = none. */
  sharePercent: number;
  /** A place without an order is given back so many hours before the cut-off, by the clock on the wall. */
  releaseHours: number;
}

/** What a store starts from. */
export const usualWeeklyTerms: WeeklyTerms = { sharePercent: 30, releaseHours: 24 };

export const weeklyTermsVersion = (terms: WeeklyTerms): string => digestOf(terms);

export async function readWeeklyTerms(db: Db | Tx, warehouseId: number): Promise<WeeklyTerms> {
  const said = await db
    .selectFrom('weekly_slot_terms')
    .select(['share_percent as sharePercent', 'release_hours as releaseHours'])
    .where('warehouse_id', '=', warehouseId)
    .executeTakeFirst();
  return said ?? usualWeeklyTerms;
}

/**
 * Writes what a store says, as long as it still is what its author saw, in the caller's transaction. Places reserved before keep
 * theirs until the moment customers were told.
 * @returns what it was
 * @throws BusinessError `weekly-terms-changed`
 */
export async function saveWeeklyTerms(
  tx: Tx,
  warehouseId: number,
  version: string,
  { sharePercent, releaseHours }: WeeklyTerms,
): Promise<WeeklyTerms> {
  await lockPlan(tx, warehouseId);
  const before = await readWeeklyTerms(tx, warehouseId);
  if (weeklyTermsVersion(before) !== version) {
    throw new BusinessError(
      'weekly-terms-changed',
      'Nel frattempo qualcuno ha cambiato queste regole: guardale e riprova',
      {
        field: 'version',
      },
    );
  }
  const terms = { share_percent: sharePercent, release_hours: releaseHours };
  await tx
    .insertInto('weekly_slot_terms')
    .values({ warehouse_id: warehouseId, ...terms })
    .onConflict((on) => on.column('warehouse_id').doUpdateSet(terms))
    .execute();
  return before;
}
