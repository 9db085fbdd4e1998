import { createHash, randomBytes } from 'node:crypto';
import { withTransaction } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { BusinessError } from '../../platform/errors.ts';
import { type Account, createSession, type NewSession, resolveSession } from '../../platform/session.ts';
import { recordStaff } from '../staff/index.ts';
import { lockAccount } from './accounts.repo.ts';
import { describeDevice } from './describe-device.ts';
import { beginSignIn, finishSignIn } from './identity-provider.ts';
import { insertAttempt, takeAttempt } from './sso-attempts.repo.ts';
import { startAfresh } from './start-afresh.ts';

/** How long somebody may take at the provider's login page. */
export const ssoMinutes = 10;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

const notConfigured = () =>
  new BusinessError('sso-not-configured', 'L’accesso con l’account aziendale non è attivo in questo negozio.');
const failed = (message: string) => new BusinessError('sso-failed', message);

/** Where the provider sends the browser back; the shop registers it there. */
const callbackOf = (config: Deps['config']) => `${config.publicUrl}/ebsn/api/auth/sso-callback`;

/**
 * Begins a sign-in of staff.
 * @returns address of the provider's login page, and the secret the browser keeps in a cookie: only the browser that began
 *   may finish, or somebody could sign a victim in with an account of their own
 * @throws BusinessError `sso-not-configured`; HttpError 503
 */
export async function startSso(
  deps: Deps,
  { returnTo, now }: { returnTo: string | undefined; now: Date },
): Promise<{ url: string; browserSecret: string }> {
  const { sso } = deps.config;
  if (!sso) throw notConfigured();
  const { url, secrets } = await beginSignIn(sso, callbackOf(deps.config), deps.log);
  const browserSecret = randomBytes(32).toString('base64url');
  await insertAttempt(deps.db, {
    state_hash: hashOf(secrets.state),
    browser_hash: hashOf(browserSecret),
    nonce: secrets.nonce,
    code_verifier: secrets.codeVerifier,
    return_to: ownPage(returnTo),
    expires_at: new Date(now.getTime() + ssoMinutes * 60_000),
  });
  return { url, browserSecret };
}

export interface SsoAnswer {
  /** Query of the callback, as it arrived. */
  search: URLSearchParams;
  browserSecret: string | undefined;
  userAgent: string | undefined;
  now: Date;
}

/**
 * Ends a sign-in: only a person with a confirmed e-mail whose groups give a role gets a session, made as by `auth/login`. Roles and
 * stores are written as the provider says them now; who has none any more loses those of sessions under way too.
 * @throws BusinessError `sso-not-configured`, `sso-failed`; HttpError 503
 */
export async function finishSso(
  deps: Deps,
  { search, browserSecret, userAgent, now }: SsoAnswer,
): Promise<{ session: NewSession; account: Account; returnTo: string }> {
  const { sso } = deps.config;
  if (!sso) throw notConfigured();
  const state = search.get('state');
  const attempt =
    state && browserSecret
      ? await takeAttempt(deps.db, { stateHash: hashOf(state), browserHash: hashOf(browserSecret), now })
      : undefined;
  if (!attempt || !state) {
    throw failed('Questa richiesta di accesso è scaduta o è già stata usata. Ricomincia dalla pagina di accesso.');
  }
  if (search.has('error')) throw failed('L’accesso è stato annullato. Puoi riprovare quando vuoi.');
  const answer = new URL(`${callbackOf(deps.config)}?${search}`);
  const { nonce, codeVerifier, returnTo } = attempt;
  const { groupsClaim } = deps.config.staff;
  const person = await finishSignIn(sso, answer, { state, nonce, codeVerifier }, { groupsClaim, log: deps.log });
  if (!person) throw failed('Il tuo account aziendale non ha confermato l’accesso. Riprova dalla pagina di accesso.');
  const { email, emailVerified } = person;
  const accountId = email && emailVerified ? await recordStaff(deps, { ...person, email }) : undefined;
  if (accountId === undefined) {
    throw failed(
      person.emailVerified
        ? 'Il tuo account aziendale non è abilitato a entrare qui. Chiedi l’abilitazione al responsabile del negozio.'
        : 'L’e-mail del tuo account aziendale non è ancora confermata: confermala, poi riprova.',
    );
  }
  await withTransaction(deps.db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (account && !account.emailConfirmed) await startAfresh(tx, account, { passwordHash: null, now });
  });
  const session = await createSession(deps, accountId, {
    remember: false,
    singleSignOn: true,
    clientLabel: describeDevice(userAgent).label,
  });
  const resolved = await resolveSession(deps, session.token);
  if (!resolved) throw failed('Il tuo account non è più attivo.');
  return { session, account: resolved.account, returnTo };
}

/** A page of ours, so that no link that looks like ours sends anybody elsewhere; staff who name none go to the Banco. */
function ownPage(path: string | undefined): string {
  return path !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : '/banco';
}
