import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { callShop, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { clearPurchase, readyToPay } from './support/purchase.ts';

const visit = visits();

/** Pixels of the window that bars lie over while the page is read further. */
async function coveredWhenScrolled(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 700));
  await page.waitForTimeout(400);
  return page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    // what is seen in each row of pixels, at the left, in the middle and at the right
    const columns = [24, innerWidth / 2, innerWidth - 24];
    let covered = 0;
    for (let y = 0; y < innerHeight; y++) {
      if (columns.every((x) => stays(document.elementFromPoint(x, y)))) covered++;
    }
    return covered;
  });
}

it.each([
  ['a page enlarged four times', { width: 320, height: 256 }],
  ['a phone on its side', { width: 844, height: 390 }],
])('bars leave three quarters of the window to %s', async (_, size) => {
  const { page, context } = await visit('phone');
  await readyToPay(context);
  await page.setViewportSize(size);
  const { products } = await callShop<{ products: { itemUrl: string }[] }>(context, 'products?q=latte&page_size=1');
  for (const path of ['/', '/frutta-e-verdura', products[0]!.itemUrl, '/checkout', '/payment']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoWider(page);
    expect(await coveredWhenScrolled(page), path).toBeLessThanOrEqual(size.height / 4);
  }
  await clearPurchase(context);
});
