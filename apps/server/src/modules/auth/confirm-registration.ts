import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { findToken, useToken } from './account-tokens.ts';
import { findAccount, findByLogin } from './accounts.repo.ts';
import { tokenNotValid } from './auth.errors.ts';

/**
 * Confirms the e-mail address. Following the link twice is fine: mail programs open links by themselves.
 * @throws BusinessError `token-not-valid`
 */
export async function confirmRegistration(
  { db }: Pick<Deps, 'db'>,
  { email, token, now }: { email: string; token: string; now: Date },
): Promise<void> {
  const owner = await findToken(db, { token, purpose: 'confirm-email', now, evenUsed: true });
  const account = owner && (await findAccount(db, owner.accountId));
  if (!account || account.disabled || account.email.toLowerCase() !== email.toLowerCase()) throw tokenNotValid();
  if (account.emailConfirmed) return;
  await withTransaction(db, async (tx) => {
    await useToken(tx, { token, purpose: 'confirm-email', now });
    await tx
      .updateTable('account')
      .set({ email_confirmed_at: now, profile_confirmed: true })
      .where('account_id', '=', account.accountId)
      .execute();
    await announceJoining(tx, account.accountId);
  });
}

/** Now that the address is theirs: has the company asked, when the person registered with the VAT number of one. */
export async function announceJoining(tx: Tx, accountId: number): Promise<void> {
  const waiting = await tx
    .selectFrom('company_join_request')
    .select('company_id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (waiting) await writeOutbox(tx, 'company.join-request', { accountId });
}

/** Sends the confirmation mail again, if there is something to confirm. Nobody can tell from the answer. */
export async function resendConfirmation({ db }: Pick<Deps, 'db'>, email: string): Promise<void> {
  const account = await findByLogin(db, email);
  const accountId = account && !account.emailConfirmed && !account.disabled ? account.accountId : 0;
  await writeOutbox(db, 'auth.mail', { kind: 'confirm-email', accountId });
}
