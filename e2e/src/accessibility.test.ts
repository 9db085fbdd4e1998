import { afterAll, describe, expect, it } from 'vitest';
import { callShop, closeBrowser, type Device, expectAccessible, logIn, visit } from './support/browser.ts';
import { clearPurchase, readyToPay } from './support/purchase.ts';
import { smallTargets } from './support/targets.ts';

afterAll(closeBrowser);

const publicPages = [
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
  '/volantini',
  '/volantini/una-settimana-di-prezzi-bassi',
  '/volantini/una-settimana-di-prezzi-bassi?vista=pagine',
  '/store-locator',
  '/store-locator/1',
  '/newsletter',
  '/not-found',
  '/service-down',
  '/non-esiste',
];
const customerPages = [
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

describe.each<Device>(['desk', 'phone'])('accessibility on a %s', (device) => {
  it.each(publicPages)('finds no fault on %s for visitors', async (path) => {
    await check(device, path, false);
  });

  it('finds no fault on a product page', async () => {
    const { context } = await visit(device);
    const { products } = await callShop<{ products: { itemUrl: string }[] }>(
      context,
      'products?promo=true&page_size=1',
    );
    await context.close();
    await check(device, products[0]?.itemUrl ?? '', false);
  });

  it.each(customerPages)('finds no fault on %s for customers', async (path) => {
    await check(device, path, true);
  });
});

describe.each<Device>(['desk', 'phone'])('a cart whose order is being paid (%s)', (device) => {
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
});

async function check(device: Device, path: string, loggedIn: boolean): Promise<void> {
  const { page, context, faults } = await visit(device);
  try {
    if (loggedIn) await logIn(context);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectAccessible(page);
    if (device === 'phone') expect(await smallTargets(page)).toEqual([]);
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}
