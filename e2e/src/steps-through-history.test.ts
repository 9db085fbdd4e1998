import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { type Device, logIn, visits } from './support/browser.ts';

/* Where a page was left, and what narrows a list (specification, sections 2 and 9). */

const enter = visits();

/** By the program: before it has taken the page over, the browser would load the product as a page of its own. */
async function openProduct(page: Page, device: Device): Promise<void> {
  const link = page.locator('.card a').nth(device === 'desk' ? 12 : 6);
  await expect
    .poll(() => link.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await link.evaluate((node: HTMLElement) => node.click());
  await page.waitForURL('**/product/**');
}

const scrollDown = (page: Page) => page.evaluate(() => window.scrollTo(0, 1000));

describe.each<Device>(['desk', 'phone'])('a page that opens (%s)', (device) => {
  it('stays where it is scrolled to before its program comes', async () => {
    const { page } = await enter(device);
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/latticini-e-uova', { waitUntil: 'commit' });
    await page.locator('.card').nth(8).waitFor();
    await scrollDown(page);
    const marked = await page.evaluate(() => window.scrollY);
    expect(marked).toBe(1000);
    letCome();
    await page.waitForFunction(() => Object.keys(document.querySelector('.card button') ?? {}).length > 0);
    await page.waitForTimeout(600);
    expect(await page.evaluate(() => window.scrollY)).toBe(1000);
  });

  it('is where it was left when it is loaded anew', async () => {
    const { page } = await enter(device);
    await page.goto('/latticini-e-uova', { waitUntil: 'networkidle' });
    await scrollDown(page);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);
  });

  it('has as much of its list as before when it is loaded anew, and stands where it was', async () => {
    const { page } = await enter(device);
    await page.goto('/latticini-e-uova', { waitUntil: 'networkidle' });
    const cards = page.locator('.list .card');
    const shown = await cards.count();
    for (const pages of [2, 3]) {
      await page.getByRole('link', { name: 'Mostra altri prodotti' }).click();
      await expect.poll(() => cards.count()).toBeGreaterThan((pages - 1) * shown);
    }
    const all = await cards.count();
    const top = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight - 2 * window.innerHeight);
      return window.scrollY;
    });
    await page.reload();
    await expect.poll(() => cards.count()).toBe(all);
    await expect.poll(() => page.evaluate((place) => Math.abs(window.scrollY - place) < 5, top)).toBe(true);
    // a list of its own begins at its first page; one step back it is as long as it was
    await page.goto('/faq');
    await page.goBack();
    await expect.poll(() => cards.count()).toBe(all);
    await page.goto('/faq');
    await page.goto('/latticini-e-uova', { waitUntil: 'networkidle' });
    expect(await cards.count()).toBe(shown);
  });

  it('shows what its address points at', async () => {
    const { page } = await enter(device);
    await page.goto('/faq', { waitUntil: 'networkidle' });
    const id = await page.evaluate(() => [...document.querySelectorAll('details[id]')].at(-3)?.id ?? '');
    await page.goto('/page/chi-siamo');
    await page.goto(`/faq#${id}`, { waitUntil: 'networkidle' });
    const asked = page.locator(`details[id="${id}"]`);
    await expect.poll(() => asked.evaluate((node: HTMLDetailsElement) => node.open)).toBe(true);
    const top = await asked.evaluate((node) => node.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(700);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  });
});

describe.each<Device>(['desk', 'phone'])('steps through the history (%s)', (device) => {
  it('lead back to where a list was left', async () => {
    const { page } = await enter(device);
    await page.goto('/latticini-e-uova', { waitUntil: 'networkidle' });
    await scrollDown(page);
    await openProduct(page, device);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await page.waitForURL('**/latticini-e-uova');
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1000) < 5)).toBe(true);
  });

  it('lead back there from a page that was loaded by itself', async () => {
    const { page } = await enter(device);
    await page.goto('/latticini-e-uova', { waitUntil: 'networkidle' });
    await scrollDown(page);
    const product = await page
      .locator('.card a')
      .nth(device === 'desk' ? 12 : 6)
      .getAttribute('href');
    await page.goto(product ?? '', { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack({ waitUntil: 'networkidle' });
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1000) < 5)).toBe(true);
  });

  it('lead back there though the list is asked for anew and comes late', async () => {
    const { page } = await enter(device);
    await page.goto('/latticini-e-uova', { waitUntil: 'networkidle' });
    await scrollDown(page);
    await openProduct(page, device);
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
    await expect.poll(() => late).toBeGreaterThan(0);
    await page.locator('.card').first().waitFor();
    await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 1000) < 5)).toBe(true);
  });

  it('leave whoever scrolls meanwhile where they are', async () => {
    const { page } = await enter(device);
    await page.goto('/latticini-e-uova', { waitUntil: 'networkidle' });
    await scrollDown(page);
    await openProduct(page, device);
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

describe('a product on a phone', () => {
  it('leads back to the list where it was left, or up to its shelf', async () => {
    const { page } = await enter('phone');
    await page.goto('/latticini-e-uova', { waitUntil: 'networkidle' });
    await openProduct(page, 'phone');
    const product = page.url();
    const back = page.getByRole('link', { name: 'Torna Indietro' });
    await back.click();
    await page.waitForURL('**/latticini-e-uova');
    // as one comes by the address somebody sent
    const { page: other } = await enter('phone');
    await other.goto(product, { waitUntil: 'networkidle' });
    await other.getByRole('link', { name: 'Torna Indietro' }).click();
    await other.waitForURL((address) => address.pathname.startsWith('/latticini-e-uova/'));
    await other.locator('.list .card').first().waitFor();
  });

  it('goes into the favourites and out of them', async () => {
    const { page, context } = await enter('phone');
    await logIn(context);
    await page.goto('/latticini-e-uova', { waitUntil: 'networkidle' });
    await openProduct(page, 'phone');
    const product = page.url();
    for (const [press, then] of [
      ['Aggiungi ai preferiti', 'Togli dai preferiti'],
      ['Togli dai preferiti', 'Aggiungi ai preferiti'],
    ] as const) {
      await page.getByRole('button', { name: press }).click();
      await page.getByRole('button', { name: then }).waitFor();
      await expect.poll(() => page.locator('.toast').count()).toBeGreaterThan(0);
      await page.goto(product, { waitUntil: 'networkidle' });
      await page.getByRole('button', { name: then }).waitFor();
    }
  });
});
