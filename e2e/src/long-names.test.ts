import { describe, expect, it } from 'vitest';
import { callShop, type Device, visits } from './support/browser.ts';
import { newHousehold } from './support/customer.ts';
import { expectNoWider } from './support/fits.ts';
import { buyable } from './support/purchase.ts';

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
