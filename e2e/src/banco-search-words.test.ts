import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { signInStaff } from './support/staff.ts';

/** Words of the search as who keeps the catalogue meets them: tried, kept, live in the shop, taken back. */

const visit = visits();
const signIn = (page: Page) => signInStaff(page, 'catalogo@sporta.example', '/banco/ricerca');
const total = async (page: Page, q: string) =>
  (await (await page.request.get(`/ebsn/api/products?q=${q}`)).json()).data.page.totItems as number;

describe('words of the search', () => {
  it('are tried beside what the search finds today, hold at once in the shop, and are taken back', async () => {
    const { page } = await visit('desk');
    await signIn(page);
    expect(await total(page, 'bibbidiba')).toBe(0);
    await page.getByLabel('Cosa scrive il cliente').fill('bibbidiba');
    await page.getByLabel('Vuol dire lo stesso di').fill('latte');
    await expect.poll(() => page.getByRole('heading', { name: /^Oggi: nessun prodotto/ }).count()).toBe(1);
    await expect.poll(() => page.getByRole('heading', { name: /^Con queste parole: \d+ prodotti/ }).count()).toBe(1);
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/words-desk.png`, fullPage: true });
    await page.getByRole('button', { name: 'Aggiungi bibbidiba = latte' }).click();
    await expect.poll(() => total(page, 'bibbidiba')).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Annulla' }).first().click();
    await expect.poll(() => total(page, 'bibbidiba')).toBe(0);
  });

  it('put a product first, and switch off what comes with the program', async () => {
    const { page } = await visit('desk');
    await signIn(page);
    const first = async () =>
      (await (await page.request.get('/ebsn/api/products?q=yogurt')).json()).data.products[0].productId as number;
    const before = await first();
    await page.getByLabel('Cosa scrive il cliente').fill('yogurt');
    await page
      .getByRole('button', { name: /^Metti in cima/ })
      .last()
      .click();
    await expect.poll(first).not.toBe(before);
    await page.getByRole('button', { name: 'Togli dalla cima di yogurt' }).click();
    await expect.poll(first).toBe(before);

    await page.getByLabel('Cerca fra i sinonimi di serie').fill('anguria');
    const row = page.getByRole('switch', { name: /^anguria/ });
    await row.click({ force: true });
    await expect.poll(() => page.getByText(/, 1 non in uso/).count()).toBe(1);
    await row.click({ force: true });
    await expect.poll(() => page.getByText(/non in uso/).count()).toBe(0);
  });

  it('learn a brand that stands in names, and forget it again', async () => {
    const { page } = await visit('desk');
    await signIn(page);
    await page.getByLabel('Manca una marca?').fill('Grissinella');
    await page.getByLabel('Manca una marca?').press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: 'Grissinella' });
    await expect.poll(() => row.textContent()).toContain('Aggiunta da te');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Togli Grissinella dalle marche' }).click();
    await expect.poll(() => row.count()).toBe(0);
    await page.getByRole('button', { name: 'Annulla' }).last().click();
    await expect.poll(() => row.count()).toBe(1);
    await page.getByRole('button', { name: 'Togli Grissinella dalle marche' }).click();
    await expect.poll(() => row.count()).toBe(0);
  });

  it.each([1440, 390])('have no fault of accessibility at %i px, nor are wider than the window', async (width) => {
    const { page } = await visit('desk');
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    await expect.poll(() => page.getByRole('heading', { name: 'Sinonimi di serie' }).count()).toBe(1);
    await expect.poll(() => page.getByLabel('Cerca fra le marche trovate').count()).toBe(1);
    await expectAccessible(page);
    await expectNoWider(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/words-${width}.png`, fullPage: true });
  });
});
