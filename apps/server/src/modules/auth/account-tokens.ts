import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import { type LoginAccount, lockAccount } from './accounts.repo.ts';
import { tokenNotValid } from './auth.errors.ts';

/*
 * Codes that are sent by mail. One is asked for (its row stands, so that whatever voids the codes of the account reaches it
 * from then on), written (made while the mail is written, so that it stands nowhere but there), and used or voided. Whoever
 * uses or voids codes holds the row of the account: of two that race, the second finds what the first has left.
 */

/** What a code sent by mail is good for. */
export type TokenPurpose = 'confirm-email' | 'password-reset' | 'update-email' | 'undo-email' | 'anonymize';

const day = 24;
const validHours: Record<TokenPurpose, number> = {
  'confirm-email': 3 * day,
  'password-reset': 2,
  'update-email': day,
  // long enough to be back from a holiday; meanwhile nobody else gets the address
  'undo-email': 14 * day,
  anonymize: 2,
};

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Asks for a code. Its row has the hash of no code until `writeCode`.
 * @param accountId 0 = nobody's: the same work for nothing
 * @returns number of the row; 0 = none
 */
export async function askForCode(
  db: Db,
  { accountId, purpose, email, now }: { accountId: number; purpose: TokenPurpose; email?: string; now: Date },
): Promise<number> {
  const expiresAt = new Date(now.getTime() + validHours[purpose] * 3_600_000);
  const { rows } = await sql<{ id: number }>`
    insert into account_token (token_hash, account_id, purpose, payload, expires_at, created_at)
    select ${randomBytes(32)}, account_id, ${purpose}, ${JSON.stringify(email === undefined ? {} : { email })}::jsonb,
      ${expiresAt}, ${now}
    from account where account_id = ${accountId}
    returning account_token_id as id`.execute(db);
  return rows[0]?.id ?? 0;
}

export interface AskedCode {
  accountId: number;
  purpose: TokenPurpose;
  /** The address it speaks of, where there is one. */
  email: string | undefined;
  token: string;
}

/** Makes the code that was asked for: 256 random bits, stored as their hash. Undefined when it was voided meanwhile. */
export async function writeCode(db: Db, codeId: number, now: Date): Promise<AskedCode | undefined> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await sql<Omit<AskedCode, 'token'>>`
    update account_token set token_hash = ${hashOf(token)}
     where account_token_id = ${codeId} and used_at is null and expires_at > ${now}
    returning account_id as "accountId", purpose, payload->>'email' as email`.execute(db);
  const [row] = rows;
  return row && { ...row, email: row.email ?? undefined, token };
}

export interface TokenOwner {
  accountId: number;
  /** The address the code speaks of, where there is one. */
  email: string | undefined;
}

/** Whose code it is, when it is good. `used` ones only where the caller bears repetition. */
export async function findToken(
  db: Db,
  { token, purpose, now, evenUsed = false }: { token: string; purpose: TokenPurpose; now: Date; evenUsed?: boolean },
): Promise<TokenOwner | undefined> {
  const { rows } = await sql<{ accountId: number; email: string | null }>`
    select account_id as "accountId", payload->>'email' as email from account_token
     where token_hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > ${now}
       and (${evenUsed}::boolean or used_at is null)`.execute(db);
  const [row] = rows;
  return row && { accountId: row.accountId, email: row.email ?? undefined };
}

/**
 * Uses a code up, with the row of its account locked.
 * @returns the account as it is now, and the address the code speaks of
 * @throws BusinessError `token-not-valid`
 */
export async function useToken(
  tx: Tx,
  { token, purpose, now }: { token: string; purpose: TokenPurpose; now: Date },
): Promise<{ account: LoginAccount; email: string | undefined }> {
  const owner = await findToken(tx, { token, purpose, now });
  const account = owner && (await lockAccount(tx, owner.accountId));
  if (!account || account.disabled) throw tokenNotValid();
  const { numAffectedRows } = await sql`update account_token set used_at = ${now}
     where token_hash = ${hashOf(token)} and used_at is null`.execute(tx);
  if (numAffectedRows !== 1n) throw tokenNotValid();
  return { account, email: owner.email };
}

/**
 * Voids what is pending of an account, written or only asked for. To be called by whatever changes how its owner is known:
 * password, e-mail, "sign out everywhere". What undoes a change of e-mail stays good, or who took an account over could make
 * it void; it ends when an address is given back.
 */
export function voidCodes(tx: Tx, accountId: number, now: Date): Promise<void> {
  return voidCodesFor(tx, accountId, ['confirm-email', 'password-reset', 'update-email', 'anonymize'], now);
}

/** The same for some purposes only. */
export async function voidCodesFor(
  tx: Tx,
  accountId: number,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<void> {
  assertLockOrder(tx, 'customer');
  await sql`update account_token set used_at = ${now}
     where account_id = ${accountId} and used_at is null and purpose = any(${purposes}::text[])`.execute(tx);
}

/** The code that gives an address back to the account it was taken off, while it can. */
export async function findUndoOf(
  db: Db,
  email: string,
  now: Date,
): Promise<(TokenOwner & { codeId: number }) | undefined> {
  const { rows } = await sql<{ accountId: number; codeId: number }>`
    select account_id as "accountId", account_token_id as "codeId" from account_token
     where purpose = 'undo-email' and lower(payload->>'email') = lower(${email}) and used_at is null
       and expires_at > ${now}`.execute(db);
  const [row] = rows;
  return row && { ...row, email };
}

/** Notes that the owner of the account has shown a code; `useShownTokens` then takes it without seeing it again. */
export async function markTokenShown(db: Db, token: string): Promise<void> {
  await sql`update account_token set payload = payload || '{"shown": true}' where token_hash = ${hashOf(token)}`.execute(
    db,
  );
}

/** Uses up the codes of an account that were shown and are still good. False when there is none. */
export async function useShownTokens(
  db: Db,
  { accountId, purpose, now }: { accountId: number; purpose: TokenPurpose; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update account_token set used_at = ${now}
     where account_id = ${accountId} and purpose = ${purpose} and used_at is null and expires_at > ${now}
       and payload->'shown' = 'true'`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Removes codes that ended a month ago; run by a job. */
export async function removeOldTokens(db: Db, now: Date): Promise<void> {
  await sql`delete from account_token where expires_at < ${now}::timestamptz - interval '30 days'`.execute(db);
}
