import { addDays, formatDayLong, shopDay } from '@sporta/domain';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { callShop, visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/** Opening hours as a store manager writes them, and as customers read them. */

const visit = visits();

const save = (page: Page) => page.getByRole('button', { name: 'Salva gli orari' });

async function openHours(page: Page): Promise<void> {
  await signInStaff(page, 'responsabile@sporta.example', '/banco/fasce?model=hours');
  await page.getByRole('heading', { name: 'Giorni particolari' }).waitFor();
}

describe('opening hours', () => {
  it('get a special day that customers read, and lose it again', async () => {
    const { page } = await visit('desk');
    await openHours(page);
    expect(await save(page).isDisabled()).toBe(true);
    // further away than slots are sold: nobody's order is touched
    const day = addDays(shopDay(Date.now()), 20);
    await page.getByRole('button', { name: 'Aggiungi un giorno' }).click();
    await page.getByLabel('Giorno 1', { exact: true }).fill(day);
    await page.getByRole('switch', { name: 'Chiuso' }).uncheck();
    await page.getByLabel('Giorno 1, dalle').fill('14:00');
    await page.getByLabel('Giorno 1, alle').fill('09:00');
    await page.getByLabel('Nota per i clienti').fill('Inventario');
    await save(page).click();
    await page.getByText(/la chiusura viene dopo l’apertura/).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Giorno 1, dalle').fill('08:30');
    await page.getByLabel('Giorno 1, alle').fill('13:00');
    await save(page).click();
    await page.getByText('Orari salvati').waitFor();

    const { plan } = await callShop<{ plan: { warehouseId: number } }>(page.context(), 'staff/hours');
    const shop = await page.context().newPage();
    await shop.goto(`/store-locator/${plan.warehouseId}`);
    await shop.getByText(`${formatDayLong(day)}: 8:30–13:00 (Inventario)`).waitFor();
    await shop.close();

    await page.reload();
    await page.getByRole('button', { name: 'Togli il giorno 1' }).click();
    await save(page).click();
    await page.getByText('Orari salvati').waitFor();
    await page.getByText('nessuno, per ora').waitFor();
  });

  it('fit a phone, and days open and close by keys', async () => {
    const { page } = await visit('phone');
    await openHours(page);
    await expectNoWider(page);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Aggiungi un’apertura di Lunedì' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Lunedì, 2ª apertura, dalle').waitFor();
    await expectAccessible(page);
    expect(await save(page).isEnabled()).toBe(true);
  });
});
