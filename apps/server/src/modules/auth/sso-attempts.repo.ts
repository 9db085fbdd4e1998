import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import type { SsoAttemptTable } from '../../platform/db/schema.generated.ts';

export async function insertAttempt(db: Db, attempt: Insertable<SsoAttemptTable>): Promise<void> {
  await db.insertInto('sso_attempt').values(attempt).execute();
}

/** Takes an attempt away, so that an answer sent twice is good once. */
export function takeAttempt(
  db: Db,
  { stateHash, browserHash, now }: { stateHash: Buffer; browserHash: Buffer; now: Date },
) {
  return db
    .deleteFrom('sso_attempt')
    .where('state_hash', '=', stateHash)
    .where('browser_hash', '=', browserHash)
    .where('expires_at', '>', now)
    .returning(['nonce', 'code_verifier as codeVerifier', 'return_to as returnTo'])
    .executeTakeFirst();
}

/** Removes sign-ins nobody finished; run by a job. */
export async function removeOldSsoAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sso_attempt').where('expires_at', '<', now).execute();
}
