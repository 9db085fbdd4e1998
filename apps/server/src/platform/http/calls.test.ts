import { defineCall } from '@sporta/contract/call.ts';
import { boolParam, idParam, optional, textParam } from '@sporta/contract/fields.ts';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BusinessError } from '../errors.ts';
import type { Module } from '../module.ts';
import { createSession, type NewSession } from '../session.ts';
import { SessionFact } from '../session-facts.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { answer, rawAnswer } from './envelope.ts';
import { registerCall } from './register-call.ts';

const echo = defineCall({
  method: 'GET+POST',
  path: 'echo/:id',
  summary: 'Says what it was told',
  tag: 'test',
  changesState: false,
  request: z.object({
    id: idParam('Il numero'),
    text: textParam('Il testo', 20),
    loud: optional(boolParam('Il volume')),
  }),
  data: z.object({ id: z.number(), text: z.string(), loud: z.boolean().optional() }),
});
const refuseIt = defineCall({
  method: 'POST',
  path: 'refuse',
  summary: 'Refuses',
  tag: 'test',
  changesState: false,
  request: z.object({}),
  data: z.object({}),
  errors: ['slot-full'],
});
const change = defineCall({
  method: 'GET+POST',
  path: 'change',
  summary: 'Changes something',
  tag: 'test',
  access: 'customer',
  request: z.object({}),
  data: z.object({ who: z.number() }),
});
const forMaster = defineCall({
  method: 'GET',
  path: 'for-master',
  summary: 'For masters',
  tag: 'test',
  access: 'master',
  request: z.object({}),
  data: z.object({}),
});
const broken = defineCall({
  method: 'GET',
  path: 'broken',
  summary: '-',
  tag: 'test',
  request: z.object({}),
  data: z.object({}),
});
const listing = defineCall({
  method: 'GET',
  path: 'things',
  summary: '-',
  tag: 'test',
  request: z.object({}),
  data: z.object({ all: z.boolean() }),
});
const bySlug = defineCall({
  method: 'GET',
  path: 'things',
  whenParameter: 'slug',
  summary: '-',
  tag: 'test',
  request: z.object({ slug: textParam('Lo slug', 20) }),
  data: z.object({ slug: z.string() }),
});
const hot = defineCall({
  method: 'GET',
  path: 'hot',
  summary: '-',
  tag: 'test',
  request: z.object({}),
  data: z.object({ n: z.number() }),
});
const badSql = defineCall({
  method: 'GET',
  path: 'bad-sql',
  summary: '-',
  tag: 'test',
  request: z.object({}),
  data: z.object({}),
});
const tight = defineCall({
  method: 'POST',
  path: 'tight',
  summary: '-',
  tag: 'test',
  changesState: false,
  request: z.object({}),
  data: z.object({}),
});

const hotJson = Buffer.from('{"n":1}');
const points = new SessionFact<number>({
  name: 'points',
  column: () => sql`a.points`,
  otherwise: 0,
  inUser: (value) => ({ userPoints: [{ value }] }),
});

const testModule: Module = {
  sessionFacts: [points],
  name: 'test',
  register(app) {
    registerCall(app, echo, ({ input }) =>
      answer(input, { infos: ['Ciao'], warnings: [{ code: 'w', warning: 'Attento' }] }),
    );
    registerCall(app, refuseIt, ({ refuse }) => {
      throw refuse('slot-full', 'Questa fascia è piena', { field: 'timeslot_id' });
    });
    registerCall(app, change, ({ account }) => ({ who: account.accountId }));
    registerCall(app, forMaster, () => ({}));
    registerCall(app, broken, () => {
      throw new Error('a secret of the inside');
    });
    registerCall(app, listing, () => ({ all: true }));
    registerCall(app, bySlug, ({ input }) => ({ slug: input.slug }));
    registerCall(app, hot, () => rawAnswer(hotJson, { etag: 'v1', maxAge: 5 }));
    registerCall(app, badSql, async ({ deps }) => {
      await deps.pool.query('select $1::int', ['99999999999']);
      return {};
    });
    registerCall(app, tight, () => ({}), { rateLimit: { max: 2, windowSeconds: 60 } });
  },
};

let shop: TestApp;
let accountId: number;
let session: NewSession;

beforeAll(async () => {
  shop = await createTestApp([testModule]);
  accountId = await shop.createAccount({ points: 12 });
  session = await createSession(shop.deps, accountId, { remember: false });
});
afterAll(() => shop?.close());

