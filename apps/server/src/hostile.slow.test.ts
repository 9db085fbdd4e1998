import type { Call } from '@sporta/contract';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { modules } from './modules/index.ts';
import { type CheckoutWorld, startCheckoutWorld } from './modules/orders/testing/checkout-world.ts';
import { API_PREFIX } from './platform/http/register-call.ts';
import { createSession } from './platform/session.ts';

/*
 * Every call of the server, asked by somebody who means no good: whatever is sent, the answer is an envelope (or what the
 * call answers with), never a fault of ours and never its trace. In tests every good answer is also checked against the
 * contract. The seed is fixed: a failure repeats.
 */

const seed = 20260521;
/** Requests to each call as each kind of visitor. */
const rounds = 20;

let world: CheckoutWorld;
beforeAll(async () => {
  world = await startCheckoutWorld({ modules });
}, 60_000);
afterAll(() => world.close());

const deep = (depth: number) => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

const nasty = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e\u0000\ufeff',
    '👩‍👩‍👧‍👦'.repeat(50),
    "' or 1=1 --",
    '"; drop table orders; --',
    "$1 || pg_sleep(10) || '",
    '%',
    '_%\\',
    '../../../../etc/passwd',
    '<script>alert(1)</script>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what an attacker types, as text
    '{{7*7}}${7*7}',
    '__proto__',
    'constructor',
    'NaN',
    'Infinity',
    '-0',
    '1e400',
    '0x7fffffff',
    '2147483648',
    '-2147483649',
    '9223372036854775808',
    '99999999999999999999999999',
    '0.1e-300',
    '2026-02-30',
    '0000-00-00',
    '+275760-09-13',
    '24:61',
    'a'.repeat(5_000),
    '('.repeat(2_000),
    'null',
    'undefined',
    '[object Object]',
    '[]',
    '{}',
    '[[[[[]]]]]',
    '{"__proto__":{"isAdmin":true}}',
    null,
    true,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    1e308,
    5e-324,
    [],
    {},
    [[]],
    [null],
    ['a', 'b'],
    [1, 2, 3],
    Array(1000).fill(1),
    { $gt: '' },
    { toString: 'x', valueOf: 1, length: -1 },
    { constructor: { prototype: { polluted: true } } },
    deep(15),
    deep(60),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Something the field may well take, so that the other fields are looked at too. */
function likely(name: string): unknown {
  if (/quantity/.test(name)) return 1;
  if (/lines|items/.test(name)) return [{ product_id: 1, quantity: 1, order_line_id: 1, name: 'latte' }];
  if (/words/.test(name)) return 'latte\npane\nuova';
  if (/e-?mail|login|username/i.test(name)) return 'chi@sporta.example';
  if (/password/i.test(name)) return 'Una-password-lunga-1';
  if (/date|day/i.test(name)) return '2026-05-21';
  if (/postal|cap/i.test(name)) return '20144';
  if (/province/i.test(name)) return 'MI';
  if (/total|amount/i.test(name)) return 12.5;
  if (/key/.test(name)) return 'abcdefgh-1';
  if (/hash/.test(name)) return 'w1';
  if (/page_size/.test(name)) return 12;
  if (/id$|page|number|size|type|service|week|year/i.test(name)) return 1;
  if (/confirm|accept|save|filtered|show|is_/.test(name)) return 'true';
  return 'prova';
}

function fieldsOf(call: Call): string[] {
  const schema = z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as { properties?: object };
  return Object.keys(schema.properties ?? {});
}

const headers = fc.constantFrom<Record<string, string>>(
  {},
  { cookie: 'X-Ebsn-Account=; X-Ebsn-Account=..; =; ;;' },
  { cookie: `X-Ebsn-Account=${'A'.repeat(43)}` },
  { 'if-none-match': '"x", W/"y", *' },
  { accept: 'text/html', 'accept-encoding': 'nonsense' },
  { 'x-forwarded-for': "1.2.3.4, ' or 1=1", 'x-ebsn-client-uuid': '\u00ff'.repeat(200), host: 'evil.example' },
  { 'x-ebsn-version': '{"a":1}', 'content-length': '0' },
  { origin: 'null', referer: 'javascript:alert(1)', 'user-agent': '' },
);

