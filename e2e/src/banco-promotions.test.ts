import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { signInStaff } from './support/staff.ts';

/** Promotions as who makes them meets the room: calendar, editor, trial, publishing and stopping. */

const visit = visits();
const signIn = (page: Page, path = '/banco/offerte') => signInStaff(page, 'catalogo@sporta.example', path);
const editor = (page: Page) => page.locator('.promo-ed');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Takes back what the message says; an older message may still be there. */
const undo = async (page: Page, what: string) => {
  await page.locator('.toast', { hasText: what }).getByRole('button', { name: 'Annulla' }).click();
  await expect.poll(() => page.getByText('Fatto: è tornato com’era.').count()).toBeGreaterThan(0);
};
const shopProduct = async (page: Page, productId: number) =>
  (await (await page.request.get(`/ebsn/api/products/${productId}`)).json()).data;

/** A draft of 3×2 on one product that is in no offer. @returns the product's id */
async function startThreeForTwo(page: Page, name: string): Promise<number> {
  const { data } = await (await page.request.get('/ebsn/api/products?q=detersivo&page_size=60')).json();
  const product = data.products.find((each: { warehousePromo?: object }) => !each.warehousePromo);
  await page.getByRole('link', { name: 'Nuova offerta' }).click();
  await page.getByRole('radio', { name: 'M per N' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Nome' }).fill(name);
  await editor(page).getByRole('button', { name: 'Aggiungi', exact: true }).click();
  const finder = page.getByRole('dialog', { name: 'Aggiungi prodotti' });
  await finder.getByLabel('Nome, codice o EAN').fill(product.code);
  await finder.getByRole('button', { name: `Aggiungi ${product.name}` }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => finder.count()).toBe(0);
  return product.productId;
}

describe('promotions', () => {
  it('are made, tried, published for customers to see, and stopped', async () => {
    const { page } = await visit('desk');
    await signIn(page);
    const productId = await startThreeForTwo(page, '3×2 “Bucato”');
    await expect.poll(() => page.locator('.promo-card').textContent()).toContain('3×2');
    await expect.poll(() => page.locator('.promo-line').textContent()).toContain('su 3 pezzi ne paghi 2');
    const tried = page.getByRole('region', { name: 'Prova un carrello' });
    await expect.poll(() => tried.textContent()).toContain('3×2: su 3 pezzi ne paghi 2');
    await tried.getByRole('button', { name: /uno in meno/ }).click();
    await expect.poll(() => tried.textContent()).toContain('Aggiungine 1: è gratis');

    await button(page, 'Salva bozza').click();
    await page.waitForURL(/[?&]id=\d+/);
    expect((await shopProduct(page, productId)).warehousePromo).toBeUndefined();
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/promo-desk.png`, fullPage: true });

    // from today on: it holds at once
    await page.getByLabel('Dal', { exact: true }).fill(new Date().toISOString().slice(0, 10));
    await button(page, 'Pubblica ora').click();
    await expect.poll(async () => (await shopProduct(page, productId)).warehousePromo?.view.header).toContain('3×2');
    await expect.poll(() => editor(page).getByText('In corso', { exact: true }).count()).toBe(1);
    expect(await page.getByRole('radio', { name: 'Sconto %' }).isDisabled()).toBe(true);

    await button(page, 'Ferma ora').click();
    await expect.poll(async () => (await shopProduct(page, productId)).warehousePromo).toBeUndefined();
    await undo(page, 'Offerta fermata');
    await expect.poll(async () => (await shopProduct(page, productId)).warehousePromo?.view.header).toContain('3×2');
    await expect.poll(() => button(page, 'Ferma ora').count()).toBe(1);
    await button(page, 'Ferma ora').click();
    await expect.poll(() => editor(page).getByText('Finita', { exact: true }).count()).toBe(1);
  });

  it('say what is missing before they can be published, and show both values when a colleague was faster', async () => {
    const { page, context } = await visit('desk');
    await signIn(page);
    await startThreeForTwo(page, 'Coppia');
    await page.getByRole('button', { name: /^paghi: uno in più/ }).click();
    await expect.poll(() => page.getByText('Si deve pagare meno di quanto si prende').count()).toBeGreaterThan(0);
    expect(await button(page, 'Programma').isDisabled()).toBe(true);
    await page.getByRole('button', { name: /^paghi: uno in meno/ }).click();
    await button(page, 'Salva bozza').click();
    await page.waitForURL(/[?&]id=\d+/);

    const name = (on: Page) => on.getByRole('textbox', { name: 'Nome' });
    await name(page).fill('Coppia mia');
    const colleague = await context.newPage();
    await colleague.goto(page.url());
    await name(colleague).fill('Coppia sua');
    await button(colleague, 'Salva bozza').click();
    await expect.poll(() => page.getByRole('button', { name: 'Tieni il suo' }).count()).toBe(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tieni il suo' }).click();
    await expect.poll(() => name(page).inputValue()).toBe('Coppia sua');
    await button(page, 'Elimina bozza').click();
    await page.waitForURL((url) => !url.searchParams.has('id'));
  });
});

describe('flyers', () => {
  it('lie along their days above the offers, and lead to their editor', async () => {
    const { page } = await visit('desk');
    await signIn(page);
    const row = page.getByRole('region', { name: 'Volantini' });
    const flyer = row.getByRole('link', { name: /^Una settimana di prezzi bassi fino al \d+ \S+, \d+ prodotti$/ });
    await flyer.click();
    await page.waitForURL(/volantino\?slug=una-settimana-di-prezzi-bassi/);
    await expect
      .poll(() => page.getByLabel('Nome', { exact: true }).inputValue())
      .toBe('Una settimana di prezzi bassi');
  });
});

describe.each([1440, 390])('at %i px', (width) => {
  it('calendar, list and editor have no fault of accessibility, nor are wider than the window', async () => {
    const { page } = await visit('desk');
    await page.setViewportSize({ width, height: 900 });
    await signIn(page);
    // a phone opens on the list, a desk on the calendar
    const opensOn = page.locator(width === 390 ? 'tbody tr[data-row]' : '.promo-bar');
    await expect.poll(() => opensOn.count()).toBeGreaterThan(0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/promo-first-${width}.png` });
    await page.goto('/banco/offerte?view=weeks');
    await expect.poll(() => page.locator('.promo-bar').count()).toBeGreaterThan(0);
    await expectAccessible(page);
    await expectNoWider(page);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/promo-cal-${width}.png` });
    await page.locator('.promo-bar[href*="id="]').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('heading', { name: 'Cosa vede il cliente' }).count()).toBe(1);
    await expectAccessible(page);
    await expectNoWider(page);
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/promo-open-${width}.png`, fullPage: true });
    await page.goto('/banco/offerte?view=list');
    await expect
      .poll(() => page.getByRole('table', { name: 'Offerte' }).locator('tbody tr[data-row]').count())
      .toBeGreaterThan(0);
    await expectAccessible(page);
    await expectNoWider(page);
  });
});
