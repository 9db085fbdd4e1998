import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectReadable } from './support/accessible.ts';
import { callShop, logIn, visits } from './support/browser.ts';
import { customerPages, publicPages } from './support/every-page.ts';
import { visitWithWorker, whenKept } from './support/no-network.ts';
import { clearPurchase, readyToPay } from './support/purchase.ts';

const visit = visits();

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(15, 19, 12)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

describe('the dark look', () => {
  it('can be read on every page of everybody', { timeout: 300_000 }, async () => {
    const { page, context } = await visit('phone');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const { products } = await callShop<{ products: { itemUrl: string }[] }>(
      context,
      'products?promo=true&page_size=1',
    );
    for (const path of [...publicPages, products[0]!.itemUrl]) await expectDark(page, path);
  });

  it('can be read on every page of customers', { timeout: 300_000 }, async () => {
    const { page, context } = await visit('phone');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await readyToPay(context);
    for (const path of [...customerPages, '/payment']) await expectDark(page, path);
    await clearPurchase(context);
  });

  it('can be read in what lies over a page, also without a network', async () => {
    const visitor = await visitWithWorker('phone');
    const { page, context, faults } = visitor;
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await logIn(context);
    await page.goto('/frutta-e-verdura');
    await whenKept(page, 'auth/test', 'cart/view', 'category frutta-e-verdura');
    for (const name of ['Apri menu categorie', 'Cerca con il codice a barre', /^Filtra/]) {
      await page.getByRole('button', { name }).first().click();
      await page.getByRole('dialog').waitFor();
      await expectReadable(page, String(name));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    }
    await context.setOffline(true);
    for (const path of ['/frutta-e-verdura', '/checkout', '/product/mai-visto-1']) {
      await page.goto(path);
      await page.getByRole('region', { name: 'Rete' }).waitFor();
      await expectReadable(page, `${path} without a network`);
    }
    expect(faults).toEqual([]);
    await context.close();
  });

  it('leaves paper white', async () => {
    const { page } = await visit('desk');
    await page.emulateMedia({ colorScheme: 'dark', media: 'print', reducedMotion: 'reduce' });
    await page.goto('/faq');
    expect(await ground(page)).toBe(LIGHT);
  });
});

async function expectDark(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle', timeout: 60_000 });
  expect(await ground(page), path).toBe(DARK);
  await expectReadable(page, path);
}

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
