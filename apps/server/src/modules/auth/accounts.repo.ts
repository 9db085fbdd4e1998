import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';

export interface LoginAccount {
  accountId: number;
  email: string;
  login: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  disabled: boolean;
  emailConfirmed: boolean;
}

const columns = sql`
  account_id as "accountId", email, login, first_name as "firstName", last_name as "lastName",
  password_hash as "passwordHash", disabled_at is not null as disabled, email_confirmed_at is not null as "emailConfirmed"`;

/** By e-mail or username, whatever the case. Nobody can take a username that is another's e-mail. */
export async function findByLogin(db: Db, login: string): Promise<LoginAccount | undefined> {
  const { rows } = await sql<LoginAccount>`
    select ${columns} from account where lower(email) = lower(${login}) or lower(login) = lower(${login})
     order by lower(email) = lower(${login}) desc limit 1`.execute(db);
  return rows[0];
}

export async function findAccount(db: Db, accountId: number): Promise<LoginAccount | undefined> {
  const { rows } = await sql<LoginAccount>`select ${columns} from account where account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** The account as it is now, and stays until the end of the transaction. */
export async function lockAccount(tx: Tx, accountId: number): Promise<LoginAccount | undefined> {
  assertLockOrder(tx, 'customer');
  const { rows } = await sql<LoginAccount>`
    select ${columns} from account where account_id = ${accountId} for no key update`.execute(tx);
  return rows[0];
}

/** The account that a password reset is asked for; of several keys all must match. */
export async function findForReset(
  db: Db,
  {
    email,
    login,
    fiscalCode,
  }: { email?: string | undefined; login?: string | undefined; fiscalCode?: string | undefined },
): Promise<LoginAccount | undefined> {
  const { rows } = await sql<LoginAccount>`
    select ${columns} from account
     where (${email ?? null}::text is null or lower(email) = lower(${email ?? null}))
       and (${login ?? null}::text is null or lower(login) = lower(${login ?? null}) or lower(email) = lower(${login ?? null}))
       and (${fiscalCode ?? null}::text is null or fiscal_code = ${fiscalCode ?? null})
       and disabled_at is null
     limit 2`.execute(db);
  return rows.length === 1 ? rows[0] : undefined;
}

export async function setPassword(db: Db, accountId: number, passwordHash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('account_id', '=', accountId).execute();
}
