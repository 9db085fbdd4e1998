import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Account, createSession, type NewSession, resolveSession } from '../../platform/session.ts';
import { findByLogin, lockAccount } from './accounts.repo.ts';
import { loginFailed, tooManyAttempts } from './auth.errors.ts';
import { guardAttempt } from './login-guard.ts';
import { verifyPassword } from './passwords.ts';

export interface LoginRequest {
  /** E-mail or username. */
  login: string;
  password: string;
  remember: boolean;
  ip: string;
  clientLabel: string | undefined;
  now: Date;
}

/**
 * Logs in. Unknown account, disabled account and wrong password take the same way and the same time.
 * @throws BusinessError `login-failed`, `too-many-attempts`
 */
export async function logIn(deps: Deps, request: LoginRequest): Promise<{ session: NewSession; account: Account }> {
  const { ip, now, password } = request;
  const found = await findByLogin(deps.db, request.login);
  const subject = found ? `#${found.accountId}` : request.login.toLowerCase();
  const attempt = await guardAttempt(deps, { subject, ip, now });
  if (attempt.waitSeconds > 0) throw tooManyAttempts(attempt.waitSeconds);
  const isRight = await verifyPassword(found?.passwordHash, password);
  if (!isRight || !found || found.disabled) throw loginFailed();
  await attempt.succeeded();
  const session = await withTransaction(deps.db, async (db) => {
    // Somebody may have changed the password meanwhile: that ends earlier sessions, so this one must not begin.
    const locked = await lockAccount(db, found.accountId);
    if (locked?.passwordHash !== found.passwordHash) throw loginFailed();
    return createSession({ ...deps, db }, found.accountId, {
      remember: request.remember,
      ...(request.clientLabel ? { clientLabel: request.clientLabel } : {}),
    });
  });
  const resolved = await resolveSession(deps, session.token);
  if (!resolved) throw loginFailed();
  return { session, account: resolved.account };
}
