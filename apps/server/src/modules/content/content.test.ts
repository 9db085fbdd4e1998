import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { calls, type HomeBlock, type MenuItem, type Product } from '@sporta/contract';
import { demoFaqs, demoPages, demoPopup } from '@sporta/demo/content/index.ts';
import { ILLUSTRATION_KEYS } from '@sporta/pictures/index.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../platform/db/database.ts';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { seedCatalogue } from '../../seed/seed-catalogue.ts';
import { seedContent } from '../../seed/seed-content.ts';
import { seedPlaces } from '../../seed/seed-places.ts';
import { catalogueModule, catalogueOf } from '../catalogue/index.ts';
import { mediaModule } from '../media/index.ts';
import {
  contentModule,
  exportContent,
  importContent,
  readContentFile,
  saveBlocks,
  savePage,
  savePopup,
} from './index.ts';
import { readyLeaflets } from './resolve-names.ts';

let shop: TestApp;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'sporta-content-'));
  shop = await createTestApp([catalogueModule, mediaModule, contentModule], { environment: { DATA_DIR: directory } });
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

const get = (url: string, headers = {}) => shop.app.inject({ method: 'GET', url, headers });

/** Addresses in texts and menus, to see that none leads nowhere. */
const linksOf = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address as string);

describe('pages', () => {
  test.each(demoPages.map(({ name }) => name))('%s is there and all its links lead somewhere', async (name) => {
    const { data } = await shop.anonymous.get('page/view', { page_name: name });
    expect(data.page.title.length).toBeGreaterThan(3);
    const around = [...(data.page.facts ?? []), ...(data.page.ways ?? [])].flatMap(({ itemUrl }) => itemUrl ?? []);
    for (const link of [...linksOf(data.page.content), ...around]) {
      const page = /^\/page\/(.+)$/.exec(link)?.[1];
      if (page)
        expect(
          demoPages.map((each) => each.name),
          link,
        ).toContain(page);
      else
        expect(link).toMatch(
          /^(https:|mailto:|tel:|\/(faq|volantini|store-locator|registration-user(\?tipo=azienda)?|catalog(\?promo=true)?|profile\/(orders|privacy))$)/,
        );
    }
  });

  test('show a drawing of the shop beside their title', async () => {
    for (const { name } of demoPages.filter(({ mediaURL }) => mediaURL)) {
      const { page } = (await shop.anonymous.get('page/view', { page_name: name })).data;
      expect(ILLUSTRATION_KEYS).toContain(/^\/media\/art\/([a-z-]+)\.webp$/.exec(page.mediaURL)?.[1]);
      expect(page.summary, name).toMatch(/\.$|\?$/);
    }
  });

  test('count what the shop knows by itself', async () => {
    const [first, second] = (await shop.anonymous.get('page/view', { page_name: 'chi-siamo' })).data.page.facts;
    expect(first).toEqual({
      figure: '3',
      text: 'punti vendita, dove prepariamo la tua spesa',
      itemUrl: '/store-locator',
    });
    const { page } = (await shop.anonymous.get('products', { page_size: 1 })).data;
    const products = Number(second.figure.replace(/\D/g, ''));
    expect(products).toBeGreaterThan(1000);
    expect(products).toBeLessThanOrEqual(page.totItems);
  });

  test('are found by a former name too', async () => {
    const { data } = await shop.anonymous.get('page/view', { page_name: 'condizioni' });
    expect(data.page.name).toBe('termini');
  });

  test('that do not exist are refused', async () => {
    const { response } = await shop.anonymous.get('page/view', { page_name: 'nessuna' });
    expect(response.errors[0]?.code).toBe('page-not-found');
  });

  test('are cleaned when they are saved', async () => {
    await shop.deps.db
      .transaction()
      .execute((tx) => savePage(tx, { name: 'prova', title: 'Prova', content: '<p>Sì</p><script>x</script>' }));
    const { data } = await shop.anonymous.get('page/view', { page_name: 'prova' });
    expect(data.page.content).toBe('<p>Sì</p>');
  });
});

test('questions stand by category, in the order of the shop', async () => {
  const { data } = await shop.anonymous.get('faq/list');
  expect(data.faqs.map(({ category }: { category: string }) => category)).toEqual(
    demoFaqs.map(({ category }) => category),
  );
  expect(data.faqs.flatMap(({ items }: { items: object[] }) => items)).toHaveLength(
    demoFaqs.flatMap(({ items }) => items).length,
  );
});

