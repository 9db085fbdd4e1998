import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { catalogueModule, catalogueOf, pictureOf } from '../catalogue/index.ts';
import { importCatalogue, type RawRow } from '../import/index.ts';
import { mediaModule } from './index.ts';

let shop: TestApp;
let directory: string;

const product = (code: string, more: object) => ({
  kind: 'product',
  code,
  name: 'Penne rigate n. 41',
  brand: 'Molino Serra',
  description: '500 g',
  categories: ['pasta'],
  vat: 4,
  price: 1.59,
  stock: { '*': null },
  ...more,
});

async function importRows(rows: object[]): Promise<void> {
  async function* source(): AsyncGenerator<RawRow> {
    for (const [index, value] of rows.entries()) yield { line: index + 1, value: value as Record<string, unknown> };
  }
  const { problems } = await importCatalogue(shop.deps.pool, source(), { strict: true });
  expect(problems).toEqual([]);
  await catalogueOf(shop.deps).load();
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'sporta-media-'));
  await mkdir(path.join(directory, 'photos'));
  await writeFile(
    path.join(directory, 'photos', 'mele.jpg'),
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c8102e' } })
      .jpeg()
      .toBuffer(),
  );
  shop = await createTestApp([catalogueModule, mediaModule], { environment: { DATA_DIR: directory } });
  await importRows([
    { kind: 'category', path: 'pasta', name: 'Pasta', tint: 'pasta', icon: 'pasta' },
    product('A1', {}),
    product('A2', { name: 'Mele rosse', picture: 'mele.jpg' }),
    product('A3', { name: 'Pere', picture: 'pere.jpg' }),
    product('A4', { name: 'Uva', picture: 'https://localhost/uva.jpg' }),
  ]);
});
afterAll(async () => {
  await shop.close();
  await rm(directory, { recursive: true, force: true });
});

function productOf(code: string) {
  const found = catalogueOf(shop.deps).catalogue.products.find((each) => each?.code === code);
  if (!found) throw new Error(`no product ${code}`);
  return found;
}
const addressOf = (code: string, file: string) =>
  `/media/products/${productOf(code).productId}/${productOf(code).pictureVersion}/${file}`;
const get = (url: string, headers = {}) => shop.app.inject({ method: 'GET', url, headers });

