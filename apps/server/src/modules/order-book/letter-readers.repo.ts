import type { Db } from '../../platform/db/database.ts';

/** Who reads the letters about an order: the account that placed it; undefined when that is gone. */
export function findReader(db: Db, accountId: number) {
  return db
    .selectFrom('account')
    .select('email')
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
}
