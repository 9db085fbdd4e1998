import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { defineCall } from '@sporta/contract/call.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { registerCall } from './http/register-call.ts';
import { createSession, type NewSession } from './session.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const whoAmI = defineCall({
  method: 'GET',
  path: 'who-am-i',
  summary: '-',
  tag: 'test',
  request: z.object({}),
  data: z.object({}),
});

// Streams in pieces that cut the nonce, and counts how often it really renders.
const ENTRY = `
let rendered = 0;
export async function render({ url, cspNonce, fetchApi }) {
  const { user } = await (await fetchApi('/ebsn/api/who-am-i')).json();
  const { pathname } = new URL(url);
  const html = '<!doctype html><script nonce="' + cspNonce + '">1</script><p>user ' + user.userId + ' render ' + ++rendered + '</p>';
  if (pathname === '/stream') {
    const pieces = html.match(/[^]{1,7}/g).map((piece) => new TextEncoder().encode(piece));
    return new Response(ReadableStream.from(pieces), { headers: { 'content-type': 'text/html' } });
  }
  if (pathname === '/old') return new Response(null, { status: 301, headers: { location: '/new' } });
  if (pathname === '/service-down') return new Response(html, { headers: { 'x-page-status': '503', 'x-cache-seconds': '60' } });
  if (pathname === '/broken') return new Response(html, { status: 500, headers: { 'x-cache-seconds': '60' } });
  return new Response(html, { status: pathname === '/missing' ? 404 : 200, headers: { 'content-type': 'text/html', 'x-cache-seconds': '60' } });
}
`;

const WITH_SHELL = `${ENTRY}
export const shell = (settings) => '<!doctype html><html data-version-check="' + settings.versionCheckMinutes + '"></html>';
`;

let shop: TestApp;
let app: Awaited<ReturnType<typeof buildApp>>;
let directory: string;
let accountId: number;
let session: NewSession;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'sporta-web-'));
  await mkdir(path.join(directory, 'client/assets'), { recursive: true });
  await mkdir(path.join(directory, 'server'));
  await writeFile(path.join(directory, 'server/package.json'), '{"type":"module"}');
  await writeFile(path.join(directory, 'server/entry-server.js'), WITH_SHELL);
  await writeFile(path.join(directory, 'client/assets/app-1234.js'), 'export const a = 1;');
  await writeFile(path.join(directory, 'client/assets/app-1234.js.br'), 'compressed');
  await writeFile(path.join(directory, 'client/worker.js'), 'addEventListener("fetch", () => {})');
  await writeFile(path.join(directory, 'client/robots.txt'), 'User-agent: *');
  shop = await createTestApp([], { environment: { CARD_GATEWAY_URL: 'https://pay.example/form' } });
  const module = { name: 'who', register: (server: typeof app) => registerCall(server, whoAmI, () => ({})) };
  app = await buildApp({ deps: shop.deps, modules: [module], webDirectory: directory });
  accountId = await shop.createAccount();
  session = await createSession(shop.deps, accountId, { remember: false });
});
afterAll(async () => {
  await app?.close();
  await shop?.close();
  await rm(directory, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
const nonceOf = (page: Awaited<ReturnType<typeof get>>) => /nonce="([^"]+)"/.exec(page.body)?.[1];

describe('pages', () => {
  it('carry a strict policy with a nonce of their own, also from the cache', async () => {
    const first = await get('/');
    const second = await get('/');
    expect(first.body).toContain('render 1');
    expect(second.body).toContain('render 1');
    for (const page of [first, second]) {
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain(`'nonce-${nonceOf(page)}'`);
      expect(policy).toContain("style-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("form-action 'self' https://pay.example");
      expect(policy).not.toContain('unsafe-inline');
    }
    expect(nonceOf(first)).not.toBe(nonceOf(second));
  });

  it('are made anew when they are to be forgotten', async () => {
    const rendered = async () => Number(/render (\d+)/.exec((await get('/prices')).body)?.[1]);
    const first = await rendered();
    expect(await rendered()).toBe(first);
    shop.deps.pages.forget();
    expect(await rendered()).toBe(first + 1);
  });

  it('are rendered for the visitor behind a login and kept nowhere', async () => {
    const page = await get('/', { cookie: `X-Ebsn-Account=${session.token}` });
    expect(page.body).toContain(`user ${accountId}`);
    expect(page.headers['cache-control']).toContain('no-store');
    expect((await get('/')).body).toContain('user 0');
  });

  it('may stream', async () => {
    const page = await get('/stream');
    expect(page.body).toMatch(/user 0 render \d+<\/p>$/);
    expect(String(page.headers['content-security-policy'])).toContain(`'nonce-${nonceOf(page)}'`);
  });

  it('pass on status and redirects', async () => {
    expect((await get('/missing')).statusCode).toBe(404);
    const moved = await get('/old');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, '/new']);
  });

  it('that say the shop is down are 503, to be asked for again and kept nowhere', async () => {
    for (const path of ['/service-down', '/broken']) {
      const page = await get(path);
      expect([page.statusCode, page.headers['cache-control'], page.headers['retry-after']]).toEqual([
        503,
        'no-store',
        '30',
      ]);
      expect(page.headers['x-page-status']).toBeUndefined();
      expect(page.body).toContain('render');
    }
  });
});

describe('files', () => {
  it('with a hash in their name are kept for ever, compressed beforehand', async () => {
    const file = await get('/assets/app-1234.js', { 'accept-encoding': 'gzip, br' });
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(file.headers['content-encoding']).toBe('br');
    expect((await get('/robots.txt')).body).toBe('User-agent: *');
  });

  it('that are missing give a page, and unknown calls the envelope', async () => {
    expect((await get('/ebsn/api/none')).json().response.status).toBe(404);
  });
});

describe('what a device keeps', () => {
  it('is a page without data, the same for who is logged in, under the policy of every page', async () => {
    const [anonymous, known] = [await get('/app-shell'), await get('/app-shell', { 'x-ebsn-account': session.token })];
    expect(anonymous.statusCode).toBe(200);
    expect(known.body).toBe(anonymous.body);
    expect(anonymous.body).toContain('data-version-check');
    expect(anonymous.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(anonymous.headers['x-robots-tag']).toBe('noindex');
  });

  it('is looked for again at each visit, and its worker reaches this shop only', async () => {
    const { headers, statusCode } = await get('/worker.js');
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
  });
});
