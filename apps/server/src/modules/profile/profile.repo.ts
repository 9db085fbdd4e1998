import type { Updateable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { AccountTable } from '../../platform/db/schema.generated.ts';

/** What the shop knows about a customer, with the company they belong to and since when they ask to join one. */
export function findProfile(db: Db, accountId: number) {
  return db
    .selectFrom('account as a')
    .leftJoin('company as c', 'c.company_id', 'a.company_id')
    .leftJoin('company_join_request as r', 'r.account_id', 'a.account_id')
    .select([
      'a.login',
      'a.email',
      'a.email_confirmed_at',
      'a.profile_confirmed',
      'a.first_name',
      'a.last_name',
      'a.phone',
      'a.birth_date',
      'a.fiscal_code',
      'a.fidelity_card',
      'a.language',
      'a.segment',
      'a.is_master',
      'a.points',
      'c.company_id',
      'c.name as company_name',
      'c.vat_number',
      'c.monthly_invoice',
      'c.fiscal_code as company_fiscal_code',
      'c.recipient_code',
      'c.pec',
      'r.requested_at as join_requested_at',
    ])
    .where('a.account_id', '=', accountId)
    .executeTakeFirst();
}

export type Profile = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** Facts of an account a customer changes; absent ones stay as they are. */
export type AccountChanges = Pick<
  Updateable<AccountTable>,
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'birth_date'
  | 'fiscal_code'
  | 'fidelity_card'
  | 'is_member'
  | 'delivery_notice'
>;

export async function updateAccount(db: Db, accountId: number, changes: AccountChanges): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('account').set(changes).where('account_id', '=', accountId).execute();
}

/** Whether an account other than this one has the loyalty card. @param accountId undefined = of nobody yet */
export async function isOthersCard(db: Db, card: string, accountId: number | undefined): Promise<boolean> {
  const holder = await db
    .selectFrom('account')
    .select('account_id')
    .where('fidelity_card', '=', card)
    .where('account_id', '<>', accountId ?? 0)
    .executeTakeFirst();
  return holder !== undefined;
}