interface Attack {
  fields: Record<string, unknown>;
  headers: Record<string, string>;
  how: 'query' | 'json' | 'form' | 'repeated' | 'broken-json' | 'text' | 'xml' | 'array' | 'giant' | 'deep' | 'bytes';
}

function attacksOn(call: Call, count: number): Attack[] {
  // once for a call: read anew for each field of each attack, the schema took longer than the attacks
  const known = new Set(fieldsOf(call));
  const names = [...known, '__proto__', 'constructor', 'hash', 'toString'];
  const field = (name: string) =>
    fc.oneof({ weight: 2, arbitrary: fc.constant(likely(name)) }, { weight: 1, arbitrary: nasty });
  const fields = fc
    .tuple(...names.map((name) => fc.tuple(fc.constant(name), fc.integer({ min: 0, max: 9 }), field(name))))
    .map((all) => {
      const kept = all.filter(([name, keep]) => (known.has(name) ? keep > 0 : keep === 9));
      const object: Record<string, unknown> = {};
      // an own property even for "__proto__", as a parser of JSON makes it
      for (const [name, , value] of kept)
        Object.defineProperty(object, name, { value, enumerable: true, configurable: true });
      return object;
    });
  const how = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom<Attack['how']>('query', 'json', 'json', 'form') },
    {
      weight: 2,
      arbitrary: fc.constantFrom<Attack['how']>(
        'repeated',
        'broken-json',
        'text',
        'xml',
        'array',
        'giant',
        'deep',
        'bytes',
      ),
    },
  );
  return fc.sample(fc.record({ fields, headers, how }), { seed: seed + call.path.length, numRuns: count });
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Percent-encoded by bytes: also what is no Unicode text can be sent. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

function formOf(fields: Record<string, unknown>, times = 1): string {
  const pairs = Object.entries(fields).map(([name, value]) => `${encode(name)}=${encode(asText(value))}`);
  return Array.from({ length: times }, () => pairs.join('&')).join('&');
}

function requestOf(call: Call, { fields, headers: sent, how }: Attack): InjectOptions {
  const method = call.method === 'GET' || (call.method === 'GET+POST' && how === 'query') ? 'GET' : 'POST';
  const base = call.path.startsWith('/') ? call.path : `${API_PREFIX}/${call.path}`;
  const path = base.replace(/:(\w+)/g, (_, name) => encode(asText(fields[name] ?? '1')).slice(0, 400) || '%00');
  const json = { ...sent, 'content-type': 'application/json' };
  if (method === 'GET' && how !== 'repeated')
    return { method, url: `${path}?${formOf(fields).slice(0, 8000)}`, headers: sent };
  switch (how) {
    case 'query':
      return { method, url: `${path}?${formOf(fields).slice(0, 8000)}`, headers: sent };
    case 'repeated':
      return { method, url: `${path}?${formOf(fields, 3).slice(0, 12_000)}&a[]=1&a[b]=2&&=&%`, headers: sent };
    case 'json':
      return { method, url: path, headers: json, payload: JSON.stringify(fields) };
    case 'form':
      return {
        method,
        url: path,
        headers: { ...sent, 'content-type': 'application/x-www-form-urlencoded' },
        payload: formOf(fields, 2),
      };
    case 'broken-json':
      return { method, url: path, headers: json, payload: `${JSON.stringify(fields).slice(0, -1)},,` };
    case 'array':
      return { method, url: path, headers: json, payload: JSON.stringify([fields, null, 'x']) };
    case 'giant':
      return {
        method,
        url: path,
        headers: json,
        payload: JSON.stringify({ ...fields, filler: 'x'.repeat(1_100_000) }),
      };
    case 'deep':
      return { method, url: path, headers: json, payload: `${'['.repeat(50_000)}${']'.repeat(50_000)}` };
    case 'bytes':
      return {
        method,
        url: path,
        headers: json,
        payload: Buffer.from([0xff, 0xfe, 0x00, 0x7b, 0x22, 0xc3, 0x28, 0x7d]),
      };
    case 'text':
      return { method, url: path, headers: { ...sent, 'content-type': 'text/plain' }, payload: asText(fields) };
    case 'xml':
      return {
        method,
        url: path,
        headers: { ...sent, 'content-type': 'application/xml; charset=' },
        payload: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
      };
  }
}

