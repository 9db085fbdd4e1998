import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { hasBackofficeBuild } from './backoffice.ts';
import { createSession } from './session.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

const PAGE =
  '<!doctype html><head><title>Banco</title></head><script type="module" src="/banco/assets/app-1234.js"></script>';
const WORKER = 'addEventListener("fetch", () => {})';
const SSO = { SSO_ISSUER: 'https://login.example', SSO_CLIENT_ID: 'shop', SSO_CLIENT_SECRET: 'a secret of the shop' };

let shop: TestApp;
let directory: string;
let app: Awaited<ReturnType<typeof buildApp>>;
let customer: string;
let staff: string;

/** As a login by password makes it. */
async function sessionOf(segment: 'household' | 'staff'): Promise<string> {
  const accountId = await shop.createAccount({ segment });
  const { token } = await createSession(shop.deps, accountId, { remember: false });
  return token;
}

const get = (url: string, token?: string) =>
  app.inject({ url, headers: token ? { cookie: `X-Ebsn-Account=${token}` } : {} });

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'sporta-banco-'));
  await mkdir(path.join(directory, 'client/assets'), { recursive: true });
  await writeFile(path.join(directory, 'client/index.html'), PAGE);
  await writeFile(path.join(directory, 'client/worker.js'), WORKER);
  await writeFile(path.join(directory, 'client/assets/app-1234.js'), 'export const a = 1;');
  await writeFile(path.join(directory, 'client/assets/app-1234.js.br'), 'compressed');
  shop = await createTestApp([], { environment: SSO });
  app = await buildApp({ deps: shop.deps, modules: [], backofficeDirectory: directory });
  customer = await sessionOf('household');
  ({ token: staff } = await shop.staffClient(['picker']));
});
afterAll(async () => {
  await app?.close();
  await shop?.close();
  await rm(directory, { recursive: true, force: true });
});

describe('the Banco', () => {
  it('wears the look of a shop that has one, from the next page on', async () => {
    shop.deps.shop.take({ seller: {}, name: 'Bottega Rossi', colour: '#a3212b' });
    const { body } = await get('/banco', staff);
    shop.deps.shop.take({ seller: {} });
    const [, address] = /<link rel="stylesheet" href="(\/icons\/brand-[0-9a-f]{32}\.css)"><\/head>/.exec(body) ?? [];
    expect(address).toBeDefined();
    expect((await get('/banco', staff)).body).toBe(PAGE);
  });

  it.each(['/banco', '/banco/', '/banco/ordini/12?scheda=1'])(
    'gives staff its page at %s, kept by nobody',
    async (url) => {
      const { statusCode, body, headers } = await get(url, staff);
      expect([statusCode, body]).toEqual([200, PAGE]);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['x-robots-tag']).toBe('noindex');
      const policy = String(headers['content-security-policy']);
      // The reader of bar codes is WebAssembly; no text becomes a program.
      expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/'unsafe|https:|nonce/);
    },
  );

  it('lets browsers ask one more host for pictures where a map is set, and that host alone', async () => {
    const address = 'https://maps.example:8443/tiles/{z}/{x}/{y}.png';
    shop.deps.shop.take({ seller: {}, pictureMap: { address, credit: '© Mappe' } });
    const { headers } = await get('/banco', staff);
    shop.deps.shop.take({ seller: {} });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: blob: https://maps.example:8443;");
    expect(policy.match(/maps\.example/g)).toHaveLength(1);
    expect(headers['referrer-policy']).toBe('strict-origin');
    const without = (await get('/banco', staff)).headers;
    expect(without['content-security-policy']).not.toContain('maps.example');
    expect(without['referrer-policy']).toBe('no-referrer');
  });

  it('sends who is not signed in to the identity provider, and back to the page they asked for', async () => {
    const { statusCode, headers } = await get('/banco/ordini?tab=ready&day=all');
    expect(statusCode).toBe(302);
    const target = new URL(String(headers.location), 'http://shop.example');
    expect(target.pathname).toBe('/ebsn/api/auth/sso-start');
    expect(target.searchParams.get('redirect')).toBe('/banco/ordini?tab=ready&day=all');
  });

  it('sends staff who came by password to the identity provider: every call would refuse them', async () => {
    const { statusCode, headers } = await get('/banco/ordini', await sessionOf('staff'));
    expect(statusCode).toBe(302);
    expect(String(headers.location)).toContain('/ebsn/api/auth/sso-start?redirect=%2Fbanco%2Fordini');
  });

  it('refuses customers with words, and nothing of the app', async () => {
    const { statusCode, body, headers } = await get('/banco', customer);
    expect(statusCode).toBe(403);
    expect(body).toContain('Il Banco è per il personale');
    expect(body).not.toContain('<script');
    expect(headers['x-robots-tag']).toBe('noindex');
  });

  it('gives its files for ever, compressed as they were built', async () => {
    const { headers, body } = await app.inject({
      url: '/banco/assets/app-1234.js',
      headers: { 'accept-encoding': 'br' },
    });
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect([headers['content-encoding'], body]).toEqual(['br', 'compressed']);
  });

  it('gives the worker of its pages to every visit anew, for all of the Banco and nothing else', async () => {
    const { statusCode, body, headers } = await get('/banco/worker.js', staff);
    expect([statusCode, body]).toEqual([200, WORKER]);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['service-worker-allowed']).toBe('/banco');
    expect(headers['content-security-policy']).toBe("default-src 'self'");
  });

  it('has no page of the app for a file that is not there', async () => {
    const { statusCode, body } = await get('/banco/assets/old-9999.js', staff);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('<!doctype html>');
  });

  it('says in words that single sign-on is missing', async () => {
    const other = await createTestApp([]);
    const closed = await buildApp({ deps: other.deps, modules: [], backofficeDirectory: directory });
    const { statusCode, body } = await closed.inject({ url: '/banco' });
    expect([statusCode, body.includes('non è configurato')]).toEqual([404, true]);
    await closed.close();
    await other.close();
  });

  it('is there when it was built', () => {
    expect(hasBackofficeBuild(directory)).toBe(true);
    expect(hasBackofficeBuild(path.join(directory, 'client'))).toBe(false);
  });
});
