import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** What a code sent by mail is good for. */
export type TokenPurpose = 'confirm-email' | 'password-reset' | 'update-email' | 'anonymize';

const validHours: Record<TokenPurpose, number> = {
  'confirm-email': 72,
  'password-reset': 2,
  'update-email': 24,
  anonymize: 2,
};
/** Codes made per purpose and hour: nobody's mailbox is filled by others. */
const perHour = 5;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * A new code: 256 random bits, stored as their hash. Undefined when the account got too many in the last hour.
 * Called while the mail is written, so that the code itself stands nowhere but in the mail.
 */
export async function createToken(
  db: Db,
  { accountId, purpose, payload = {}, now }: { accountId: number; purpose: TokenPurpose; payload?: object; now: Date },
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + validHours[purpose] * 3_600_000);
  const { numAffectedRows } = await sql`
    insert into account_token (token_hash, account_id, purpose, payload, expires_at, created_at)
    select ${hashOf(token)}, ${accountId}, ${purpose}, ${JSON.stringify(payload)}::jsonb, ${expiresAt}, ${now}
     where (select count(*) from account_token where account_id = ${accountId} and purpose = ${purpose}
              and created_at > ${now}::timestamptz - interval '1 hour') < ${perHour}`.execute(db);
  return numAffectedRows === 1n ? token : undefined;
}

export interface TokenOwner {
  accountId: number;
  // biome-ignore lint/suspicious/noExplicitAny: each purpose has its own payload
  payload: any;
}

/** Whose code it is, when it is good. `used` ones only where the caller bears repetition. */
export async function findToken(
  db: Db,
  { token, purpose, now, evenUsed = false }: { token: string; purpose: TokenPurpose; now: Date; evenUsed?: boolean },
): Promise<TokenOwner | undefined> {
  const { rows } = await sql<TokenOwner>`
    select account_id as "accountId", payload from account_token
     where token_hash = ${hashOf(token)} and purpose = ${purpose} and expires_at > ${now}
       and (${evenUsed}::boolean or used_at is null)`.execute(db);
  return rows[0];
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

/** Uses a code up, and with it the others of the account for the same purpose. False when it was not good (any more). */
export async function useToken(
  db: Db,
  { token, purpose, now }: { token: string; purpose: TokenPurpose; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ account_id: number }>`
    update account_token set used_at = ${now}
     where token_hash = ${hashOf(token)} and purpose = ${purpose} and used_at is null and expires_at > ${now}
    returning account_id`.execute(db);
  const [row] = rows;
  if (!row) return false;
  await sql`update account_token set used_at = ${now}
     where account_id = ${row.account_id} and purpose = ${purpose} and used_at is null`.execute(db);
  return true;
}

/** Removes codes that ended a month ago; run by a job. */
export async function removeOldTokens(db: Db, now: Date): Promise<void> {
  await sql`delete from account_token where expires_at < ${now}::timestamptz - interval '30 days'`.execute(db);
}
