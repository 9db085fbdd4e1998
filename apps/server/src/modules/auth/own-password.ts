import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import type { LoginAccount } from './accounts.repo.ts';
import { tooManyAttempts } from './auth.errors.ts';
import { guardAttempt } from './login-guard.ts';
import { verifyPassword } from './passwords.ts';

/**
 * Checks that somebody knows the password of an account they have a hold of already; slows guessing down like the login.
 * @param field its name in the request
 * @throws BusinessError `wrong-password`, `too-many-attempts`
 */
export async function proveOwnPassword(
  deps: Deps,
  {
    account,
    password,
    field,
    ip,
    now,
  }: { account: LoginAccount; password: string; field: string; ip: string; now: Date },
): Promise<void> {
  const attempt = await guardAttempt(deps, { subject: `#${account.accountId}`, ip, now });
  if (attempt.waitSeconds > 0) throw tooManyAttempts(attempt.waitSeconds);
  if (!(await verifyPassword(account.passwordHash, password))) throw wrongPassword(field);
  await attempt.succeeded();
}

export const wrongPassword = (field: string) =>
  new BusinessError('wrong-password', 'La password attuale non è corretta.', { field });
