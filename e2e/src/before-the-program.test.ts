import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { callShop, closeBrowser, logIn, visit } from './support/browser.ts';
import { newHousehold } from './support/customer.ts';
import { buyable } from './support/purchase.ts';
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

describe('what was chosen before the program is there', () => {
  it('counts: the look, at the foot of each page', async () => {
    const { page, context } = await visit('phone');
    const arrive = await slowly(page, '/faq');
    await page.getByLabel('Aspetto').selectOption('dark');
    arrive();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.look)).toBe('dark');
    expect(await page.getByLabel('Aspetto').inputValue()).toBe('dark');
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset.look)).toBe('dark');
    await context.close();
  });

  it('counts: how a list is sorted', async () => {
    const { page, context } = await visit('phone');
    const arrive = await slowly(page, '/frutta-e-verdura');
    const sort = page.getByLabel('Ordina', { exact: true });
    const last = await sort.locator('option').last().getAttribute('value');
    await sort.selectOption(last);
    arrive();
    await page.waitForURL((url) => url.search !== '');
    await expect.poll(() => sort.inputValue()).toBe(last);
    await context.close();
  });

  it('counts: a box that was ticked, a field that was filled, and the last of several', async () => {
    const { page, context } = await visit('desk');
    const arrive = await slowly(page, '/login');
    const remember = page.locator('main').getByRole('checkbox').first();
    const before = await remember.isChecked();
    expect(before).toBe(true);
    await page
      .locator('main label')
      .filter({ has: page.getByRole('checkbox') })
      .first()
      .click();
    expect(await remember.isChecked()).toBe(!before);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('Una');
    await password.fill('Un’altra');
    arrive();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('main input') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    await page.waitForTimeout(500);
    expect(await remember.isChecked()).toBe(!before);
    expect(await password.inputValue()).toBe('Un’altra');
    // the state of the page, not only its look: what it draws next has it too
    await page
      .getByLabel(/e-mail/i)
      .first()
      .pressSequentially('a@b.it');
    expect([await remember.isChecked(), await password.inputValue()]).toEqual([!before, 'Un’altra']);
    await context.close();
  });
});

it('shows an address that is to be changed, before the form runs and after', async () => {
  const { page, context } = await visit('phone');
  await logIn(context);
  const { userAddresses } = await callShop<{ userAddresses: Record<string, string>[] }>(context, 'user-address/list');
  const [known] = userAddresses;
  const arrive = await slowly(page, `/profile/addresses/manage/${known?.userAddressId}`);
  const form = page.locator('main form');
  const read = () =>
    Promise.all(
      ['addressName', 'address1', 'city', 'postalcode'].map((name) => form.locator(`[name=${name}]`).inputValue()),
    );
  const wanted = [known?.addressName, known?.address1, known?.city, known?.postalcode];
  expect(await read()).toEqual(wanted);
  await form.locator('[name=doorbell]').fill('Bianchi');
  arrive();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main form input') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await page.waitForTimeout(300);
  expect(await read()).toEqual(wanted);
  expect(await form.locator('[name=doorbell]').inputValue()).toBe('Bianchi');
  await context.close();
});

it('keeps presses from the first button that arrives, not only when the page is whole', async () => {
  const html = await (await fetch(`${shopUrl()}/frutta-e-verdura`)).text();
  const [listening, firstButton] = [html.indexOf("addEventListener('click'"), html.indexOf('<button')];
  expect(listening).toBeGreaterThan(0);
  expect(firstButton).toBeGreaterThan(listening);
});

/**
 * Stops React after so many slices of a page it is taking over, until `goOn` is called: its scheduler sends itself a message for each.
 * Runs in the browser, before the page does.
 */
function stopBetweenSlices(slices: number): void {
  const waiting: (() => void)[] = [];
  let left = slices;
  const isTakenOver = () => Object.keys(document).some((key) => key.startsWith('_reactListening'));
  const Channel = MessageChannel;
  window.MessageChannel = class extends Channel {
    constructor() {
      super();
      const send = this.port2.postMessage.bind(this.port2);
      this.port2.postMessage = (message: unknown) => {
        if (isTakenOver() && left-- <= 0) waiting.push(() => send(message));
        else send(message);
      };
    }
  };
  Object.assign(window, {
    isStopped: () => waiting.length > 0,
    goOn: () => {
      left = Number.POSITIVE_INFINITY;
      for (const send of waiting) send();
    },
  });
}

describe.each([0, 1, 3])('a page that React is taking over, after %i slices', (slices) => {
  it('answers a press that comes between once', async () => {
    const { page, context } = await visit('phone');
    await newHousehold(context);
    const [pasta] = await buyable(context, 'q=pasta');
    await callShop(context, 'cart/add-item', { product_id: pasta?.productId, quantity: 2 });
    await page.addInitScript(stopBetweenSlices, slices);
    await page.goto('/checkout');
    await page.waitForFunction(() => (window as unknown as { isStopped: () => boolean }).isStopped());
    await page.locator('main').getByRole('button', { name: 'Uno in più' }).first().click();
    await page.evaluate(() => (window as unknown as { goOn: () => void }).goOn());
    const quantities = async () => {
      const { cartItems } = await callShop<{ cartItems: { quantity: number }[] }>(context, 'cart/view');
      return cartItems.map(({ quantity }) => quantity);
    };
    await expect.poll(quantities).toEqual([3]);
    // longer than a press is kept for, and than the cart waits for the next one
    await page.waitForTimeout(1_500);
    expect(await quantities()).toEqual([3]);
    await context.close();
  });
});

it('asks for the parts no page shows at first once the page is alive', async () => {
  const manifest = await readFile(new URL('../../apps/web/dist/client/.vite/manifest.json', import.meta.url), 'utf8');
  const { file } = JSON.parse(manifest)['src/late-parts.tsx'] as { file: string };
  const { page, context } = await visit('phone');
  let wasAlive: boolean | undefined;
  await page.route(`**/${file}`, async (route) => {
    wasAlive = await page.evaluate(() =>
      Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    await route.continue();
  });
  await page.goto('/frutta-e-verdura');
  await expect.poll(() => wasAlive).toBe(true);
  await context.close();
});
