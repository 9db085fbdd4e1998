import type { Tx } from '../../platform/db/database.ts';

/** Locks the company a person is a master of. */
export function lockCompanyOfMaster(tx: Tx, accountId: number) {
  return tx
    .selectFrom('company as c')
    .select(['c.company_id as companyId', 'c.name'])
    .where('c.company_id', '=', (eb) =>
      eb
        .selectFrom('account')
        .select('account.company_id')
        .where('account.account_id', '=', accountId)
        .where('account.is_master', '=', true),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** How many people a company has besides this one, and how many of them are masters. */
export function countOthers(tx: Tx, companyId: number, accountId: number) {
  return tx
    .selectFrom('account')
    .select(({ fn }) => [
      fn.countAll<number>().as('people'),
      fn.countAll<number>().filterWhere('is_master', '=', true).as('masters'),
    ])
    .where('company_id', '=', companyId)
    .where('account_id', '<>', accountId)
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
}
