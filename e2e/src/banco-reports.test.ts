import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './support/accessible.ts';
import { visits } from './support/browser.ts';
import { expectNoWider } from './support/fits.ts';
import { signInStaff } from './support/staff.ts';
import { smallTargets } from './support/targets.ts';

/** The reports as those who answer for a store read them. */

const visit = visits();

const card = (page: Page, name: string) => page.locator('.report-cards li').filter({ hasText: name });
const subtitle = (page: Page) => page.locator('.report .bt .muted').textContent();

async function openReports(page: Page, who = 'staff', path = '/banco/rapporti'): Promise<void> {
  await signInStaff(page, `${who}@sporta.example`, path);
  await card(page, 'Vendite').waitFor();
}

describe('the reports', () => {
  it('go from week to week by keyboard, keep the period in the address, and narrow to a store', async () => {
    const { page } = await visit('desk');
    await openReports(page);
    const week = await subtitle(page);
    expect(week).toContain('Settimana');
    await page.getByRole('button', { name: 'Periodo prima' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => subtitle(page)).not.toBe(week);
    const before = await subtitle(page);
    await page.reload();
    await card(page, 'Vendite').waitFor();
    expect((await subtitle(page))?.split(',')[0]).toBe(before?.split(',')[0]);
    await page.getByText('Mese', { exact: true }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('span')).toBe('month');
    await page.getByRole('button', { name: /Sede/ }).click();
    await page.getByRole('menuitemradio', { name: /Milano/ }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('store')).toMatch(/^\d+$/);
    await page.getByText('Tabella dei giorni').click();
    await page.getByRole('table', { name: 'Vendite per giorno' }).waitFor();
    await expectAccessible(page);
  });

  it('are files for spreadsheets', async () => {
    const { page } = await visit('desk');
    await openReports(page);
    for (const [name, ending] of [
      ['CSV', 'csv'],
      ['Excel', 'xlsx'],
    ] as const) {
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: /^Esporta Vendite per giorno/ }).click();
      await page.getByRole('menuitem', { name }).click();
      expect((await file).suggestedFilename()).toMatch(new RegExp(`^rapporto-giorni-.*\\.${ending}$`));
    }
  });

  it('show a manager one store, without the money of the shop', async () => {
    const { page } = await visit('desk');
    await openReports(page, 'responsabile');
    expect(await page.getByRole('button', { name: /Sede/ }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Quadratura dei pagamenti' }).count()).toBe(0);
  });

  it('are no room of pickers', async () => {
    const { page } = await visit('desk');
    await signInStaff(page, 'preparatore@sporta.example', '/banco');
    await page.getByRole('link', { name: 'Preparazione' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Rapporti' }).count()).toBe(0);
  });

  it('fit a phone', async () => {
    const { page } = await visit('phone');
    await openReports(page);
    await expectNoWider(page);
    await expectAccessible(page);
    expect(await smallTargets(page)).toEqual([]);
  });
});
