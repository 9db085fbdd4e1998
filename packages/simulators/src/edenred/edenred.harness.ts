import { createHash, randomBytes } from 'node:crypto';
import { DEMO_EDENRED, type Edenred } from './start-edenred.ts';

export const REDIRECT_URI = 'http://localhost:3000/meal-ticket/edenred/callback';
const PASSWORD = 'Buoni-2026!';

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by tests, whatever they are
type Answer = any;

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
  body: Answer;
}

async function answered(response: Response): Promise<Answered> {
  const text = await response.text();
  let body: Answer;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return { status: response.status, headers: response.headers, text, body };
}

export interface UserTokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
}

/** A shop as seen by Edenred, with its customers' browser. */
export class Shop {
  readonly edenred: Edenred;

  constructor(edenred: Edenred) {
    this.edenred = edenred;
  }

  /** Address the shop sends the browser to; `change` spoils it. */
  authorizeUrl(verifier: string, change: Record<string, string | undefined> = {}): string {
    const fields: Record<string, string | undefined> = {
      response_type: 'code',
      client_id: DEMO_EDENRED.signIn.id,
      scope: 'openid edg-xp-mealdelivery-api offline_access',
      redirect_uri: REDIRECT_URI,
      state: 'signed-state',
      nonce: 'n-1',
      acr_values: `tenant:${DEMO_EDENRED.tenants.meals}`,
      ui_locales: 'it',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...change,
    };
    const url = new URL(`${this.edenred.ssoUrl}/connect/authorize`);
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) url.searchParams.set(name, value);
    return url.href;
  }

  /** Opens the sign-in page. @returns its address */
  async openPage(verifier: string, change?: Record<string, string | undefined>): Promise<string> {
    const sent = await this.go(this.authorizeUrl(verifier, change));
    return new URL(sent.headers.get('location') ?? '', this.edenred.url).href;
  }

  go(url: string): Promise<Answered> {
    return fetch(url, { redirect: 'manual' }).then(answered);
  }

  press(url: string, fields: Record<string, string> = {}): Promise<Answered> {
    return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) }).then(answered);
  }

  /** Signs somebody in. @returns the code the browser came back with, and the verifier that goes with it */
  async signIn(username = 'giulia', change?: Record<string, string | undefined>) {
    const verifier = randomBytes(32).toString('base64url');
    const page = await this.openPage(verifier, change);
    const back = await this.press(page, { username, password: PASSWORD, fine: 'torna' });
    const code = new URL(back.headers.get('location') ?? 'http://nowhere').searchParams.get('code') ?? '';
    return { code, verifier, back };
  }

  token(fields: Record<string, string>): Promise<Answered> {
    const { id, secret } = DEMO_EDENRED.signIn;
    return this.press(`${this.edenred.ssoUrl}/connect/token`, { client_id: id, client_secret: secret, ...fields });
  }

  exchange(code: string, verifier: string): Promise<Answered> {
    return this.token({
      grant_type: 'authorization_code',
      code,
      code_verifier: verifier,
      redirect_uri: REDIRECT_URI,
    });
  }

  refresh(refreshToken: string): Promise<Answered> {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  /** Links somebody's account. */
  async link(username = 'giulia', change?: Record<string, string | undefined>): Promise<UserTokens> {
    const { code, verifier } = await this.signIn(username, change);
    return (await this.exchange(code, verifier)).body;
  }

  userinfo(accessToken: string): Promise<Answered> {
    return fetch(`${this.edenred.ssoUrl}/connect/userinfo`, {
      headers: { authorization: `Bearer ${accessToken}` },
    }).then(answered);
  }

  /** A call of the payment part; `headers` wins over the right ones. */
  pay(
    path: string,
    options: { body?: unknown; user?: string; headers?: Record<string, string>; signal?: AbortSignal } = {},
  ): Promise<Answered> {
    const { body, user, headers, signal } = options;
    return fetch(`${this.edenred.apiUrl}/v2${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'x-client-id': DEMO_EDENRED.payment.id,
        'x-client-secret': DEMO_EDENRED.payment.secret,
        ...(user !== undefined && { authorization: `Bearer ${user}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    }).then(answered);
  }

  balance(user: string, username = 'giulia'): Promise<Answered> {
    return this.pay(`/users/${username}/balances`, { user });
  }

  authorise(user: string, amount: number, change: Record<string, unknown> = {}): Promise<Answered> {
    return this.pay('/transactions', { user, body: { ...transaction(amount), ...change } });
  }

  act(id: string, action: 'capture' | 'cancel' | 'refund', body: object): Promise<Answered> {
    return this.pay(`/transactions/${id}/actions/${action}`, { body });
  }

  control(path: string, body?: unknown): Promise<Answered> {
    return fetch(`${this.edenred.url}/control${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    }).then(answered);
  }
}

export function transaction(amount: number) {
  return {
    order_ref: 'ORD-1',
    mid: DEMO_EDENRED.payment.mid,
    amount,
    capture_mode: 'manual',
    security_level: 'standard',
    tstamp: '2026-11-22T09:00:00.000Z',
  };
}
