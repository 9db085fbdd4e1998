import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, visits } from './support/browser.ts';
import { playDevice } from './support/device.ts';
import { buyable, cards, clearPurchase, expectCompleted, payAtTheBank, readyToPay } from './support/purchase.ts';
import { shopUrl } from './support/shop.ts';

const enter = visits();

/** The shop on a phone, in the shell. */
async function openApp(
  path: string,
  prepare?: (context: Awaited<ReturnType<typeof enter>>['context']) => Promise<void>,
) {
  const visit = await enter('phone');
  const device = await playDevice(visit.page);
  await prepare?.(visit.context);
  await visit.page.goto(path);
  await expect.poll(() => device.askedFor('SplashScreen.hide')).toHaveLength(1);
  return { ...visit, device };
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('the app', () => {
  it('takes the splash away, stays upright, and goes back as the system asks: dialog, page, question', async () => {
    const { page, device } = await openApp('/');
    expect((await device.askedFor('ScreenOrientation.lock'))[0]?.options).toEqual({ orientation: 'portrait' });
    await expect.poll(() => device.say('App.nothing')).toBe(0);

    await page.getByRole('button', { name: 'Apri menu categorie' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await device.say('App.backButton', { canGoBack: true })).toBe(1);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(pathOf(page)).toBe('/');

    await device.say('App.appUrlOpen', { url: `${shopUrl()}/faq` });
    await device.say('App.appUrlOpen', { url: 'https://evil.example/product/x' });
    expect(pathOf(page)).toBe('/');
    const [product] = await buyable((await page.context()) as never, 'q=latte');
    await device.say('App.appUrlOpen', { url: `sporta://product/${product?.slug}` });
    await page.waitForURL(`**/product/${product?.slug}`);
    // an iPhone has no button of the system: the header has one, where there is a page before
    const back = page.getByRole('banner').getByRole('button', { name: 'Torna Indietro' });
    await back.waitFor();
    await expectAccessible(page);
    await device.say('App.backButton', { canGoBack: true });
    await page.waitForURL((url) => url.pathname === '/');
    await back.waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: 'Reparti' }).tap();
    await page.waitForURL('**/catalog');
    await back.tap();
    await page.waitForURL((url) => url.pathname === '/');

    // a category by number, whose name is one of before: no server stands behind the pages of the app to lead on
    const { categoryId, slug } = product?.breadCrumbs.at(-1) ?? { categoryId: 0, slug: '' };
    await page.evaluate((path) => history.pushState({}, '', path), `/nome-di-prima?categoryId=${categoryId}`);
    await page.waitForURL(`**/${slug}`);
    await page.locator('article.card').first().waitFor();
    await device.say('App.backButton', { canGoBack: true });
    await page.waitForURL((url) => url.pathname === '/');

    await device.say('App.backButton', { canGoBack: false });
    await page.getByRole('alertdialog').getByText('Chiudere Sporta?').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Resta' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    expect(await device.askedFor('App.exitApp')).toEqual([]);
    await device.say('App.backButton', { canGoBack: false });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Chiudi' }).click();
    await expect.poll(() => device.askedFor('App.exitApp')).toHaveLength(1);
  });

  it('scans with the device and searches for what it read', async () => {
    const { page, device } = await openApp('/');
    await device.answer('CapacitorBarcodeScanner.scanBarcode', { ScanResult: '8001234567890' });
    await page.getByRole('button', { name: 'Cerca con il codice a barre' }).first().click();
    await page.waitForURL(/\/search\?barcode=8001234567890/);
  });

  it('lays the page of the bank over the shop, and shows the order when the customer is back', async () => {
    const { page, context, device } = await openApp('/payment', readyToPay);
    await page
      .getByRole('button', { name: /^Paga \d/ })
      .first()
      .tap();
    await expect.poll(() => device.askedFor('InAppBrowser.openInWebView')).toHaveLength(1);
    const [opened] = await device.askedFor('InAppBrowser.openInWebView');
    expect(pathOf(page)).toBe('/payment');

    // a second page plays the in-app browser: every address it arrives at is said to the shop
    const inApp = await context.newPage();
    const said: string[] = [];
    inApp.on('framenavigated', (frame) => {
      if (frame !== inApp.mainFrame()) return;
      said.push(frame.url());
      // the last address may be said to a shop that is closed already
      device.say('InAppBrowser.browserPageNavigationCompleted', { url: frame.url() }).catch(() => undefined);
    });
    await inApp.goto(String(opened?.options?.url));
    await payAtTheBank(inApp, cards.approved);
    await expectCompleted(page);
    await expect.poll(() => device.askedFor('InAppBrowser.close')).toHaveLength(1);
    expect(said.some((url) => !url.startsWith(shopUrl()))).toBe(true);
    await inApp.close();
    expect((await callShop<{ cartItems: unknown[] }>(context, 'cart/view')).cartItems).toEqual([]);
  });

  it('asks how the payment stands when the page of the bank was closed by hand', async () => {
    const { page, context, device } = await openApp('/payment', readyToPay);
    await page
      .getByRole('button', { name: /^Paga \d/ })
      .first()
      .tap();
    await expect.poll(() => device.askedFor('InAppBrowser.openInWebView')).toHaveLength(1);
    await device.say('InAppBrowser.browserClosed');
    await page.waitForURL(/\/cart\/payment-completed\/\d+/);
    await clearPurchase(context);
  });
});
