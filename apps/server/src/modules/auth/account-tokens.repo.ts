import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface NewToken {
  accountId: number;
  purpose: string;
  /** The address it speaks of, where there is one. */
  email: string | undefined;
  hash: Buffer;
  now: Date;
  expiresAt: Date;
}

/**
 * Writes a row for the account. Raw, because it inserts what it selects: for no account it does the same work for nothing.
 * @returns number of the row; undefined = no such account
 */
export async function insertToken(db: Db, token: NewToken): Promise<number | undefined> {
  const { accountId, purpose, email, hash, now, expiresAt } = token;
  const payload = JSON.stringify(email === undefined ? {} : { email });
  const { rows } = await sql<{ id: number }>`
    insert into account_token (token_hash, account_id, purpose, payload, expires_at, created_at)
    select ${hash}, account_id, ${purpose}, ${payload}::jsonb, ${expiresAt}, ${now}
    from account where account_id = ${accountId}
    returning account_token_id as id`.execute(db);
  return rows[0]?.id;
}

const email = sql<string | null>`payload->>'email'`.as('email');

/** Gives a pending row its code. @returns undefined when it is used, void or too old */
export function setTokenHash(db: Db, tokenId: number, hash: Buffer, now: Date) {
  return db
    .updateTable('account_token')
    .set({ token_hash: hash })
    .where('account_token_id', '=', tokenId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['account_id as accountId', 'purpose', email])
    .executeTakeFirst();
}

/** The account of a code that is not too old. @param evenUsed also of one that was used */
export function findByHash(
  db: Db,
  { hash, purpose, now, evenUsed }: { hash: Buffer; purpose: string; now: Date; evenUsed: boolean },
) {
  const tokens = db
    .selectFrom('account_token')
    .select(['account_id as accountId', email])
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now);
  return (evenUsed ? tokens : tokens.where('used_at', 'is', null)).executeTakeFirst();
}

/** False when it was used meanwhile. */
export async function markUsed(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_token')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks what is pending of an account as used. */
export async function markPendingUsed(
  tx: Tx,
  accountId: number,
  purposes: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('account_token')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('purpose', 'in', purposes)
    .execute();
}

/** The code that gives an address back, while it is good. Its purpose is written out, so that the index on such codes serves. */
export function findUndo(db: Db, address: string, now: Date) {
  return db
    .selectFrom('account_token')
    .select(['account_id as accountId', 'account_token_id as codeId'])
    .where('purpose', '=', sql.lit('undo-email'))
    .where(sql<boolean>`lower(payload->>'email') = lower(${address})`)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Notes that the code was shown. */
export async function markShown(db: Db, hash: Buffer): Promise<void> {
  await db
    .updateTable('account_token')
    .set({ payload: sql`payload || '{"shown": true}'` })
    .where('token_hash', '=', hash)
    .execute();
}

/** Marks the codes of an account that were shown and are good as used. False when there is none. */
export async function markShownUsed(
  db: Db,
  { accountId, purpose, now }: { accountId: number; purpose: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account_token')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(sql<boolean>`payload->'shown' = 'true'`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes codes that ended before a moment. */
export async function deleteTokensBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('account_token').where('expires_at', '<', moment).execute();
}
