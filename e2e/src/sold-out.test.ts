import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { databaseUrl } from './support/shop.ts';
import { smallTargets } from './support/targets.ts';

const visit = visits();

/** Sold-out goods, also on offer, look different from others: which ones there are depends on what was sold. */
describe.each<Device>(['desk', 'phone'])('what is sold out (%s)', (device) => {
  it('can be read and pressed like everything else', async () => {
    const { page, context } = await visit(device);
    const { products } = await callShop<{ products: { productId: number; name: string }[] }>(
      context,
      'products?promo=true&page_size=4',
    );
    const productIds = products.map(({ productId }) => productId);
    const db = new pg.Client({ connectionString: databaseUrl() });
    await db.connect();
    try {
      const { rows: before } = await db.query(
        'select product_id, warehouse_id, on_hand from stock where product_id = any($1)',
        [productIds],
      );
      await db.query('update stock set on_hand = reserved where product_id = any($1)', [productIds]);
      const soldOut = page.locator('.card.out');
      await expect
        .poll(async () => {
          await page.goto(`/search?q=${encodeURIComponent(products[0]?.name ?? '')}`, { waitUntil: 'networkidle' });
          return soldOut.count();
        })
        .toBeGreaterThan(0);
      await expectAccessible(page);
      await expectNoWider(page);
      if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
      for (const { product_id, warehouse_id, on_hand } of before) {
        await db.query('update stock set on_hand = $3 where product_id = $1 and warehouse_id = $2', [
          product_id,
          warehouse_id,
          on_hand,
        ]);
      }
    } finally {
      await db.end();
    }
  });
});

describe.each<Device>(['desk', 'phone'])('what was withdrawn from sale (%s)', (device) => {
  it('is named at its address, with the status of a page that is not there, and leads on', async () => {
    const { page, context } = await visit(device);
    const { products } = await callShop<{ products: { productId: number; name: string; itemUrl: string }[] }>(
      context,
      'products?q=passata&page_size=1',
    );
    const { productId, name: shortName, itemUrl } = products[0]!;
    const name = `${shortName} di pomodori datterini maturati al sole della Sicilia`;
    const db = new pg.Client({ connectionString: databaseUrl() });
    await db.connect();
    try {
      await db.query('update product set published = false, short_name = $2 where product_id = $1', [productId, name]);
      await expect.poll(async () => (await page.goto(itemUrl, { waitUntil: 'networkidle' }))?.status()).toBe(404);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText('Ora non è in vendita.').waitFor();
      expect(await page.title()).toContain(name);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
      expect(await page.locator('#simili li').count()).toBeGreaterThan(1);
      await expectAccessible(page);
      await expectNoWider(page);
      if (device === 'phone') expect(await smallTargets(page)).toEqual([]);

      // who comes by a link of a page that was open before
      await page.goto('/', { waitUntil: 'networkidle' });
      await page.evaluate((path) => history.pushState({}, '', path), itemUrl);
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await expect.poll(() => page.title()).toContain(name);
    } finally {
      await db.query('update product set published = true, short_name = $2 where product_id = $1', [
        productId,
        shortName,
      ]);
      await db.end();
    }
  });
});
