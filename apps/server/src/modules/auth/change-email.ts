import { isUniqueViolation, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { mayMail } from '../../platform/mail-budget.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { askForCode, findToken, useToken, voidCodes, voidCodesFor, writeCode } from './account-tokens.ts';
import { findAccount, findByLogin, lockAccount, setEmail, setLogin, setPassword } from './accounts.repo.ts';
import { tokenNotValid } from './auth.errors.ts';
import { signOutEverywhere } from './change-password.ts';
import { markConfirmed } from './confirm-registration.ts';
import { proveOwnPassword, wrongPassword } from './own-password.ts';

export interface EmailChangeRequest {
  account: Account;
  newEmail: string;
  /** The present one. Older clients send none, and are refused. */
  password: string | undefined;
  ip: string;
  now: Date;
}

/**
 * Sends a code to the new address; when it has an account already, its owner gets a mail instead. A session alone is not
 * enough: it may be of a device left open.
 * @throws BusinessError `same-email`, `password-needed`, `wrong-password`, `too-many-attempts`; HttpError 429
 */
export async function requestEmailChange(deps: Deps, request: EmailChangeRequest): Promise<void> {
  const { newEmail, password, ip, now } = request;
  const { accountId } = request.account;
  const account = await findAccount(deps.db, accountId);
  if (!account) throw new Error('the account of a live session is gone');
  if (newEmail.toLowerCase() === account.email.toLowerCase()) {
    throw new BusinessError('same-email', 'Questa è già la tua e-mail.', { field: 'new_email' });
  }
  if (password === undefined) {
    throw new BusinessError('password-needed', 'Per cambiare l’e-mail scrivi la tua password attuale.', {
      field: 'password',
    });
  }
  await proveOwnPassword(deps, { account, password, field: 'password', ip, now });
  if (!(await mayMail(deps.db, { to: newEmail, from: { ip, accountId }, now }))) return;
  await withTransaction(deps.db, async (tx) => {
    const locked = await lockAccount(tx, accountId);
    if (locked?.passwordHash !== account.passwordHash) throw wrongPassword('password');
    const taken = await findByLogin(tx, newEmail);
    if (taken && taken.accountId !== accountId) {
      await writeOutbox(tx, 'auth.mail', { kind: 'already-registered', accountId: taken.accountId });
      return;
    }
    // The last one asked for counts.
    await voidCodesFor(tx, accountId, ['update-email'], now);
    const codeId = await askForCode(tx, { accountId, purpose: 'update-email', email: newEmail, now });
    await writeOutbox(tx, 'auth.mail', { kind: 'update-email', accountId, codeId });
  });
}

/**
 * Changes the address with the code of the mail; a username that was the old address follows. Only in a session of the
 * account: who reads the new mailbox by mistake must not get somebody else's account. The old mailbox gets a mail, and can
 * undo it.
 * @throws BusinessError `token-not-valid`, `other-account`
 */
export async function confirmEmailChange(
  { db }: Pick<Deps, 'db'>,
  { accountId, token, now }: { accountId: number; token: string; now: Date },
): Promise<void> {
  const owner = await findToken(db, { token, purpose: 'update-email', now });
  if (!owner) throw tokenNotValid();
  if (owner.accountId !== accountId) {
    throw new BusinessError(
      'other-account',
      'Questo collegamento è di un altro account: esci, accedi con quello e apri di nuovo il messaggio.',
    );
  }
  await onFreeAddress(() =>
    withTransaction(db, async (tx) => {
      const { account, email: newEmail } = await useToken(tx, { token, purpose: 'update-email', now });
      if (newEmail === undefined) throw tokenNotValid();
      await voidCodes(tx, accountId, now);
      await setEmail(tx, account, newEmail);
      // An address that was never confirmed was never theirs: nobody gets a mail or can have it back.
      if (account.emailConfirmed) {
        const codeId = await askForCode(tx, { accountId, purpose: 'undo-email', email: account.email, now });
        await writeOutbox(tx, 'auth.mail', { kind: 'email-changed', accountId, codeId });
      }
      await markConfirmed(tx, accountId, now);
    }),
  );
}

/**
 * Gives an account back to its former mailbox: the old address, no session, no password, no other code, and no way
 * for the later mailboxes to undo this one.
 * @returns the address, and a code to choose a new password with
 * @throws BusinessError `token-not-valid`
 */
export async function undoEmailChange(
  { db }: Pick<Deps, 'db'>,
  { token, now }: { token: string; now: Date },
): Promise<{ email: string; resetToken: string }> {
  return onFreeAddress(() =>
    withTransaction(db, async (tx) => {
      const { account, email } = await useToken(tx, { token, purpose: 'undo-email', now });
      if (email === undefined) throw tokenNotValid();
      const { accountId } = account;
      await signOutEverywhere(tx, accountId, { now });
      await voidCodesFor(tx, accountId, ['undo-email'], now);
      await setEmail(tx, account, email);
      await setPassword(tx, accountId, null);
      const codeId = await askForCode(tx, { accountId, purpose: 'password-reset', now });
      const reset = await writeCode(tx, codeId, now);
      if (!reset) throw new Error('a code asked for in this transaction is gone');
      return { email, resetToken: reset.token };
    }),
  );
}

/** Somebody may have confirmed the address for another account meanwhile. */
async function onFreeAddress<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (error) {
    if (isUniqueViolation(error)) throw tokenNotValid();
    throw error;
  }
}

/**
 * Changes the username. It cannot be an e-mail address other than one's own: somebody could register with it.
 * @throws BusinessError `username-not-valid`, `username-not-available`
 */
export async function changeUsername({ db }: Pick<Deps, 'db'>, account: Account, username: string): Promise<void> {
  const isOwnEmail = username.toLowerCase() === account.email.toLowerCase();
  if (!isOwnEmail && !/^[\p{L}\p{N}._-]{3,80}$/u.test(username)) {
    throw new BusinessError('username-not-valid', 'Il nome utente può avere lettere, numeri, punti e trattini.', {
      field: 'username',
    });
  }
  try {
    await setLogin(db, account.accountId, username);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new BusinessError('username-not-available', 'Questo nome utente è già usato.', { field: 'username' });
  }
}