test('a notice is shown while it is in force', async () => {
  const usual = { ...(await shop.anonymous.get('popup/view')).data };
  expect(usual.popup.TITLE).toBe(demoPopup.title);
  const now = shop.clock.now().getTime();
  const notice = {
    title: 'Sciopero',
    description: '<p>Domani</p>',
    validFrom: new Date(now),
    validTo: new Date(now + 60_000),
  };
  await shop.deps.db.transaction().execute((tx) => savePopup(tx, notice));
  expect((await shop.anonymous.get('popup/view')).data.popup).toMatchObject({
    TITLE: 'Sciopero',
    DESCRIPTION: '<p>Domani</p>',
  });
  shop.clock.advanceMinutes(2);
  expect((await shop.anonymous.get('popup/view')).data).toEqual(usual);
  shop.clock.advanceMinutes(-2);
  shop.clock.advanceMinutes(366 * 24 * 60);
  expect((await shop.anonymous.get('popup/view')).data).toEqual({});
  shop.clock.advanceMinutes(-366 * 24 * 60);
});

describe('menus', () => {
  test('header and footer lead to pages and categories that exist', async () => {
    const { data } = await shop.anonymous.get('category', { slug: 'navbar' });
    const { header, footeranonimi } = data.category.templateNavItems as Record<string, MenuItem[]>;
    expect(header?.map(({ name }) => name)).toEqual([
      'Offerte',
      'Volantino',
      'Già acquistati',
      'Ricette',
      'Novità',
      'Bio',
      'Senza glutine',
      'Marca Sporta',
      'Cantina',
    ]);
    expect(footeranonimi?.map(({ name }) => name)).toEqual(['Fare la spesa', 'Sporta', 'Aiuto', 'Contatti']);
    const all = [...(header ?? []), ...(footeranonimi?.flatMap(({ items }) => items ?? []) ?? [])];
    for (const { itemUrl } of all) {
      const page = /^\/page\/(.+)$/.exec(itemUrl)?.[1];
      if (page) expect((await shop.anonymous.get('page/view', { page_name: page })).response.status, itemUrl).toBe(0);
      else if (/^\/(bio|vini)/.test(itemUrl)) {
        expect((await shop.anonymous.get('category', { slug: itemUrl.slice(1) })).response.status, itemUrl).toBe(0);
      }
    }
    const brand = /parent_vendor_id=(\d+)/.exec(header?.[7]?.itemUrl ?? '')?.[1];
    const listing = await shop.anonymous.get('products', { parent_vendor_id: brand });
    expect(listing.data.page.totItems).toBeGreaterThan(50);
  });

  test('the special slugs carry texts', async () => {
    for (const slug of ['fast-search-popup', 'application-b2b']) {
      const { data } = await shop.anonymous.get('category', { slug });
      expect(data.category.metaData.category_info.TITLE.length).toBeGreaterThan(5);
    }
  });
});

describe('home', () => {
  const home = async (): Promise<HomeBlock[]> => {
    const { data } = await shop.anonymous.get('home/view');
    return calls.content.homeView.data.parse(data).blocks;
  };

  test('has its blocks in order, with products on sale now', async () => {
    const blocks = await home();
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'hero',
      'usual',
      'sectors',
      'products',
      'strip',
      'products',
      'cards',
    ]);
    const offers = blocks[3];
    expect(offers?.products).toHaveLength(12);
    expect(offers?.linkLabel).toBe(`Vedi le ${offers?.totItems?.toLocaleString('it-IT')} offerte`);
    for (const product of offers?.products ?? []) expect(product.warehousePromo, product.name).toBeDefined();
    expect(blocks[4]?.banners?.[0]?.products).toHaveLength(5);
    expect(blocks[4]?.banners?.[0]?.text).toMatch(/^dal /);
    expect(blocks[6]?.banners?.map(({ products }) => products?.length)).toEqual([3, 3, 3]);
  });

  test('is the same answer again for visitors, until a price changes', async () => {
    const first = await get('/ebsn/api/home/view');
    expect(first.headers['cache-control']).toBe('public, max-age=15');
    const product = (await home())[3]?.products?.[0] as Product;
    await shop.deps.pool.query('update product set short_name = $2 where product_id = $1', [
      product.productId,
      'Un altro nome',
    ]);
    await catalogueOf(shop.deps).refresh();
    expect((await home())[3]?.products?.[0]?.name).toBe('Un altro nome');
  });

  test('banners are told by place', async () => {
    const { data } = await shop.anonymous.get('adv', { layout: 'home', limit: 20 });
    expect(calls.content.adv.data.parse(data).banners.map(({ cssClass }) => cssClass)).toEqual([
      'hero',
      'strip',
      'card',
      'card',
      'card',
    ]);
    const fruit = await shop.anonymous.get('category', { slug: 'frutta-e-verdura/frutta-fresca/agrumi' });
    const there = await shop.anonymous.get('adv', {
      layout: 'category',
      category_id: fruit.data.category.categoryId,
      promo: true,
    });
    expect(there.data.banners[0]).toMatchObject({ cssClass: 'magazine', mediaURL: '/media/art/di-stagione.webp' });
    for (const product of there.data.products) expect(product.warehousePromo).toBeDefined();
    const meat = await shop.anonymous.get('category', { slug: 'carne' });
    const elsewhere = await shop.anonymous.get('adv', {
      layout: 'category',
      category_id: meat.data.category.categoryId,
    });
    expect(elsewhere.data.banners).toEqual([]);
  });

  test('settings that do not fit are refused when they are saved', async () => {
    const save = shop.deps.db
      .transaction()
      .execute((tx) => saveBlocks(tx, [{ kind: 'hero', params: { title: 'x', itemUrl: 'https://x.example' } }]));
    await expect(save).rejects.toThrow();
    expect((await home()).length).toBe(7);
  });
});

