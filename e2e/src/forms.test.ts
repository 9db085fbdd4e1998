import { expect, it } from 'vitest';
import { type Device, logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { clearPurchase, readyToPay } from './support/purchase.ts';

/* Forms sent with nothing in them, at the widths of a phone, a tablet and a desk. */

const enter = visits();
const widths = [390, 768, 1440];

it.each(widths)('a new address says what it lacks below each field, on one line, at %i', async (width) => {
  const { page, context } = await enter(width === 390 ? 'phone' : 'desk');
  await logIn(context);
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/profile/addresses/manage', { waitUntil: 'networkidle' });
  await page.getByLabel('Citofono').fill('Riva');
  await page.getByRole('button', { name: 'Salva l’indirizzo' }).click();
  const said = page.locator('form .err');
  await said.first().waitFor();
  expect(await said.allTextContents()).toEqual(Array(4).fill('*Campo obbligatorio'));
  const heights = await said.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThan(20);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('address1');
  expect(await page.getByLabel('Citofono').inputValue()).toBe('Riva');
  await expectNoWider(page);
});

it.each<Device>(['phone', 'desk'])(
  'so it does in the window of delivery, whose column is narrow (%s)',
  async (device) => {
    const { page, context } = await enter(device);
    await readyToPay(context);
    await page.goto('/checkout', { waitUntil: 'networkidle' });
    const where = page.getByRole('button', { name: device === 'desk' ? /indirizzo/i : /^Via / });
    await where.first().click();
    await page.getByRole('button', { name: 'Nuovo indirizzo' }).click();
    await page.getByRole('button', { name: 'Salva l’indirizzo' }).click();
    const said = page.locator('form .town .err');
    await expect.poll(() => said.count()).toBe(3);
    const heights = await said.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(20);
    expect((await page.getByLabel('Città').boundingBox())!.width).toBeGreaterThan(120);
    await clearPurchase(context);
  },
);

it.each(widths)('allergens stand side by side, and ask for consent within the window, at %i', async (width) => {
  const { page, context } = await enter(width === 390 ? 'phone' : 'desk');
  await logIn(context);
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/profile/allergens', { waitUntil: 'networkidle' });
  const top = async (name: string) => (await page.locator('.chk', { hasText: name }).boundingBox())!.y;
  expect(await top('Latte')).toBe(await top('Glutine'));
  await page.locator('.chk', { hasText: 'Latte' }).click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Per ricordarla ci serve il tuo consenso').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
  await expectNoWider(page);
});