const inject = (options: InjectOptions) => shop.app.inject(options);

describe('envelope', () => {
  it('wraps data, notices and the anonymous user', async () => {
    const { http, ...body } = await shop.anonymous.get('echo/7', { text: 'ciao', loud: '1' });
    expect(http.statusCode).toBe(200);
    expect(body).toEqual({
      response: {
        status: 0,
        errors: [],
        infos: [{ info: 'Ciao' }],
        warnings: [{ code: 'w', warning: 'Attento' }],
        errorsMessage: [],
        infosMessage: ['Ciao'],
        warningsMessage: ['Attento'],
      },
      user: { userId: 0, login: '', profileConfirmed: false },
      data: { id: 7, text: 'ciao', loud: true },
    });
  });

  it('carries the user when there is a session, with what modules add to it', async () => {
    const client = await shop.clientOf(accountId);
    const { user } = await client.get('echo/7', { text: 'ciao' });
    expect(user).toMatchObject({ userId: accountId, firstName: 'Anna', master: false, userPoints: [{ value: 12 }] });
  });

  it('answers a business refusal with HTTP 200 and the code', async () => {
    const { http, response, data } = await shop.anonymous.post('refuse');
    expect(http.statusCode).toBe(200);
    expect(response.status).not.toBe(0);
    expect(response.errors).toEqual([{ code: 'slot-full', error: 'Questa fascia è piena', field: 'timeslot_id' }]);
    expect(data).toEqual({});
  });

  it('merges query, form and path', async () => {
    const form = await inject({
      method: 'POST',
      url: '/ebsn/api/echo/3?text=query&loud=true',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'text=modulo&id=99',
    });
    expect(form.json().data).toEqual({ id: 3, text: 'modulo', loud: true });
  });

  it('hides what went wrong inside behind an opaque id', async () => {
    const { http, response } = await shop.anonymous.get('broken');
    expect(http.statusCode).toBe(500);
    expect(response.errors[0]?.code).toBe('server-error');
    expect(http.body).not.toContain('secret');
    const id = String(http.headers['x-error-id']);
    expect(id).toMatch(/^[0-9A-F]{2}-[0-9A-F]{4}$/);
    expect(response.errors[0]?.error).toContain(id);
  });

  it('answers 404 in the envelope for an unknown path or method', async () => {
    for (const options of [
      { method: 'GET', url: '/ebsn/api/nothing/here' },
      { method: 'GET', url: '/ebsn/api/refuse' },
      { method: 'DELETE', url: '/ebsn/api/echo/1' },
    ] as const) {
      const http = await inject(options);
      expect(http.statusCode).toBe(404);
      expect(http.json().response.status).not.toBe(0);
    }
  });

  it('lets two calls share a path', async () => {
    expect((await shop.anonymous.get('things')).data).toEqual({ all: true });
    expect((await shop.anonymous.get('things', { slug: 'mele' })).data).toEqual({ slug: 'mele' });
  });
});