describe('leaflet', () => {
  const leaflet = async () => (await shop.anonymous.get('leaflet/search')).data.leaflets[0];

  test('of today, with about forty products on four pages, all on offer', async () => {
    const found = await leaflet();
    expect(found).toMatchObject({ slug: 'una-settimana-di-prezzi-bassi', pages: 4 });
    const detail = await shop.anonymous.get('leaflet/detail', { slug: found.slug });
    const { pageProducts } = calls.content.leafletDetail.data.parse(detail.data).leaflet;
    const ids = pageProducts?.flatMap(({ productIds }) => productIds) ?? [];
    expect(ids.length).toBeGreaterThanOrEqual(36);
    expect(new Set(ids).size).toBe(ids.length);
    const { data } = await shop.anonymous.get('leaflet/product-search', {
      parent_leaflet_id: found.leafletId,
      page_size: 100,
    });
    expect(data.products.map(({ productId }: Product) => productId).sort()).toEqual([...ids].sort());
    for (const product of data.products) expect(product.warehousePromo, product.name).toBeDefined();
  });

  test('can be read by department and page', async () => {
    const { leafletId } = await leaflet();
    const fresh = await shop.anonymous.get('category', { slug: 'frutta-e-verdura' });
    const { data } = await shop.anonymous.get('leaflet/product-search', {
      parent_leaflet_id: leafletId,
      parent_category_id: fresh.data.category.categoryId,
      page_size: 1,
    });
    expect(data.page.totItems).toBeGreaterThan(0);
    expect(data.products).toHaveLength(1);
    expect(data.products[0].breadCrumbs[0].slug).toBe('frutta-e-verdura');
  });

  test('puts what is sold out behind what can be bought, on its page and in its list', async () => {
    const { leafletId, slug } = await leaflet();
    const lead = async () => {
      const { pageProducts } = (await shop.anonymous.get('leaflet/detail', { slug })).data.leaflet;
      const { products } = (
        await shop.anonymous.get('leaflet/product-search', { parent_leaflet_id: leafletId, page_size: 100 })
      ).data;
      const cover = pageProducts[0].productIds as number[];
      return { cover, listed: products.map(({ productId }: Product) => productId) as number[] };
    };
    const before = await lead();
    const [first] = before.cover;
    const { rows } = await shop.deps.pool.query(
      'update stock set on_hand = reserved where product_id = $1 returning product_id',
      [first],
    );
    expect(rows.length).toBeGreaterThan(0);
    await expect.poll(async () => (await lead()).cover.at(-1)).toBe(first);
    const after = await lead();
    expect(after.cover).toEqual([...before.cover.slice(1), first]);
    expect(after.listed.at(-1)).toBe(first);
    expect(after.listed.slice().sort()).toEqual(before.listed.slice().sort());
  });

  test('unknown ones have no products', async () => {
    const { data, response } = await shop.anonymous.get('leaflet/product-search', { parent_leaflet_id: 999 });
    expect([response.status, data.page.totItems, data.products]).toEqual([0, 0, []]);
    expect((await shop.anonymous.get('leaflet/detail', { slug: 'x' })).response.errors[0]?.code).toBe(
      'leaflet-not-found',
    );
  });

  test('pages are pictures, drawn once, under another address when a price changes', async () => {
    const { baseLocation, pages } = await leaflet();
    expect(baseLocation).toMatch(new RegExp(`^${shop.deps.config.publicUrl}/media/leaflets/.+/$`));
    const path = new URL(baseLocation).pathname;
    for (let index = 0; index < pages; index++) {
      const answer = await get(`${path}${index}.png`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1000, height: 1414 });
    }
    for (const none of [`${pages}.png`, '-1.png', '00.png', '100.png', '0.jpg']) {
      expect((await get(path + none)).statusCode).toBe(404);
    }
    const id = (await shop.anonymous.get('leaflet/detail', { slug: 'una-settimana-di-prezzi-bassi' })).data.leaflet
      .pageProducts[0].productIds[0];
    await shop.deps.pool.query(`update product set description = 'altro peso' where product_id = $1`, [id]);
    await catalogueOf(shop.deps).refresh();
    const next = new URL((await leaflet()).baseLocation).pathname;
    expect(next).not.toBe(path);
    const old = await get(`${path}1.png`);
    expect([old.statusCode, old.headers.location]).toEqual([302, `${next}1.png`]);
  });

  test('is gone from the list when it is over, but still found', async () => {
    shop.clock.advanceMinutes(60 * 24 * 12);
    expect((await shop.anonymous.get('leaflet/search')).data.leaflets).toEqual([]);
    const home = calls.content.homeView.data.parse((await shop.anonymous.get('home/view')).data);
    expect(home.blocks.map(({ kind }) => kind)).not.toContain('strip');
    const { response } = await shop.anonymous.get('leaflet/detail', { slug: 'una-settimana-di-prezzi-bassi' });
    expect(response.status).toBe(0);
    shop.clock.advanceMinutes(-60 * 24 * 12);
  });
});

