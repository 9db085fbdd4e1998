import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectReadableInTheDark } from './accessible.ts';
import { callShop, closeBrowser, type Device, logIn, type Visit, visit } from './browser.ts';
import { clearPurchase, readyToPay } from './purchase.ts';
import { smallTargets } from './targets.ts';

/** Pages of everybody. */
export const publicPages = [
  '/',
  '/catalog',
  '/frutta-e-verdura',
  '/frutta-e-verdura/frutta-fresca',
  '/search?q=latte',
  '/search?q=xyzxyz',
  '/search?q=mozarella',
  '/search',
  '/login',
  '/registration-user',
  '/registration-completed?e_mail=chiara@posta.example',
  '/registration-confirmed',
  '/registration-confirmed?e_mail=chiara@posta.example&reg_control_code=qualunque',
  '/email-confirmed',
  '/email-restored',
  '/email-restored?token=qualunque',
  '/reset-password-request',
  '/reset-password-sent?e_mail=chiara@posta.example',
  '/reset-password?e_mail=chiara@posta.example&reset_token=qualunque',
  '/reset-password-completed',
  '/fast-search?q=latte',
  '/fast-search',
  '/page/chi-siamo',
  '/faq',
  '/ricette',
  '/search?q=ingredienti%20carbonara',
  '/volantini',
  '/volantini/una-settimana-di-prezzi-bassi',
  '/volantini/una-settimana-di-prezzi-bassi?vista=pagine',
  '/store-locator',
  '/store-locator/1',
  '/newsletter',
  '/gift-voucher',
  '/gift-voucher/balance',
  '/not-found',
  '/service-down',
  '/non-esiste',
];
/** Pages of a customer of the demo. */
export const customerPages = [
  '/',
  '/checkout',
  '/profile',
  '/profile/orders',
  '/profile/addresses',
  '/profile/lists',
  '/profile/addresses/manage',
  '/profile/profile-update',
  '/profile/profile-update-error',
  '/profile/gifts',
  '/profile/delivery-pass',
  '/gift-voucher',
  '/profile/notifications',
  '/profile/purchased',
  '/profile/rewards-cart',
  '/profile/requested-rewards',
  '/profile/points',
  '/profile/create-offer',
  '/profile/update-password',
  '/profile/billing',
  '/profile/consents',
  '/profile/privacy',
  '/profile/payment-method',
];

/** Looks at every page of the shop on one device. Each device is a test file of its own: the two run at the same time. */
export function testEveryPage(device: Device): void {
  afterAll(closeBrowser);
  describe(`accessibility on a ${device}`, () => testPages(device));
  describe(`a cart whose order is being paid (${device})`, () => testCartBeingPaid(device));
}

function testPages(device: Device): void {
  let visitor: Visit;
  let customer: Visit;
  beforeAll(async () => {
    visitor = await visit(device);
    customer = await visit(device);
    await logIn(customer.context);
  });
  afterAll(async () => {
    await visitor.context.close();
    await customer.context.close();
  });

  it.each(publicPages)('finds no fault on %s for visitors', async (path) => {
    await visitor.context.clearCookies();
    await check(visitor, device, path);
  });

  it('finds no fault on a product page', async () => {
    const { products } = await callShop<{ products: { itemUrl: string }[] }>(
      visitor.context,
      'products?promo=true&page_size=1',
    );
    await visitor.context.clearCookies();
    await check(visitor, device, products[0]?.itemUrl ?? '');
  });

  it.each(customerPages)('finds no fault on %s for customers', async (path) => {
    await check(customer, device, path);
  });
}

function testCartBeingPaid(device: Device): void {
  it('has no fault where its delivery and its goods are shown', async () => {
    const { page, context, faults } = await visit(device);
    try {
      await readyToPay(context);
      const { grossTotal } = await callShop<{ grossTotal: number }>(context, 'cart/view');
      await callShop(context, 'cart/buy', {
        payment_type_id: 1,
        expected_total: grossTotal,
        idempotency_key: `accessible-${device}-${Math.random()}`,
      });
      for (const path of ['/', '/checkout', '/profile/orders']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectAccessible(page);
        if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
      }
      expect(faults).toEqual([]);
      await clearPurchase(context);
    } finally {
      await context.close();
    }
  });
}

/** Looks at a page as somebody who comes for the first time: the pages before it have left nothing in the browser. */
async function check({ page, faults }: Visit, device: Device, path: string): Promise<void> {
  await forgetVisit(page);
  faults.length = 0;
  await page.goto(path, { waitUntil: 'networkidle' });
  await expectAccessible(page);
  if (device === 'phone') {
    expect(await smallTargets(page)).toEqual([]);
    await expectReadableInTheDark(page);
  }
  expect(faults).toEqual([]);
}

/** Empties what the shop keeps in the browser, but for the cookies; from a page on which no program of the shop writes any more. */
async function forgetVisit(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}
