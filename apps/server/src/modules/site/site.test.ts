import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { calls } from '@sporta/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { seedCatalogue } from '../../seed/seed-catalogue.ts';
import { seedContent } from '../../seed/seed-content.ts';
import { seedPlaces } from '../../seed/seed-places.ts';
import { catalogueModule, catalogueOf } from '../catalogue/index.ts';
import { contentModule } from '../content/index.ts';
import { mediaModule } from '../media/index.ts';
import { siteModule } from './index.ts';

const FINGERPRINT = Array(32).fill('ab').join(':');

let shop: TestApp;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'sporta-site-'));
  shop = await createTestApp([catalogueModule, mediaModule, contentModule, siteModule], {
    environment: {
      DATA_DIR: directory,
      PUBLIC_URL: 'https://spesa.sporta.example',
      APP_VERSION: '2.3.0',
      APP_ANDROID_FINGERPRINTS: FINGERPRINT,
      APP_IOS_ID: 'A1B2C3D4E5.it.sporta.spesa',
    },
  });
  const client = await shop.deps.pool.connect();
  await seedPlaces(client);
  client.release();
  await seedCatalogue(shop.deps.pool, shop.clock.now());
  await seedContent(shop.deps.pool, shop.clock.now());
  await catalogueOf(shop.deps).load();
}, 120_000);
afterAll(async () => {
  await shop.close();
  await rm(directory, { recursive: true, force: true });
});

const get = (url: string) => shop.app.inject({ method: 'GET', url });
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string);

test('the sitemap names every product, category and page that visitors can reach, once', async () => {
  const index = await get('/sitemap.xml');
  expect(index.headers['content-type']).toContain('application/xml');
  const parts = locations(index.body);
  expect(parts.map((address) => new URL(address).pathname)).toEqual([
    '/sitemap/pages.xml',
    '/sitemap/categories.xml',
    '/sitemap/products-1.xml',
  ]);
  const all: string[] = [];
  for (const address of parts) all.push(...locations((await get(new URL(address).pathname)).body));
  expect(new Set(all).size).toBe(all.length);
  const { data } = await shop.anonymous.get('products', { page_size: 5000 });
  const products = data.products.map(({ itemUrl }: { itemUrl: string }) => `https://spesa.sporta.example${itemUrl}`);
  expect(all.filter((address) => address.includes('/product/')).sort()).toEqual(products.sort());
  for (const expected of ['/page/chi-siamo', '/faq', '/volantini/una-settimana-di-prezzi-bassi', '/frutta-e-verdura']) {
    expect(all).toContain(`https://spesa.sporta.example${expected}`);
  }
  expect(all.join()).not.toContain('application-b2b');
});

test('other names under /sitemap do not exist', async () => {
  for (const name of ['sitemap.xml', 'products-2.xml', 'x'])
    expect((await get(`/sitemap/${name}`)).statusCode).toBe(404);
});

test('robots may read the shop but not personal pages', async () => {
  const { body } = await get('/robots.txt');
  expect(body).toContain('Disallow: /checkout');
  expect(body).not.toMatch(/Disallow: \/$/m);
  expect(body).toContain('Sitemap: https://spesa.sporta.example/sitemap.xml');
});

test('an installed shop stands upright on phones, and turns with anything larger', async () => {
  const orientation = async (headers: Record<string, string>) => {
    const answer = await shop.app.inject({ url: '/manifest.webmanifest', headers });
    expect(answer.headers.vary).toContain('sec-ch-ua-mobile');
    return answer.json().orientation;
  };
  const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0';
  for (const [headers, expected] of [
    [{ 'sec-ch-ua-mobile': '?1' }, 'portrait'],
    [{ 'sec-ch-ua-mobile': '?0', 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Mobile' }, 'any'],
    [{ 'user-agent': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari} Mobile/15E148` }, 'portrait'],
    [{ 'user-agent': `Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) ${safari} Mobile/15E148` }, 'any'],
    [{ 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' }, 'portrait'],
    [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' }, 'any'],
  ] as const) {
    expect(await orientation(headers), JSON.stringify(headers)).toBe(expected);
  }
});

test('every icon of the manifest is there in its size', async () => {
  const { icons } = (await get('/manifest.webmanifest')).json<{
    icons: { src: string; sizes: string; type: string }[];
  }>();
  expect(icons.length).toBeGreaterThan(3);
  for (const { src, sizes, type } of icons) {
    const answer = await get(src);
    expect([answer.statusCode, answer.headers['content-type']], src).toEqual([200, type]);
    if (sizes === 'any') continue;
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const wordmark = await get('/icons/wordmark.png');
  expect(wordmark.headers['content-type']).toBe('image/png');
  const { width = 0, height = 0 } = await sharp(wordmark.rawPayload).metadata();
  // as mails show it, 94 by 36, on a sharp screen
  expect([width / 3, Math.round(height / 3)]).toEqual([94, 36]);
  expect((await get('/icons/nessuna.png')).statusCode).toBe(404);
  expect((await get('/apple-touch-icon.png')).headers.location).toBe('/icons/apple-touch-icon.png');
});

test('the shop vouches for its apps, so that links of it open them', async () => {
  const [android] = (await get('/.well-known/assetlinks.json')).json();
  expect(android.target).toEqual({
    namespace: 'android_app',
    package_name: 'it.sporta.spesa',
    sha256_cert_fingerprints: [FINGERPRINT.toUpperCase()],
  });
  const answer = await get('/.well-known/apple-app-site-association');
  expect(answer.headers['content-type']).toMatch('application/json');
  const [details] = answer.json().applinks.details;
  expect(details.appIDs).toEqual(['A1B2C3D4E5.it.sporta.spesa']);
  expect(details.components).toContainEqual({ '/': '/product/*' });
});

test('the apps learn their latest version', async () => {
  const answer = await get('/version.json');
  const { lastVersion } = calls.content.version.data.parse(answer.json());
  expect(lastVersion.version).toBe('2.3.0');
  expect(lastVersion.url).toContain('{platform}');
});
