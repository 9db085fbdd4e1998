import { sql } from 'kysely';
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

/** Saying the same again keeps the first date. */
export async function writeLaterCharges(db: Db | Tx, accountId: number, allowed: boolean, now: Date): Promise<void> {
  await db
    .updateTable('account')
    .set({ later_charges_refused_at: allowed ? null : sql`coalesce(later_charges_refused_at, ${now})` })
    .where('account_id', '=', accountId)
    .execute();
}
