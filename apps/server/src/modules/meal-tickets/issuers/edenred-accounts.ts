import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { EdenredSettings } from '../../../platform/meal-ticket-settings.ts';
import { type Asked, BALANCE_MS, type Balance, type Issuer, type NewLink, noAnswer } from '../issuer.ts';
import { askPerson, callPayment, callToken, revokeToken, type Tokens } from './edenred.client.ts';

/** The issuer's two products: each has a tenant, and an address of ours to come back to. An account links one of them. */
export const edenredProducts = ['restaurant', 'compliments'] as const;
export type EdenredProduct = (typeof edenredProducts)[number];

const secretText = z.object({
  product: z.enum(edenredProducts),
  username: z.string(),
  accessToken: z.string(),
  /** Milliseconds since 1970. */
  staleAt: z.number(),
  refreshToken: z.string(),
});
type EdenredSecret = z.output<typeof secretText>;

/** Tokens are renewed this long before they end, so that none ends between two calls. */
const EARLY_MS = 60_000;

const balanceData = z.object({
  vouchers: z.array(z.object({ face_value: z.number().int().min(1), count: z.number().int().min(0) })),
});

/** Customers' accounts at Edenred. */
export class EdenredAccounts implements Issuer {
  readonly name = 'edenred';
  readonly loginKind = 'oauth';
  readonly #settings: EdenredSettings;

  constructor(settings: EdenredSettings) {
    this.#settings = settings;
  }

  readonly renewal = {
    isStale: (secret: string, now: Date) => readSecret(secret).staleAt <= now.getTime(),
    renew: async (secret: string, now: Date): Promise<Asked<string>> => {
      const before = readSecret(secret);
      const fields = { grant_type: 'refresh_token', refresh_token: before.refreshToken };
      const asked = await callToken(this.#settings, fields);
      return asked.kind === 'done' ? { kind: 'done', value: withTokens(before, asked.value, now) } : asked;
    },
  };

  async balance(secret: string): Promise<Asked<Balance>> {
    const { username, accessToken } = readSecret(secret);
    const path = `/users/${encodeURIComponent(username)}/balances`;
    const asked = await callPayment(this.#settings, path, balanceData, { accessToken, limitMs: BALANCE_MS });
    if (asked.kind !== 'done') return asked;
    const tickets = asked.value.vouchers.map(({ face_value: faceCents, count }) => ({ faceCents, count }));
    return { kind: 'done', value: { tickets } };
  }

  revoke(secret: string): Promise<Asked<void>> {
    return revokeToken(this.#settings, readSecret(secret).refreshToken);
  }

  /** Address of its sign-in page for one customer. */
  loginUrl(product: EdenredProduct, { redirectUri, state, verifier }: Login): string {
    const url = new URL(`${this.#settings.ssoUrl}/connect/authorize`);
    const { clientId, tenant } = this.#settings;
    for (const [name, value] of Object.entries({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'openid edg-xp-mealdelivery-api offline_access',
      acr_values: `tenant:${product === 'restaurant' ? tenant : `${tenant}-tc`}`,
      ui_locales: 'it',
      state,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    }))
      url.searchParams.set(name, value);
    return url.href;
  }

  /** Links an account by the code its page sent the browser back with; a code works once. */
  async link(
    product: EdenredProduct,
    code: string,
    { redirectUri, verifier }: Omit<Login, 'state'>,
    now: Date,
  ): Promise<Asked<NewLink>> {
    const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
    const asked = await callToken(this.#settings, fields);
    if (asked.kind === 'refused' && asked.code === 'link-invalid') return { kind: 'refused', code: 'login-failed' };
    if (asked.kind !== 'done') return asked;
    const person = await askPerson(this.#settings, asked.value.access_token);
    if (!person) return noAnswer('the account was not told');
    const secret = withTokens({ product, username: person.username }, asked.value, now);
    return { kind: 'done', value: { account: person.name || person.username, secret } };
  }
}

export interface Login {
  redirectUri: string;
  /** Comes back with the browser. */
  state: string;
  /** Of PKCE: proves that who asked is who exchanges. */
  verifier: string;
}

export function readSecret(secret: string): EdenredSecret {
  return secretText.parse(JSON.parse(secret));
}

function withTokens(
  { product, username }: Pick<EdenredSecret, 'product' | 'username'>,
  { access_token: accessToken, expires_in, refresh_token: refreshToken }: Tokens,
  now: Date,
): string {
  const staleAt = now.getTime() + Math.max(0, expires_in * 1000 - EARLY_MS);
  return JSON.stringify({ product, username, accessToken, staleAt, refreshToken } satisfies EdenredSecret);
}
