import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, visits } from './support/browser.ts';
import { cutTexts } from './support/cut-texts.ts';
import { expectNoWider } from './support/fits.ts';
import { clearPurchase, readyToPay } from './support/purchase.ts';

/** Twice the size browsers begin with (WCAG 2.2, 1.4.4). */
const textSize = 32;
const visit = visits({ textSize });

describe.each(['phone', 'desk'] as const)('with the text of the browser twice as large, on a %s', (device) => {
  it('shows the pages of everybody whole', async () => {
    const { page, context } = await visit(device);
    const { products } = await callShop<{ products: { itemUrl: string }[] }>(
      context,
      'products?promo=true&page_size=1',
    );
    for (const path of ['/', '/frutta-e-verdura', products[0]!.itemUrl]) await expectWhole(page, path);
  });

  it('shows search, lists and the list search whole', async () => {
    const { page, context } = await visit(device);
    await logIn(context);
    for (const path of ['/search?q=latte', '/profile/lists', '/fast-search', '/profile/notifications']) {
      await expectWhole(page, path);
    }
  });

  it('shows whole what lies over a page: menu, scanner, filters', async () => {
    const { page, context } = await visit(device);
    await readyToPay(context);
    await page.goto('/frutta-e-verdura', { waitUntil: 'networkidle' });
    const menu = page.getByRole('button', { name: /^(Apri menu categorie|Prodotti)/ }).first();
    await expectOpenWhole(page, menu, 'menu');
    await expectOpenWhole(page, page.getByRole('button', { name: 'Cerca con il codice a barre' }).first(), 'scanner');
    if (device === 'phone')
      await expectOpenWhole(page, page.getByRole('button', { name: /^Filtra/ }).first(), 'filters');
    await clearPurchase(context);
  });

  it('shows cart, payment and profile whole', async () => {
    const { page, context } = await visit(device);
    await readyToPay(context);
    for (const path of ['/checkout', '/payment', '/profile', '/profile/addresses/manage'])
      await expectWhole(page, path);
    await clearPurchase(context);
  });
});

async function expectWhole(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size, path).toBe(`${textSize}px`);
  expect(await cutTexts(page), path).toEqual([]);
  await expectNoWider(page);
  await expectAccessible(page);
}

async function expectOpenWhole(page: Page, button: Locator, what: string): Promise<void> {
  await button.click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(500);
  expect(await cutTexts(page), what).toEqual([]);
  await expectNoWider(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}