describe('newsletter', () => {
  const subscription = async (email: string) =>
    (await shop.deps.pool.query('select confirmed_at from newsletter_subscription where email = $1', [email])).rows[0];
  const tokenOf = (mail: { text: string } | undefined) => /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];

  test('needs the owner of the address to say yes, and lets them go', async () => {
    await shop.anonymous.post('newsletter/subscribe', { e_mail: 'Ada@Sporta.example' });
    await shop.drainOutbox();
    const mail = shop.sentMail.at(-1);
    expect(mail).toMatchObject({ to: 'ada@sporta.example', subject: 'Conferma la tua iscrizione alla newsletter' });
    expect((await subscription('ada@sporta.example')).confirmed_at).toBeNull();
    const token = tokenOf(mail);
    expect((await shop.anonymous.post('newsletter/confirm', { token })).response.status).toBe(0);
    expect((await subscription('ada@sporta.example')).confirmed_at).not.toBeNull();
    // asked again by somebody: nothing changes and nothing is sent
    const before = shop.sentMail.length;
    expect((await shop.anonymous.post('newsletter/subscribe', { e_mail: 'ada@sporta.example' })).response.status).toBe(
      0,
    );
    await shop.drainOutbox();
    expect(shop.sentMail).toHaveLength(before);
    expect((await shop.anonymous.post('newsletter/confirm', { token, unsubscribe: true })).response.status).toBe(0);
    expect(await subscription('ada@sporta.example')).toBeUndefined();
  });

  test('does not fill a mailbox, and its codes grow old', async () => {
    for (let time = 0; time < 3; time++)
      await shop.anonymous.post('newsletter/subscribe', { e_mail: 'bea@sporta.example' });
    await shop.drainOutbox();
    const mails = shop.sentMail.filter(({ to }) => to === 'bea@sporta.example');
    expect(mails).toHaveLength(1);
    shop.clock.advanceMinutes(8 * 24 * 60);
    const late = await shop.anonymous.post('newsletter/confirm', { token: tokenOf(mails[0]) });
    expect(late.response.errors[0]?.code).toBe('token-not-valid');
    await contentModule.jobs?.[0]?.run(shop.deps);
    expect(await subscription('bea@sporta.example')).toBeUndefined();
    shop.clock.advanceMinutes(-8 * 24 * 60);
  });

  test('leaves no address among the messages, and sends nothing to one that was forgotten', async () => {
    const messages = async () =>
      (await shop.deps.pool.query(`select payload from outbox where topic = 'content.newsletter-mail'`)).rows;
    await shop.anonymous.post('newsletter/subscribe', { e_mail: 'dora@sporta.example' });
    expect((await messages()).length).toBeGreaterThan(0);
    expect(JSON.stringify(await messages())).not.toContain('@');
    await shop.deps.pool.query(`delete from newsletter_subscription where email = 'dora@sporta.example'`);
    await shop.drainOutbox();
    expect(shop.sentMail.filter(({ to }) => to === 'dora@sporta.example')).toEqual([]);
  });

  test('refuses what is no address and unknown codes', async () => {
    expect((await shop.anonymous.post('newsletter/subscribe', { e_mail: 'nessuno' })).http.statusCode).toBe(400);
    expect((await shop.anonymous.post('newsletter/confirm', { token: 'x'.repeat(43) })).response.status).toBe(1);
  });
});