describe('hostile requests', () => {
  const post = (payload: string | Buffer, type = 'application/json') =>
    inject({ method: 'POST', url: '/ebsn/api/echo/1', headers: { 'content-type': type }, payload });

  it.each([
    ['broken JSON', '{"text": ', 'application/json'],
    ['a list', '[1,2]', 'application/json'],
    ['a text', '"ciao"', 'application/json'],
    ['prototype poisoning', '{"__proto__":{"text":"x"},"text":"a"}', 'application/json'],
    ['deep nesting', `{"text":"a","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'application/json'],
    ['missing fields', '{}', 'application/json'],
    ['wrong types', '{"text":{"a":1}}', 'application/json'],
    ['a form without the field', 'loud=1&%E0%A4%A=%', 'application/x-www-form-urlencoded'],
  ])('%s gives 400 in the envelope', async (_name, payload, type) => {
    const http = await post(payload, type);
    const { response, user } = http.json();
    expect(http.statusCode).toBe(400);
    expect(response.errors[0].code).toBe('invalid-field');
    expect(user).toEqual({ userId: 0, login: '', profileConfirmed: false });
  });

  it('names the wrong field', async () => {
    const http = await post('{"text":"x","id":1,"loud":"forse"}');
    expect(http.statusCode).toBe(400);
    expect(http.json().response.errors).toEqual([expect.objectContaining({ code: 'invalid-field', field: 'loud' })]);
  });

  it('refuses other media types and bodies that are too large', async () => {
    expect((await post('ciao', 'text/plain')).statusCode).toBe(415);
    const large = await post(`{"text":"${'x'.repeat(1_100_000)}"}`);
    expect(large.statusCode).toBe(413);
    expect(large.json().response.status).toBe(413);
  });

  it('answers malformed addresses in the envelope', async () => {
    const http = await inject({ method: 'GET', url: '/ebsn/api/echo/%ff?text=a' });
    expect(http.statusCode).toBe(400);
    expect(http.json().response.errors[0].code).toBe('invalid-field');
  });

  it('names the field with a character that cannot be stored, wherever it stands', async () => {
    const refused = { code: 'invalid-field', field: 'text' };
    for (const http of [
      await inject({ method: 'GET', url: '/ebsn/api/echo/1?text=a%00b' }),
      await post('{"text":"a\\u0000b"}'),
      await post('text=%00', 'application/x-www-form-urlencoded'),
      await post('{"text":[{"a":["\\u0000"]}]}'),
      await post('{"text":{"\\u0000":1}}'),
    ]) {
      expect(http.statusCode).toBe(400);
      expect(http.json().response.errors).toEqual([expect.objectContaining(refused)]);
    }
  });

  it('turns a value the database refuses into 400, never 500', async () => {
    expect((await shop.anonymous.get('bad-sql')).http.statusCode).toBe(400);
  });
});

describe('access', () => {
  it('asks for a login with 419, also when the session expired', async () => {
    expect((await shop.anonymous.get('change')).http.statusCode).toBe(419);
    const http = await inject({
      method: 'POST',
      url: '/ebsn/api/change',
      headers: { 'x-ebsn-account': 'x'.repeat(43) },
    });
    expect(http.statusCode).toBe(419);
    expect(http.json().response.errors[0].code).toBe('login-needed');
  });

  it('answers 403 to an account without the right', async () => {
    const client = await shop.clientOf(accountId);
    expect((await client.get('for-master')).http.statusCode).toBe(403);
    const master = await shop.clientOf(await shop.createAccount({ is_master: true }));
    expect((await master.get('for-master')).http.statusCode).toBe(200);
  });
});

describe('cross-site requests', () => {
  const cookie = () => ({ cookie: `other=1; X-Ebsn-Account=${session.token}` });

  it.each(['GET', 'POST'] as const)('%s with the cookie alone is refused', async (method) => {
    const http = await inject({ method, url: '/ebsn/api/change', headers: cookie() });
    expect(http.statusCode).toBe(403);
    expect(http.json().response.errors[0].code).toBe('forbidden');
  });

  it('passes with the client header, and with the token in the header', async () => {
    const own = await inject({
      method: 'POST',
      url: '/ebsn/api/change',
      headers: { ...cookie(), 'x-ebsn-client': 'web' },
    });
    expect(own.json().data).toEqual({ who: accountId });
    const app = await inject({ method: 'GET', url: '/ebsn/api/change', headers: { 'x-ebsn-account': session.token } });
    expect(app.json().data).toEqual({ who: accountId });
    expect(app.headers['cache-control']).toBe('no-store');
  });

  it('does not let HEAD do what GET does', async () => {
    const http = await inject({
      method: 'HEAD',
      url: '/ebsn/api/change',
      headers: { 'x-ebsn-account': session.token },
    });
    expect(http.statusCode).toBe(404);
  });
});

describe('ready-made answers', () => {
  it('are sent as they are, with ETag and 304', async () => {
    const first = await inject({ method: 'GET', url: '/ebsn/api/hot' });
    expect(first.json().data).toEqual({ n: 1 });
    expect(first.headers['cache-control']).toBe('public, max-age=5');
    const second = await inject({
      method: 'GET',
      url: '/ebsn/api/hot',
      headers: { 'if-none-match': `W/${first.headers.etag}` },
    });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });

  it('are private and tagged per user behind a login', async () => {
    const anonymous = await inject({ method: 'GET', url: '/ebsn/api/hot' });
    const http = await inject({ method: 'GET', url: '/ebsn/api/hot', headers: { 'x-ebsn-account': session.token } });
    expect(http.json().user.userId).toBe(accountId);
    expect(http.headers['cache-control']).toContain('private');
    expect(http.headers.etag).not.toBe(anonymous.headers.etag);
  });
});

describe('answers kept by address', () => {
  it('spare the handler while they hold, for visitors without a session only', async () => {
    let asked = 0;
    let current = true;
    const counting: Module = {
      name: 'counting',
      register(app) {
        registerCall(app, hot, () => {
          const valid = { is: current };
          asked++;
          current = true;
          return rawAnswer(Buffer.from(`{"n":${asked}}`), { etag: `v${asked}`, validWhile: () => valid.is && current });
        });
      },
    };
    const other = await createTestApp([counting]);
    expect((await other.anonymous.get('hot')).data).toEqual({ n: 1 });
    expect((await other.anonymous.get('hot')).data).toEqual({ n: 1 });
    const client = await other.clientOf(await other.createAccount());
    expect((await client.get('hot')).data).toEqual({ n: 2 });
    expect((await other.anonymous.get('hot')).user).toEqual({ userId: 0, login: '', profileConfirmed: false });
    current = false;
    expect((await other.anonymous.get('hot')).data).toEqual({ n: 3 });
    await other.close();
  });
});

describe('limits', () => {
  it('answers 429 with Retry-After in the envelope', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) statuses.push((await shop.anonymous.post('tight')).http.statusCode);
    expect(statuses).toEqual([200, 200, 429]);
    const { http, response } = await shop.anonymous.post('tight');
    expect(Number(http.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.errors[0]?.code).toBe('too-many-requests');
  });
});

describe('contract checks outside production', () => {
  it('refuses a code that the call does not declare', async () => {
    const undeclared: Module = {
      name: 'undeclared',
      register(app) {
        registerCall(app, hot, () => {
          throw new BusinessError('made-up', 'Inventato');
        });
      },
    };
    const other = await createTestApp([undeclared]);
    expect((await other.anonymous.get('hot')).http.statusCode).toBe(500);
    await other.close();
  });
});

describe('documentation', () => {
  it('lists every call for programs and for people', async () => {
    const document = (await inject({ method: 'GET', url: '/ebsn/api/docs/openapi.json' })).json();
    expect(document.paths['/echo/{id}'].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'id', in: 'path' }),
    );
    expect(document.paths['/refuse'].post['x-error-codes']).toEqual(['slot-full']);
    const page = await inject({ method: 'GET', url: '/ebsn/api/docs' });
    expect(page.body).toContain('echo/:id');
    expect(page.body).not.toContain('<script');
  });
});

describe('operations', () => {
  it('tells that it lives and is ready', async () => {
    expect((await inject({ method: 'GET', url: '/health/live' })).statusCode).toBe(200);
    expect((await inject({ method: 'GET', url: '/health/ready' })).json()).toEqual({ status: 'ready' });
  });

  const metricsOf = async (environment: Record<string, string>, options: InjectOptions = {}) => {
    const other = await createTestApp([], { environment });
    const answer = await other.app.inject({ method: 'GET', url: '/metrics', ...options });
    await other.close();
    return answer;
  };

  it('shows metrics of a shop of this machine to this machine only', async () => {
    const own = await inject({ method: 'GET', url: '/metrics' });
    expect(own.body).toContain('http_request_duration_seconds');
    const far = await inject({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.9' });
    expect(far.statusCode).toBe(404);
  });

  it('shows metrics of a public shop to nobody without its token, whatever a proxy on this machine sends along', async () => {
    const real = { PUBLIC_URL: 'https://spesa.sporta.example' };
    const token = 'a-token-of-the-operator';
    for (const headers of [
      {},
      { forwarded: 'for=203.0.113.9' },
      { 'x-real-ip': '203.0.113.9' },
      { via: '1.1 proxy' },
      { 'cf-connecting-ip': '127.0.0.1' },
      { host: 'localhost', 'x-forwarded-for': '127.0.0.1' },
      { authorization: 'Bearer ' },
      { authorization: 'Bearer undefined' },
    ])
      expect((await metricsOf(real, { headers })).statusCode, JSON.stringify(headers)).toBe(404);
    const guarded = { ...real, METRICS_TOKEN: token };
    expect((await metricsOf(guarded)).statusCode).toBe(404);
    expect((await metricsOf(guarded, { headers: { authorization: `Bearer ${token}x` } })).statusCode).toBe(404);
    const shown = await metricsOf(guarded, {
      headers: { authorization: `Bearer ${token}` },
      remoteAddress: '203.0.113.9',
    });
    expect(shown.statusCode).toBe(200);
  });
});
