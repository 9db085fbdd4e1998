import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { simulators } from './support/shop.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/** The room of invoices at the Banco: documents and their outcomes, one that is corrected and sent, takings. */

const visit = visits();
const rows = (page: Page) => page.getByRole('table', { name: 'Fatture' }).locator('tbody tr[data-row]');
const numbers = (page: Page) => rows(page).locator('.invoices-open');
const tab = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Stato delle fatture' }).getByRole('button', { name: new RegExp(`^${name}`) });

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoWider(page);
  expect(await smallTargets(page)).toEqual([]);
}

describe('the room of invoices', () => {
  it('has one that lacks something corrected and sent, and hears that the exchange system has it', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'amministrazione@sporta.example', '/banco/fatture');
    await expect.poll(() => tab(page, 'Da correggere').textContent()).toMatch(/1$/);
    await expectAccessible(page);
    // a document goes out to be read, and as it went to the exchange system
    await page
      .getByRole('button', { name: /^Scarica / })
      .last()
      .click();
    await expectAccessible(page);
    for (const [name, type] of [
      ['PDF da leggere', 'application/pdf'],
      ['XML per lo SdI', 'application/xml'],
    ] as const) {
      const address = await page.getByRole('menuitem', { name }).getAttribute('href');
      expect((await page.request.get(address as string)).headers()['content-type']).toContain(type);
    }
    await page.keyboard.press('Escape');
    await tab(page, 'Da correggere').click();
    await expect.poll(() => rows(page).count()).toBe(1);
    const number = (await rows(page).getByRole('button').first().textContent()) as string;
    await rows(page).getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: `Fattura ${number}` });
    await expect.poll(() => dialog.getByLabel('Codice destinatario').inputValue()).toBe('UF1A2B');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Invia di nuovo' }).click();
    await expect.poll(() => dialog.getByLabel('Codice destinatario').getAttribute('aria-invalid')).toBe('true');
    await dialog.getByLabel('Codice destinatario').fill('M5UXCR1');
    await dialog.getByRole('button', { name: 'Invia di nuovo' }).click();
    await expect.poll(() => dialog.getByRole('link', { name: 'Scarica l’XML' }).count()).toBe(1);
    // live: nobody reloads, the outbox sends it at once
    await expect.poll(() => dialog.getByText(/^inviato /).count()).toBe(1);
    const href = await dialog.getByRole('link', { name: 'Scarica l’XML' }).getAttribute('href');
    const file = await page.request.get(href as string);
    expect(await file.text()).toContain(`<Numero>${number}</Numero>`);
    const known = await page.request.get(
      `${simulators().exchangeUrl}/control/files?number=${encodeURIComponent(number)}`,
    );
    expect((await known.json()).files).toMatchObject([{ outcome: 'RC', document: { recipientCode: 'M5UXCR1' } }]);
    await page.keyboard.press('Escape');
    await expect.poll(() => rows(page).count()).toBe(0);
  });

  it('keeps filters in the address and is reached by G and S', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'amministrazione@sporta.example', '/banco');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    await page.keyboard.press('g');
    await page.keyboard.press('s');
    await page.waitForURL(/\/banco\/fatture$/);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
    const [first] = await numbers(page).allTextContents();
    await page.getByLabel('Cerca tra le fatture').fill(first as string);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain(`q=${encodeURIComponent(first as string)}`);
    await expect.poll(() => numbers(page).allTextContents()).toEqual([first]);
    await page.reload();
    await expect.poll(() => numbers(page).allTextContents()).toEqual([first]);
  });

  it('shows takings of chosen days, and the same as a file', async () => {
    const { page } = await visit('desk');
    await signInStaff(
      page,
      'amministrazione@sporta.example',
      '/banco/fatture?view=takings&from=2020-01-01&to=2020-01-31',
    );
    await expect.poll(() => page.getByRole('heading', { name: 'Nessun corrispettivo' }).count()).toBe(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Esporta' }).click();
    const href = await page.getByRole('menuitem', { name: 'CSV' }).getAttribute('href');
    const file = await page.request.get(href as string);
    expect(file.headers()['content-type']).toContain('text/csv');
    expect(await file.text()).toContain('Giorno;Aliquota;Vendite');
    await page.keyboard.press('Escape');
    await page.getByText('Ieri', { exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('from')).toMatch(/^20[2-9]/);
    expect(await page.getByRole('radio', { name: 'Ieri' }).isChecked()).toBe(true);
  });

  it('fits a phone, and answers to fingers', async () => {
    const { page } = await visit('phone');
    await signInStaff(page, 'amministrazione@sporta.example', '/banco/fatture');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
    await expectFits(page);
    await rows(page).getByRole('button').first().click();
    await expect.poll(() => page.getByRole('dialog').getByRole('heading', { name: 'File' }).count()).toBe(1);
    await expectFits(page);
    await page.goto('/banco/fatture?view=takings');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Corrispettivi');
    await expectFits(page);
  });

  it('is not there for who prepares orders', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'assistenza@sporta.example', '/banco');
    await expect
      .poll(() => page.getByRole('navigation', { name: 'Stanze del Banco' }).getByText('Ordini').count())
      .toBe(1);
    expect(await page.getByRole('navigation', { name: 'Stanze del Banco' }).getByText('Fatture').count()).toBe(0);
  });
});
