import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type Device, visits } from './support/browser.ts';

/* Where a page was left, and what narrows a list (specification, sections 2 and 9). */

const enter = visits();

/** A page that comes alive goes to its top once more: it is scrolled until it stays. */
async function scrollDown(page: Page): Promise<void> {
  for (let stays = 0; stays < 3; ) {
    await page.evaluate(() => window.scrollTo(0, 1000));
    await page.waitForTimeout(400);
    stays = (await page.evaluate(() => window.scrollY)) === 1000 ? stays + 1 : 0;
  }
}

describe.each<Device>(['desk', 'phone'])('steps through the history (%s)', (device) => {
  it('lead back to where a list was left', async () => {
    const { page } = await enter(device);
    await page.goto('/latticini-e-uova', { waitUntil: 'networkidle' });
    await scrollDown(page);
    await page
      .locator('.card a')
      .nth(device === 'desk' ? 12 : 6)
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/product/**');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/latticini-e-uova');
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1000) < 5)).toBe(true);
  });

  it('lead back there though the list is asked for anew and comes late', async () => {
    const { page } = await enter(device);
    await page.goto('/latticini-e-uova', { waitUntil: 'networkidle' });
    await scrollDown(page);
    await page
      .locator('.card a')
      .nth(device === 'desk' ? 12 : 6)
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/product/**');
    // a program that begins anew has no list left
    await page.reload({ waitUntil: 'networkidle' });
    let late = 0;
    await page.route(/\/ebsn\/api\/products\?/, async (route) => {
      late += 1;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goBack();
    await page.waitForURL('**/latticini-e-uova');
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1000) < 5), { timeout: 10_000 }).toBe(true);
    expect(late).toBeGreaterThan(0);
  });

  it('leave whoever scrolls meanwhile where they are', async () => {
    const { page } = await enter(device);
    await page.goto('/latticini-e-uova', { waitUntil: 'networkidle' });
    await scrollDown(page);
    await page
      .locator('.card a')
      .nth(device === 'desk' ? 12 : 6)
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/product/**');
    await page.goBack();
    await page.waitForURL('**/latticini-e-uova');
    await page.keyboard.press('Home');
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.waitForTimeout(1200);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(400);
  });
});

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
