import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, visits } from './support/browser.ts';
import { clearPurchase, readyToPay } from './support/purchase.ts';

const enter = visits();

interface Where {
  shippingAddress?: { deliveryServiceId: number; userAddressId?: number };
  timeslot?: { timeslotId: number };
}

describe.each<Device>(['desk', 'phone'])('with a slot at home held (%s)', (device) => {
  it('another way of delivery wants its own place and slot: nothing is confirmed before', async () => {
    const { page, context } = await enter(device);
    await readyToPay(context);
    const cart = () => callShop<Where>(context, 'cart/view');
    const home = await cart();
    expect([home.shippingAddress?.deliveryServiceId, home.timeslot]).toEqual([1, expect.any(Object)]);

    await page.goto('/checkout', { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: device === 'desk' ? /indirizzo/i : /^Via / })
      .first()
      .click();
    const window = page.getByRole('dialog');
    await window.getByText('Ritiro presso', { exact: true }).first().click();
    // nobody comes to who collects
    const title = device === 'desk' ? 'Dove e quando ritiri la spesa?' : 'Dove la ritiri?';
    await page.getByRole('dialog', { name: title }).waitFor();
    if (device === 'desk') {
      await window.getByRole('heading', { name: 'Prima dicci dove' }).waitFor();
      expect(await window.getByRole('button', { name: /^Conferma/ }).isDisabled()).toBe(true);
      expect(await window.getByText(/^Hai scelto/).count()).toBe(0);
    } else {
      expect(await window.getByRole('button', { name: 'Fatto' }).count()).toBe(0);
      // the ways of delivery and the stores fit the sheet
      const last = await window.getByText('Locker', { exact: true }).first().boundingBox();
      expect((last?.x ?? 999) + (last?.width ?? 999)).toBeLessThanOrEqual(390);
    }
    await expectAccessible(page);

    // back at home the slot is still there
    await window.getByText('Consegna a casa', { exact: true }).first().click();
    await page.getByRole('dialog', { name: device === 'desk' ? /ti portiamo la spesa/ : /portiamo/ }).waitFor();
    const done = window.getByRole('button', { name: device === 'desk' ? /^Conferma/ : 'Fatto' });
    await done.waitFor();
    expect(await done.isEnabled()).toBe(true);

    await window.getByText('Ritiro presso', { exact: true }).first().click();
    await window.locator('label', { hasText: 'Sporta Milano Tortona' }).click();
    await window.getByText(/La fascia oraria scelta era di un altro negozio o servizio/).waitFor();
    const there = await cart();
    expect([there.shippingAddress?.deliveryServiceId, there.timeslot]).toEqual([2, undefined]);

    await callShop(context, 'cart/set-address', {
      user_address_id: home.shippingAddress?.userAddressId,
      delivery_service_id: 1,
    });
    await clearPurchase(context);
  });

  it('offers collection near the customer first, or near the place they write', async () => {
    const { page, context } = await enter(device);
    await readyToPay(context);
    // of a customer without an address nobody knows from where: the place is asked, and nothing is hidden
    await page.route('**/user-address/list*', async (route) => {
      const response = await route.fetch();
      const json = await response.json();
      await route.fulfill({ response, json: { ...json, data: { ...json.data, userAddresses: [] } } });
    });
    const openCollection = async () => {
      await page.goto('/checkout', { waitUntil: 'networkidle' });
      await page
        .getByRole('button', { name: device === 'desk' ? /indirizzo/i : /^Via / })
        .first()
        .click();
      await page.getByRole('dialog').getByText('Ritiro presso', { exact: true }).first().click();
    };
    const window = page.getByRole('dialog');
    const stores = () => window.getByRole('group', { name: 'Ritiro presso' }).locator('label b').allTextContents();
    await openCollection();
    await window.getByText('Dicci dove sei').waitFor();
    expect(await window.getByRole('group', { name: 'Ritiro presso' }).count()).toBe(0);
    await window.getByRole('button', { name: 'Vedi tutti' }).click();
    await expect.poll(async () => (await stores()).length).toBe(3);

    await page.unroute('**/user-address/list*');
    await openCollection();
    await expect.poll(stores).toEqual(['Sporta Milano Tortona']);
    await window.getByText(/20144 Milano · .*\d k?m$/).waitFor();
    await window.getByRole('button', { name: 'Vedi anche i più lontani' }).click();
    expect(await stores()).toEqual(['Sporta Milano Tortona', 'Sporta Torino Lingotto', 'Sporta Roma Ostiense']);
    const field = window.getByLabel('Vicino a');
    await field.fill('00153 Roma');
    await field.press('Enter');
    await expect.poll(stores).toEqual(['Sporta Roma Ostiense']);
    await field.fill('Palermo');
    await window.getByRole('button', { name: 'Cerca' }).click();
    await window.getByText(/Qui vicino non ce n’è/).waitFor();
    await field.fill('qqqq');
    await field.press('Enter');
    await window.getByText('Non conosciamo questo posto').waitFor();
    await expectAccessible(page);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/ritiro-unknown-${device}.png` });
    await field.fill('');
    await field.press('Enter');
    await expect.poll(stores).toEqual(['Sporta Milano Tortona']);
    await expectAccessible(page);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/ritiro-${device}.png` });
    await clearPurchase(context);
  });

  it('deleting its address says before and after what is lost', async () => {
    const { page, context } = await enter(device);
    await readyToPay(context);
    const before = await callShop<Where>(context, 'cart/view');
    const { userAddress } = await callShop<{ userAddress: { userAddressId: number } }>(context, 'user-address/insert', {
      address_name: 'Da togliere',
      address1: 'Via Tortona',
      address_number: '33',
      city: 'Milano',
      province: 'MI',
      postalcode: '20144',
    });
    await callShop(context, 'cart/set-address', { user_address_id: userAddress.userAddressId, delivery_service_id: 1 });
    expect((await callShop<Where>(context, 'cart/view')).timeslot).toBeDefined();

    await page.goto('/profile/addresses', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Elimina Da togliere' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question.getByText(/La spesa nel carrello va qui.+si libera/).waitFor();
    await question.getByRole('button', { name: 'Si', exact: true }).click();
    await page.getByText('La fascia oraria scelta non vale più: scegline una nuova.').first().waitFor();
    const after = await callShop<Where>(context, 'cart/view');
    expect([after.shippingAddress, after.timeslot]).toEqual([undefined, undefined]);

    await callShop(context, 'cart/set-address', {
      user_address_id: before.shippingAddress?.userAddressId,
      delivery_service_id: 1,
    });
    await clearPurchase(context);
  });
});
