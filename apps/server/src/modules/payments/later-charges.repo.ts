import type { Db, Tx } from '../../platform/db/database.ts';

/* Whether saved cards may be charged while their holder is away: for slots far away, and for what came to more than was held. */

/** Each card was saved with that consent; the customer may take it back for all of them. */
export async function allowsLaterCharges(db: Db | Tx, accountId: number): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('later_charges_refused_at as refusedAt')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return account !== undefined && account.refusedAt === null;
}

/**
 * Saying the same again keeps the first date.
 * @returns whether it was the other way before
 */
export async function writeLaterCharges(tx: Tx, accountId: number, allowed: boolean, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ later_charges_refused_at: allowed ? null : now })
    .where('account_id', '=', accountId)
    .where('later_charges_refused_at', allowed ? 'is not' : 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
