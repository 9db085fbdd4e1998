import type { Call } from '@sporta/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { modules } from './modules/index.ts';
import { type CheckoutWorld, startCheckoutWorld } from './modules/orders/testing/checkout-world.ts';
import { protectedOtherwise } from './platform/http/foreign-pages.ts';
import { API_PREFIX } from './platform/http/register-call.ts';
import { createSession } from './platform/session.ts';

/* What pages of other sites can make a visitor's browser ask of the shop: nothing that changes anything, session or not. */

let world: CheckoutWorld;
let token: string;
let own: string;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
  const { accountId } = await world.customer();
  token = (await createSession(world.deps, accountId, { remember: false })).token;
  own = new URL(world.deps.config.publicUrl).origin;
}, 60_000);
afterAll(() => world.close());

/** What a browser says of a request made by a page of another site. */
const foreign: Record<string, Record<string, string>> = {
  'a page of another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'a link or picture of another site': { 'sec-fetch-site': 'cross-site' },
  'another host of the same site': { 'sec-fetch-site': 'same-site', origin: 'https://blog.sporta.example' },
  'an older browser': { origin: 'https://evil.example' },
  'a page in a sandbox': { origin: 'null' },
  'a page that hides where it is': { 'sec-fetch-site': 'cross-site', origin: 'null' },
  'two answers at once': { 'sec-fetch-site': 'same-origin, cross-site' },
  'a name that begins like ours': { origin: 'https://127.0.0.1.evil.example' },
  'our name with another port': { origin: 'http://127.0.0.1:1' },
};

const methodsOf = (call: Call) => (call.method === 'GET+POST' ? (['GET', 'POST'] as const) : ([call.method] as const));
const urlOf = (call: Call) =>
  (call.path.startsWith('/') ? call.path : `${API_PREFIX}/${call.path}`).replace(/:\w+/g, '1');

function ask(call: Call, method: 'GET' | 'POST', headers: Record<string, string>): Promise<LightMyRequestResponse> {
  const asForm: InjectOptions =
    method === 'POST'
      ? { payload: 'a=1', headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' } }
      : { headers };
  const parameter = call.whenParameter ? `?${call.whenParameter}=1` : '';
  return world.app.inject({ method, url: urlOf(call) + parameter, ...asForm });
}

const isForeignRefusal = (answer: LightMyRequestResponse) =>
  answer.statusCode === 403 && answer.body.includes('pagina di un altro sito');

/** Every change, as a visitor without a session, with the cookie alone, and with all that our own pages send. */
const sessions = (): Record<string, string>[] => [
  {},
  { cookie: `X-Ebsn-Account=${token}` },
  { cookie: `X-Ebsn-Account=${token}`, 'x-ebsn-client': 'web' },
];

describe('a page of another site', () => {
  it('changes nothing, by no call of the contract', async () => {
    const changing = world.app.calls.filter((call) => call.changesState && !protectedOtherwise.has(call));
    expect(changing.length).toBeGreaterThan(60);
    const open: string[] = [];
    for (const call of changing) {
      for (const method of methodsOf(call)) {
        for (const [who, headers] of Object.entries(foreign)) {
          for (const session of sessions()) {
            const answer = await ask(call, method, { ...headers, ...session });
            if (!isForeignRefusal(answer) || answer.headers['set-cookie'])
              open.push(`${method} ${call.path} for ${who}: ${answer.statusCode}`);
          }
        }
      }
    }
    expect(open).toEqual([]);
  });

  it('gets as far as elsewhere protected calls only, and those are three', () => {
    const names = [...protectedOtherwise.keys()].map(({ path }) => path).sort();
    expect(names).toEqual(['auth/sso-callback', 'auth/sso-start', 'payment-notify/:provider']);
  });

  it('may be the identity provider or a payment provider coming back', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://provider.example' };
    for (const url of [
      '/ebsn/api/auth/sso-callback?state=a&code=b',
      '/ebsn/api/payment-notify/card-gateway',
      '/payment-return/card-gateway/1',
    ]) {
      const answer = await world.app.inject({ method: 'GET', url, headers });
      expect(isForeignRefusal(answer), url).toBe(false);
    }
  });
});

describe('who is no page of another site', () => {
  it('is served by every call: programs, our own pages, addresses typed by hand', async () => {
    const welcome: Record<string, string>[] = [
      {},
      { 'x-ebsn-account': token },
      { 'sec-fetch-site': 'same-origin', origin: own },
      { 'sec-fetch-site': 'none' },
      { origin: own },
    ];
    const refused: string[] = [];
    for (const call of world.app.calls) {
      for (const method of methodsOf(call)) {
        for (const headers of welcome) {
          const answer = await ask(call, method, headers);
          if (isForeignRefusal(answer)) refused.push(`${method} ${call.path} ${JSON.stringify(headers)}`);
        }
      }
    }
    expect(refused).toEqual([]);
  });

  it('may reach the shop by another of its names, where the browser says only the origin', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/ebsn/api/auth/logout',
      headers: { origin: 'http://192.168.1.20:3000', host: '192.168.1.20:3000' },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('may read from anywhere', async () => {
    const answer = await world.app.inject({ url: '/ebsn/api/category', headers: foreign['a page of another site'] });
    expect(answer.statusCode).toBe(200);
  });
});

it('lets the shell of an app in where the settings name it', async () => {
  const shell = 'capacitor://localhost';
  const request = {
    method: 'POST',
    url: '/ebsn/api/auth/logout',
    headers: { origin: shell, 'sec-fetch-site': 'cross-site' },
  } as const;
  expect(isForeignRefusal(await world.app.inject(request))).toBe(true);
  const { config } = world.deps;
  world.deps.config = { ...config, allowedOrigins: [shell] };
  expect((await world.app.inject(request)).statusCode).toBe(200);
  world.deps.config = config;
});
