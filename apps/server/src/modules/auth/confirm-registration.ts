import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type MailSender, mayMail } from '../../platform/mail-budget.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { destroySessionsOf } from '../../platform/session.ts';
import { askForCode, findToken, useToken, voidCodes } from './account-tokens.ts';
import { findAccount, findByLogin, setConfirmed, waitsForCompany } from './accounts.repo.ts';
import { tokenNotValid } from './auth.errors.ts';
import { proveOwnPassword } from './own-password.ts';

export interface Confirmation {
  email: string;
  token: string;
  /** The one chosen at registration. Older clients send none. */
  password: string | undefined;
  ip: string;
  now: Date;
  /** Session of this request, which goes on when the password was right. */
  keepToken: string | undefined;
}

/**
 * Confirms the e-mail address. Following the link twice is fine: mail programs open links by themselves.
 *
 * The code proves that somebody reads the mailbox, the password that they are who registered: our pages ask for both, so
 * that nobody makes an account theirs that somebody else began with their address. Whatever was begun before ends.
 * @throws BusinessError `token-not-valid`, `wrong-password`, `too-many-attempts`
 */
export async function confirmRegistration(deps: Deps, request: Confirmation): Promise<void> {
  const { email, token, password, ip, now } = request;
  const owner = await findToken(deps.db, { token, purpose: 'confirm-email', now, evenUsed: true });
  const account = owner && (await findAccount(deps.db, owner.accountId));
  if (!account || account.disabled || account.email.toLowerCase() !== email.toLowerCase()) throw tokenNotValid();
  if (password !== undefined) await proveOwnPassword(deps, { account, password, field: 'password', ip, now });
  if (account.emailConfirmed) return;
  await withTransaction(deps.db, async (tx) => {
    const used = await useToken(tx, { token, purpose: 'confirm-email', now });
    const isSamePassword = used.account.passwordHash === account.passwordHash;
    if (used.account.emailConfirmed || !isSamePassword) throw tokenNotValid();
    await voidCodes(tx, account.accountId, now);
    await destroySessionsOf(tx, account.accountId, password === undefined ? undefined : request.keepToken);
    await markConfirmed(tx, account.accountId, now);
  });
}

/** Notes that the address is theirs. Who confirms the first one of an account is welcomed, once. */
export async function noteConfirmed(tx: Tx, accountId: number, now: Date): Promise<void> {
  if (await setConfirmed(tx, accountId, now)) await writeOutbox(tx, 'auth.welcome', { accountId });
}

/** The same; and a request to join a company, made at registration, goes to its masters now. */
export async function markConfirmed(tx: Tx, accountId: number, now: Date): Promise<void> {
  await noteConfirmed(tx, accountId, now);
  if (await waitsForCompany(tx, accountId)) await writeOutbox(tx, 'company.join-request', { accountId });
}

/** Sends the confirmation mail again, if there is something to confirm. Nobody can tell from the answer. @throws HttpError 429 */
export async function resendConfirmation(
  { db }: Pick<Deps, 'db'>,
  { email, from, now }: { email: string; from: MailSender; now: Date },
): Promise<void> {
  const account = await findByLogin(db, email);
  const isWaiting = account && !account.emailConfirmed && !account.disabled;
  if (!(await mayMail(db, { to: account?.email ?? email, from, now }))) return;
  const accountId = isWaiting ? account.accountId : 0;
  await withTransaction(db, async (tx) => {
    const codeId = await askForCode(tx, { accountId, purpose: 'confirm-email', now });
    await writeOutbox(tx, 'auth.mail', { kind: 'confirm-email', accountId, codeId });
  });
}
