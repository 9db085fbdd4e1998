import { z } from 'zod';
import type { WireIssuer, WireSettings } from '../../../platform/meal-ticket-settings.ts';
import { type Asked, ISSUER_MS, noAnswer, type RefusalCode, refused } from '../issuer.ts';
import { request } from './http.ts';

/* Pluxee, Pellegrini and UpDay over HTTP, as docs/meal-ticket-wire.md has it. A contract with one of them replaces this file. */

interface Options {
  body?: object;
  /** Whose account. */
  linkToken?: string;
  limitMs?: number;
}

export class WireClient {
  readonly name: WireIssuer;
  readonly #settings: WireSettings;

  constructor(name: WireIssuer, settings: WireSettings) {
    this.name = name;
    this.#settings = settings;
  }

  async call<T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    answer: z.ZodType<T>,
    { body, linkToken, limitMs = ISSUER_MS }: Options = {},
  ): Promise<Asked<T>> {
    const { url, token } = this.#settings;
    const received = await request(this.name, limitMs, `${url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(linkToken === undefined ? {} : { 'x-link-token': linkToken }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (received.kind === 'lost') return noAnswer('no connection', received.timeout);
    const { status } = received;
    if (status >= 200 && status < 300) {
      const read = answer.safeParse(received.body);
      return read.success ? { kind: 'done', value: read.data } : noAnswer('answer not understood');
    }
    const error = errorBody.safeParse(received.body);
    const code = error.success ? CODES[error.data.error.code] : undefined;
    return code ? refused(code) : noAnswer(`status ${status}`);
  }
}

const errorBody = z.object({ error: z.object({ code: z.string() }) });

/** A code we do not know says nothing about what was done. */
const CODES: Readonly<Record<string, RefusalCode>> = {
  'link-invalid': 'link-invalid',
  'login-failed': 'login-failed',
  'code-invalid': 'login-failed',
  'too-many-attempts': 'too-many-attempts',
  'insufficient-balance': 'insufficient-balance',
  'over-order-limit': 'limit-exceeded',
  'over-daily-limit': 'limit-exceeded',
  'not-on-this-day': 'limit-exceeded',
  refused: 'declined',
  'unknown-authorisation': 'not-found',
  'unknown-link': 'not-found',
  'already-linked': 'wrong-state',
  'already-captured': 'wrong-state',
  'already-cancelled': 'wrong-state',
  expired: 'wrong-state',
  'not-captured': 'wrong-state',
  'over-authorised': 'over-authorised',
  'over-captured': 'over-captured',
  'refund-not-allowed': 'refund-not-allowed',
  'key-already-used': 'key-already-used',
  unauthorised: 'bad-request',
  'invalid-request': 'bad-request',
};
