import type { BrowserContext, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, go, visits } from './support/browser.ts';
import { newHousehold } from './support/customer.ts';
import { expectNoWider } from './support/fits.ts';
import { clearPurchase, fillCart } from './support/purchase.ts';
import { shopUrl } from './support/shop.ts';

/** The page of payment stands open while the same customer chooses another address on another device. */

const visit = visits();
const payButton = (page: Page) => page.getByRole('button', { name: /^Paga \d/ }).filter({ visible: true });

const moveTo = (context: BrowserContext, userAddressId: number) =>
  callShop(context, 'cart/set-address', { user_address_id: userAddressId, delivery_service_id: 1 });

describe.each<Device>(['desk', 'phone'])('another address, chosen elsewhere (%s)', (device) => {
  it('is paid for only once the page of payment has shown it', async () => {
    const { page, context } = await visit(device);
    await newHousehold(context);
    const { userAddress } = await callShop<{ userAddress: { userAddressId: number } }>(context, 'user-address/insert', {
      address_name: 'Nonna',
      address1: 'Via Savona',
      address_number: '10',
      city: 'Milano',
      province: 'MI',
      postalcode: '20144',
    });
    await fillCart(context);
    await go(page, '/payment');
    await payButton(page).and(page.locator(':enabled')).waitFor();
    // this page hears nothing of it
    await callShop(context, 'cart/unlock', {});
    await moveTo(context, userAddress.userAddressId);
    await payButton(page).click();
    const note = page.getByText(/^La consegna è cambiata\. Ora è .*Via Savona 10\. Se va bene, paga di nuovo\.$/);
    await note.waitFor();
    expect(new URL(page.url()).origin).toBe(shopUrl());
    await expectAccessible(page);
    await expectNoWider(page);

    // of another tab it hears, and says so by itself
    await go(page, '/payment');
    await payButton(page).and(page.locator(':enabled')).waitFor();
    const tab = await context.newPage();
    await go(tab, '/checkout');
    const chosen = device === 'desk' ? /^Modifica l’indirizzo$/ : /^Via Savona 10$/;
    await tab.getByRole('button', { name: chosen }).first().click();
    await tab.getByRole('dialog').locator('label', { hasText: 'Via Tortona 33' }).click();
    await page.getByText(/^La consegna è cambiata\. Ora è .*Via Tortona 33: controlla prima di pagare\.$/).waitFor();
    await tab.close();
    await payButton(page).click();
    await page.waitForURL((url) => url.origin !== shopUrl());
    await clearPurchase(context);
  });
});
