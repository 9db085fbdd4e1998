import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { buyable, holdFreeSlot } from './support/purchase.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/** Customers and companies as customer care and accounting use them. */

const visit = visits();

const list = (page: Page) => page.getByRole('table', { name: 'Clienti' });

/** Finds somebody in the list and opens their page. */
async function openCustomer(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Cerca tra i clienti' }).fill(name);
  const row = list(page).getByRole('link', { name });
  await expect.poll(() => list(page).locator('tbody tr[data-row]').count()).toBe(1);
  await row.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

describe('customers', () => {
  it('are found, noted and given a certificate they hold', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/clienti');
    await list(page).waitFor();
    await expectAccessible(page);
    await openCustomer(page, 'Paolo Bassi');
    await page.getByText('Speso in 12 mesi').waitFor();
    await expectAccessible(page);

    await page.getByLabel('Nuova nota').fill('Richiama sempre dopo le 18');
    await page.getByRole('button', { name: 'Aggiungi la nota' }).click();
    await page.getByText('Richiama sempre dopo le 18').waitFor();

    await page.getByRole('button', { name: 'Dai un buono' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dai un buono' });
    await dialog.getByLabel('Valore').fill('21');
    await dialog.getByText('Puoi dare buoni fino a 20,00').waitFor();
    await dialog.getByLabel('Valore').fill('3,50');
    await dialog.getByLabel(/Perché/).fill('Ritardo di una consegna');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /Dai un buono di 3,50/ }).click();
    await page.getByRole('table', { name: 'Buoni' }).getByText('Ritardo di una consegna').first().waitFor();

    await page.getByRole('button', { name: /Anonimizza…/ }).click();
    const last = page.getByRole('dialog', { name: 'Anonimizzare Paolo Bassi?' });
    await last.getByLabel(/Scrivi BASSI/).fill('Rossi');
    expect(await last.getByRole('button', { name: /^(Anonimizza|Programma)/ }).isDisabled()).toBe(true);
    await expectAccessible(page);
    await last.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('button', { name: /Unisci a un altro/ }).click();
    await page.getByLabel('Cerca l’account che resta').fill('cucina@');
    await page.getByRole('button', { name: /Sara Neri/ }).click();
    await page.getByRole('button', { name: 'Unisci gli account' }).waitFor();
    await expectAccessible(page);
  });

  it('fit a phone, with targets for fingers', async () => {
    const { page } = await visit('phone');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/clienti');
    await list(page).waitFor();
    await expectNoWider(page);
    expect(await smallTargets(page)).toEqual([]);
    await openCustomer(page, 'Paolo Bassi');
    await page.getByText('Speso in 12 mesi').waitFor();
    await expectAccessible(page);
    await expectNoWider(page);
    expect(await smallTargets(page)).toEqual([]);
  });

  it('are bought for: the shop says so on every page, offers the link alone, and leads back', async () => {
    const { page, context } = await visit('desk');
    await signInStaff(page, 'assistenza@sporta.example', '/banco/clienti');
    await openCustomer(page, 'Paolo Bassi');
    const customerPage = new URL(page.url()).pathname;
    await page.getByRole('button', { name: 'Compra per il cliente' }).click();
    const bar = page.getByRole('complementary', { name: 'Acquisto per un cliente' });
    await bar.getByText(/Stai comprando per Paolo Bassi, fino alle/).waitFor();
    await callShop(context, 'cart/empty', {});
    for (const { productId } of (await buyable(context, 'q=olio')).slice(0, 3)) {
      await callShop(context, 'cart/add-item', { product_id: productId, quantity: 4 });
    }
    await holdFreeSlot(context);
    await page.goto('/payment');
    await page.getByText('Paga il cliente, da un link').waitFor();
    await bar.waitFor();
    expect(await page.getByText('Nuova carta').count()).toBe(0);
    await expectAccessible(page);
    // the page of the payment keeps the cart as it is
    await callShop(context, 'cart/unlock', {});
    await callShop(context, 'cart/empty', {});
    await callShop(context, 'timeslot/release', {});
    await bar.getByRole('button', { name: 'Finisci e torna al Banco' }).click();
    await page.waitForURL((url) => url.pathname === customerPage);
    await page.goto('/');
    expect(await bar.count()).toBe(0);
  });
});

describe('a company', () => {
  it('shows what it owes and how it pays; accounting changes that, and takes it back', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'amministrazione@sporta.example', '/banco/clienti?tab=company');
    await list(page).getByRole('link', { name: 'Paolo Bassi' }).waitFor();
    await list(page).getByRole('link', { name: 'Paolo Bassi' }).click();
    await page.getByRole('link', { name: 'Trattoria Bassi S.r.l.' }).click();
    await page.getByRole('heading', { name: 'Scadenze' }).waitFor();
    await page
      .getByRole('region', { name: 'Ultimi ordini' })
      .getByText(/^Tutti \(|Non ha ancora/)
      .waitFor();
    const all = page.getByRole('region', { name: 'Ultimi ordini' }).getByText(/^Tutti \(/);
    const listed = (await all.count()) === 0 ? '0' : /\((.*)\)/.exec((await all.textContent()) ?? '')?.[1];
    await page
      .locator('.client-head')
      .getByRole('link', { name: listed === '1' ? '1 ordine' : `${listed} ordini` })
      .waitFor();
    await page.getByRole('region', { name: 'Buoni' }).getByRole('heading', { name: 'Buoni e crediti' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /Modifica/ }).click();
    const terms = page.getByRole('dialog', { name: 'Come paga' });
    await terms.getByLabel('Può pagare a scadenza, con bonifico').press('Space');
    await terms.getByLabel('Fido').fill('2500');
    await expectAccessible(page);
    await terms.getByRole('button', { name: 'Salva' }).click();
    await page.getByText(/di 2\.500,00/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Annulla' }).last().click();
    await page.getByText('Paga al momento dell’ordine.').waitFor();
    await page.getByRole('button', { name: 'Registra un incasso' }).click();
    const payment = page.getByRole('dialog', { name: 'Registra un incasso' });
    await payment.getByLabel('Importo').fill('999999');
    await payment.getByText(/Di questa fattura restano/).waitFor();
    await expectAccessible(page);
  });

  it('fits a phone', async () => {
    const { page } = await visit('phone');
    await signInStaff(page, 'amministrazione@sporta.example', '/banco/clienti?tab=company');
    await list(page).getByRole('link', { name: 'Paolo Bassi' }).click();
    await page.getByRole('link', { name: 'Trattoria Bassi S.r.l.' }).click();
    await page.getByRole('heading', { name: 'Scadenze' }).waitFor();
    await expectNoWider(page);
    await expectAccessible(page);
    expect(await smallTargets(page)).toEqual([]);
  });
});
