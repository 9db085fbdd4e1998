import { insertionTypeIds } from '@sporta/contract/constants.ts';
import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, logIn, visits } from './support/browser.ts';
import { buyable, cards, clearPurchase, expectCompleted, payAtTheBank, readyToPay } from './support/purchase.ts';
import { shopUrl } from './support/shop.ts';

/** A network that is slow, goes and comes back while somebody orders. */

const enter = visits();

/**
 * Each change reaches the shop, and the first answer of each kind is lost on the way back: the worst a network can do. Everything is
 * slow on top of it.
 * @returns the calls whose answer was lost
 */
async function loseFirstAnswers(page: Page): Promise<string[]> {
  const lost: string[] = [];
  await page.route('**/ebsn/api/**', async (route) => {
    const request = route.request();
    const call = new URL(request.url()).pathname.replace('/ebsn/api/', '');
    const answer = await route.fetch();
    if (request.method() !== 'POST' || lost.includes(call)) return route.fulfill({ response: answer });
    lost.push(call);
    return route.abort('connectionreset');
  });
  return lost;
}

async function ordersOf(context: BrowserContext): Promise<number> {
  const { orders, page } = await callShop<{ orders: unknown[]; page?: { totItems: number } }>(context, 'order/list');
  return page?.totItems ?? orders.length;
}

it('an order whose answers are lost on the way is placed once and paid once', async () => {
  const { page, context, faults } = await enter('phone');
  await readyToPay(context);
  const ordersBefore = await ordersOf(context);
  await page.goto('/payment', { waitUntil: 'networkidle' });
  const lost = await loseFirstAnswers(page);
  const pay = page.getByRole('button', { name: /^Paga \d/ }).first();
  await pay.click();
  await expect.poll(() => lost.length).toBeGreaterThan(0);
  const atTheBank = () => new URL(page.url()).origin !== shopUrl();
  await expect
    .poll(
      async () => {
        if (!atTheBank() && (await pay.isEnabled().catch(() => false)))
          await pay.click({ timeout: 1000 }).catch(() => {});
        return atTheBank();
      },
      { timeout: 60_000, interval: 1000 },
    )
    .toBe(true);
  expect(lost).toContain('cart/buy');
  await payAtTheBank(page, cards.approved);
  await expectCompleted(page);
  expect(await ordersOf(context)).toBe(ordersBefore + 1);
  await clearPurchase(context);
  // the lost answers are the test's own doing
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_CONNECTION_RESET|Failed to fetch/.test(fault)));
});

it('an order on a slow network: what was pressed says so, and a second press places no second order', async () => {
  const { page, context } = await enter('phone');
  await readyToPay(context);
  const ordersBefore = await ordersOf(context);
  await page.goto('/payment', { waitUntil: 'networkidle' });
  const bought: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/ebsn/api/cart/buy')) bought.push(request.postData() ?? '');
  });
  // a train between two stations: two seconds there and back, 20 kB a second
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2_000,
    downloadThroughput: 20_000,
    uploadThroughput: 20_000,
  });
  await page
    .getByRole('button', { name: /^Paga \d/ })
    .first()
    .click();
  const atWork = page.getByRole('button', { name: 'Paghiamo…' }).first();
  await atWork.click({ force: true });
  await atWork.press('Enter');
  await page.waitForURL((url) => url.origin !== shopUrl(), { timeout: 60_000 });
  await payAtTheBank(page, cards.approved);
  await page.waitForURL(/\/cart\/payment-completed\/\d+/, { timeout: 60_000 });
  await expectCompleted(page);
  expect(bought).toHaveLength(1);
  expect(await ordersOf(context)).toBe(ordersBefore + 1);
  await clearPurchase(context);
});

it('the network goes while the bank sends the customer back: nobody is told to pay again, and it goes on by itself', async () => {
  const { page, context } = await enter('phone', { worker: true });
  await readyToPay(context);
  const ordersBefore = await ordersOf(context);
  await page.goto('/payment', { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  // a worker that is still being activated would switch it on again
  await page.evaluate(async () => {
    const found = await navigator.serviceWorker.ready;
    while (found.active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
    await found.navigationPreload.disable();
  });
  // the way back is cut where the worker asks the network for it
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const inside = globalThis as unknown as { cut: boolean; fetch: typeof fetch };
    const { fetch: real } = inside;
    inside.cut = true;
    inside.fetch = (asked, init) =>
      inside.cut && /payment-return/.test(asked instanceof Request ? asked.url : String(asked))
        ? Promise.reject(new TypeError('no network'))
        : real(asked, init);
  });
  await page
    .getByRole('button', { name: /^Paga \d/ })
    .first()
    .click();
  await page.waitForURL((url) => url.origin !== shopUrl(), { timeout: 60_000 });
  await payAtTheBank(page, cards.approved);
  await page.getByRole('heading', { name: 'La rete è andata via mentre tornavi al negozio' }).waitFor();
  await expectAccessible(page);
  await worker?.evaluate(() => {
    (globalThis as unknown as { cut: boolean }).cut = false;
  });
  await expectCompleted(page);
  expect(await ordersOf(context)).toBe(ordersBefore + 1);
  await clearPurchase(context);
});

it('a network that takes a change and answers nothing: it waits on the device, outlives the page, and is made once', async () => {
  const { page, context, faults } = await enter('phone');
  await logIn(context);
  await clearPurchase(context);
  const [first, second, third] = (await buyable(context, 'q=olio')).map(({ productId, slug }) => ({ productId, slug }));
  await page.goto('/search?q=olio', { waitUntil: 'networkidle' });
  const add = (slug = '') =>
    page
      .locator('article.card')
      .filter({ has: page.locator(`a[href$="/${slug}"]`) })
      .getByRole('button', { name: /^Aggiungi/ })
      .first()
      .click();
  // the shop makes each change, and nobody hears of it
  let silent = true;
  await page.route('**/ebsn/api/cart/add-item', async (route) => {
    if (!silent) return route.continue();
    await route.fetch().catch(() => undefined);
  });
  const bar = page.getByRole('region', { name: 'Rete' });
  await add(first?.slug);
  await expect.poll(() => bar.textContent(), { timeout: 30_000 }).toContain('Una modifica da mandare');
  await add(second?.slug);
  await expect.poll(() => bar.textContent()).toContain('2 modifiche da mandare');
  silent = false;
  const pieces = async () => {
    const { cartItems } = await callShop<{
      cartItems: { quantity: number; product: { productId: number }; cartItemInsertionTypeId: number }[];
    }>(context, 'cart/view');
    const own = cartItems.filter((each) => each.cartItemInsertionTypeId === insertionTypeIds.ordered);
    return Object.fromEntries(own.map(({ product, quantity }) => [product.productId, quantity]));
  };
  await expect.poll(pieces, { timeout: 40_000 }).toEqual({ [first!.productId]: 1, [second!.productId]: 1 });
  await expect.poll(() => bar.count(), { timeout: 30_000 }).toBe(0);

  silent = true;
  await add(third?.slug);
  await page.waitForTimeout(3_500);
  await page.goto('/checkout');
  silent = false;
  await expect.poll(() => page.locator('.cline').count(), { timeout: 30_000 }).toBe(3);
  await expect.poll(() => page.getByText('in attesa').count(), { timeout: 40_000 }).toBe(0);
  expect(await pieces()).toEqual({ [first!.productId]: 1, [second!.productId]: 1, [third!.productId]: 1 });
  await clearPurchase(context);
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_FAILED|ERR_ABORTED|Failed to fetch/.test(fault)));
});
