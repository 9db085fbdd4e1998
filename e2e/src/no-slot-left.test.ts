import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, type Device, go, visits } from './support/browser.ts';
import { newHousehold } from './support/customer.ts';
import { expectNoWider } from './support/fits.ts';
import { buyable, fillCart } from './support/purchase.ts';
import { databaseUrl } from './support/shop.ts';

const visit = visits();
const pool = new pg.Pool({ connectionString: databaseUrl() });
const taken = (isTaken: boolean) =>
  pool.query('update timeslot set closed = $1 where delivery_service_id = 1', [isTaken]);
afterAll(async () => {
  await taken(false);
  await pool.end();
});

describe.each<Device>(['desk', 'phone'])('where no slot is left (%s)', (device) => {
  it('is said so, and leads to a message when there is one, to the store and to the cart', async () => {
    const { page, context } = await visit(device);
    const email = await newHousehold(context);
    const [oil] = await buyable(context, 'q=olio');
    await callShop(context, 'cart/add-item', { product_id: oil?.productId, quantity: 1 });
    await taken(true);
    // older answers live for a second and a half
    await page.waitForTimeout(2_000);
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    await page
      .getByRole('button', { name: /l’orario$/ })
      .first()
      .click();
    const window = page.getByRole('dialog');
    await window.getByText(/^Tutto pieno per \d+ giorni/).waitFor();
    await expectAccessible(page);
    await expectNoWider(page);

    await window.getByRole('button', { name: 'Avvisami quando c’è posto' }).click();
    await window.getByText('Ti scriviamo appena c’è posto.').waitFor();
    const { rows } = await pool.query('select kind from notify_request where email = $1', [email]);
    expect(rows).toEqual([{ kind: 'slot' }]);

    await window.getByRole('button', { name: 'Ritira in negozio' }).click();
    await window.getByRole('radio', { name: /Sporta Milano Tortona/ }).waitFor();
    await page.keyboard.press('Escape');
    await window.waitFor({ state: 'hidden' });

    // on a desk the drawer of the cart asks for a slot first
    await go(page, device === 'desk' ? '/' : '/checkout');
    await page
      .getByRole('button', { name: device === 'desk' ? /^Carrello/ : 'Scegli l’orario' })
      .first()
      .click();
    await page.getByRole('link', { name: 'Guarda il carrello' }).click();
    await page.waitForURL(/\/checkout$/);
    await window.waitFor({ state: 'hidden' });
    await taken(false);
  });
});

describe.each<Device>(['desk', 'phone'])('a slot the shop closes while it is held (%s)', (device) => {
  it('is said to be closed by the button that pays and by the cart, which lead to another', async () => {
    const { page, context } = await visit(device);
    await newHousehold(context);
    // older answers live for a second and a half
    await page.waitForTimeout(2_000);
    await fillCart(context);
    await go(page, '/payment');
    await taken(true);
    try {
      const pay = page.getByRole('button', { name: /^Paga \d/ }).filter({ visible: true });
      await pay.click();
      await page.getByText(/La fascia di .* è stata chiusa: scegli un altro orario/).waitFor();
      await page.getByRole('button', { name: 'Scegli un altro orario' }).waitFor();
      await expectAccessible(page);
      await expectNoWider(page);
      await go(page, '/checkout');
      const note = page.locator('#cosa-manca');
      await note.getByText('Serve un altro orario.').waitFor();
      await expectAccessible(page);
      await note.getByRole('button', { name: 'Scegli l’orario' }).click();
      await page.getByRole('dialog').waitFor();
    } finally {
      await taken(false);
    }
  });
});
