import { expect, it } from 'vitest';
import { visits } from './support/browser.ts';

/* What narrows a list (specification, section 2). */

const enter = visits();

it('enters the catalogue from outside without the filters of before', async () => {
  const { page } = await enter('desk');
  await page.goto('/vini-e-birre', { waitUntil: 'networkidle' });
  await page.getByRole('switch', { name: 'Solo in offerta' }).click({ force: true });
  await page.waitForURL('**/vini-e-birre?promo=true');
  await page.getByRole('link', { name: 'Aiuto' }).first().click();
  await page.waitForURL('**/faq');
  await page.getByRole('link', { name: 'Cantina' }).first().click();
  await page.waitForURL('**/vini-e-birre');
  expect(await page.getByRole('switch', { name: 'Solo in offerta' }).isChecked()).toBe(false);
});
