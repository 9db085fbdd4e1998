import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { callShop, type Device, logIn, visits } from './support/browser.ts';
import { deliveredOrder, newHousehold } from './support/customer.ts';
import { expectNoWider } from './support/fits.ts';
import { buyable } from './support/purchase.ts';
import { databaseUrl } from './support/shop.ts';

/* Names nobody thought of: without a space to break at, no page is wider than the window and nothing lies over its neighbour. */

const enter = visits();
const solid = 'Supercalifragilistichespiralidoso'.repeat(4);

it.each<Device>(['phone', 'desk'])('an address of one long word breaks no page (%s)', async (device) => {
  const { page, context } = await enter(device);
  await newHousehold(context);
  const { userAddress } = await callShop<{ userAddress: { userAddressId: number } }>(context, 'user-address/insert', {
    address_name: solid.slice(0, 40),
    address1: solid.slice(0, 80),
    address_number: '33',
    city: 'Milano',
    province: 'MI',
    postalcode: '20144',
  });
  await callShop(context, 'cart/set-address', { user_address_id: userAddress.userAddressId, delivery_service_id: 1 });
  for (const path of ['/', '/latticini-e-uova', '/profile', '/profile/addresses', '/profile/lists', '/checkout']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectNoWider(page);
  }
  if (device === 'phone') return;
  const boxes = await page.locator('.whr > div').evaluateAll((all) => all.map((box) => box.getBoundingClientRect()));
  const texts = await page.locator('.whr b').evaluateAll((all) => all.map((text) => text.getBoundingClientRect()));
  for (const [at, text] of texts.entries()) expect(text.right).toBeLessThanOrEqual(boxes[at]!.right);
});

it.each<Device>(['phone', 'desk'])(
  'goods of one long word stay in their column of an order, on paper too (%s)',
  async (device) => {
    const { page, context } = await enter(device);
    await logIn(context);
    const orderId = await deliveredOrder(context);
    const db = new pg.Client({ connectionString: databaseUrl() });
    await db.connect();
    const { rows } = await db.query('select order_line_id as id, name from order_line where order_id = $1', [orderId]);
    const rename = ({ id, name }: { id: number; name: string }) =>
      db.query('update order_line set name = $2 where order_line_id = $1', [id, name]);
    try {
      for (const { id } of rows) await rename({ id, name: solid.slice(0, 88) });
      await page.goto(`/profile/orders/${orderId}`, { waitUntil: 'networkidle' });
      await page.locator('.oi').first().waitFor();
      const laidOver = () =>
        page.locator('.oi').evaluateAll(
          (lines) =>
            lines.filter((line) => {
              const words = document.createRange();
              words.selectNodeContents(line.querySelector('.nm')!.parentElement!);
              const next = [...line.querySelectorAll(':scope > :is(.num, .r)')];
              const { right } = words.getBoundingClientRect();
              return next.some((each) => each.getBoundingClientRect().left < right - 1);
            }).length,
        );
      expect(await laidOver()).toBe(0);
      await expectNoWider(page);
      if (device === 'phone') return;
      await page.setViewportSize({ width: 703, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      expect(await laidOver()).toBe(0);
      expect(await page.getByRole('heading', { name: 'Hai cambiato idea?' }).isVisible()).toBe(false);
    } finally {
      for (const row of rows) await rename(row);
      await db.end();
    }
  },
);

describe.each<Device>(['desk', 'phone'])('a message of all that was left out (%s)', (device) => {
  it('stays on the screen, its button to close it too', async () => {
    const { page, context } = await enter(device);
    await newHousehold(context);
    const [goods] = await buyable(context, 'q=olio');
    const { list } = await callShop<{ list: { listId: number } }>(context, 'list/insert', {
      name: `Lunghissima ${device}`,
      items: [{ product_id: goods!.productId, quantity: 1 }],
    });
    // what the shop says of goods that were withdrawn, of more of them than a test should withdraw from others
    await page.route('**/list/add-to-cart', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const left = `${goods!.shortDescr} ${goods!.name}: Questo prodotto non è più in vendita`;
      body.response.warningsMessage = Array.from({ length: 60 }, (_, at) => `${at + 1} ${left}`);
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`/profile/lists/${list.listId}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Aggiungi 1 al carrello/ }).click();
    const message = page.locator('.toast.warn');
    await message.waitFor();
    await page.waitForTimeout(500);
    const height = page.viewportSize()!.height;
    for (const part of [message, message.locator('.x')]) {
      const box = (await part.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    // the last of them is a scroll away
    const text = message.locator('.grow');
    expect(await text.textContent()).toContain('60 ');
    expect(await text.evaluate((each) => getComputedStyle(each).overflowY)).toBe('auto');
    await callShop(context, 'list/delete', { list_id: list.listId });
    await callShop(context, 'cart/empty', {});
  });
});
