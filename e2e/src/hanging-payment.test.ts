import type { BrowserContext, Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, visits } from './support/browser.ts';
import { cards, clearPurchase, expectCompleted, fillCart, payAtTheBank, readyToPay } from './support/purchase.ts';
import { shopUrl } from './support/shop.ts';
import { stripeFields, typeCard } from './support/stripe-fields.ts';

/** A wire that hangs while somebody pays: the shop has the order, and its answer does not come, comes late, or comes twice. */

const enter = visits();
/** The page gives a change up after 45 seconds. */
const GIVEN_UP = 70_000;

const payButton = (page: Page) => page.getByRole('button', { name: /^Paga \d/ }).filter({ visible: true });

async function ordersOf(context: BrowserContext): Promise<number> {
  const { orders, page } = await callShop<{ orders: unknown[]; page?: { totItems: number } }>(context, 'order/list');
  return page?.totItems ?? orders.length;
}

/**
 * The first `hung` purchases reach the shop and hang on the way back.
 * @returns keys of all purchases asked for, and what lets the hanging answers come after all
 */
async function hangOnTheWayBack(page: Page, hung = 1) {
  const keys: string[] = [];
  const late: (() => Promise<void>)[] = [];
  await page.route('**/ebsn/api/cart/buy', async (route: Route) => {
    keys.push((route.request().postDataJSON() as { idempotency_key: string }).idempotency_key);
    const mine = keys.length;
    const response = await route.fetch();
    if (mine > hung) return route.fulfill({ response });
    late.push(() => route.fulfill({ response }).catch(() => undefined));
  });
  return { keys, letThemCome: () => Promise.all(late.map((come) => come())), arrived: () => late.length };
}

/** What the test itself cut off is no fault of the page. */
function forgive(faults: string[]): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_|Failed to fetch/.test(fault)));
}

it('says that it waits, then what to do; the second press finds the same order, and the late answer changes nothing', {
  timeout: 240_000,
}, async () => {
  const { page, context, faults } = await enter('phone');
  await readyToPay(context);
  const before = await ordersOf(context);
  await page.goto('/payment', { waitUntil: 'networkidle' });
  const wire = await hangOnTheWayBack(page);
  await payButton(page).click();
  await page.getByText('resta su questa pagina').filter({ visible: true }).waitFor();
  await expectAccessible(page);
  await page.getByText('Non sappiamo ancora se l’ordine è partito').waitFor({ timeout: GIVEN_UP });
  expect(await page.getByText('resta su questa pagina').filter({ visible: true }).count()).toBe(0);
  await expectAccessible(page);
  expect(wire.arrived()).toBe(1);

  await payButton(page).click();
  await wire.letThemCome();
  await page.waitForURL((url) => url.origin !== shopUrl(), { timeout: 60_000 });
  await payAtTheBank(page, cards.approved);
  await expectCompleted(page);
  expect(new Set(wire.keys).size).toBe(1);
  expect(await ordersOf(context)).toBe(before + 1);
  await clearPurchase(context);
  forgive(faults);
});

it('a reload in the middle finds the payment under way, and it is finished there once', {
  timeout: 240_000,
}, async () => {
  const { page, context, faults } = await enter('desk');
  await readyToPay(context);
  const before = await ordersOf(context);
  await page.goto('/payment', { waitUntil: 'networkidle' });
  const wire = await hangOnTheWayBack(page);
  await payButton(page).click();
  await expect.poll(wire.arrived, { timeout: 30_000 }).toBe(1);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Continua il pagamento' }).first().waitFor();
  expect(await payButton(page).count()).toBe(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continua il pagamento' }).first().click();
  await page.waitForURL((url) => url.origin !== shopUrl(), { timeout: 60_000 });
  await payAtTheBank(page, cards.approved);
  await expectCompleted(page);
  expect(await ordersOf(context)).toBe(before + 1);
  await clearPurchase(context);
  forgive(faults);
});

it('an order that was paid at once, and whose answer hangs, is found again by who loads the page once more', {
  timeout: 240_000,
}, async () => {
  const { page, context, faults } = await enter('phone');
  await readyToPay(context);
  await page.goto('/payment/stripe/card');
  await stripeFields(page).getByLabel('Numero della carta').waitFor();
  await typeCard(page, '4242424242424242');
  await page.getByRole('button', { name: 'Salva la carta' }).click();
  await page.waitForURL((address) => address.pathname === '/profile/payment-method');
  const before = await ordersOf(context);
  await page.goto('/payment', { waitUntil: 'networkidle' });
  const wire = await hangOnTheWayBack(page);
  await payButton(page).click();
  await expect.poll(wire.arrived, { timeout: 30_000 }).toBe(1);
  expect(await ordersOf(context)).toBe(before + 1);
  await page.reload();
  await expectCompleted(page);
  expect(new Set(wire.keys).size).toBe(1);
  expect(await ordersOf(context)).toBe(before + 1);

  // and the next cart is another purchase
  await fillCart(context);
  await page.goto('/payment', { waitUntil: 'networkidle' });
  await payButton(page).click();
  await expectCompleted(page);
  expect(new Set(wire.keys).size).toBe(2);
  expect(await ordersOf(context)).toBe(before + 2);
  await clearPurchase(context);
  forgive(faults);
});
