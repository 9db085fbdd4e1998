import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { closeBrowser, visit } from './support/browser.ts';
import { shopUrl } from './support/shop.ts';

afterAll(closeBrowser);

/** Opens a page whose program stays on its way until `arrive` is called, as on a slow phone. */
async function slowly(page: Page, path: string): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = page.waitForRequest('**/assets/entry-client-*.js');
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  return arrive;
}

describe.each(['phone', 'desk'] as const)('a page whose program is still on its way, %s', (device) => {
  it('keeps a pressed button in mind', async () => {
    const { page, context } = await visit(device);
    const arrive = await slowly(page, '/frutta-e-verdura');
    const add = page
      .locator('main')
      .getByRole('button', { name: /^Aggiungi / })
      .first();
    await add.click();
    arrive();
    // a visitor who adds is asked to log in
    await page.waitForURL(/\/login/);
    await context.close();
  });

  it('keeps what was typed, and sends a form once, without its fields in the address', async () => {
    const { page, context } = await visit(device);
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    const arrive = await slowly(page, '/login');
    await page
      .getByLabel(/e-mail/i)
      .first()
      .fill('cliente@sporta.example');
    await page.getByLabel('Password', { exact: true }).fill('Spesa-2026!');
    await page.locator('main').getByRole('button', { name: 'Accedi' }).first().click();
    arrive();
    await page.waitForURL((url) => url.pathname !== '/login');
    expect(addresses.join(' ')).not.toMatch(/Spesa-2026|cliente/);
    await context.close();
  });
});

it('keeps presses from the first button that arrives, not only when the page is whole', async () => {
  const html = await (await fetch(`${shopUrl()}/frutta-e-verdura`)).text();
  const [listening, firstButton] = [html.indexOf("addEventListener('click'"), html.indexOf('<button')];
  expect(listening).toBeGreaterThan(0);
  expect(firstButton).toBeGreaterThan(listening);
});
