import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/database.ts';
import { assertLockOrder } from '../../platform/db/locks.ts';
import {
  deleteTokensBefore,
  findByHash,
  findUndo,
  insertToken,
  markPendingUsed,
  markShown,
  markShownUsed,
  markUsed,
  setTokenHash,
} from './account-tokens.repo.ts';
import { type LoginAccount, lockAccount } from './accounts.repo.ts';
import { tokenNotValid } from './auth.errors.ts';

/*
 * Codes that are sent by mail. A code is asked for (its row is there, so that whatever voids the codes of the account reaches
 * it), written (made while the mail is written, so that it is nowhere else), and used or voided. Whoever uses or voids codes
 * locks the row of the account: of two that race, the second finds what the first has left.
 */

/** What a code sent by mail is good for. */
export type TokenPurpose = 'confirm-email' | 'password-reset' | 'update-email' | 'undo-email' | 'anonymize';

const day = 24;
const validHours: Record<TokenPurpose, number> = {
  'confirm-email': 3 * day,
  'password-reset': 2,
  'update-email': day,
  // Long enough to be back from a holiday; meanwhile nobody else gets the address.
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
  const codeId = await insertToken(db, { accountId, purpose, email, hash: randomBytes(32), now, expiresAt });
  return codeId ?? 0;
}

/** Makes the code that was asked for: 256 random bits, stored as their hash. Undefined when something has voided it meanwhile. */
export async function writeCode(
  db: Db,
  codeId: number,
  now: Date,
): Promise<(TokenOwner & { token: string }) | undefined> {
  const token = randomBytes(32).toString('base64url');
  const row = await setTokenHash(db, codeId, hashOf(token), now);
  return row && { accountId: row.accountId, email: row.email ?? undefined, token };
}

export interface TokenOwner {
  accountId: number;
  /** The address the code speaks of, where there is one. */
  email: string | undefined;
}

/** Whose code it is, when it is good. @param evenUsed also a used one: only where repetition does no harm */
export async function findToken(
  db: Db,
  { token, purpose, now, evenUsed = false }: { token: string; purpose: TokenPurpose; now: Date; evenUsed?: boolean },
): Promise<TokenOwner | undefined> {
  const row = await findByHash(db, { hash: hashOf(token), purpose, now, evenUsed });
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
  if (!(await markUsed(tx, hashOf(token), now))) throw tokenNotValid();
  return { account, email: owner.email };
}

/**
 * Voids what is pending of an account, written or only asked for. Whatever changes how its owner is known calls it: password,
 * e-mail, "sign out everywhere". What undoes a change of e-mail stays good, or who took an account over could void it; it ends
 * when an address is given back.
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
  await markPendingUsed(tx, accountId, purposes, now);
}

/** The code that gives an address back to the account that had it before, while it can. */
export async function findUndoOf(
  db: Db,
  email: string,
  now: Date,
): Promise<(TokenOwner & { codeId: number }) | undefined> {
  const row = await findUndo(db, email, now);
  return row && { ...row, email };
}

/** Notes that the owner of the account has shown a code; `useShownTokens` then takes it without seeing it again. */
export async function markTokenShown(db: Db, token: string): Promise<void> {
  await markShown(db, hashOf(token));
}

/** Uses up the codes of an account that were shown and are still good. False when there is none. */
export function useShownTokens(
  db: Db,
  { accountId, purpose, now }: { accountId: number; purpose: TokenPurpose; now: Date },
): Promise<boolean> {
  return markShownUsed(db, { accountId, purpose, now });
}

/** Removes codes that ended a month ago; run by a job. */
export function removeOldTokens(db: Db, now: Date): Promise<void> {
  return deleteTokensBefore(db, new Date(now.getTime() - 30 * day * 3_600_000));
}