function expectAnswer(call: Call | undefined, request: InjectOptions, answer: LightMyRequestResponse): void {
  const what = `${request.method} ${String(request.url).slice(0, 600)} ${asText(request.payload).slice(0, 600)} → ${answer.statusCode} ${answer.body.slice(0, 400)}`;
  expect(answer.statusCode, what).toBeLessThan(500);
  expect(answer.body, what).not.toMatch(/node_modules|\.ts:\d|\bat [\w.<>]+ \(/);
  if (answer.statusCode === 304 || answer.body === '') return;
  // a provider also hears in its own words what is wrong
  // a call the browser itself opens tells people on a page what went wrong
  const isPage = call?.answers === 'redirect' && asText(answer.headers['content-type']).startsWith('text/html');
  const isOther = call?.answers === 'provider' || (call?.answers !== undefined && answer.statusCode < 400) || isPage;
  if (isOther) return;
  const envelope = answer.json();
  expect(envelope, what).toMatchObject({
    response: { status: expect.any(Number), errors: expect.any(Array) },
    data: {},
  });
  expect(envelope.user.userId, what).toEqual(expect.any(Number));
  if (answer.statusCode !== 200) expect(envelope.response.errors.length, what).toBeGreaterThan(0);
}

/** A session of a new account, with a cart worth attacking. */
async function tokenOf(visitor: 'customer' | 'master'): Promise<string> {
  const customer = await world.customer();
  if (visitor === 'master') {
    await world.deps.pool.query(`update account set is_master = true, segment = 'business' where account_id = $1`, [
      customer.accountId,
    ]);
  }
  await customer.add('PASTA', 2);
  const { token } = await createSession(world.deps, customer.accountId, { remember: false });
  return token;
}

it.each(['anonymous', 'customer', 'master'] as const)(
  'answers whatever is sent to any call by a visitor (%s)',
  { timeout: 120_000 },
  async (visitor) => {
    expect(world.app.calls.length).toBeGreaterThan(60);
    const failures: string[] = [];
    for (const call of world.app.calls) {
      // a session of its own for each call: some of them end it
      const token = visitor === 'anonymous' ? undefined : await tokenOf(visitor);
      for (const attack of attacksOn(call, rounds)) {
        const request = requestOf(call, attack);
        const own = token ? { 'x-ebsn-account': token, 'x-ebsn-client': 'test' } : {};
        const answer = await world.app.inject({ ...request, headers: { ...request.headers, ...own } });
        try {
          expectAnswer(call, request, answer);
        } catch (error) {
          failures.push(`${call.path}: ${(error as Error).message.slice(0, 1500)}`);
          break;
        }
      }
    }
    expect(failures).toEqual([]);
  },
);

it('answers addresses and methods that do not exist', async () => {
  const paths = [
    '/ebsn/api/',
    '/ebsn/api/nothing',
    '/ebsn/api/cart/../../etc/passwd',
    '/ebsn/api/%00',
    '/ebsn/api/%ff%fe',
    '/ebsn/api/%',
    '/ebsn/api/products/%',
    `/ebsn/api/${'a/'.repeat(2000)}`,
    `/ebsn/api/${'a'.repeat(9000)}`,
    '/ebsn/api/cart/add-item',
    '/ebsn/api/products',
    '/ebsn/api/payment-notify/nobody',
    '/ebsn/api/payment-notify/card-gateway',
    '/payment-return/card-gateway/abc?mac=1&mac=2',
    '/payment-return/%00/1',
  ];
  for (const url of paths) {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const request = { method, url, headers: { 'x-ebsn-client': 'test' } };
      const answer = await world.app.inject(request);
      expect(answer.statusCode, `${method} ${url} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
      expect(answer.body).not.toMatch(/node_modules|\.ts:\d/);
    }
  }
});

it('leaves the prototypes of the language as they were', () => {
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
