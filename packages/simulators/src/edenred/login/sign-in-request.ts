import type { SignIn, SignInClient, Tenants } from '../model.ts';

/** The scope of a shop that sells meals; `openid` and `offline_access` belong to the protocol. */
export const PAYMENT_SCOPE = 'edg-xp-mealdelivery-api';
const SCOPES = ['openid', PAYMENT_SCOPE, 'offline_access'];

/** A request that must not send the browser anywhere: nobody knows whose it is. */
export class Untrusted extends Error {}

/** A request of a known shop that is wrong; the browser goes back with the reason (RFC 6749 4.1.2.1). */
export class WrongRequest extends Error {
  readonly code: string;
  readonly redirectUri: string;
  readonly state: string | undefined;
  readonly responseMode: SignIn['responseMode'];

  constructor(code: string, message: string, back: Pick<SignIn, 'redirectUri' | 'state' | 'responseMode'>) {
    super(message);
    this.code = code;
    this.redirectUri = back.redirectUri;
    this.state = back.state;
    this.responseMode = back.responseMode;
  }
}

/**
 * Reads what a shop sent the browser with.
 * @throws {Untrusted} for an unknown shop or an address that is not registered
 * @throws {WrongRequest} for everything else that is missing or wrong
 */
export function readSignInRequest(
  query: Readonly<Record<string, unknown>>,
  client: SignInClient,
  tenants: Tenants,
  now: number,
): SignIn {
  const text = (name: string) => (typeof query[name] === 'string' && query[name] !== '' ? query[name] : undefined);
  const redirectUri = text('redirect_uri');
  if (text('client_id') !== client.id) throw new Untrusted('client_id sconosciuto');
  if (redirectUri === undefined || !client.redirectUris.includes(redirectUri)) {
    throw new Untrusted('redirect_uri non registrato');
  }
  const mode = text('response_mode') ?? 'query';
  const responseMode = mode === 'form_post' ? 'form_post' : 'query';
  const back = { redirectUri, state: text('state'), responseMode } as const;
  const wrong = (code: string, message: string) => new WrongRequest(code, message, back);

  if (mode !== responseMode) throw wrong('invalid_request', 'response_mode is neither query nor form_post');
  if (text('response_type') !== 'code') throw wrong('unsupported_response_type', 'response_type must be code');
  const scopes = (text('scope') ?? '').split(' ').filter(Boolean);
  if (!scopes.includes('openid') || !scopes.includes(PAYMENT_SCOPE) || scopes.some((each) => !SCOPES.includes(each))) {
    throw wrong('invalid_scope', `scope must be openid ${PAYMENT_SCOPE}, with or without offline_access`);
  }
  const challenge = text('code_challenge');
  if (!challenge || !/^[\w-]{43}$/.test(challenge) || text('code_challenge_method') !== 'S256') {
    throw wrong('invalid_request', 'code_challenge with method S256 is required');
  }
  const tenant = (text('acr_values') ?? '')
    .split(' ')
    .find((each) => each.startsWith('tenant:'))
    ?.slice('tenant:'.length);
  if (tenant === undefined || !Object.values(tenants).includes(tenant)) {
    throw wrong('invalid_request', 'acr_values must name a known tenant');
  }
  if (text('prompt') === 'none') throw wrong('login_required', 'the person must sign in');
  return { ...back, nonce: text('nonce'), scope: scopes.join(' '), challenge, tenant, at: now };
}
