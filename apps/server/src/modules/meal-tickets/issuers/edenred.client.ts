import { z } from 'zod';
import type { EdenredSettings } from '../../../platform/meal-ticket-settings.ts';
import { type Asked, BALANCE_MS, ISSUER_MS, noAnswer, type RefusalCode, refused } from '../issuer.ts';
import { request } from './http.ts';

/* Edenred's two services over HTTP: signing in (OpenID Connect) and paying, as it publishes them. */

/** A call of the payment service. @param accessToken only balances and authorisations want the customer's */
export async function callPayment<T>(
  settings: EdenredSettings,
  path: string,
  data: z.ZodType<T>,
  {
    body,
    accessToken,
    limitMs = ISSUER_MS,
  }: { body?: object | undefined; accessToken?: string; limitMs?: number } = {},
): Promise<Asked<T>> {
  const received = await request('Edenred', limitMs, `${settings.apiUrl}/v2${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-client-id': settings.paymentClientId,
      'x-client-secret': settings.paymentClientSecret,
      ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (received.kind === 'lost') return noAnswer('no connection', received.timeout);
  const meta = envelope.safeParse(received.body).data;
  if (meta?.meta.status === 'succeeded') {
    const read = data.safeParse(meta.data);
    return read.success ? { kind: 'done', value: read.data } : noAnswer('answer not understood');
  }
  const code = CODES[meta?.meta.messages[0]?.code ?? ''];
  return code ? refused(code) : noAnswer(`status ${received.status}`);
}

const envelope = z.object({
  meta: z.object({ status: z.string(), messages: z.array(z.object({ code: z.string() })).default([]) }),
  data: z.unknown().optional(),
});

/** A code we do not know says nothing about what was done. */
const CODES: Readonly<Record<string, RefusalCode>> = {
  invalid_token: 'link-invalid',
  forbidden: 'link-invalid',
  insufficient_balance: 'insufficient-balance',
  // what is left no longer adds up to the amount
  amount_not_whole_vouchers: 'insufficient-balance',
  order_limit_exceeded: 'limit-exceeded',
  daily_limit_exceeded: 'limit-exceeded',
  not_allowed_today: 'limit-exceeded',
  transaction_refused: 'declined',
  transaction_not_found: 'not-found',
  already_captured: 'wrong-state',
  already_cancelled: 'wrong-state',
  authorization_expired: 'wrong-state',
  not_captured: 'wrong-state',
  amount_exceeds_authorization: 'over-authorised',
  amount_exceeds_capture: 'over-captured',
  duplicate_request: 'key-already-used',
  invalid_request: 'bad-request',
  invalid_client: 'bad-request',
  unknown_merchant: 'bad-request',
};

const tokens = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().int().min(1),
  refresh_token: z.string().min(1),
});
export type Tokens = z.output<typeof tokens>;

/** Exchanges a code or a refresh token. `link-invalid`: it has expired, was used, or is another's. */
export function callToken(settings: EdenredSettings, fields: Record<string, string>): Promise<Asked<Tokens>> {
  return postForm(settings, 'token', fields, tokens);
}

/** Ends a refresh token with all that came from it; one that has ended is no error. */
export async function revokeToken(settings: EdenredSettings, token: string): Promise<Asked<void>> {
  const asked = await postForm(settings, 'revocation', { token }, z.unknown());
  return asked.kind === 'done' ? { kind: 'done', value: undefined } : asked;
}

async function postForm<T>(
  settings: EdenredSettings,
  endpoint: string,
  fields: Record<string, string>,
  answer: z.ZodType<T>,
): Promise<Asked<T>> {
  const { ssoUrl, clientId, clientSecret } = settings;
  const form = new URLSearchParams({ ...fields, client_id: clientId, client_secret: clientSecret });
  const received = await request('Edenred', ISSUER_MS, `${ssoUrl}/connect/${endpoint}`, { method: 'POST', body: form });
  if (received.kind === 'lost') return noAnswer('no connection', received.timeout);
  if (received.status === 200) {
    const read = answer.safeParse(received.body);
    return read.success ? { kind: 'done', value: read.data } : noAnswer('answer not understood');
  }
  const error = z.object({ error: z.string() }).safeParse(received.body).data?.error;
  if (error === 'invalid_grant') return refused('link-invalid');
  return error === 'invalid_client' ? refused('bad-request') : noAnswer(`status ${received.status}`);
}

const person = z.object({ username: z.string().min(1).max(200), name: z.string().max(200).optional() });

/** Whose account an access token is. */
export async function askPerson({ ssoUrl }: EdenredSettings, accessToken: string) {
  const received = await request('Edenred', BALANCE_MS, `${ssoUrl}/connect/userinfo`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return received.kind === 'received' && received.status === 200 ? person.safeParse(received.body).data : undefined;
}
