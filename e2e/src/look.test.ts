import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, visits } from './support/browser.ts';
import { clearPurchase, readyToPay } from './support/purchase.ts';

const visit = visits();

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(15, 19, 12)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

describe('the dark look', () => {
  it('can be read on the pages of everybody', async () => {
    const { page, context } = await visit('phone');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const { products } = await callShop<{ products: { itemUrl: string }[] }>(
      context,
      'products?promo=true&page_size=1',
    );
    const product = products[0]!.itemUrl;
    for (const path of [
      '/',
      '/frutta-e-verdura',
      product,
      '/search?q=latte',
      '/login',
      '/volantini/una-settimana-di-prezzi-bassi',
      '/store-locator',
      '/faq',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await ground(page), path).toBe(DARK);
      await expectAccessible(page);
    }
  });

  it('can be read on the pages of customers', async () => {
    const { page, context } = await visit('desk');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await readyToPay(context);
    for (const path of [
      '/',
      '/checkout',
      '/profile',
      '/profile/orders',
      '/profile/lists',
      '/profile/payment-method',
      '/profile/points',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await ground(page), path).toBe(DARK);
      await expectAccessible(page);
    }
    await clearPurchase(context);
  });

  it('leaves paper white', async () => {
    const { page } = await visit('desk');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print', reducedMotion: 'reduce' });
    await page.goto('/faq');
    expect(await ground(page)).toBe(LIGHT);
  });
});

describe('the choice of the look', () => {
  it('changes the page at once, and the next one before any program is there', async () => {
    const { page } = await visit('phone');
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await ground(page)).toBe(LIGHT);
    await page.getByLabel('Aspetto').selectOption('Scuro');
    await expect.poll(() => ground(page)).toBe(DARK);
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/faq', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    expect(await ground(page)).toBe(DARK);
    await page.unroute('**/assets/*.js');
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await expect.poll(() => page.getByLabel('Aspetto').inputValue()).toBe('dark');
    await page.getByLabel('Aspetto').selectOption('Automatico');
    await expect.poll(() => ground(page)).toBe(LIGHT);
  });

  it('holds against the device', async () => {
    const { page, context } = await visit('phone');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await logIn(context);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    await page.getByLabel('Aspetto').selectOption('Chiaro');
    await expect.poll(() => ground(page)).toBe(LIGHT);
  });
});
