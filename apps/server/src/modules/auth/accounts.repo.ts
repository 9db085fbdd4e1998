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

const accounts = (db: Db) =>
  db
    .selectFrom('account')
    .select([
      'account_id as accountId',
      'email',
      'login',
      'first_name as firstName',
      'last_name as lastName',
      'password_hash as passwordHash',
      sql<boolean>`disabled_at is not null`.as('disabled'),
      sql<boolean>`email_confirmed_at is not null`.as('emailConfirmed'),
    ]);

const hasEmail = (email: string) => sql<boolean>`lower(email) = lower(${email})`;
const hasLogin = (login: string) => sql<boolean>`lower(login) = lower(${login})`;

/** By e-mail or username, whatever the case; nobody can take a username that is another's e-mail. */
export function findByLogin(db: Db, login: string): Promise<LoginAccount | undefined> {
  return accounts(db)
    .where(({ or }) => or([hasEmail(login), hasLogin(login)]))
    .orderBy(hasEmail(login), 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function findAccount(db: Db, accountId: number): Promise<LoginAccount | undefined> {
  return accounts(db).where('account_id', '=', accountId).executeTakeFirst();
}

/** The account as it is now, and stays until the end of the transaction. */
export async function lockAccount(tx: Tx, accountId: number): Promise<LoginAccount | undefined> {
  assertLockOrder(tx, 'customer');
  return accounts(tx).where('account_id', '=', accountId).forNoKeyUpdate().executeTakeFirst();
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
  let found = accounts(db).where('disabled_at', 'is', null);
  if (email !== undefined) found = found.where(hasEmail(email));
  if (login !== undefined) found = found.where(({ or }) => or([hasLogin(login), hasEmail(login)]));
  if (fiscalCode !== undefined) found = found.where('fiscal_code', '=', fiscalCode);
  const rows = await found.limit(2).execute();
  return rows.length === 1 ? rows[0] : undefined;
}

export async function setPassword(db: Db, accountId: number, passwordHash: string | null): Promise<void> {
  await db.updateTable('account').set({ password_hash: passwordHash }).where('account_id', '=', accountId).execute();
}

/** @throws a violation of `account_login` when another account has it */
export async function setLogin(db: Db, accountId: number, login: string): Promise<void> {
  await db.updateTable('account').set({ login }).where('account_id', '=', accountId).execute();
}

/** Gives an account another address; a username that is the old one follows. @throws a violation of `account_email` or `account_login` */
export async function setEmail(tx: Tx, { accountId, login, email: old }: LoginAccount, email: string): Promise<void> {
  const follows = login.toLowerCase() === old.toLowerCase();
  await tx
    .updateTable('account')
    .set({ email, ...(follows ? { login: email } : {}) })
    .where('account_id', '=', accountId)
    .execute();
}

/** Confirms the address; an earlier confirmation keeps its time. @returns whether it is the first one of the account */
export async function setConfirmed(tx: Tx, accountId: number, now: Date): Promise<boolean> {
  const confirm = tx.updateTable('account').set({ profile_confirmed: true }).where('account_id', '=', accountId);
  const { numUpdatedRows } = await confirm
    .set({ email_confirmed_at: now })
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  await confirm.where('profile_confirmed', '=', false).execute();
  return false;
}

/** Whether the person has asked to join a company. */
export async function waitsForCompany(tx: Tx, accountId: number): Promise<boolean> {
  const request = await tx
    .selectFrom('company_join_request')
    .select('company_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return request !== undefined;
}

/** What is true of an account that belongs to nobody's company and knows nothing of its owner. */
const blank = {
  phone: null,
  birth_date: null,
  fiscal_code: null,
  fidelity_card: null,
  is_member: false,
  is_master: false,
  company_id: null,
  spending_limit_cents: null,
  monthly_budget_cents: null,
  over_limit: 'refuse',
} as const;

/** Removes what somebody entered with an account; a business customer becomes a private one. Names and points stay. */
export async function clearForOwner(
  tx: Tx,
  { accountId, email }: LoginAccount,
  passwordHash: string | null,
): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      ...blank,
      login: email,
      password_hash: passwordHash,
      invoice_requested: false,
      segment: sql`case segment when 'business' then 'household' else segment end`,
      price_list_id: sql`case segment when 'business' then 1 else price_list_id end`,
    })
    .where('account_id', '=', accountId)
    .execute();
}

/** Empties the row of a person who is forgotten. It stays because orders refer to it; nothing in it says who it was. */
export async function emptyAccount(tx: Tx, accountId: number, now: Date): Promise<void> {
  await tx
    .updateTable('account')
    .set({
      ...blank,
      login: `rimosso-${accountId}`,
      email: `rimosso-${accountId}@sporta.example`,
      password_hash: null,
      first_name: '',
      last_name: '',
      points: 0,
      reduced_delivery: false,
      email_confirmed_at: null,
      profile_confirmed: false,
      disabled_at: now,
      block_reason: null,
      forget_on: null,
    })
    .where('account_id', '=', accountId)
    .execute();
}
