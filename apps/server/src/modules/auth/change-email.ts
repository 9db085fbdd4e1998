import { isUniqueViolation, withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { writeOutbox } from '../../platform/outbox.ts';
import type { Account } from '../../platform/session.ts';
import { findToken, useToken } from './account-tokens.ts';
import { findAccount, findByLogin } from './accounts.repo.ts';
import { tokenNotValid } from './auth.errors.ts';

/** Sends a code to the new address; when it has an account already, its owner is told instead. @throws `same-email` */
export async function requestEmailChange({ db }: Pick<Deps, 'db'>, account: Account, newEmail: string): Promise<void> {
  if (newEmail.toLowerCase() === account.email.toLowerCase()) {
    throw new BusinessError('same-email', 'Questa è già la tua e-mail.', { field: 'new_email' });
  }
  const taken = await findByLogin(db, newEmail);
  await writeOutbox(
    db,
    'auth.mail',
    taken && taken.accountId !== account.accountId
      ? { kind: 'already-registered', accountId: taken.accountId }
      : { kind: 'update-email', accountId: account.accountId, newEmail },
  );
}

/** Changes the address with the code of the mail; a username that was the old address follows. @throws `token-not-valid` */
export async function confirmEmailChange(
  { db }: Pick<Deps, 'db'>,
  request: { token: string; now: Date },
): Promise<void> {
  const { token, now } = request;
  const owner = await findToken(db, { token, purpose: 'update-email', now });
  const account = owner && (await findAccount(db, owner.accountId));
  if (!account || account.disabled) throw tokenNotValid();
  const newEmail: string = owner.payload.email;
  try {
    await withTransaction(db, async (tx) => {
      if (!(await useToken(tx, { token, purpose: 'update-email', now }))) throw tokenNotValid();
      const followsLogin = account.login.toLowerCase() === account.email.toLowerCase();
      await tx
        .updateTable('account')
        .set({ email: newEmail, email_confirmed_at: now, ...(followsLogin ? { login: newEmail } : {}) })
        .where('account_id', '=', account.accountId)
        .execute();
      await writeOutbox(tx, 'auth.mail', {
        kind: 'email-changed',
        accountId: account.accountId,
        oldEmail: account.email,
      });
    });
  } catch (error) {
    // Somebody registered with it meanwhile.
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
    await db.updateTable('account').set({ login: username }).where('account_id', '=', account.accountId).execute();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new BusinessError('username-not-available', 'Questo nome utente è già usato.', { field: 'username' });
  }
}
