import { type Tx, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type MailSender, mayMail } from '../../platform/mail-budget.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { destroySessionsOf } from '../../platform/session.ts';
import { askForCode, findToken, useToken, voidCodes } from './account-tokens.ts';
import { findAccount, findForReset, type LoginAccount, lockAccount, setPassword } from './accounts.repo.ts';
import { tokenNotValid, weakPassword } from './auth.errors.ts';
import { trustAddress } from './login-guard.ts';
import { proveOwnPassword, wrongPassword } from './own-password.ts';
import { hashPassword, passwordProblem } from './passwords.ts';
import { startAfresh } from './start-afresh.ts';

const personalOf = ({ email, login, firstName, lastName }: LoginAccount) => [email, login, firstName, lastName];

/**
 * Changes the password of somebody who knows the present one, logs other devices out and voids the codes sent before.
 * @param keepToken session of this request, which goes on
 * @throws BusinessError `wrong-password`, `weak-password`, `same-password`, `too-many-attempts`
 */
export async function changePassword(
  deps: Deps,
  request: {
    accountId: number;
    oldPassword: string;
    newPassword: string;
    ip: string;
    now: Date;
    keepToken: string | undefined;
  },
): Promise<void> {
  const { accountId, oldPassword, newPassword, ip, now } = request;
  const account = await findAccount(deps.db, accountId);
  if (!account) throw new Error('the account of a live session is gone');
  await proveOwnPassword(deps, { account, password: oldPassword, field: 'old_password', ip, now });
  if (oldPassword === newPassword) {
    throw new BusinessError('same-password', 'La nuova password è uguale a quella attuale.', { field: 'new_password' });
  }
  const problem = passwordProblem(newPassword, personalOf(account));
  if (problem) throw weakPassword(problem, 'new_password');
  const passwordHash = await hashPassword(newPassword);
  await withTransaction(deps.db, async (tx) => {
    // Somebody else may have changed it while this one was hashed: then the old one is old.
    const locked = await lockAccount(tx, accountId);
    if (locked?.passwordHash !== account.passwordHash) throw wrongPassword('old_password');
    await setPassword(tx, accountId, passwordHash);
    await signOutEverywhere(tx, accountId, { now, keepToken: request.keepToken });
    await writeOutbox(tx, 'auth.mail', { kind: 'password-changed', accountId });
  });
}

/** Ends the sessions of an account and voids the codes sent to it. @param keepToken the session that goes on */
export async function signOutEverywhere(
  tx: Tx,
  accountId: number,
  { now, keepToken }: { now: Date; keepToken?: string | undefined },
): Promise<void> {
  await lockAccount(tx, accountId);
  await destroySessionsOf(tx, accountId, keepToken);
  await voidCodes(tx, accountId, now);
}

/** Has a mail with a code sent, if there is such an account. Nobody can tell from the answer. @throws HttpError 429 */
export async function requestPasswordReset(
  { db }: Pick<Deps, 'db'>,
  request: {
    email?: string | undefined;
    login?: string | undefined;
    fiscalCode?: string | undefined;
    from: MailSender;
    now: Date;
  },
): Promise<void> {
  const { email, login, fiscalCode, from, now } = request;
  const account = await findForReset(db, { email, login, fiscalCode });
  const to = account?.email ?? email ?? login ?? fiscalCode ?? '';
  if (!(await mayMail(db, { to, from, kind: 'reset', now }))) return;
  // Written for unknown accounts too (0 = nobody), so that both take as long.
  const accountId = account?.accountId ?? 0;
  await withTransaction(db, async (tx) => {
    const codeId = await askForCode(tx, { accountId, purpose: 'password-reset', now });
    await writeOutbox(tx, 'auth.mail', { kind: 'password-reset', accountId, codeId });
  });
}

/** The same for a known account, in the transaction of staff who were asked for it: the code goes to its mailbox only. */
export async function sendPasswordReset(tx: Tx, accountId: number, now: Date): Promise<void> {
  const codeId = await askForCode(tx, { accountId, purpose: 'password-reset', now });
  await writeOutbox(tx, 'auth.mail', { kind: 'password-reset', accountId, codeId });
}

interface ResetKeys {
  token: string;
  email?: string | undefined;
  login?: string | undefined;
  now: Date;
}

/** The account a reset code belongs to. @throws BusinessError `token-not-valid` */
export async function checkResetToken({ db }: Pick<Deps, 'db'>, keys: ResetKeys): Promise<LoginAccount> {
  const owner = await findToken(db, { token: keys.token, purpose: 'password-reset', now: keys.now });
  const account = owner && (await findAccount(db, owner.accountId));
  if (!account || account.disabled) throw tokenNotValid();
  const isTheirs = (given: string | undefined, ...own: string[]) =>
    given === undefined || own.some((each) => each.toLowerCase() === given.toLowerCase());
  if (!isTheirs(keys.email, account.email) || !isTheirs(keys.login, account.login, account.email))
    throw tokenNotValid();
  return account;
}

/**
 * Sets a new password with the code of the mail, logs every device out and voids every other code. Who reads the mail
 * owns the address, so it counts as confirmed; if it was not before, the account starts afresh.
 * @throws BusinessError `token-not-valid`, `weak-password`
 */
export async function resetPassword(deps: Deps, request: ResetKeys & { password: string; ip: string }): Promise<void> {
  const { token, password, now } = request;
  const { accountId, ...found } = await checkResetToken(deps, request);
  const problem = passwordProblem(password, personalOf({ accountId, ...found }));
  if (problem) throw weakPassword(problem, 'password');
  const passwordHash = await hashPassword(password);
  await withTransaction(deps.db, async (tx) => {
    const { account } = await useToken(tx, { token, purpose: 'password-reset', now });
    if (account.emailConfirmed) {
      await setPassword(tx, accountId, passwordHash);
      await signOutEverywhere(tx, accountId, { now });
    } else await startAfresh(tx, account, { passwordHash, now });
    await writeOutbox(tx, 'auth.mail', { kind: 'password-changed', accountId });
  });
  await trustAddress(deps, { subject: `#${accountId}`, ip: request.ip, now });
}
