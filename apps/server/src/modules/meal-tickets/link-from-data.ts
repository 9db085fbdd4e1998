import { BusinessError } from '../../platform/errors.ts';
import type { CallContext } from '../../platform/http/register-call.ts';
import { finishEdenred } from './edenred-login.ts';
import type { IssuerType } from './links.ts';
import { finishPluxee } from './page-login.ts';
import { linkByPassword } from './password-login.ts';

/** What an issuer asks of its customer: the code of its page, or user and password. */
export interface LinkData {
  code: string | undefined;
  user: string | undefined;
  pwd: string | undefined;
}

/**
 * Links an account by what its issuer asks for, whichever that is.
 * @throws BusinessError `login-failed`, `issuer-unavailable`, `too-many-attempts`
 */
export async function linkFromData(
  { deps, account, ip }: Pick<CallContext, 'deps' | 'account' | 'ip'>,
  type: IssuerType,
  { code, user, pwd }: LinkData,
): Promise<void> {
  const { accountId } = account;
  if (type.provider === 'edenred' && code !== undefined) {
    return finishEdenred(deps, { accountId, type, code }, 'restaurant');
  }
  if (type.provider === 'pluxee' && code !== undefined) return finishPluxee(deps, accountId, type, code);
  if (type.provider === 'pellegrini' && user !== undefined && pwd !== undefined) {
    return linkByPassword(deps, { accountId, ip, type, user, password: pwd });
  }
  throw new BusinessError(
    'login-failed',
    'Questo buono pasto si collega in un altro modo: apri i tuoi metodi di pagamento',
  );
}
