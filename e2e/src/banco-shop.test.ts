import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

const visit = visits();

it('gives the shop a name and a colour from the Banco, and takes them back', async () => {
  const { page } = await visit('desk');
  await signInStaff(page, 'staff@sporta.example', '/banco/negozio');
  await page.getByRole('heading', { name: 'Nome e aspetto' }).waitFor();
  await expectAccessible(page);
  const colour = page.getByLabel('Colore del negozio', { exact: true });
  await colour.fill('#ffd12b');
  await page.getByText('Le scritte bianche non si leggerebbero: contrasto 1,5 a 1').waitFor();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  // the server does not take it either
  await page
    .getByText(/ne serve almeno 4,5/)
    .first()
    .waitFor();
  await colour.fill('#a3212b');
  await page.getByLabel('Nome del negozio online').fill('Bottega Rossi');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Salvato: vale da subito').waitFor();

  const { page: shop } = await visit('desk');
  await shop.goto('/');
  const home = shop.locator('.hd').getByRole('link', { name: 'Bottega Rossi, vai alla home' });
  await home.waitFor();
  expect(await shop.title()).toContain('Bottega Rossi');
  expect(await shop.locator('meta[name=theme-color]').getAttribute('content')).toBe('#68151c');
  const look = await home.evaluate((link) => ({
    content: getComputedStyle(link, '::before').content,
    band: getComputedStyle(link.closest('.hd')!).backgroundColor,
  }));
  expect(look).toEqual({ content: '"Bottega Rossi"', band: 'rgb(104, 21, 28)' });
  await expectAccessible(shop);
  // another page of the same visit is of the same shop
  await shop.getByRole('link', { name: 'Punti vendita' }).first().click();
  await shop.waitForURL(/store-locator/);
  await expect.poll(() => shop.title()).toContain('Bottega Rossi');
  expect(await shop.locator('meta[name=theme-color]').getAttribute('content')).toBe('#68151c');

  await page.getByRole('button', { name: 'Annulla' }).click();
  await page.getByText('è tornato com’era').waitFor();
  await shop.goto('/');
  await shop.locator('.hd').getByRole('link', { name: 'Sporta, vai alla home' }).waitFor();
  expect(await shop.locator('meta[name=theme-color]').getAttribute('content')).toBe('#094a28');
});

it('fits a phone, with targets for fingers', async () => {
  const { page } = await visit('phone');
  await signInStaff(page, 'staff@sporta.example', '/banco/negozio');
  await page.getByRole('heading', { name: 'Modi di pagare' }).waitFor();
  await expectNoWider(page);
  expect(await smallTargets(page)).toEqual([]);
  await expectAccessible(page);
});

it('draws the rounds upon a map of others once it is set, with its credit, and upon its own streets before and after', async () => {
  const { page } = await visit('desk');
  const asked: string[] = [];
  await page.route('https://maps.example/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await signInStaff(page, 'staff@sporta.example', '/banco/negozio');
  await page.getByLabel('Indirizzo della mappa').fill('https://maps.example/{z}/{x}/{y}.svg');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText(/Chi ha fatto la mappa: non può mancare/).waitFor();
  await page.getByLabel('Chi ha fatto la mappa').fill('© Mappe di prova');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Salvato: vale da subito').waitFor();

  await page.goto('/banco/consegne');
  await page.getByText('© Mappe di prova').waitFor();
  await expect.poll(() => asked.length).toBeGreaterThan(3);
  expect(new Set(asked.map((url) => url.replace(/\d+/g, 'n')))).toEqual(new Set(['https://maps.example/n/n/n.svg']));
  await expectAccessible(page);

  await page.goto('/banco/negozio');
  for (const name of ['Indirizzo della mappa', 'Chi ha fatto la mappa']) await page.getByLabel(name).fill('');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Salvato: vale da subito').waitFor();
  const before = asked.length;
  await page.goto('/banco/consegne');
  await page.getByRole('button', { name: 'Ingrandisci la mappa' }).waitFor();
  await expect.poll(() => page.getByText('© Mappe di prova').count()).toBe(0);
  expect(asked.length).toBe(before);
});
