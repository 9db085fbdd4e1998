import { type AddressInfo, connect } from 'node:net';
import type { ImportRow } from '@sporta/contract/import/catalogue-rows.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { importCatalogue, type RawRow } from '../import/index.ts';
import { catalogueModule, catalogueOf } from './index.ts';

/*
 * The first answer to a question is sent from memory that is lent, and given to another answer when it is out. Connections that
 * read late and ask ahead must still get their own bytes.
 */

let shop: TestApp;
let port: number;

async function* rows(): AsyncGenerator<RawRow> {
  const values: ImportRow[] = [{ kind: 'category', path: 'spesa', name: 'Spesa' }];
  for (let n = 0; n < 240; n++) {
    const facts = { ingredients: `Farina ${n} `.repeat(60) };
    values.push({
      kind: 'product',
      code: `A${n}`,
      name: `Prodotto ${n}`,
      brand: 'Sporta',
      categories: ['spesa'],
      vat: 4,
      price: 1 + n / 100,
      stock: { '*': 10 },
      facts,
    });
  }
  for (const [index, value] of values.entries()) yield { line: index + 1, value: { ...value } };
}

beforeAll(async () => {
  shop = await createTestApp([catalogueModule]);
  await shop.deps.pool.query(`insert into warehouse (slug, name, address1, city, province, postalcode, latitude, longitude, is_default)
    values ('milano', 'Milano', 'Via A', 'Milano', 'MI', '20144', 45, 9, true)`);
  await importCatalogue(shop.deps.pool, rows(), { strict: true });
  await catalogueOf(shop.deps).refresh();
  await shop.app.listen({ host: '127.0.0.1', port: 0 });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(() => shop.close());

/** Asks for all paths at once over one connection that reads nothing for a while. @returns the bodies in order */
function askAhead(paths: readonly string[], waitMs: number): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      socket.pause();
      socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`).join(''));
      setTimeout(() => socket.resume(), waitMs);
    });
    socket.on('error', reject);
    socket.on('data', (piece) => {
      pieces.push(piece as Buffer);
      const bodies = bodiesOf(Buffer.concat(pieces));
      if (bodies.length < paths.length) return;
      socket.destroy();
      resolve(bodies);
    });
  });
}

function bodiesOf(bytes: Buffer): string[] {
  const bodies: string[] = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf('\r\n\r\n', from);
    if (end < 0) break;
    const head = bytes.subarray(from, end).toString('latin1');
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (end + 4 + length > bytes.length) break;
    bodies.push(bytes.subarray(end + 4, end + 4 + length).toString());
    from = end + 4 + length;
  }
  return bodies;
}

it('gives every connection its own answer, however late it reads and whatever is asked meanwhile', async () => {
  const products = catalogueOf(shop.deps).catalogue.products.map((row) => row!.productId);
  const paths = [
    ...products.map((id) => `/ebsn/api/products/${id}`),
    ...Array.from(
      { length: 60 },
      (_, n) => `/ebsn/api/products?parent_category_id=1&page_size=${200 - n}&sort=price_desc`,
    ),
  ];
  const connections = Array.from({ length: 20 }, (_, own) => paths.filter((_, index) => index % 20 === own));
  const late = connections.map((own, index) => askAhead(own, index % 2 === 0 ? 300 : 0));
  // one that goes away before it has read anything
  const gone = connect(port, '127.0.0.1', () => {
    gone.write(`GET /ebsn/api/products?page_size=190&sort=name HTTP/1.1\r\nHost: shop\r\n\r\n`);
    setTimeout(() => gone.destroy(), 50);
  });
  const answers = await Promise.all(late);
  for (const [index, own] of connections.entries()) {
    for (const [place, path] of own.entries()) {
      // asked for again, an answer has bytes of its own; asked for once more, they are kept
      const again = await shop.app.inject({ url: path });
      expect(answers[index]![place] === again.body, path).toBe(true);
      expect(JSON.parse(again.body).response.status).toBe(0);
      if (place === 0) expect((await shop.app.inject({ url: path })).body === again.body).toBe(true);
    }
  }
});

it('gives who is signed in the same data, and says when nothing changed', async () => {
  const [first] = catalogueOf(shop.deps).catalogue.products;
  const path = `products/${first!.productId}`;
  await shop.app.inject({ url: `/ebsn/api/products?sort=popularity&page_size=7` });
  const client = await shop.clientOf(await shop.createAccount());
  const asCustomer = await client.get('products', { sort: 'name', page_size: 9 });
  const asAnybody = await shop.anonymous.get('products', { sort: 'name', page_size: 9 });
  expect(asCustomer.data).toEqual(asAnybody.data);
  expect(asCustomer.user.userId).toBeGreaterThan(0);
  const { etag } = (await shop.app.inject({ url: `/ebsn/api/${path}` })).headers;
  const fresh = await shop.app.inject({
    url: `/ebsn/api/${path}?hash=w0d0t0`,
    headers: { 'if-none-match': etag as string },
  });
  expect(fresh.statusCode).toBe(304);
});

it('gives another answer to a question it keeps as soon as a promotion begins, or ends', async () => {
  const [first] = catalogueOf(shop.deps).catalogue.products;
  const now = shop.clock.now().getTime();
  const instant = (minutes: number) => new Date(now + minutes * 60_000);
  await shop.deps.pool.query(
    `with made as (insert into promotion (code, name, kind, params, starts_at, ends_at)
       values ('SOON', 'Meno 50', 'percentage', '{"percent": 50}', $1, $2) returning promotion_id)
     insert into promotion_product (promotion_id, product_id) select promotion_id, $3 from made`,
    [instant(10), instant(20), first!.productId],
  );
  await catalogueOf(shop.deps).refresh();
  const shown = async () => {
    let answer = '';
    // the third one is kept
    for (let n = 0; n < 3; n++)
      answer = (await shop.app.inject({ url: `/ebsn/api/products/${first!.productId}` })).body;
    return JSON.parse(answer).data.priceDisplay;
  };
  const before = await shown();
  shop.clock.advanceMinutes(10);
  expect(await shown()).toBe(Math.floor(before * 50) / 100);
  shop.clock.advanceMinutes(10);
  expect(await shown()).toBe(before);
});

it('gives the pages of a search in the order of the whole answer, though the first page alone is sorted', async () => {
  const search = async (more: object) => (await shop.anonymous.get('products', { q: 'prodotto', ...more })).data;
  const idsOf = (products: { productId: number }[]) => products.map(({ productId }) => productId);
  const whole = idsOf((await search({ page_size: 240 })).products);
  expect(new Set(whole).size).toBe(240);
  for (const size of [7, 50]) {
    // the second time what was found is kept, with the first page of it in order
    for (let times = 0; times < 3; times++) await search({ page_size: size });
    for (const page of [1, 2, 4]) {
      const { page: pages, products } = await search({ page, page_size: size });
      expect(pages).toMatchObject({ totItems: 240 });
      expect(idsOf(products)).toEqual(whole.slice((page - 1) * size, page * size));
    }
  }
  const cheap = await search({ page_size: 7, product_class_prezzo: 2 });
  const narrowed = new Set(idsOf((await search({ page_size: 240, product_class_prezzo: 2 })).products));
  expect(narrowed.size).toBeGreaterThan(7);
  expect(narrowed.size).toBeLessThan(240);
  expect(idsOf(cheap.products)).toEqual(whole.filter((id) => narrowed.has(id)).slice(0, 7));
});