describe('the content as a file', () => {
  const exported = async () => JSON.parse(JSON.stringify(await exportContent(shop.deps.db)));

  test('goes out and comes in again without a change', async () => {
    const before = await exported();
    expect(before.pages.length).toBeGreaterThan(5);
    expect(before.leaflets[0].pages[0].products.length).toBeGreaterThan(5);
    const popup = (await shop.anonymous.get('popup/view')).data.popup;
    await importContent(shop.deps.db, readContentFile(JSON.stringify(before)));
    expect(await exported()).toEqual(before);
    expect((await shop.anonymous.get('popup/view')).data.popup).toEqual(popup);
  });

  test('is written all or not at all, cleaned, and only the parts it has', async () => {
    const before = await exported();
    const now = shop.clock.now().getTime();
    const pages = [
      { name: 'orari', title: 'Orari', content: '<p onclick="x()">Dalle 8<script>x</script></p>' },
      {
        name: 'natale',
        title: 'Natale',
        content: '<p>Auguri</p>',
        validFrom: new Date(now + 60_000).toISOString(),
        validTo: new Date(now + 120_000).toISOString(),
      },
    ];
    const leaflets = [
      {
        name: 'X',
        slug: 'x',
        startsOn: '2026-01-01',
        endsOn: '2026-01-02',
        pages: [{ title: '', products: ['nessuno'] }],
      },
    ];
    const bad = importContent(shop.deps.db, readContentFile(JSON.stringify({ pages, leaflets })));
    await expect(bad).rejects.toThrow(
      /leaflets\.0\.pages\.0\.products\.0: there is no product with the code "nessuno"/,
    );
    const trial = await importContent(shop.deps.db, readContentFile(JSON.stringify({ pages })), { dryRun: true });
    expect(trial).toEqual({ pages: 2 });
    expect(await exported()).toEqual(before);

    await importContent(shop.deps.db, readContentFile(JSON.stringify({ pages })));
    const view = async (name: string) => shop.anonymous.get('page/view', { page_name: name });
    expect((await view('orari')).data.page.content).toBe('<p>Dalle 8</p>');
    expect((await view('chi-siamo')).response.errors[0]?.code).toBe('page-not-found');
    expect((await view('natale')).response.errors[0]?.code).toBe('page-not-found');
    shop.clock.advanceMinutes(1.5);
    expect((await view('natale')).data.page.title).toBe('Natale');
    shop.clock.advanceMinutes(1);
    expect((await view('natale')).response.errors[0]?.code).toBe('page-not-found');
    shop.clock.advanceMinutes(-2.5);
    expect({ ...(await exported()), pages: [] }).toEqual({ ...before, pages: [] });
    await importContent(shop.deps.db, readContentFile(JSON.stringify({ pages: before.pages })));
    expect(await exported()).toEqual(before);
  });
});

test('a product that a flyer is about to name cannot be deleted meanwhile', async () => {
  const { rows } = await shop.deps.pool.query('select product_id, code from product order by product_id limit 1');
  const flyer = {
    name: 'Volantino',
    slug: 'volantino-a-meta',
    startsOn: '2026-06-01',
    endsOn: '2026-06-07',
    pages: [{ title: 'Pagina', products: [rows[0].code] }],
  };
  await withTransaction(shop.deps.db, async (tx) => {
    expect((await readyLeaflets(tx, [flyer]))[0]?.pages[0]?.products).toHaveLength(1);
    await expect(
      shop.deps.pool.query('select from product where product_id = $1 for update nowait', [rows[0].product_id]),
    ).rejects.toMatchObject({ code: '55P03' });
  });
});
