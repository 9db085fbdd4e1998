import type { DeliveryPassOffer } from '@sporta/contract';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, go, logIn, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/** Delivery passes at the Banco: what the shop sells, and those of a customer. */

const visit = visits();

it('sells what accounting writes, to customers at once, and no more once it is taken off sale', async () => {
  const name = `Prova ${Date.now()}`;
  const { page } = await visit('desk');
  const { context } = await visit('desk');
  await logIn(context, 'abbonata@sporta.example');
  const offered = async () =>
    (await callShop<{ offers: DeliveryPassOffer[] }>(context, 'delivery-pass/offers')).offers.find(
      (each) => each.name === name,
    );
  await signInStaff(page, 'amministrazione@sporta.example', '/banco/abbonamenti');
  await page.getByRole('button', { name: 'Nuovo abbonamento' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Metti in vendita' }).click();
  await dialog.getByText('Scrivi i giorni, da 7 a 400').waitFor();
  await expectAccessible(page);
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByLabel('Durata in giorni').fill('90');
  await dialog.getByLabel('Prezzo').fill('27,50');
  await dialog.getByLabel('Consegna gratis da').fill('45');
  await dialog.getByRole('region', { name: 'Come lo legge il cliente' }).getByText('Gratis da 45,00').waitFor();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Metti in vendita' }).click();
  const row = page.getByRole('row', { name });
  await row.getByText('In vendita', { exact: true }).waitFor();
  expect(await offered()).toMatchObject({ days: 90, price: 27.5, freeFrom: 45 });

  await row.getByRole('button', { name: 'Togli dalla vendita' }).click();
  await row.getByText('Non in vendita', { exact: true }).waitFor();
  expect(await offered()).toBeUndefined();
}, 90_000);

it('shows on a phone what a customer bought, and what would go back', async () => {
  const { page } = await visit('phone');
  await signInStaff(page, 'assistenza@sporta.example', '/banco/clienti?q=Greco');
  await page.getByRole('link', { name: 'Paola Greco' }).click();
  const passes = page.getByRole('region', { name: 'Abbonamenti consegne' });
  await passes.getByText('Attivo', { exact: true }).waitFor();
  await passes.getByText('Finito', { exact: true }).waitFor();
  await expectNoWider(page);
  expect(await smallTargets(page)).toEqual([]);
  await passes.getByRole('button', { name: 'Termina' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/^Ha pagato 9,90.*gli restituiamo/).waitFor();
  await expectAccessible(page);
  // a pass that was ended cannot be given back: it stays for the next look
  await dialog.getByRole('button', { name: 'Annulla' }).click();
  await go(page, '/banco');
}, 90_000);
