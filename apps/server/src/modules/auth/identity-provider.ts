import * as oidc from 'openid-client';
import type { Config } from '../../platform/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { serviceUnavailable } from '../../platform/errors.ts';
import { outside } from '../../platform/outside.ts';

type SsoConfig = NonNullable<Config['sso']>;

const timeoutSeconds = 10;

/** The library's requests go through our door to the outside. */
const throughDoor: oidc.CustomFetch = (url, options) =>
  outside('the identity provider', timeoutSeconds * 1000, () => fetch(url, options as RequestInit));

const unreachable = () =>
  serviceUnavailable('Il fornitore di identità dell’azienda non risponde in questo momento. Riprova tra poco.');

const discovered = new WeakMap<SsoConfig, Promise<oidc.Configuration>>();

/** What the issuer says of itself; asked once and remembered, asked again after a failure. @throws HttpError 503 */
async function providerOf(sso: SsoConfig, log: Deps['log']): Promise<oidc.Configuration> {
  let found = discovered.get(sso);
  if (!found) {
    found = discover(sso);
    discovered.set(sso, found);
  }
  try {
    return await found;
  } catch (error) {
    discovered.delete(sso);
    log.warn({ err: error }, 'the identity provider cannot be reached');
    throw unreachable();
  }
}

function discover({ issuer, clientId, clientSecret }: SsoConfig): Promise<oidc.Configuration> {
  const authentication = clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(clientSecret);
  // The configuration accepts http for this machine only.
  const execute = issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [];
  return oidc.discovery(new URL(issuer), clientId, clientSecret, authentication, {
    execute,
    timeout: timeoutSeconds,
    [oidc.customFetch]: throughDoor,
  });
}

/** What must be remembered between leaving for the provider and coming back. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Address of the provider's login page, with fresh secrets. @throws HttpError 503 */
export async function beginSignIn(
  sso: SsoConfig,
  callback: string,
  log: Deps['log'],
): Promise<{ url: string; secrets: SignInSecrets }> {
  const provider = await providerOf(sso, log);
  const secrets = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
  };
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: callback,
    scope: 'openid email profile',
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, secrets };
}

/** Who signed in; undefined when the provider says otherwise, or its answer does not hold. */
export interface SignedIn {
  email: string | undefined;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  groups: string[];
}

/**
 * Exchanges the code for the identity. The library checks state, nonce, PKCE, issuer, audience and signature.
 * @param groupsClaim the claim that lists the groups of a person
 * @param answer the callback's address with its query, as the provider sent the browser to it
 * @throws HttpError 503
 */
export async function finishSignIn(
  sso: SsoConfig,
  answer: URL,
  secrets: SignInSecrets,
  { groupsClaim, log }: { groupsClaim: string; log: Deps['log'] },
): Promise<SignedIn | undefined> {
  const provider = await providerOf(sso, log);
  try {
    const tokens = await oidc.authorizationCodeGrant(provider, answer, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) return undefined;
    // many providers put e-mail and groups into the answer about the user only
    const isWhole = claims.email !== undefined && claims[groupsClaim] !== undefined;
    const facts = isWhole
      ? claims
      : { ...claims, ...(await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)) };
    const groups = facts[groupsClaim];
    return {
      email: typeof facts.email === 'string' ? facts.email : undefined,
      emailVerified: facts.email_verified === true,
      ...namesOf(facts),
      groups: Array.isArray(groups) ? groups.filter((group) => typeof group === 'string') : [],
    };
  } catch (error) {
    if (isNetworkFailure(error)) {
      log.warn({ err: error }, 'the identity provider cannot be reached');
      throw unreachable();
    }
    // only its kind: the answer may hold codes and names
    log.warn(
      { reason: (error as { code?: string; error?: string }).error ?? (error as Error).name },
      'sign-in refused',
    );
    return undefined;
  }
}

/** Some providers know one name only: its last word is the family's. */
function namesOf(facts: Record<string, unknown>): { firstName: string; lastName: string } {
  const text = (claim: string) => (typeof facts[claim] === 'string' ? facts[claim].trim().slice(0, 60) : '');
  if (text('given_name')) return { firstName: text('given_name'), lastName: text('family_name') };
  const words = text('name').split(/\s+/);
  return {
    firstName: words.slice(0, -1).join(' ') || words.join(' '),
    lastName: words.length > 1 ? words.at(-1)! : '',
  };
}

function isNetworkFailure(error: unknown): boolean {
  const cause = (error as { cause?: unknown }).cause;
  return [error, cause].some(
    (each) =>
      (each instanceof TypeError && each.message === 'fetch failed') ||
      (each instanceof Error && (each.name === 'TimeoutError' || each.name === 'AbortError')),
  );
}
