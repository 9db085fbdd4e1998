import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { signInStaff } from './support/staff.ts';

/** A price list of a till, brought by who keeps the catalogue: from the file to products on sale, and back. */

const visit = visits();

const priceList = (code: string) =>
  `COD_ART;DESCR;MARCA;PREZZO_IVATO;ALIQ;SCORTA MINIMA;NOTE2\r\n${code}1;CREMA DI NOCCIOLE;NONNA PINA;4,90;10;6;a\r\n${code}2;CREMA DI MANDORLE;NONNA PINA;1.2,49;10;-1;b\r\n`;

const bring = (page: Page, name: string, text: string) =>
  page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
const region = (page: Page, name: string) => page.getByRole('region', { name });
const look = async (page: Page) => {
  await expectAccessible(page);
  await expectNoWider(page);
};

describe('importing the catalogue', () => {
  for (const width of ['desk', 'phone'] as const) {
    it(`takes a file through its columns, its errors and back (${width})`, async () => {
      const { page } = await visit(width);
      await signInStaff(page, 'catalogo@sporta.example', '/banco/catalogo');
      await page.getByRole('link', { name: 'Importa' }).click();
      await page.waitForURL('**/banco/catalogo/importa');
      await region(page, 'Importazioni fatte').waitFor();
      await look(page);

      await bring(page, 'listino.xlsx', 'PK\u0003\u0004');
      await page.getByText('Questo foglio di calcolo non si legge').waitFor();
      await bring(page, `listino-${width}.csv`, priceList(width.toUpperCase()));
      const columns = region(page, 'Colonne');
      await columns.waitFor();
      expect(await columns.getByLabel('Che cos’è DESCR').inputValue()).toBe('name');
      expect(await columns.getByLabel('Che cos’è NOTE2').inputValue()).toBe('');
      await look(page);
      await page.getByRole('button', { name: 'Controlla il file' }).click();

      const errors = region(page, 'Righe con errori');
      await errors.getByText('Non può essere negativo').waitFor();
      await errors.getByRole('button', { name: 'Prezzi 1' }).click();
      await errors.getByText('Non è un numero').waitFor();
      await region(page, 'Cosa cambia').getByText('Crema di nocciole').waitFor();
      await look(page);
      await errors.getByRole('button', { name: /^Correggi Prezzo/ }).click();
      await errors.getByRole('textbox').fill('12,49');
      await page.keyboard.press('Enter');
      // the group it was in is empty, and all that is left is seen again
      await errors.getByRole('button', { name: /^Correggi Punto di riordino/ }).click();
      await errors.getByRole('textbox').fill('no');
      await page.keyboard.press('Enter');
      await errors.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Applica 2 righe' }).click();

      const outcome = region(page, 'Applicata');
      await outcome.waitFor();
      await look(page);
      const found = () => page.request.get('/ebsn/api/products?q=crema%20di%20mandorle%20nonna%20pina');
      await expect.poll(async () => JSON.stringify(await (await found()).json())).toContain('12.49');
      await page.reload();
      await outcome.getByRole('button', { name: 'Torna indietro' }).click();
      await region(page, 'Tornata indietro').waitFor();
      await expect.poll(async () => JSON.stringify(await (await found()).json())).not.toContain('12.49');
      await page.getByRole('link', { name: 'Importazioni fatte' }).click();
      await region(page, 'Importazioni fatte')
        .getByRole('link', { name: `listino-${width}.csv` })
        .first()
        .waitFor();
    });
  }

  it('lets prices begin on another day, and takes them back before they did', async () => {
    const { page } = await visit('phone');
    await signInStaff(page, 'catalogo@sporta.example', '/banco/catalogo/importa');
    const list = (price: string) =>
      `COD_ART;DESCR;MARCA;PREZZO_IVATO;ALIQ\r\nPIANO1;CREMA DI PISTACCHI;NONNA PINA;${price};10\r\n`;
    const bringAndCheck = async (price: string) => {
      await page.goto('/banco/catalogo/importa');
      await bring(page, 'listino-di-domani.csv', list(price));
      await page.getByRole('button', { name: 'Controlla il file' }).click();
      await region(page, 'Applica').waitFor();
    };
    const shown = async () =>
      JSON.stringify(
        await (await page.request.get('/ebsn/api/products?q=crema%20di%20pistacchi%20nonna%20pina')).json(),
      );
    await bringAndCheck('7,35');
    // a new product is sold at once: there is nothing to wait for
    expect(await page.getByRole('checkbox', { name: /^I prezzi valgono/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Applica 1 riga' }).click();
    await region(page, 'Applicata').waitFor();
    await expect.poll(shown).toContain('7.35');

    await bringAndCheck('8,15');
    await page.locator('label', { hasText: 'I prezzi valgono da un altro giorno' }).click();
    await page.getByText(/^I prezzi valgono da .*00:00$/).waitFor();
    await look(page);
    const from = page.getByLabel('Da quando valgono i prezzi');
    const midnight = await from.inputValue();
    await from.fill('2020-01-01T00:00');
    await page.getByRole('button', { name: 'Programma 1 riga' }).click();
    await page.getByText('Il momento da cui valgono i prezzi è già passato').waitFor();
    await from.fill(midnight);
    await page.getByRole('button', { name: 'Programma 1 riga' }).click();
    const outcome = region(page, 'Applicata');
    await outcome.getByText(/^1 prezzo vale da .*: fino ad allora restano quelli di adesso/).waitFor();
    await look(page);
    expect(await shown()).toContain('7.35');
    await outcome.getByRole('button', { name: 'Torna indietro' }).click();
    await region(page, 'Tornata indietro').waitFor();
    expect(await shown()).toContain('7.35');
  });

  it('matches what a chain calls departments, and finds it again in the next file', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'catalogo@sporta.example', '/banco/catalogo/importa');
    const list = `COD_ART;DESCR;PREZZO_IVATO;REP CHAIN\r\nREP1;PELATI DELLA CASA;1,10;07\r\nREP2;CAFFÈ DELLA CASA;3,10;QZX\r\n`;
    await bring(page, 'reparti.csv', list);
    const columns = region(page, 'Colonne');
    await columns.getByLabel('Che cos’è REP CHAIN').selectOption('categories');
    await columns.getByText('2 da abbinare su 2').waitFor();
    await look(page);
    const choice = columns.getByLabel('Reparto per 07');
    const path = await choice.locator('option').nth(3).getAttribute('value');
    await choice.selectOption(path);
    await columns.getByText('1 da abbinare su 2').waitFor();
    await columns.getByText(/^07 → /).waitFor();
    await page.getByRole('button', { name: 'Controlla il file' }).click();
    await region(page, 'Applica').waitFor();
    await page.getByText('1 prodotto nuovo senza reparto va').waitFor();
    await look(page);

    await page.goto('/banco/catalogo/importa');
    await bring(page, 'reparti-di-nuovo.csv', list);
    await columns.getByText('1 da abbinare su 2').waitFor();
    expect(await columns.getByLabel('Reparto per 07').inputValue()).toBe(path);
  });
});
