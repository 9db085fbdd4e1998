import pg from 'pg';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, visits } from './support/browser.ts';
import { cutTables, expectNoWider } from './support/fits.ts';
import { databaseUrl } from './support/shop.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/** Every room of the Banco in a hand, and the work on money that somebody ends there. */

const visit = visits();
const rooms = [
  '',
  '/ordini?day=all',
  '/segnalazioni',
  '/premi',
  '/preparazione',
  '/preparazione/carrello',
  '/preparazione/regole',
  '/consegne',
  '/consegne/ritiri',
  '/locker',
  '/celle',
  '/giro',
  '/fasce',
  '/catalogo',
  '/catalogo/nuovo',
  '/catalogo/importa',
  '/offerte',
  '/ricerca',
  '/clienti',
  '/clienti/preventivi',
  '/newsletter',
  '/contenuti',
  '/volantino',
  '/pagamenti',
  '/fatture',
  '/rapporti',
  '/abbonamenti',
  '/negozio',
  '/pronto',
  '/registro',
];

async function expectFits(page: Page): Promise<void> {
  await expectNoWider(page);
  await expectAccessible(page);
}

it('no room is wider than a phone, nor has a fault of accessibility', async () => {
  const { page } = await visit('phone');
  await signInStaff(page, 'staff@sporta.example');
  for (const room of rooms) {
    await page.goto(`/banco${room}`, { waitUntil: 'networkidle' });
    await expect.poll(() => page.getByRole('heading', { level: 1 }).count(), { message: room }).toBe(1);
    await expectNoWider(page);
    expect(await cutTables(page), room).toEqual([]);
    // the preview in a frame is a page of the shop, looked at by itself
    await expectAccessible(page, { without: 'iframe' });
  }
}, 240_000);

it('a long refund keeps its sum and its buttons in sight on a phone', async () => {
  const { page } = await visit('phone');
  await signInStaff(page, 'responsabile@sporta.example', '/banco/ordini?day=all&tab=delivered');
  await page.locator('.ono a').first().click();
  await page.getByRole('button', { name: /^Rimborsa/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').first().waitFor();
  // before anybody scrolls, and in the middle of the lines
  for (const top of [0, 150]) {
    await dialog.locator('.db').evaluate((body, to) => body.scrollTo(0, to), top);
    for (const name of ['Annulla', 'Rimborsa']) {
      const box = await dialog.getByRole('button', { name, exact: true }).boundingBox();
      expect(box && box.y + box.height, name).toBeLessThan(page.viewportSize()!.height);
    }
    const foot = await dialog.locator('.refund-foot').boundingBox();
    expect(foot?.height).toBeLessThan(page.viewportSize()!.height / 4);
  }
  await expectFits(page);
});

it('the tabs of the catalogue can be pressed with a finger', async () => {
  const { page } = await visit('phone');
  await signInStaff(page, 'catalogo@sporta.example', '/banco/catalogo');
  await page.getByRole('button', { name: /^Senza foto/ }).waitFor();
  expect((await smallTargets(page)).filter((each) => each.includes('seg'))).toEqual([]);
});

it('money that keeps failing to go back is a row to read on a phone, and is ended there by hand', async () => {
  const db = new pg.Client({ connectionString: databaseUrl() });
  await db.connect();
  await db.query(
    `insert into outbox (topic, payload, attempts, last_error, next_at)
     values ('order.give-back', '{"orderId": 77000001}', 4, 'the provider does not answer', now() + interval '1 day')`,
  );
  await db.end();
  const { page } = await visit('phone');
  await signInStaff(page, 'amministrazione@sporta.example', '/banco/pagamenti');
  const row = page
    .getByRole('table', { name: 'Pagamenti e lavori fermi' })
    .getByRole('row')
    .filter({ hasText: '77000001' });
  await row.getByText('4 tentativi').waitFor();
  await expectFits(page);
  expect(await smallTargets(page)).toEqual([]);
  await row.getByRole('button', { name: 'Chiudi a mano…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chiudere a mano?' });
  expect(await dialog.getByRole('button', { name: 'Chiudi a mano' }).isDisabled()).toBe(true);
  await dialog.getByLabel(/Motivo/).fill('Bonifico fatto');
  await expectFits(page);
  await dialog.getByRole('button', { name: 'Chiudi a mano' }).click();
  await page.getByText('Chiuso: il negozio non ci prova più').waitFor();
  await expect.poll(() => row.count()).toBe(0);
});

it('a cold room that is too warm calls on Oggi, until somebody writes what was done and it is cold again', async () => {
  const { page, context } = await visit('phone');
  await signInStaff(page, 'responsabile@sporta.example', '/banco/celle');
  const name = `Cella ${Date.now()}`;
  await page.getByRole('button', { name: 'Nuova cella' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nuova cella' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByRole('button', { name: 'Salva la cella' }).click();
  const card = page.locator('.cold-cell').filter({ hasText: name });
  await card.getByRole('button', { name: 'Apri la giornata' }).click();
  await page.getByLabel('Nome della nuova sonda').fill('Porta');
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  const key = await page.locator('.cold-key').textContent();
  await expectFits(page);
  expect(await smallTargets(page)).toEqual([]);
  const at = new Date(Date.now() - 20 * 60_000).toISOString();
  await callShop(context, 'cold/readings', { key, readings: [{ at, temperature: -9.5 }] });

  await page.goto('/banco');
  const alert = page.locator('.alerts .note').filter({ hasText: `${name} a −9,5 °C` });
  await alert.getByText('Soglia −18 °C, da 20 minuti').waitFor();
  await alert.getByRole('link', { name: 'Apri la verifica' }).click();
  await page.getByLabel('Nuova azione').fill('Porta chiusa male, chiusa');
  await page.getByRole('button', { name: 'Scrivi nel registro' }).click();
  await page.locator('.cold-checks').getByText('Porta chiusa male, chiusa').waitFor();
  await page.getByLabel(`Temperatura letta, ${name}`).fill('-19,5');
  await card.getByRole('button', { name: 'Segna' }).click();
  await card.getByText('−19,5 °C').waitFor();
  await page.getByText(/A mano: \d\d:\d\d \S+ −19,5 °C\./).waitFor();
  // out of the room by its own way: the day that was open leaves without an error
  await page.getByRole('button', { name: 'Apri le stanze' }).click();
  await page.getByRole('link', { name: 'Oggi', exact: true }).click();
  await expect.poll(() => page.title()).toBe('Oggi | Banco');
  await expect.poll(() => alert.count()).toBe(0);
});
