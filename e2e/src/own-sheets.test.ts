import { describe, expect, it } from 'vitest';
import { callShop, logIn, visits } from './support/browser.ts';
import { customerPages, publicPages } from './support/every-page.ts';
import { readSelectors, strangeRules } from './support/own-sheets.ts';
import { buyable } from './support/purchase.ts';

/** Pages bring the sheets they are drawn with: opened by their address and reached by a link. */

const visit = visits();

describe('a page opened by its address', () => {
  it('names all sheets it is drawn with', async () => {
    const { page, context } = await visit('phone');
    await page.goto('/robots.txt');
    const selectors = await readSelectors(page);
    const bare = (await (await context.request.get('/faq')).text()).replaceAll(/<link rel="stylesheet"[^>]*>/g, '');
    expect(await strangeRules(page, bare, selectors)).toContain('.reading');
    const faults: string[] = [];
    const look = async (path: string) => {
      const html = await (await context.request.get(path)).text();
      faults.push(...(await strangeRules(page, html, selectors)).map((rule) => `${path}: ${rule}`));
    };
    const [product] = await buyable(context, 'q=olio');
    for (const path of [...publicPages, `/product/${product?.slug}`]) await look(path);
    await logIn(context);
    await callShop(context, 'cart/add-item', { product_id: product?.productId, quantity: 1 });
    for (const path of customerPages) await look(path);
    await callShop(context, 'cart/empty', {});
    await logIn(context, 'direzione@sporta.example');
    for (const path of ['/profile/all-orders', '/profile/company', '/profile/paymentduedate']) await look(path);
    expect(faults).toEqual([]);
  });
});

describe('a page reached by a link', () => {
  it('has its sheet before it is shown, also when the page before it had none of it', async () => {
    const { page } = await visit('phone');
    await page.goto('/frutta-e-verdura', { waitUntil: 'networkidle' });
    // a link pressed before the program is there opens a page anew
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('footer a[href="/faq"]') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    await page.evaluate(() => {
      const seen = window as unknown as { shownAs: string[] };
      seen.shownAs = [];
      new MutationObserver(() => {
        const text = document.querySelector('.reading');
        if (text) seen.shownAs.push(getComputedStyle(text).display);
      }).observe(document.body, { childList: true, subtree: true });
    });
    const sheets = () => page.locator('link[rel="stylesheet"]').count();
    const before = await sheets();
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/faq"]')?.click());
    await page.waitForURL('**/faq');
    await page.locator('.reading').waitFor();
    expect(await sheets()).toBe(before + 1);
    const shownAs = await page.evaluate(() => (window as unknown as { shownAs: string[] }).shownAs);
    expect(new Set(shownAs)).toEqual(new Set(['grid']));
  });
});
