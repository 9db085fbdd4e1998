import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import { destroySessionsOf } from '../../platform/session.ts';
import { findToken, useToken } from './account-tokens.ts';
import { findAccount, findForReset, type LoginAccount, setPassword } from './accounts.repo.ts';
import { tokenNotValid, tooManyAttempts, weakPassword } from './auth.errors.ts';
import { announceJoining } from './confirm-registration.ts';
import { guardAttempt, trustAddress } from './login-guard.ts';
import { hashPassword, passwordProblem, verifyPassword } from './passwords.ts';

const personalOf = ({ email, login, firstName, lastName }: LoginAccount) => [email, login, firstName, lastName];

/**
 * Changes the password of somebody who knows the present one; other devices are logged out.
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
  const attempt = await guardAttempt(deps, { subject: `#${accountId}`, ip, now });
  if (attempt.waitSeconds > 0) throw tooManyAttempts(attempt.waitSeconds);
  if (!(await verifyPassword(account.passwordHash, oldPassword))) {
    throw new BusinessError('wrong-password', 'La password attuale non è corretta.', { field: 'old_password' });
  }
  await attempt.succeeded();
  if (oldPassword === newPassword) {
    throw new BusinessError('same-password', 'La nuova password è uguale a quella attuale.', { field: 'new_password' });
  }
  const problem = passwordProblem(newPassword, personalOf(account));
  if (problem) throw weakPassword(problem, 'new_password');
  const passwordHash = await hashPassword(newPassword);
  await withTransaction(deps.db, async (tx) => {
    await setPassword(tx, accountId, passwordHash);
    await destroySessionsOf(tx, accountId, request.keepToken);
    await writeOutbox(tx, 'auth.mail', { kind: 'password-changed', accountId });
  });
}

/** Has a mail with a code sent, if there is such an account. Nobody can tell from the answer. */
export async function requestPasswordReset(
  { db }: Pick<Deps, 'db'>,
  keys: { email?: string | undefined; login?: string | undefined; fiscalCode?: string | undefined },
): Promise<void> {
  const account = await findForReset(db, keys);
  // Written for unknown accounts too (0 = nobody), so that both take as long.
  await writeOutbox(db, 'auth.mail', { kind: 'password-reset', accountId: account?.accountId ?? 0 });
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
 * Sets a new password with the code of the mail; every device is logged out. Who reads the mail owns the address, so it
 * counts as confirmed.
 * @throws BusinessError `token-not-valid`, `weak-password`
 */
export async function resetPassword(deps: Deps, request: ResetKeys & { password: string; ip: string }): Promise<void> {
  const { token, password, now } = request;
  const account = await checkResetToken(deps, request);
  const problem = passwordProblem(password, personalOf(account));
  if (problem) throw weakPassword(problem, 'password');
  const passwordHash = await hashPassword(password);
  await withTransaction(deps.db, async (tx) => {
    if (!(await useToken(tx, { token, purpose: 'password-reset', now }))) throw tokenNotValid();
    await tx
      .updateTable('account')
      .set((eb) => ({
        password_hash: passwordHash,
        email_confirmed_at: eb.fn.coalesce('email_confirmed_at', eb.val(now)),
        profile_confirmed: true,
      }))
      .where('account_id', '=', account.accountId)
      .execute();
    if (!account.emailConfirmed) await announceJoining(tx, account.accountId);
    await destroySessionsOf(tx, account.accountId);
    await writeOutbox(tx, 'auth.mail', { kind: 'password-changed', accountId: account.accountId });
  });
  await trustAddress(deps, { subject: `#${account.accountId}`, ip: request.ip, now });
}
