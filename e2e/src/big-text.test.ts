import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, visits } from './support/browser.ts';
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

  it('shows cart, payment and profile whole', async () => {
    const { page, context } = await visit(device);
    await readyToPay(context);
    for (const path of ['/checkout', '/payment', '/profile']) await expectWhole(page, path);
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
