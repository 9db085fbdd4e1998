import { expect, it } from 'vitest';
import { callShop, type Device, visits } from './support/browser.ts';
import { newHousehold } from './support/customer.ts';
import { expectNoWider } from './support/fits.ts';

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