describe('pictures of products', () => {
  test('are drawn at their first use, in every size and format, and kept for ever by browsers', async () => {
    for (const size of [120, 240, 480, 800]) {
      const answer = await get(addressOf('A1', `${size}.webp`));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/webp');
      expect(answer.headers['cache-control']).toContain('immutable');
      const { width, height, format } = await sharp(answer.rawPayload).metadata();
      expect([width, height, format]).toEqual([size, size, 'webp']);
    }
    const avif = await get(addressOf('A1', '240.avif'));
    expect(avif.headers['content-type']).toBe('image/avif');
    expect((await sharp(avif.rawPayload).metadata()).format).toBe('heif');
  });

  test('answer 304 to who has them', async () => {
    const first = await get(addressOf('A1', '240.webp'));
    const again = await get(addressOf('A1', '240.webp'), { 'if-none-match': first.headers.etag });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  test('get another address when what they show changes; the old address leads to it and its file goes', async () => {
    const before = addressOf('A1', '240.webp');
    await get(before);
    await shop.deps.pool.query(
      `update product set short_name = 'Rigatoni', name = 'Molino Serra Rigatoni' where code = 'A1'`,
    );
    await catalogueOf(shop.deps).refresh();
    const after = addressOf('A1', '240.webp');
    expect(after).not.toBe(before);
    const old = await get(before);
    expect([old.statusCode, old.headers.location]).toEqual([302, after]);
    expect((await get(after)).statusCode).toBe(200);
    const { productId, pictureVersion } = productOf('A1');
    const files = await readdir(
      path.join(directory, 'media/products', String(productId % 100).padStart(2, '0'), `${productId}`),
    );
    expect(files).toEqual([`${pictureVersion}-240.webp`]);
  });

  test('are there for the Banco while a product is off sale, and for nobody who does not know their address', async () => {
    const address = addressOf('A2', '120.webp');
    const { productId } = productOf('A2');
    const sell = async (published: boolean) => {
      await shop.deps.pool.query('update product set published = $1 where product_id = $2', [published, productId]);
      await catalogueOf(shop.deps).refresh();
    };
    await sell(false);
    expect((await get(address)).statusCode).toBe(200);
    const guessed = await get(`/media/products/${productId}/1/120.webp`);
    expect([guessed.statusCode, guessed.headers.location]).toEqual([404, undefined]);
    await sell(true);
  });

  test('are photos where the shop has them, whole and centred', async () => {
    const answer = await get(addressOf('A2', '240.webp'));
    expect(answer.statusCode).toBe(200);
    const { data, info } = await sharp(answer.rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
    expect(pixel(120, 120)[0]).toBeGreaterThan(180);
    expect(pixel(120, 5)[3]).toBe(0);
  });

  test('never read files outside their folder nor addresses inside our network', async () => {
    // The import refuses such a name: this is the second lock.
    await shop.deps.pool.query(`update product set picture = '"../secret.jpg"' where code = 'A3'`);
    await writeFile(
      path.join(directory, 'secret.jpg'),
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#000' } })
        .jpeg()
        .toBuffer(),
    );
    await catalogueOf(shop.deps).refresh();
    for (const code of ['A3', 'A4']) {
      const answer = await get(addressOf(code, '240.webp'));
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('image/svg+xml');
    }
  });

  test.each([
    '/media/products/999999/1/240.webp',
    '/media/products/x/1/240.webp',
    '/media/products/1/1/241.webp',
    '/media/products/1/1/240.gif',
  ])('%s does not exist: the grey picture, 404', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<svg');
  });
});

describe('departments and illustrations', () => {
  test('are drawn', async () => {
    const sector = await get('/media/categories/orto.webp');
    expect((await sharp(sector.rawPayload).metadata()).width).toBe(240);
    const art = await get('/media/art/borsa-agrumi.webp');
    expect((await sharp(art.rawPayload).metadata()).width).toBe(800);
    const again = await get('/media/art/borsa-agrumi.webp', { 'if-none-match': art.headers.etag });
    expect(again.statusCode).toBe(304);
  });

  test('have the colour of a shop, and no word of the design on its bags, at once', async () => {
    const address = '/media/art/borsa-vuota.webp';
    /** How much of the bag's belly, where the word stands, is nearly white. */
    const seen = async () => {
      const answer = await get(address);
      const belly = { left: 250, top: 500, width: 300, height: 110 };
      const { data } = await sharp(answer.rawPayload)
        .removeAlpha()
        .extract(belly)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const white = data.filter((value, at) => at % 3 === 1 && value > 235).length / (data.length / 3);
      return { white, red: data[0]! > data[1]!, etag: answer.headers.etag };
    };
    const design = await seen();
    expect(design.white).toBeGreaterThan(0.1);
    expect(design.red).toBe(false);
    shop.deps.shop.take({ name: 'Bottega Rossi', seller: {}, colour: '#a3212b' });
    const own = await seen();
    expect(own.white).toBe(0);
    expect(own.red).toBe(true);
    shop.deps.shop.take({ seller: {} });
    expect((await seen()).etag).toBe(design.etag);
    expect(own.etag).not.toBe(design.etag);
  });

  test('that do not exist are the grey picture', async () => {
    expect((await get('/media/categories/nessuno.webp')).statusCode).toBe(404);
    expect((await get('/media/art/..%2f..%2fx.webp')).statusCode).toBe(404);
    expect((await get('/media/no-picture.svg')).statusCode).toBe(200);
  });
});

test('without drawing, only photos are pictures', async () => {
  const plain = await createTestApp([catalogueModule, mediaModule], {
    environment: { DATA_DIR: directory, DRAW_PICTURES: 'false' },
  });
  try {
    const source = shop;
    shop = plain;
    await importRows([
      { kind: 'category', path: 'pasta', name: 'Pasta' },
      product('A1', {}),
      product('A2', { picture: 'mele.jpg' }),
    ]);
    expect(productOf('A1').hasPicture).toBe(false);
    expect(productOf('A2').hasPicture).toBe(true);
    expect(pictureOf(productOf('A1')).medium).toBe('/media/no-picture.svg');
    shop = source;
  } finally {
    await plain.close();
  }
});
