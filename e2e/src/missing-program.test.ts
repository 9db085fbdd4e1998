import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { logIn, visits } from './support/browser.ts';

/** Parts of the program that do not arrive: a weak network, or a new version that has other files. */

const enter = visits();

/** What Chromium says of a file that was taken away, and React of a part of the server's page that it draws again for that (422). */
const MISSING = /ERR_FAILED|dynamically imported module|React error #422/;

/**
 * Takes away every file of the program but those named.
 * @param keep whether an address of a file stays
 * @returns the addresses asked for in vain, and a way to bring the files back
 */
async function takeAway(page: Page, keep: (path: string) => boolean) {
  const missed: string[] = [];
  const files = '**/assets/*.js';
  await page.route(files, (route) => {
    const { pathname } = new URL(route.request().url());
    if (keep(pathname)) return route.continue();
    missed.push(pathname);
    return route.abort();
  });
  return { missed, bringBack: () => page.unroute(files) };
}

it('a page goes on without the parts it can spare, and has them once they arrive', async () => {
  const { page, faults } = await enter('phone');
  const html = await (await page.request.get('/frutta-e-verdura')).text();
  const { missed, bringBack } = await takeAway(page, (path) => html.includes(path));
  await page.goto('/frutta-e-verdura');
  await expect.poll(() => missed.length, { timeout: 15_000 }).toBeGreaterThan(0);
  await page.getByRole('heading', { level: 1, name: 'Frutta e verdura' }).waitFor();
  const [late] = missed;
  const arrived = page.waitForResponse((response) => new URL(response.url()).pathname === late && response.ok(), {
    timeout: 30_000,
  });
  await bringBack();
  await arrived;
  await page.getByRole('heading', { level: 1, name: 'Frutta e verdura' }).waitFor();
  expect(await page.getByText(/Torniamo tra poco|Non riusciamo a caricare/).count()).toBe(0);
  expect(faults.filter((fault) => !MISSING.test(fault))).toEqual([]);
  faults.length = 0;
});

it('a page whose program is missing is read again once without a word, then says what to do', async () => {
  const { page, faults } = await enter('desk');
  await page.goto('/frutta-e-verdura', { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const { missed, bringBack } = await takeAway(page, (path) => loaded.some((name) => name.endsWith(path)));
  const readAgain: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) readAgain.push(new URL(request.url()).pathname);
  });
  await page.getByRole('link', { name: 'Domande frequenti' }).first().click();
  const says = page.getByRole('heading', { name: 'Non riusciamo a caricare la pagina' });
  await says.waitFor({ timeout: 30_000 });
  expect(missed.length).toBeGreaterThan(0);
  expect(readAgain.filter((path) => path === '/faq').length).toBeGreaterThan(0);
  const readBefore = readAgain.length;
  await expectAccessible(page);
  expect(readAgain.length).toBe(readBefore);

  await bringBack();
  await page.getByRole('button', { name: 'Carica di nuovo' }).click();
  await says.waitFor({ state: 'hidden' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/faq');
  expect(faults.filter((fault) => !MISSING.test(fault))).toEqual([]);
  faults.length = 0;
});

it('a part that comes alive late draws what the server drew, though its customer has left meanwhile', async () => {
  const { page, context } = await enter('phone');
  await logIn(context);
  let bringBack = () => {};
  const late = new Promise<void>((resolve) => {
    bringBack = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    if (/Pagamenti accettati/.test(await response.text())) await late;
    await route.fulfill({ response });
  });
  await page.goto('/profile');
  const marks = page.getByRole('list', { name: 'Pagamenti accettati' });
  const drawn = await marks.locator('li').count();
  expect(drawn).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Esci', exact: true }).first().click();
  await page.waitForURL((address) => address.pathname === '/');
  // the pictures of the server stay until their program is there
  expect(await marks.locator('li').count()).toBe(drawn);
  bringBack();
  await expect
    .poll(() => marks.evaluate((list) => Object.keys(list).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await expect.poll(() => marks.locator('li').count()).toBe(drawn);
  // files may still be on their way when the page is closed
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
